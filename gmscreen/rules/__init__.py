"""The games' arithmetic: pure functions on frozen values, the standard library only."""
