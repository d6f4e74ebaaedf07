"""The main window: tabs, menus, status bar and what happens when something breaks."""
