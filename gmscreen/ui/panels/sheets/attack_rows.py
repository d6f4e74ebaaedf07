"""Rows of the table of attacks."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack, Ranged
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.ui.isolated import isolated
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


def attack_rows(sheet: Sheet) -> tuple[tuple[Cell, ...], ...]:
    """Name, level, damage, type and what else there is to say; what the canon does not give is a dash."""
    return tuple(
        (
            Cell(isolated(attack.name), note=attack.source or ""),
            _level(sheet, attack),
            _damage(attack),
            Cell(text(f"sheets_panel.attack_type.{attack.type}") if attack.type else DASH),
            Cell(" · ".join(_details(attack)), Tone.MUTED),
        )
        for attack in sheet.attacks
    )


def _level(sheet: Sheet, attack: Attack) -> Cell:
    level = attack_level(sheet, attack)
    if level is None:
        return Cell(DASH, Tone.WARN, note=text("sheets_panel.no_attack_level"))
    return Cell(number(level.value), strong=True, derivation=level)


def _damage(attack: Attack) -> Cell:
    dice = dice_of(attack.damage)
    if dice is None:
        return Cell(DASH, Tone.MUTED if attack.grapple_st else Tone.WARN, note=text("sheets_panel.no_damage"))
    words = dice_text(dice)
    if not attack.reading:
        return Cell(words)
    return Cell(text("sheets_panel.read", words=words), note=text("sheets_panel.figure_reading"))


def _details(attack: Attack) -> Iterator[str]:
    if attack.per_turn > 1:
        yield text("sheets_panel.per_turn", count=attack.per_turn)
    if attack.grapple_st is not None:
        yield text("sheets_panel.grapple", st=attack.grapple_st)
    if attack.reach:
        yield text("sheets_panel.reach", reach=attack.reach)
    if attack.ranged is not None:
        yield from _ranged(attack.ranged)
    yield from (words for words in (attack.condition, attack.effect, attack.note) if words)


def _ranged(ranged: Ranged) -> Iterator[str]:
    figures = (
        ("tr", ranged.tr, number),
        ("accuracy", ranged.accuracy, signed),
        ("half_damage", ranged.half_damage_m, number),
        ("maximum", ranged.max_m, number),
    )
    for key, value, shown in figures:
        if value is not None:
            yield text(f"sheets_panel.ranged.{key}", value=shown(value))
