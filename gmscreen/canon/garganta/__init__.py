"""The tables of A Garganta."""
