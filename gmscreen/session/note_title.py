"""What a note is called: its first line that says something, without Markdown's signs for a heading."""

from __future__ import annotations

from gmscreen.texts.catalogue import text

LONGEST_TITLE = 120


def note_title(written: str) -> str:
    """The title of a note with this text, at most `LONGEST_TITLE` characters of it."""
    start = _first_word(written)
    end = written.find("\n", start)
    line = written[start : len(written) if end < 0 else end]
    title = line[: 2 * LONGEST_TITLE].strip().lstrip("#").strip()
    return title[:LONGEST_TITLE] or text("note.untitled")


def _first_word(written: str) -> int:
    """Where the text begins to say something, found without a copy of it."""
    return next((place for place, letter in enumerate(written) if not letter.isspace()), len(written))
