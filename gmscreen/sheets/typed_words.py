"""What stands in a cell while it is edited: the value as a person would type it."""

from __future__ import annotations

from decimal import Decimal
from enum import Enum

from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.sheets.attacks import Ranged
from gmscreen.sheets.equipment import ShieldUse, WeaponUse
from gmscreen.sheets.exchange.parts import told_effects
from gmscreen.sheets.exchange.skill_lines import told_bonuses
from gmscreen.sheets.fields import Record
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.sheet_words import choice_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, MINUS, number


def typed_words(value: object) -> str:
    """A value as it would be typed; nothing for None. Texts in a list are parted by line ends."""
    match value:
        case None:
            return ""
        case bool():
            return text("sheet_choice.yes" if value else "sheet_choice.no")
        case Enum():
            return choice_words(value)
        case int() | Decimal():
            return number(value)
        case tuple():
            return "\n".join(map(typed_words, value))
    return str(value)


def typed_dice(value: str | None) -> str:
    """Dice with the minus of the texts: `1d−2`."""
    return (value or "").replace("-", MINUS)


def typed_ranged(ranged: Ranged | None) -> str:
    """TR, Precisão, ½D and Max with strokes between: `11/2/12/18`; nothing without any."""
    if ranged is None:
        return ""
    figures = (ranged.tr, ranged.accuracy, ranged.half_damage_m, ranged.max_m)
    return "/".join(DASH if figure is None else number(figure) for figure in figures)


def typed_use(use: WeaponUse | ShieldUse | None) -> str:
    """The skill, and after a stroke how a weapon parries if not as usual, or how large a shield is."""
    if use is None:
        return ""
    more = use.size if isinstance(use, ShieldUse) else use.kind
    return use.skill if more is WeaponKind.NORMAL else f"{use.skill} / {choice_words(more)}"


def typed_effects(item: Record) -> str:
    """What a piece or a trait changes in the numbers, as the written sheets have it: `Fadiga +2; PV +1`."""
    return told_effects(plain_record(item))


def typed_bonuses(line: Record) -> str:
    """The bonuses of a skill or a spell, as the written sheets have them; nothing for none."""
    told = told_bonuses(plain_record(line))
    return "" if told == DASH else told
