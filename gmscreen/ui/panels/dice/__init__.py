"""Dados: any dice, a test, a contest, and every roll of the session."""
