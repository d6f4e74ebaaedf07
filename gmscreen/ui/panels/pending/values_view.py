"""The values of the table as they are shown: a pure function of the campaign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import ValueRecord
from gmscreen.sheets.table_values import ValueKey, ValueKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.days import day_words
from gmscreen.texts.folded import is_found
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.pending.sheet_names import sheet_names
from gmscreen.ui.panels.table_value import question, settled_by_key, value_words
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


@dataclass(frozen=True, slots=True)
class ValueRow:
    """A value that the table settled."""

    key: ValueKey
    name: str
    cells: tuple[Cell, ...]


def present_values(campaign: Campaign, query: str = "") -> tuple[ValueRow, ...]:
    """The values, in the order in which they were settled, as far as the search leaves them."""
    settled = tuple(campaign.values.values())
    rows = (_row(record, settled, campaign) for record in settled)
    return tuple(row for row in rows if is_found(query, row.cells[0].words))


def _row(record: ValueRecord, settled: Sequence[ValueRecord], campaign: Campaign) -> ValueRow:
    asks = question(record.key, record.shown, settled_by_key(settled))
    value = Cell(value_words(record), strong=True, note=text("pending_panel.change"), asks=asks)
    forget = Cell(text("pending_panel.forget"), Tone.INFO, note=text("pending_panel.forget_note"))
    day = Cell(day_words(record.settled_at), Tone.MUTED)
    whose = _owner(record, campaign)
    name = asks.caption if not whose else text("pending_panel.of_sheet", what=asks.caption, sheet=whose)
    return ValueRow(record.key, record.shown, (Cell(name), value, day, forget))


def _owner(record: ValueRecord, campaign: Campaign) -> str:
    """The sheet of an attack's value by name, or by its id when it is gone; none for a weight."""
    if record.kind is ValueKind.WEIGHT:
        return ""
    return isolated(sheet_names(campaign).get(record.sheet, record.sheet))
