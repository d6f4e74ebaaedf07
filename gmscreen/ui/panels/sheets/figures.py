"""The strip of small numbers: attributes and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.lines import Line
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.secondary import secondary
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.roll_text import dice_text

_ATTRIBUTES = ("st", "dx", "iq", "ht")


@dataclass(frozen=True, slots=True)
class Figure:
    """A small number; `derivation` explains one that was computed, and is None for one that was given."""

    caption: str
    words: str
    derivation: Derivation | None = None


def figures(sheet: Sheet, line: Line) -> tuple[Figure, ...]:
    """Attributes, PV, Fadiga, Vontade, speed, dice of strength, and what armour gives; absent is a dash."""
    return (*_attributes(sheet), *_secondary(sheet), *_dice(sheet), *_protection(line))


def _attributes(sheet: Sheet) -> Iterator[Figure]:
    for name in _ATTRIBUTES:
        value = getattr(sheet.attributes, name)
        yield Figure(name.upper(), DASH if value is None else number(value))


def _secondary(sheet: Sheet) -> Iterator[Figure]:
    found = secondary(sheet)
    named = (("pv", found.pv), ("fatigue", found.fatigue), ("will", found.will), ("speed", found.basic_speed))
    return (_figure(key, derivation) for key, derivation in named)


def _dice(sheet: Sheet) -> Iterator[Figure]:
    if sheet.kind is SheetKind.CREATURE:
        return
    for key, written in (("thrust", sheet.damage.thrust), ("swing", sheet.damage.swing)):
        dice = dice_of(written)
        yield Figure(text(f"sheets_panel.figure.{key}"), DASH if dice is None else dice_text(dice))


def _protection(line: Line) -> Iterator[Figure]:
    yield _figure("pd", line.defenses.pd)
    yield _figure("torso", line.torso.dr)
    yield _figure("head", line.head.dr)


def _figure(key: str, derivation: Derivation | None) -> Figure:
    words = DASH if derivation is None else number(derivation.value)
    return Figure(text(f"sheets_panel.figure.{key}"), words, derivation)
