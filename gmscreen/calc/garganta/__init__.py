"""The calculations of A Garganta, one a file."""
