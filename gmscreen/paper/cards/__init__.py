"""Stat cards, several on a sheet of paper."""
