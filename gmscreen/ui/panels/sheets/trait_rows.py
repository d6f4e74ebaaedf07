"""Rows of advantages and disadvantages, of quirks and of ties, and the fields of Riqueza."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gmscreen.sheets.account import Wealth
from gmscreen.sheets.bonds import Bond
from gmscreen.sheets.traits import Advantage, Disadvantage
from gmscreen.sheets.typed_words import typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_grid import named_field
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


def trait_rows(traits: Sequence[Advantage | Disadvantage]) -> tuple[tuple[Cell, ...], ...]:
    """Name, level, what it cost, and what the sheet says of it."""
    return tuple(map(trait_row, traits))


def trait_row(trait: Advantage | Disadvantage) -> tuple[Cell, ...]:
    """The row of one trait."""
    level = typed_words(trait.level)
    return (
        Cell(isolated(trait.name), note=trait.source or "", typed=trait.name),
        Cell(level, typed=level),
        Cell(DASH if trait.cost is None else number(trait.cost), typed=typed_words(trait.cost)),
        Cell(" · ".join(_details(trait)), Tone.MUTED, typed=trait.detail or ""),
    )


def quirk_rows(quirks: Sequence[str]) -> tuple[tuple[Cell, ...], ...]:
    """One quirk a row."""
    return tuple((Cell(isolated(quirk), typed=quirk),) for quirk in quirks)


def _details(trait: Advantage | Disadvantage) -> Iterator[str]:
    if trait.detail:
        yield trait.detail
    if isinstance(trait, Advantage) and trait.gift_of:
        yield text("sheets_panel.gift_of", name=trait.gift_of)
    if isinstance(trait, Disadvantage) and trait.mark_duty:
        yield text("sheets_panel.mark_duty")


def wealth_fields(wealth: Wealth | None) -> tuple[FieldView, ...]:
    """Riqueza as fields to type in: level, and what was received, spent and left, in g."""
    return tuple(
        named_field(("wealth", key), typed_words(getattr(wealth, key, None))) for key in Wealth.model_fields
    )


def bond_row(bond: Bond) -> tuple[Cell, ...]:
    """The row of one tie: what kind it is, and the player's words."""
    kind = typed_words(bond.kind)
    return Cell(isolated(bond.text), typed=bond.text), Cell(kind, Tone.MUTED, typed=kind)
