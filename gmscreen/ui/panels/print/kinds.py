"""The kinds of print: what each picks from, what can be chosen, and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from gmscreen.paper.cards.card_format import Backs, Bleed, Flip
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.paper.press.printed import Progress
from gmscreen.ui.panels.print.options import Control, Option, size_problem
from gmscreen.ui.panels.print.order import Order

if TYPE_CHECKING:  # what prints is imported when something is printed, for start-up
    from gmscreen.paper.press.printed import Printed


class Source(StrEnum):
    """What a kind of print picks from."""

    SHEETS = "sheets"
    NOTHING = "nothing"
    """It is always the same."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of print; `make` runs in a thread of its own."""

    id: str
    source: Source
    options: tuple[Option, ...]
    make: Callable[[Order, Progress], Printed]


def _cards(order: Order, progress: Progress) -> Printed:
    from gmscreen.ui.panels.print.printing_cards import cards_of  # noqa: PLC0415 # see above

    return cards_of(order, progress)


def _inserts(order: Order, progress: Progress) -> Printed:
    from gmscreen.ui.panels.print.printing_inserts import inserts_of  # noqa: PLC0415 # see above

    return inserts_of(order, progress)


PAPER = Option("paper", tuple(PaperSize))
INK = Option("ink", tuple(InkStyle))

_CARD_OPTIONS = (
    Option("size", tuple(CardSize), Control.OWN, problem=size_problem),
    PAPER,
    INK,
    Option("bleed", (Bleed.FULL, Bleed.NONE)),
    Option("backs", tuple(Backs), Control.LIST),
    Option("emblem", ("",), Control.PICTURE, given=("backs", (Backs.EMBLEM, Backs.PORTRAIT))),
    Option("flip", tuple(Flip), given=("backs", tuple(Backs)[1:])),
)

KINDS = (
    Kind("cards", Source.SHEETS, _CARD_OPTIONS, _cards),
    Kind("inserts", Source.NOTHING, (PAPER, INK), _inserts),
)
"""In the order in which they are offered."""


def kind_of(kind_id: str) -> Kind:
    """A kind by its id; StopIteration for an unknown one."""
    return next(kind for kind in KINDS if kind.id == kind_id)
