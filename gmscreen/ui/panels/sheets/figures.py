"""The strip of small numbers: attributes with what they cost, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.account_sums import attribute_points
from gmscreen.sheets.lines import Line
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.secondary import secondary
from gmscreen.sheets.strength_dice import dice_differ, due_dice
from gmscreen.sheets.typed_words import typed_dice, typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.theme.theme import Tone

_ATTRIBUTES = ("st", "dx", "iq", "ht")


@dataclass(frozen=True, slots=True)
class Figure:
    """A small number that follows from others; `derivation` explains it, and is None where there is none."""

    caption: str
    words: str
    derivation: Derivation | None = None


def figures(sheet: Sheet, line: Line) -> tuple[Figure | FieldView, ...]:
    """Attributes, PV and Fadiga with what is left, Vontade, speed, dice of strength, what armour gives."""
    return (*_attributes(sheet), *_secondary(sheet), *_dice(sheet), *_protection(line))


def _attributes(sheet: Sheet) -> Iterator[FieldView]:
    for name in _ATTRIBUTES:
        yield FieldView(
            ("attributes", name),
            name.upper(),
            typed_words(getattr(sheet.attributes, name)),
            _cost(sheet, name),
        )


def _cost(sheet: Sheet, name: str) -> str:
    points = None if sheet.kind is SheetKind.CREATURE else attribute_points(sheet, name)
    return "" if points is None else text("sheets_panel.cost", points=number(points))


def _secondary(sheet: Sheet) -> Iterator[Figure | FieldView]:
    found, now = secondary(sheet), sheet.current
    yield from _with_left(sheet, "pv", found.pv, now.pv)
    yield from _with_left(sheet, "fatigue", found.fatigue, now.fatigue)
    yield _figure("will", found.will)
    yield _figure("speed", found.basic_speed)


def _with_left(
    sheet: Sheet, key: str, whole: Derivation | None, left: int | None
) -> Iterator[Figure | FieldView]:
    """The whole, which is written only in a creature's sheet, and what is left of it now."""
    caption = text(f"sheets_panel.figure.{key}")
    if sheet.kind is SheetKind.CREATURE:
        yield FieldView(("printed", key), caption, typed_words(getattr(sheet.printed, key)))
    else:
        yield _figure(key, whole)
    shown = left if left is not None or whole is None else whole.as_int
    yield FieldView(("current", key), text(f"sheets_panel.figure.{key}_left"), typed_words(shown))


def _dice(sheet: Sheet) -> Iterator[FieldView]:
    """GdP and GeB, with those of ST beside them where they differ."""
    if sheet.kind is SheetKind.CREATURE:
        return
    due, differs = due_dice(sheet.attributes.st), dice_differ(sheet)
    for key in ("thrust", "swing"):
        own, right = getattr(sheet.damage, key), getattr(due, key)
        flag = differs and own != right
        note = text("sheets_panel.dice_of_st", dice=typed_dice(right) or DASH) if flag else ""
        caption = text(f"sheets_panel.figure.{key}")
        yield FieldView(("damage", key), caption, typed_dice(own), note, Tone.WARN if flag else Tone.MUTED)


def _protection(line: Line) -> Iterator[Figure]:
    yield _figure("pd", line.defenses.pd)
    yield _figure("torso", line.torso.dr)
    yield _figure("head", line.head.dr)


def _figure(key: str, derivation: Derivation | None) -> Figure:
    words = DASH if derivation is None else number(derivation.value)
    return Figure(text(f"sheets_panel.figure.{key}"), words, derivation)
