"""Escudo do Mestre: the game master's screen for A Garganta and its sister systems."""

__version__ = "0.1.0"
