"""Handouts from Markdown: what players may take home, and what only the master reads."""
