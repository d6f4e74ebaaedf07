"""Finding pieces in the catalogue of equipment, as one types."""

from __future__ import annotations

from functools import cache

from gmscreen.canon.garganta.equipment import equipment
from gmscreen.rules.garganta.equipment import CataloguePiece, PieceCategory
from gmscreen.sheets.search import Document, SearchIndex


def found_pieces(query: str, most: int | None = None) -> tuple[CataloguePiece, ...]:
    """What can be carried of the catalogue, the best first: accents aside, typos forgiven.

    Everything in the catalogue's order for an empty query. Each says its source.
    """
    places = _index().find(query).places
    return tuple(_carried()[place] for place in places[:most])


@cache
def _carried() -> tuple[CataloguePiece, ...]:
    return tuple(piece for piece in equipment().values() if piece.category is not PieceCategory.SERVICE)


@cache
def _index() -> SearchIndex:
    return SearchIndex(Document(piece.name, f"{piece.skill or ''} {piece.note}") for piece in _carried())
