"""What a person chooses for a print of cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum

from gmscreen.paper.cards.own_size import AnySize, read_size
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.rules.errors import RuleError


class Bleed(StrEnum):
    """How many millimetres of colour go past the cut."""

    NONE = "0"
    FULL = "3"


class Backs(StrEnum):
    """What is printed behind each card, on a page of its own after that of the fronts.

    `continued` is the card's next face; its name where it has none.
    """

    NONE = "none"
    CONTINUED = "continued"
    TITLE = "title"
    PORTRAIT = "portrait"
    EMBLEM = "emblem"


class Flip(StrEnum):
    """Over which edge of the paper the printer turns it."""

    LONG_EDGE = "long-edge"
    SHORT_EDGE = "short-edge"


@dataclass(frozen=True, slots=True)
class CardFormat:
    """The size of the cards, the sheets that they are printed on, with which inks, and what lies behind."""

    size: AnySize = CardSize.POKER
    paper: PaperSize = PaperSize.A4
    ink: InkStyle = InkStyle.COLOUR
    bleed: Bleed = Bleed.FULL
    backs: Backs = Backs.NONE
    flip: Flip = Flip.LONG_EDGE


def written_format(chosen: CardFormat) -> dict[str, str]:
    """The choices as plain words, for settings and reports."""
    return {field.name: str(getattr(chosen, field.name)) for field in fields(chosen)}


def read_format(written: Mapping[str, str]) -> CardFormat:
    """The choices that these words stand for, the usual one for each that is not there.

    ValueError for an unknown word.
    """
    usual = written_format(CardFormat())
    if not set(written) <= set(usual) or not all(isinstance(word, str) for word in written.values()):
        raise ValueError("not a format of cards")
    words = usual | dict(written)
    try:
        size = read_size(words["size"])
    except RuleError as error:
        raise ValueError("not a size of card") from error
    return CardFormat(
        size,
        PaperSize(words["paper"]),
        InkStyle(words["ink"]),
        Bleed(words["bleed"]),
        Backs(words["backs"]),
        Flip(words["flip"]),
    )
