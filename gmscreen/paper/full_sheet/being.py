"""Who somebody is: advantages and disadvantages, quirks, ties, notes; a creature's ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gmscreen.paper.cards.prose import prose
from gmscreen.paper.cards.words import listed
from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.full_sheet.fighting import left, right, titled
from gmscreen.paper.press.table import Column, Row, Table
from gmscreen.sheets.bonds import BondKind
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_words import choice_words
from gmscreen.sheets.traits import Advantage, Disadvantage
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number

_WAYS = ("special", "tactics", "morale", "obstacle", "spoils")


def trait_columns(key: str) -> tuple[Column, ...]:
    """Those of the advantages or the disadvantages."""
    return (left(key), right("points"))


def traits(sheet: Sheet) -> Iterator[Portion]:
    """Advantages, disadvantages and quirks, those that there are."""
    for key, some in (("advantages", sheet.advantages), ("disadvantages", sheet.disadvantages)):
        if some:
            yield titled(key, _traits(key, some))
    if sheet.quirks:
        rows = tuple(Row((quirk,)) for quirk in sheet.quirks)
        yield titled("quirks", Table((Column(),), rows))


def _traits(key: str, some: Sequence[Advantage | Disadvantage]) -> Table:
    return Table(trait_columns(key), tuple(map(_trait, some)))


def _trait(trait: Advantage | Disadvantage) -> Row:
    name = trait.name if trait.level is None else f"{trait.name} {number(trait.level)}"
    cost = DASH if trait.cost is None else number(trait.cost)
    return Row((name, cost), listed((*_marks(trait), trait.detail or "")))


def _marks(trait: Advantage | Disadvantage) -> Iterator[str]:
    if isinstance(trait, Advantage) and trait.gift_of:
        yield text("full_sheet.gift_of", name=trait.gift_of)
    if isinstance(trait, Disadvantage) and trait.mark_duty:
        yield text("full_sheet.mark_duty")
    if isinstance(trait, Disadvantage) and trait.racial:
        yield text("full_sheet.racial")


def bonds(sheet: Sheet) -> Portion | None:
    """Ties to people, and debts: a secret is for nobody to read over a shoulder."""
    told = [bond for bond in sheet.bonds if bond.kind is not BondKind.SECRET]
    rows = tuple(Row((choice_words(bond.kind), bond.text)) for bond in told)
    return titled("bonds", Table((Column(leads=True), Column()), rows)) if rows else None


def words(sheet: Sheet) -> Iterator[Portion]:
    """A creature's ways, and the notes that players may read."""
    wanted = {text(f"card.{key}"): key for key in _WAYS}
    for passage in prose(sheet):
        if passage.heading in wanted:
            yield Portion(wanted[passage.heading], passage.heading, text=passage.text)
    if sheet.notes:
        yield Portion("notes", text("full_sheet.title.notes"), text=sheet.notes)
