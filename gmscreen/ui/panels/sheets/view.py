"""What the panel Fichas shows of a sheet: a pure function of the sheet and the table's readings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypedDict

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.session.table_values import filled
from gmscreen.sheets.account_sums import account_sums
from gmscreen.sheets.entry_card import EntryCard
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.line_words import account_words
from gmscreen.sheets.lines import Lines, lines_of
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.pending import pending_of
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.load_words import load_segments
from gmscreen.ui.panels.sheets.account_rows import account_rows, gain_row
from gmscreen.ui.panels.sheets.attack_rows import attack_rows
from gmscreen.ui.panels.sheets.creature_rows import body_fields, creature_rows
from gmscreen.ui.panels.sheets.equipment_rows import equipment_legend, equipment_row
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.figures import Figure, figures
from gmscreen.ui.panels.sheets.identity_view import identity
from gmscreen.ui.panels.sheets.line_view import LINE_TONES, LineView, line_view, mark_words
from gmscreen.ui.panels.sheets.place_words import told_place
from gmscreen.ui.panels.sheets.row_memory import RowMemory
from gmscreen.ui.panels.sheets.skill_rows import magic_fields, school_rows, skill_row, spell_row
from gmscreen.ui.panels.sheets.trait_rows import (
    bond_row,
    quirk_rows,
    trait_row,
    wealth_fields,
)
from gmscreen.ui.panels.table_value import NOTHING_SETTLED, Settled
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.load_bar import LoadMark, LoadSegment
from gmscreen.ui.widgets.table import Cell

Rows = tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class SheetView:
    """Everything the panel draws; a table without rows, a text without words is not shown."""

    name: str
    about: str
    kind: SheetKind
    identity: tuple[FieldView, ...]
    figures: tuple[Figure | FieldView, ...]
    lines: tuple[LineView, ...]
    segments: tuple[LoadSegment, ...]
    marks: tuple[LoadMark, ...]
    creature: Rows
    equipment: Rows
    legend: str
    attacks: Rows
    skills: Rows
    spells: Rows
    advantages: Rows
    disadvantages: Rows
    quirks: Rows
    account: str
    account_rows: Rows
    gains: Rows
    pieces: tuple[Piece, ...]
    private_notes: str
    entry_card: EntryCard | None
    body: tuple[FieldView, ...]
    wealth: tuple[FieldView, ...]
    magic: tuple[FieldView, ...]
    schools: Rows
    bonds: Rows
    notes: str
    pending: Rows
    unknown: str


def present(
    given: Sheet,
    unknown: tuple[str, ...] = (),
    readings: Readings = DEFAULT_READINGS,
    settled: Settled = NOTHING_SETTLED,
    memory: RowMemory | None = None,
) -> SheetView:
    """The view of a sheet; `unknown` are the keys of its file that nobody knows, `settled` fills its gaps.

    `memory` has the rows that were made for the same sheet before, with the same values of the table.
    """
    memory = memory or RowMemory()
    sheet = filled(given, settled.values())
    lines = memory.kept("lines", (*_of_lines(sheet), readings), lambda: lines_of(sheet, readings))
    return SheetView(
        name=isolated(sheet.name),
        about=_about(sheet),
        kind=sheet.kind,
        identity=identity(sheet),
        figures=figures(sheet, lines.in_scene),
        lines=_lines(sheet, lines),
        segments=_segments(sheet),
        marks=_marks(sheet, lines),
        creature=creature_rows(sheet),
        **_lists(given, sheet, settled, memory),
        account=account_words(sheet.account) if sheet.account else "",
        **memory.kept("account", _of_account(sheet), lambda: _account(sheet)),
        pieces=sheet.equipment,
        private_notes=sheet.private_notes or "",
        entry_card=sheet.entry_card,
        **_Fields(body=body_fields(sheet), wealth=wealth_fields(sheet.wealth), magic=magic_fields(sheet)),
        schools=school_rows(sheet) if sheet.magic else (),
        notes=sheet.notes or "",
        pending=memory.kept("pending", _of_lines(sheet), lambda: _pending(sheet)),
        unknown=_unknown(unknown),
    )


def _of_lines(sheet: Sheet) -> tuple[object, ...]:
    """What both lines, and what is lacking, are made of: all that is more than a word about the sheet."""
    parts = (sheet.attributes, sheet.printed, sheet.natural, sheet.damage, sheet.equipment, sheet.attacks)
    lists = (sheet.skills, sheet.spells, sheet.advantages, sheet.disadvantages, sheet.creature)
    return (*parts, *lists, sheet.kind, sheet.people, sheet.scale, sheet.racial_move, sheet.source)


def _of_account(sheet: Sheet) -> tuple[object, ...]:
    lists = (sheet.skills, sheet.spells, sheet.advantages, sheet.disadvantages, sheet.quirks)
    return (sheet.account, sheet.attributes, sheet.people, *lists)


class _Account(TypedDict):
    account_rows: Rows
    gains: Rows


def _account(sheet: Sheet) -> _Account:
    gains = sheet.account.gains if sheet.account else ()
    rows = account_rows(sheet.account, account_sums(sheet))
    return _Account(account_rows=rows, gains=tuple(map(gain_row, gains)))


class _Fields(TypedDict):
    body: tuple[FieldView, ...]
    wealth: tuple[FieldView, ...]
    magic: tuple[FieldView, ...]


class _Lists(TypedDict):
    equipment: Rows
    legend: str
    attacks: Rows
    skills: Rows
    spells: Rows
    advantages: Rows
    disadvantages: Rows
    quirks: Rows
    bonds: Rows


def _lists(given: Sheet, sheet: Sheet, settled: Settled, memory: RowMemory) -> _Lists:
    return _Lists(
        equipment=memory.rows("equipment", given.equipment, lambda piece: equipment_row(piece, settled)),
        legend=equipment_legend(sheet.equipment),
        attacks=attack_rows(given, settled),
        skills=memory.rows("skills", sheet.skills, skill_row),
        spells=memory.rows("spells", sheet.spells, spell_row),
        advantages=memory.rows("advantages", sheet.advantages, trait_row),
        disadvantages=memory.rows("disadvantages", sheet.disadvantages, trait_row),
        quirks=quirk_rows(sheet.quirks),
        bonds=memory.rows("bonds", sheet.bonds, bond_row),
    )


def _about(sheet: Sheet) -> str:
    parts = [
        text(f"sheets_panel.kind.{sheet.kind}"),
        text("sheets_panel.lacks_entry_card") if sheet.lacks_entry_card else "",
        sheet.people or "",
        sheet.origin or "",
        text("sheets_panel.mark_of", name=sheet.mark) if sheet.mark else "",
        text("sheets_panel.points", points=number(sheet.points)) if sheet.points is not None else "",
    ]
    return isolated(" · ".join(part for part in parts if part))


def _lines(sheet: Sheet, lines: Lines) -> tuple[LineView, ...]:
    """Both lines; a creature that carries no pack has one, for its numbers never change."""
    if _is_one_line(sheet):
        only = line_view(sheet, lines.in_scene, text("sheets_panel.line.only"))
        return (replace(only, weight_words="", load=text("sheets_panel.no_equipment")),)
    return (
        line_view(sheet, lines.in_scene, text("sheets_panel.line.in_scene")),
        line_view(sheet, lines.on_march, text("sheets_panel.line.on_march")),
    )


def _is_one_line(sheet: Sheet) -> bool:
    return sheet.kind is SheetKind.CREATURE and not sheet.equipment


def _segments(sheet: Sheet) -> tuple[LoadSegment, ...]:
    st = sheet.attributes.st
    if st is None or _is_one_line(sheet):
        return ()
    return load_segments(st, load_ladders()[sheet.scale])


def _marks(sheet: Sheet, lines: Lines) -> tuple[LoadMark, ...]:
    """A mark for each line, or one for both where they weigh the same."""
    if _is_one_line(sheet):
        return ()
    scene, march = lines.in_scene, lines.on_march
    if scene.kilograms == march.kilograms:
        return (LoadMark(mark_words(march, both=True), march.kilograms, LINE_TONES[scene.kind]),)
    return tuple(
        LoadMark(mark_words(line, both=False), line.kilograms, LINE_TONES[line.kind])
        for line in (scene, march)
    )


def _pending(sheet: Sheet) -> Rows:
    return tuple(
        (
            Cell(isolated(each.told)),
            Cell(isolated(told_place(sheet, each.field)), Tone.MUTED, note=each.field),
            Cell(each.source, Tone.MUTED),
        )
        for each in pending_of(sheet)
    )


def _unknown(keys: tuple[str, ...]) -> str:
    return plural("sheets_panel.unknown", len(keys), keys=", ".join(keys)) if keys else ""
