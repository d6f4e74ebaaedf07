"""Calculations that serve every system."""
