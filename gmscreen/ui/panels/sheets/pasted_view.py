"""What is understood of a pasted text, line by line, as rows to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gmscreen.session.sheet_commands import AddSheet
from gmscreen.session.take_in import TakeIn
from gmscreen.sheets.draft import edited_text
from gmscreen.sheets.exchange.incoming import Incoming, Taken, read_any
from gmscreen.sheets.exchange.understood import LineKind, UnderstoodLine
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.new_sheets import slug_of
from gmscreen.sheets.sheet_edits import SetField, Several
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

_DULL = (LineKind.BLANK, LineKind.HEADING)


@dataclass(frozen=True, slots=True)
class PastedRow:
    """A line of the text by its number from 1, with its cells."""

    line: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class PastedView:
    """The sheets that a text gives, what was understood of each of its lines, and what else to know."""

    sheets: tuple[Taken, ...] = ()
    rows: tuple[PastedRow, ...] = ()
    summary: str = ""
    told: str = ""
    problems: str = ""


NOTHING_PASTED = PastedView()


def present_pasted(written: str) -> PastedView:
    """What a text gives; a text that is no sheet at all gives its problems instead."""
    if not written.strip():
        return NOTHING_PASTED
    incoming = read_any(written)
    if incoming.problems:
        return PastedView(problems="\n".join(incoming.problems))
    lines = [line for sheet in incoming.sheets for line in sheet.lines]
    rows = tuple(_row(line) for line in lines if line.kind not in _DULL)
    warnings = dict.fromkeys(warning for sheet in incoming.sheets for warning in sheet.warnings)
    return PastedView(incoming.sheets, rows, _summary(incoming, lines), "\n".join(warnings))


def _summary(incoming: Incoming, lines: Iterable[UnderstoodLine]) -> str:
    sheets = plural("sheets_panel.sheets", len(incoming.sheets))
    said = [line for line in lines if line.kind not in _DULL]
    if not said:
        return text("pasted.native", sheets=sheets)
    noted = sum(line.kind is LineKind.NOTE for line in said)
    understood = text("pasted.understood", count=len(said) - noted, all=len(said))
    return " · ".join([sheets, understood, *([plural("pasted.noted", noted)] if noted else [])])


def _row(line: UnderstoodLine) -> PastedRow:
    tone = Tone.WARN if line.kind is LineKind.NOTE or line.warnings else Tone.GOOD
    cells = (
        Cell(str(line.number), Tone.MUTED),
        Cell(line.kind.told, tone),
        Cell("\n".join(_understood(line)), note=isolated(line.text.strip())),
    )
    return PastedRow(line.number, cells)


def _understood(line: UnderstoodLine) -> Iterator[str]:
    fields = [text("pasted.field", name=one.name, value=one.value) for one in line.fields]
    if fields:
        yield isolated(" · ".join(fields))
    if line.kind is LineKind.DERIVED and not line.warnings:
        yield text("pasted.agrees")
    if line.rest:
        yield text("pasted.rest", words=isolated(" ".join(" ".join(line.rest).split())))
    yield from map(isolated, line.warnings)


@dataclass(frozen=True, slots=True)
class Said:
    """What a person said of a sheet that is pasted, in place of what its text says."""

    name: str
    kind: SheetKind


def take_in(sheets: Iterable[Taken], said: dict[int, Said]) -> TakeIn:
    """The step that takes in all of them, each under the name and kind that were said; SheetError."""
    return TakeIn(tuple(AddSheet(_written(taken, said.get(at))) for at, taken in enumerate(sheets)))


def _written(taken: Taken, said: Said | None) -> FileText:
    if said is None or said == Said(taken.sheet.name, taken.sheet.kind):
        return taken.written
    edits = (
        SetField(("name",), said.name),
        SetField(("id",), slug_of(said.name)),
        SetField(("kind",), said.kind.value),
    )
    return edited_text(taken.written, Several(edits))
