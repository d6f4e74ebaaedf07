"""The kinds of print: what each picks from, what can be chosen, and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, cast

from gmscreen.paper.cards.card_format import Backs, Bleed, Flip
from gmscreen.paper.full_sheet.sheet_format import Sides
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.paper.press.printed import Progress
from gmscreen.ui.panels.print.options import Control, Option, size_problem
from gmscreen.ui.panels.print.order import Order

if TYPE_CHECKING:  # what prints is imported when something is printed, for start-up
    from gmscreen.paper.press.printed import Printed

Make = Callable[[Order, Progress], "Printed"]


class Source(StrEnum):
    """What a kind of print picks from."""

    SHEETS = "sheets"
    NOTES = "notes"
    NOTHING = "nothing"
    """It is always the same."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of print; `make` runs in a thread of its own. `has_ruler` tells of 100 mm on its pages."""

    id: str
    source: Source
    options: tuple[Option, ...]
    make: Make
    has_ruler: bool = False


def _late(module: str, function: str) -> Make:
    """A function of one of our modules, imported when it is called first: it brings the press along."""

    def make(order: Order, progress: Progress) -> Printed:
        found = getattr(import_module(f"{__package__}.{module}"), function)
        return cast("Make", found)(order, progress)

    return make


PAPER = Option("paper", tuple(PaperSize))
INK = Option("ink", tuple(InkStyle))
SIZE = Option("size", tuple(CardSize), Control.OWN, problem=size_problem)
SIDES = Option("sides", tuple(Sides))
BLEED = Option("bleed", (Bleed.FULL, Bleed.NONE))

_BACKS = (
    Option("backs", tuple(Backs), Control.LIST),
    Option("emblem", ("",), Control.PICTURE, given=("backs", (Backs.EMBLEM, Backs.PORTRAIT))),
    Option("flip", tuple(Flip), given=("backs", tuple(Backs)[1:])),
)
_HANDOUT = (
    Option("paper", ("a4", "a5", "letter")),
    INK,
    Option("audience", ("players", "master")),
    Option("mark", ("no", "yes"), given=("audience", ("players",))),
    Option("date", ("",), Control.TEXT),
)

KINDS = (
    Kind(
        "cards", Source.SHEETS, (SIZE, PAPER, INK, BLEED, *_BACKS), _late("printing_cards", "cards_of"), True
    ),
    Kind("sheets", Source.SHEETS, (PAPER, INK, SIDES), _late("printing_sheets", "full_sheets_of"), True),
    Kind("handouts", Source.NOTES, _HANDOUT, _late("printing_handouts", "handouts_of")),
    Kind("inserts", Source.NOTHING, (PAPER, INK), _late("printing_inserts", "inserts_of"), True),
    Kind(
        "blank_cards",
        Source.NOTHING,
        (Option("whose", ("pc", "named_npc", "creature"), Control.LIST), SIZE, PAPER, INK, BLEED),
        _late("printing_cards", "blank_cards_of"),
        True,
    ),
    Kind("blank_sheets", Source.NOTHING, (PAPER, INK), _late("printing_sheets", "blank_sheet_of"), True),
)
"""In the order in which they are offered."""


def kind_of(kind_id: str) -> Kind:
    """A kind by its id; StopIteration for an unknown one."""
    return next(kind for kind in KINDS if kind.id == kind_id)
