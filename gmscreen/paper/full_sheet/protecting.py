"""What protects each part of the body: parts that are protected alike share a row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gmscreen.paper.cards.words import value
from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.full_sheet.fighting import left, right, titled
from gmscreen.paper.press.table import Column, Row, Table
from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.equipment import Area, Piece
from gmscreen.sheets.lines import Line
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.protection import Protection, is_worn_armor, protection
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH

_AREAS = (Area.HEAD, Area.TORSO, Area.ARMS, Area.HANDS, Area.LEGS, Area.FEET)


def protection_columns(*, pointed: bool = False) -> tuple[Column, ...]:
    """Where, PD and RD, both against points where mail yields to them, and the pieces."""
    points = (right("against_points"),) if pointed else ()
    return (left("area", leads=True), right("pd"), right("dr"), *points, left("pieces", grows=1))


def area_names() -> tuple[str, ...]:
    """Every part of the body, and the torso behind a shield."""
    return (*(text(f"full_sheet.area.{area}") for area in _AREAS), text("full_sheet.with_shield"))


def protections(sheet: Sheet, line: Line) -> Portion | None:
    """PD and RD by location, and the PD of the torso with the shield; None for a bare creature."""
    covered = [piece for piece in sheet.equipment if is_worn_armor(piece)]
    shields = [piece for piece in sheet.equipment if _is_shield(piece)]
    is_bare = not covered and not shields and sheet.natural.head_dr is None
    if sheet.kind is SheetKind.CREATURE and is_bare:
        return None
    worn = {area: protection(sheet, area) for area in _AREAS}
    *names, behind = area_names()
    found: dict[tuple[str, ...], list[str]] = {}
    for name, (area, one) in zip(names, worn.items(), strict=True):
        pieces = _names(piece for piece in covered if _covers(piece, area))
        found.setdefault((value(one.pd), value(one.dr), _against_points(one), pieces), []).append(name)
    if shields:
        cells = (value(line.defenses.pd), value(line.torso.dr), "", _names(shields))
        found.setdefault(cells, []).append(behind)
    is_pointed = any(one.impaling_dr or one.impaling_pd for one in worn.values())
    rows = tuple(_rows(found, is_pointed=is_pointed))
    return titled("protection", Table(protection_columns(pointed=is_pointed), rows))


def _rows(found: dict[tuple[str, ...], list[str]], *, is_pointed: bool) -> Iterator[Row]:
    for (pd, dr, against_points, pieces), (first, *others) in found.items():
        where = ", ".join((first, *(name.lower() for name in others)))
        yield Row((where, pd, dr, *((against_points,) if is_pointed else ()), pieces))


def _is_shield(piece: Piece) -> bool:
    return piece.shield is not None and piece.place.is_held and piece.quantity > 0


def _covers(piece: Piece, area: Area) -> bool:
    return (piece.area or Area.TORSO).covers(area)


def _names(pieces: Iterable[Piece]) -> str:
    return ", ".join(piece.name for piece in pieces) or DASH


def _against_points(worn: Protection) -> str:
    """PD and RD against points where mail yields to them; a dash where they are the same."""
    known: tuple[Derivation | None, ...] = (worn.impaling_pd, worn.impaling_dr)
    return DASH if known == (None, None) else "/".join(map(value, known))
