"""Days as Brazilians write them."""

from __future__ import annotations

from datetime import datetime


def moment_words(moment: datetime) -> str:
    """A moment by the clock on the wall here: `30/11/2026 21:14`."""
    return f"{moment.astimezone():%d/%m/%Y %H:%M}"


def day_words(moment: datetime) -> str:
    """The day of a moment by the clock on the wall here: `30/11/2026`."""
    return f"{moment.astimezone():%d/%m/%Y}"
