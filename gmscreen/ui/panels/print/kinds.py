"""The kinds of print: what each picks from, what can be chosen, and how it is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from gmscreen.paper.cards.card_format import Backs, Bleed, Flip
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.paper.press.printed import Progress
from gmscreen.ui.panels.print.order import Order

if TYPE_CHECKING:  # what prints is imported when something is printed, for start-up
    from gmscreen.paper.press.printed import Printed


class Source(StrEnum):
    """What a kind of print picks from."""

    SHEETS = "sheets"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose, by the field's name; the first of its tokens is the usual one.

    `listed` shows the choices in a list that opens, otherwise they stand side by side. `given` names the
    option, and its tokens, without which this one makes no difference.
    """

    field: str
    tokens: tuple[str, ...]
    listed: bool = False
    given: tuple[str, tuple[str, ...]] | None = None

    def counts(self, chosen: Mapping[str, str]) -> bool:
        """Whether it makes a difference with these choices."""
        return self.given is None or chosen[self.given[0]] in self.given[1]

    def chosen(self, kept: Mapping[str, str]) -> str:
        """The token that was kept, or the usual one where none was, or one that is gone."""
        token = kept.get(self.field, "")
        return token if token in self.tokens else self.tokens[0]


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


PAPER = Option("paper", tuple(PaperSize))
INK = Option("ink", tuple(InkStyle))

KINDS = (
    Kind(
        "cards",
        Source.SHEETS,
        (
            Option("size", tuple(CardSize), listed=True),
            PAPER,
            INK,
            Option("bleed", (Bleed.FULL, Bleed.NONE)),
            Option("backs", tuple(Backs), listed=True),
            Option("flip", tuple(Flip), given=("backs", tuple(Backs)[1:])),
        ),
        _cards,
    ),
)
"""In the order in which they are offered."""


def kind_of(kind_id: str) -> Kind:
    """A kind by its id, or the first."""
    return next((kind for kind in KINDS if kind.id == kind_id), KINDS[0])
