"""Which tables the inserts were printed from, in one line."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from gmscreen.canon.garganta.edition import edition
from gmscreen.paper.inserts.insert_pages import InsertPage
from gmscreen.paper.press.content_texts import texts_of
from gmscreen.texts.catalogue import text

_DIGITS = 8
_NAMED = ("19", "20", "24", "27")
"""The documents that most of the figures are from."""


def edition_line(pages: Sequence[InsertPage]) -> str:
    """The edition's day, the versions of its main documents, and a digest of all that is printed."""
    known = edition()
    documents = ", ".join(
        text("inserts.version", document=document, version=known.documents[document]) for document in _NAMED
    )
    words = "\n".join(texts_of(tuple(pages)))
    digest = sha256(words.encode()).hexdigest()[:_DIGITS]
    return text("inserts.edition", day=f"{known.day:%d/%m/%Y}", documents=documents, digest=digest)
