"""Which state of a sheet was printed, in one line for the foot of its pages."""

from __future__ import annotations

from datetime import date
from hashlib import sha256

from gmscreen.texts.catalogue import text

_DIGITS = 8


def of_revision(revision: int, day: date | None) -> str:
    """The number of a campaign's revision and its day; without one for how the campaign began."""
    if day is None:
        return text("full_sheet.revision", number=revision)
    return text("full_sheet.revision_of", number=revision, day=f"{day:%d/%m/%Y}")


def of_file(name: str, written: str) -> str:
    """The name of a sheet's file, and a digest of its text."""
    digest = sha256(written.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGITS]
    return text("full_sheet.file", file=name, digest=digest)
