"""Combate: who acts, what he may do, what the blow does, who falls."""
