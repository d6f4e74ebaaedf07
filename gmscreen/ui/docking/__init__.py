"""Panels in tabs that can be dragged out, laid side by side, floated on another screen, and come back."""
