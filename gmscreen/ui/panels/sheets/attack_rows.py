"""Rows of the table of attacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gmscreen.session.table_values import filled
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack, Ranged
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.table_values import ValueKind, attack_key, lacking
from gmscreen.sheets.typed_words import typed_dice, typed_ranged, typed_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.table_value import NOTHING_SETTLED, Settled, asking, type_words
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

Asked = Callable[[ValueKind, Cell], Cell]


def attack_rows(sheet: Sheet, settled: Settled = NOTHING_SETTLED) -> tuple[tuple[Cell, ...], ...]:
    """Name, skill, level, damage, type, reach, what it does at a distance, and what else there is to say.

    What the canon does not give is a dash, and asks for the table's value, which stands there once settled.
    """
    whole = filled(sheet, settled.values())
    pairs = zip(sheet.attacks, whole.attacks, strict=True)
    return tuple(_row(whole, given, _asked(sheet, given, settled), known) for given, known in pairs)


def _row(whole: Sheet, given: Attack, asked: Asked, known: Attack) -> tuple[Cell, ...]:
    damage, kind = _damage(known), _type(known)
    if _hurts(given):
        damage = asked(ValueKind.ATTACK_DAMAGE, damage)
    if known.damage:
        kind = asked(ValueKind.ATTACK_TYPE, kind)
    level = asked(ValueKind.ATTACK_LEVEL, _level(whole, known))
    ranged = typed_ranged(given.ranged)
    told = " · ".join(_ranged(given.ranged)) if given.ranged else ""
    return (
        Cell(isolated(given.name), note=given.source or "", typed=given.name),
        Cell(isolated(given.skill) if given.skill else "", Tone.MUTED, typed=given.skill or ""),
        replace(level, typed=typed_words(given.level)),
        replace(damage, typed=typed_dice(given.damage)),
        replace(kind, typed=typed_words(given.type)),
        Cell(given.reach or "", typed=given.reach or ""),
        Cell(ranged, note=told, typed=ranged),
        Cell(" · ".join(_details(given)), Tone.MUTED, typed=given.note or ""),
    )


def _asked(sheet: Sheet, attack: Attack, settled: Settled) -> Asked:
    """What makes a cell ask, where the sheet has a gap."""
    gaps = lacking(sheet, attack)

    def cell(kind: ValueKind, shown: Cell) -> Cell:
        if kind not in gaps:
            return shown
        return asking(shown, attack_key(kind, sheet, attack), isolated(attack.name), settled)

    return cell


def _hurts(attack: Attack) -> bool:
    """Whether it is a blow that takes PV, and not only one that holds on or does something else."""
    return attack.effect is None and attack.grapple_st is None


def _level(sheet: Sheet, attack: Attack) -> Cell:
    level = attack_level(sheet, attack)
    if level is None:
        return Cell(DASH, Tone.WARN, note=text("sheets_panel.no_attack_level"))
    return Cell(number(level.value), strong=True, derivation=level)


def _type(attack: Attack) -> Cell:
    if attack.type is None:
        return Cell(DASH, Tone.WARN if attack.damage else Tone.MUTED)
    return Cell(type_words(attack.type))


def _damage(attack: Attack) -> Cell:
    dice = dice_of(attack.damage)
    if dice is None:
        return Cell(DASH, Tone.WARN if _hurts(attack) else Tone.MUTED, note=text("sheets_panel.no_damage"))
    words = dice_text(dice)
    if not attack.reading:
        return Cell(words)
    return Cell(text("sheets_panel.read", words=words), note=text("sheets_panel.figure_reading"))


def _details(attack: Attack) -> Iterator[str]:
    if attack.per_turn > 1:
        yield text("sheets_panel.per_turn", count=attack.per_turn)
    if attack.grapple_st is not None:
        yield text("sheets_panel.grapple", st=attack.grapple_st)
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
