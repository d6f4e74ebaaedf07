"""Referência: every rule that is looked up, grouped and searched as one types."""
