"""Defesas e manobras: what each manoeuvre leaves, every defence, and the whole of an attack."""
