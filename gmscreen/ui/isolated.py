"""Names from files, kept from turning the line around them, for those who draw."""

from __future__ import annotations

from gmscreen.texts.isolated import isolated

__all__ = ["isolated"]
