"""A sheet told in full: nothing is worked out here that the sheet and its lines have not worked out."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.cards.content import CardKind
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.cards.words import dice, figure, value
from gmscreen.paper.full_sheet.accounting import account
from gmscreen.paper.full_sheet.being import bonds, traits, words
from gmscreen.paper.full_sheet.carrying import equipment
from gmscreen.paper.full_sheet.content import FullSheet, Portion, Value
from gmscreen.paper.full_sheet.fighting import attacks
from gmscreen.paper.full_sheet.learning import skills, spells
from gmscreen.paper.full_sheet.loading import load_bar
from gmscreen.paper.full_sheet.protecting import protections
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.account_sums import attribute_points
from gmscreen.sheets.line_words import points_words
from gmscreen.sheets.lines import Lines, lines_of
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.secondary import secondary
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number

_MOST_NARROW = 5
"""Columns of a table for which half the width of a page is enough."""

_ATTRIBUTES = ("st", "dx", "iq", "ht")


def full_sheet_of(
    sheet: Sheet, readings: Readings = DEFAULT_READINGS, edition: str = "", portrait: bytes = b""
) -> FullSheet:
    """The sheet by the table's readings; `edition` says in words which state of it this is."""
    card, lines = card_of(sheet, readings), lines_of(sheet, readings)
    is_bare_creature = sheet.kind is SheetKind.CREATURE and not sheet.equipment
    return FullSheet(
        name=sheet.name,
        kind=CardKind(sheet.kind.value),
        band=card.band,
        points=card.points,
        about=card.about,
        values=tuple(_values(sheet, lines)),
        tracks=card.tracks,
        lines=() if is_bare_creature else card.lines,
        load=load_bar(sheet, lines),
        wide=tuple(_wide(sheet, lines)),
        narrow=tuple(_narrow(sheet, lines)),
        source=card.footnote,
        edition=edition,
        portrait=portrait,
    )


def _acting(sheet: Sheet, lines: Lines) -> Iterator[tuple[Portion, bool]]:
    """What one does, and whether half the width of a page is enough for it: a creature's few figures."""
    for portion in (attacks(sheet), protections(sheet, lines.in_scene), skills(sheet), spells(sheet)):
        if portion and portion.table:
            is_creature = sheet.kind is SheetKind.CREATURE
            yield portion, is_creature and len(portion.table.columns) <= _MOST_NARROW


def _wide(sheet: Sheet, lines: Lines) -> Iterator[Portion]:
    return (portion for portion, is_narrow in _acting(sheet, lines) if not is_narrow)


def _narrow(sheet: Sheet, lines: Lines) -> Iterator[Portion]:
    yield from (portion for portion, is_narrow in _acting(sheet, lines) if is_narrow)
    things = equipment(sheet, lines)
    if things:
        yield things
    yield from traits(sheet)
    for portion in (account(sheet), bonds(sheet)):
        if portion:
            yield portion
    yield from words(sheet)


def _values(sheet: Sheet, lines: Lines) -> Iterator[Value]:
    if sheet.kind is SheetKind.CREATURE:
        yield from _block(sheet, lines)
        return
    for name in _ATTRIBUTES:
        cost = attribute_points(sheet, name)
        under = "" if cost is None else points_words(cost)
        yield Value(text(f"card.{name}"), figure(getattr(sheet.attributes, name)), under)
    derived = secondary(sheet)
    for key in ("pv", "fatigue", "will", "basic_speed"):
        yield Value(text(f"card.{key}"), value(getattr(derived, key)), _now(sheet, key))
    for key in ("thrust", "swing"):
        yield Value(text(f"sheets_panel.figure.{key}"), dice(getattr(sheet.damage, key)))


def _now(sheet: Sheet, key: str) -> str:
    """What is left of PV or Fadiga, where the sheet says so."""
    left = getattr(sheet.current, key, None)
    return "" if left is None else text("full_sheet.now", left=number(left))


def _block(sheet: Sheet, lines: Lines) -> Iterator[Value]:
    """The nine numbers of the canon's block, as it prints them (06)."""
    for name in _ATTRIBUTES:
        yield Value(text(f"card.{name}"), figure(getattr(sheet.attributes, name)))
    line = lines.in_scene
    yield Value(text("card.pv"), value(secondary(sheet).pv), _now(sheet, "pv"))
    yield Value(text("card.move"), value(line.move), sheet.printed.move_note or "")
    yield Value(text("card.dodge"), _level(line.defenses.dodge.level if line.defenses.dodge else None))
    yield Value(text("card.pd"), number(sheet.natural.pd))
    yield Value(text("card.dr"), number(sheet.natural.dr))


def _level(level: Derivation | None) -> str:
    return DASH if level is None else value(level)
