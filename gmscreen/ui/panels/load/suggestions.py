"""Names from the catalogue for what is being typed."""

from __future__ import annotations

from collections.abc import Iterable

from gmscreen.rules.garganta.equipment import CataloguePiece, PieceCategory
from gmscreen.texts.folded import folded, is_found

MOST = 8


def suggestions(typed: str, pieces: Iterable[CataloguePiece]) -> tuple[CataloguePiece, ...]:
    """The first pieces with every word typed in their name, accents aside; services can't be carried."""
    if not typed.strip():
        return ()
    found = (
        piece
        for piece in pieces
        if piece.category is not PieceCategory.SERVICE and is_found(typed, piece.name)
    )
    return tuple(sorted(found, key=lambda piece: (not is_start(typed, piece.name), piece.name))[:MOST])


def is_start(typed: str, name: str) -> bool:
    """Whether a name begins with what is typed."""
    return folded(name).startswith(folded(typed.strip()))
