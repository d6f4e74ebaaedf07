"""What the panel Pendências shows: a pure function of sheets, settled values and what is searched for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.session.records import ValueRecord
from gmscreen.session.table_values import filled
from gmscreen.sheets.pending import Pending, pending_of
from gmscreen.sheets.table_values import ValueKey, ValueKind
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.days import day_words
from gmscreen.texts.folded import is_found
from gmscreen.texts.numbers import DASH
from gmscreen.texts.validation import printable
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.pending.sheet_reader import ReadSheet
from gmscreen.ui.panels.table_value import NOTHING_SETTLED, asking, question, settled_by_key, value_words
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


@dataclass(frozen=True, slots=True)
class QueueRow:
    """A row of the queue: the sheet it belongs to; a `heading` has the sheet's name, and opens it."""

    sheet_id: str
    heading: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ValueRow:
    """A value that the table settled."""

    key: ValueKey
    name: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class PendingView:
    """Everything the panel draws."""

    queue: tuple[QueueRow, ...]
    count: str
    values: tuple[ValueRow, ...]


def present(sheets: Sequence[ReadSheet], settled: Sequence[ValueRecord] = (), query: str = "") -> PendingView:
    """The view: under each sheet what it still lacks, as far as the search leaves it."""
    groups = [_group(read, settled, query) for read in sheets]
    rows = tuple(row for group in groups for row in group)
    count = sum(not row.heading for row in rows)
    return PendingView(
        queue=rows,
        count=plural("pending_panel.count", count) if count else text("pending_panel.none"),
        values=tuple(_value_row(record, sheets, settled) for record in settled),
    )


def _group(read: ReadSheet, settled: Sequence[ValueRecord], query: str) -> tuple[QueueRow, ...]:
    if read.sheet is None:
        told = (_unreadable(read),)
        return _under(read, printable(read.id), told if is_found(query, read.id) else ())
    name = isolated(read.sheet.name)
    found = [
        each
        for each in pending_of(filled(read.sheet, settled))
        if is_found(query, f"{name} {each.told} {each.field}")
    ]
    return _under(read, name, tuple(map(_pending_cells, found)))


def _under(read: ReadSheet, name: str, rows: tuple[tuple[Cell, ...], ...]) -> tuple[QueueRow, ...]:
    if not rows:
        return ()
    title = text("pending_panel.heading", name=name, count=plural("pending_panel.count", len(rows)))
    opens = Cell(text("pending_panel.open"), Tone.INFO, note=text("pending_panel.open_note"))
    heading = QueueRow(read.id, True, (Cell(title, Tone.ACCENT, strong=True), opens, Cell("")))
    return (heading, *(QueueRow(read.id, False, cells) for cells in rows))


def _pending_cells(each: Pending) -> tuple[Cell, ...]:
    gap = Cell(DASH, Tone.WARN)
    if each.value is not None:
        gap = asking(gap, each.value, isolated(each.name), NOTHING_SETTLED)
    else:
        gap = Cell("", note=text("pending_panel.only_in_sheet"))
    return (Cell(isolated(each.told), note=each.field), gap, Cell(each.source, Tone.MUTED))


def _unreadable(read: ReadSheet) -> tuple[Cell, ...]:
    return (Cell(read.problem, Tone.BAD), Cell(""), Cell(""))


def _value_row(record: ValueRecord, sheets: Sequence[ReadSheet], settled: Sequence[ValueRecord]) -> ValueRow:
    asks = question(record.key, record.shown, settled_by_key(settled))
    value = Cell(value_words(record), strong=True, note=text("pending_panel.change"), asks=asks)
    forget = Cell(text("pending_panel.forget"), Tone.INFO, note=text("pending_panel.forget_note"))
    day = Cell(day_words(record.settled_at), Tone.MUTED)
    whose = _owner(record, sheets)
    name = asks.caption if not whose else text("pending_panel.of_sheet", what=asks.caption, sheet=whose)
    return ValueRow(record.key, record.shown, (Cell(name), value, day, forget))


def _owner(record: ValueRecord, sheets: Sequence[ReadSheet]) -> str:
    """The sheet of an attack's value by name, or by its id when it isn't on the desk; none for a weight."""
    if record.kind is ValueKind.WEIGHT:
        return ""
    return isolated(next(_names(record.sheet, sheets), record.sheet))


def _names(identity: str, sheets: Sequence[ReadSheet]) -> Iterator[str]:
    return (read.sheet.name for read in sheets if read.sheet is not None and read.sheet.id == identity)
