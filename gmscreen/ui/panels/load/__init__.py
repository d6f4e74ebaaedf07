"""Carga: what a weight does to whoever carries it, and what would change it."""
