"""The panels, one module each, imported at the first visit."""
