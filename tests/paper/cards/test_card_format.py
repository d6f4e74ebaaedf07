from decimal import Decimal

import pytest

from gmscreen.paper.cards.card_format import Backs, Bleed, CardFormat, Flip, read_format, written_format
from gmscreen.paper.cards.own_size import OwnSize
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize


def test_what_is_written_is_read_again() -> None:
    size = OwnSize(Decimal("80.5"), Decimal(110))
    chosen = CardFormat(size, PaperSize.LETTER, InkStyle.PLAIN, Bleed.NONE, Backs.TITLE, Flip.SHORT_EDGE)
    assert read_format(written_format(chosen)) == chosen


def test_what_is_not_said_is_the_usual() -> None:
    assert read_format({"paper": "letter"}) == CardFormat(paper=PaperSize.LETTER)


@pytest.mark.parametrize(
    "written", [{"colour": "red"}, {"size": "a3"}, {"size": "1x1"}, {"bleed": "4"}, {"flip": 1}]
)
def test_what_nobody_knows_is_refused(written: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"not a|is not a valid"):
        read_format(written)
