"""Queda: what a fall costs, how likely it kills, and the roll."""
