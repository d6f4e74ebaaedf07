"""The window: shell, panels, widgets, theme."""
