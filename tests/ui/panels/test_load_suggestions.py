"""Names from the catalogue for what is typed."""

import pytest

from gmscreen.canon.garganta.equipment import equipment
from gmscreen.rules.garganta.equipment import PieceCategory
from gmscreen.ui.panels.load.suggestions import MOST, suggestions

PIECES = tuple(equipment().values())


@pytest.mark.parametrize(
    ("typed", "first"), [("lampiao", "Lampião"), ("FACAO", "Facão"), ("machad", "Machadinha")]
)
def test_accents_and_case_do_not_matter_and_beginnings_come_first(typed: str, first: str) -> None:
    assert suggestions(typed, PIECES)[0].name.startswith(first)


def test_nothing_typed_suggests_nothing() -> None:
    assert suggestions("  ", PIECES) == ()


def test_a_few_are_enough_and_services_are_not_among_them() -> None:
    found = suggestions("a", PIECES)
    assert len(found) == MOST
    assert all(piece.category is not PieceCategory.SERVICE for piece in found)
