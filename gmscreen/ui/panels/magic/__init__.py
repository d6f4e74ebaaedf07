"""Magia: the level and the cost of a spell, its outcomes, the table of failures, missiles and resistance."""
