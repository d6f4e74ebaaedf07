"""The window's campaign: opened, saved, found damaged, brought back."""
