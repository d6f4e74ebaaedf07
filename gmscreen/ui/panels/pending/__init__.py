"""Pendências: what the sheets on the desk lack, and what the table settled."""
