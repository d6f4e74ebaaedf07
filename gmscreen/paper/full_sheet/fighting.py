"""Attacks, as a table of the full sheet."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.cards.words import dice, listed, marked, value
from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.press.table import Column, Row, Side, Table
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number

_RANGED = ("tr", "accuracy", "half_damage_m", "max_m")


def right(key: str) -> Column:
    """A column of figures."""
    return Column(text(f"full_sheet.column.{key}"), Side.RIGHT)


def left(key: str, *, leads: bool = False, grows: int = 0) -> Column:
    """A column of words."""
    return Column(text(f"full_sheet.column.{key}"), leads=leads, grows=grows)


def titled(key: str, table: Table, note: str = "") -> Portion:
    """A portion under its usual title."""
    return Portion(key, text(f"full_sheet.title.{key}"), note, table)


def attack_columns(*, reaches: bool = True, ranged: bool = True) -> tuple[Column, ...]:
    """Those of the attacks; reach, and the figures of what is shot or thrown, where some attack has any."""
    fixed = (
        left("attack", leads=True, grows=1),
        right("level"),
        right("damage"),
        left("damage_type", grows=1),
    )
    reach = (left("reach"),) if reaches else ()
    figures = (right("tr"), right("accuracy"), right("half_damage"), right("max_range")) if ranged else ()
    return (*fixed, *reach, *figures)


def attacks(sheet: Sheet) -> Portion | None:
    """Every attack, a dash for what nobody gives; None without any."""
    if not sheet.attacks:
        return None
    reaches = any(attack.reach for attack in sheet.attacks)
    ranged = any(attack.ranged for attack in sheet.attacks)
    rows = tuple(_attack(sheet, attack, reaches=reaches, ranged=ranged) for attack in sheet.attacks)
    table = Table(attack_columns(reaches=reaches, ranged=ranged), rows)
    return titled("attacks", table, listed(_strength(sheet)))


def _strength(sheet: Sheet) -> Iterator[str]:
    for key in ("thrust", "swing"):
        written = getattr(sheet.damage, key)
        if written is not None:
            yield text(f"card.{key}", dice=dice(written))


def _attack(sheet: Sheet, attack: Attack, *, reaches: bool, ranged: bool) -> Row:
    damage = marked(dice(attack.damage), attack.reading and attack.damage is not None)
    kind = text(f"card.attack_type.{attack.type}") if attack.type else DASH
    cells = [attack.name, value(attack_level(sheet, attack)), damage, kind]
    cells += [attack.reach or DASH] if reaches else []
    cells += _ranged(attack) if ranged else ()
    return Row(tuple(cells), listed(_remarks(attack)))


def _ranged(attack: Attack) -> tuple[str, ...]:
    figures = (getattr(attack.ranged, name) if attack.ranged else None for name in _RANGED)
    return tuple(DASH if figure is None else number(figure) for figure in figures)


def _remarks(attack: Attack) -> Iterator[str]:
    if attack.per_turn > 1:
        yield text("card.blows", count=attack.per_turn)
    yield attack.condition or ""
    if attack.grapple_st is not None:
        yield text("card.grapple", st=attack.grapple_st)
    yield attack.effect or ""
    yield attack.note or ""
