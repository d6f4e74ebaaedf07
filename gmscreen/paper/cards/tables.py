"""What protects and what attacks, as the tables of a card; a dash for what the canon does not give."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.cards.content import Row, Table
from gmscreen.paper.cards.words import dice, figure, listed, marked, value
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack, Ranged
from gmscreen.sheets.equipment import Area, Piece
from gmscreen.sheets.lines import Line
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.protection import is_worn_armor
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH


def protection_table(sheet: Sheet, line: Line) -> Table | None:
    """PD and RD of each piece that is worn or held as a shield, and of the torso as a whole."""
    rows = [_piece(piece) for piece in sheet.equipment if _protects(piece)]
    if not rows:
        return None
    totals = (text("card.torso"), value(line.defenses.pd), value(line.torso.dr))
    torso = Row(totals, is_total=True)
    return Table((text("card.protection"), text("card.pd"), text("card.dr")), (*rows, torso))


def _protects(piece: Piece) -> bool:
    is_shield = piece.shield is not None and piece.place.is_held and piece.quantity > 0
    return is_shield or (is_worn_armor(piece) and (piece.pd is not None or piece.dr is not None))


def _piece(piece: Piece) -> Row:
    has_own_area = piece.area is not None and piece.area is not Area.TORSO
    name = text(f"card.area.{piece.area}", name=piece.name) if has_own_area else piece.name
    return Row((name, figure(piece.pd), figure(piece.dr)), _against_points(piece))


def _against_points(piece: Piece) -> str:
    figures = listed(
        text(f"card.{key}_figure", value=amount)
        for key, amount in (("pd", piece.impaling_pd), ("dr", piece.impaling_dr))
        if amount is not None
    )
    return text("card.against_points", figures=figures) if figures else ""


def attack_table(sheet: Sheet) -> Table | None:
    """Every attack with its NH, dice and type, and under it what else it does."""
    if not sheet.attacks:
        return None
    headings = (text("card.attack"), text("card.level"), text("card.damage"), text("card.type"))
    return Table(headings, tuple(_attack(sheet, attack) for attack in sheet.attacks))


def _attack(sheet: Sheet, attack: Attack) -> Row:
    kind = text(f"card.attack_type.{attack.type}") if attack.type else DASH
    given = marked(dice(attack.damage), attack.reading and attack.damage is not None)
    return Row((attack.name, value(attack_level(sheet, attack)), given, kind), listed(_remarks(attack)))


def _remarks(attack: Attack) -> Iterator[str]:
    if attack.per_turn > 1:
        yield text("card.blows", count=attack.per_turn)
    yield attack.condition or ""
    if attack.reach:
        yield text("card.reach", reach=attack.reach)
    if attack.ranged:
        yield from _ranged(attack.ranged)
    if attack.grapple_st is not None:
        yield text("card.grapple", st=attack.grapple_st)
    yield attack.effect or ""


def _ranged(ranged: Ranged) -> Iterator[str]:
    figures = {
        "tr": ranged.tr,
        "accuracy": ranged.accuracy,
        "half_damage": ranged.half_damage_m,
        "max_range": ranged.max_m,
    }
    for key, amount in figures.items():
        if amount is not None:
            yield text(f"card.{key}", value=amount)
