"""Golpes: the tables of critical hits and of critical misses, narrowed to the blow at hand."""
