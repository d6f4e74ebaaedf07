"""Attacks, and what protects each part of the body."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gmscreen.paper.cards.words import dice, listed, marked, value
from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.press.table import Column, Row, Side, Table
from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack
from gmscreen.sheets.equipment import Area, Piece
from gmscreen.sheets.lines import Line
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.protection import Protection, is_worn_armor, protection
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number

_RANGED = ("tr", "accuracy", "half_damage_m", "max_m")
_AREAS = (Area.HEAD, Area.TORSO, Area.ARMS, Area.HANDS, Area.LEGS, Area.FEET)


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
    fixed = (left("attack", leads=True, grows=1), right("level"), right("damage"), left("damage_type"))
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


def protection_columns(*, shielded: bool = True) -> tuple[Column, ...]:
    """One for each part of the body, and one for the torso behind a shield."""
    areas = [f"area.{area}" for area in _AREAS] + (["with_shield"] if shielded else [])
    return (Column(leads=True), *(Column(text(f"full_sheet.{area}"), grows=1) for area in areas))


def protections(sheet: Sheet, line: Line) -> Portion | None:
    """PD and RD by location, and the PD of the torso with the shield; None for a bare creature."""
    covered = [piece for piece in sheet.equipment if is_worn_armor(piece)]
    shields = [piece for piece in sheet.equipment if _is_shield(piece)]
    is_bare = not covered and not shields and sheet.natural.head_dr is None
    if sheet.kind is SheetKind.CREATURE and is_bare:
        return None
    worn = [protection(sheet, area) for area in _AREAS]
    behind = (value(line.defenses.pd), value(line.torso.dr)) if shields else None
    rows = [
        _row("pd", [value(one.pd) for one in worn], behind and behind[0]),
        _row("dr", [value(one.dr) for one in worn], behind and behind[1]),
    ]
    if any(one.impaling_dr or one.impaling_pd for one in worn):
        rows.append(_row("against_points", map(_against_points, worn), behind and ""))
    names = [_names(piece for piece in covered if _covers(piece, area)) for area in _AREAS]
    if any(names) or shields:
        rows.append(_row("pieces", names, behind and _names(shields)))
    return titled("protection", Table(protection_columns(shielded=bool(shields)), tuple(rows)))


def _row(key: str, cells: Iterable[str], last: str | None) -> Row:
    return Row((text(f"full_sheet.column.{key}"), *cells, *(() if last is None else (last,))))


def _is_shield(piece: Piece) -> bool:
    return piece.shield is not None and piece.place.is_held and piece.quantity > 0


def _covers(piece: Piece, area: Area) -> bool:
    return (piece.area or Area.TORSO).covers(area)


def _names(pieces: Iterable[Piece]) -> str:
    return ", ".join(piece.name for piece in pieces)


def _against_points(worn: Protection) -> str:
    """PD and RD against points where mail yields to them; a dash where they are the same."""
    known: tuple[Derivation | None, ...] = (worn.impaling_pd, worn.impaling_dr)
    return DASH if known == (None, None) else "/".join(map(value, known))
