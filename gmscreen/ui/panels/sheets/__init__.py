"""Fichas: any sheet with both its lines, to read; list, search and card on the side."""
