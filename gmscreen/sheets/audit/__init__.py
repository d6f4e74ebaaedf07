"""Conferir: the audit of a sheet, item by item (24 §5)."""
