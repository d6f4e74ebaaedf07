"""Items of equipment ready to be added to a sheet: of the catalogue, of the table, of another sheet."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from gmscreen.rules.garganta.equipment import CataloguePiece, PieceArea
from gmscreen.sheets.equipment import Area, Piece, Place
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.sheet_edits import AddItem, Several
from gmscreen.sheets.toml_text import Table
from gmscreen.texts.catalogue import text

_AREAS = {
    PieceArea.BODY: Area.TORSO,
    PieceArea.HEAD: Area.HEAD,
    PieceArea.BODY_AND_HEAD: Area.WHOLE,
}


def catalogue_item(piece: CataloguePiece, place: Place, quantity: int = 1) -> Table:
    """An entry of the catalogue as a sheet has it, with its source; what no table gives is left out."""
    plain = {
        "weight_kg": piece.weight_kg,
        "pd": piece.pd,
        "dr": piece.dr,
        "impaling_pd": piece.pd_impaling,
        "impaling_dr": piece.dr_impaling,
        "under_dr": piece.under_dr,
        "capacity_kg": piece.capacity_kg,
        "price_g": piece.price_g,
    }
    item = {
        "name": piece.name,
        "place": place.value,
        "quantity": quantity,
        "negligible": piece.negligible,
        "role": piece.role.value,
        "area": _AREAS[piece.area].value if piece.area else None,
        "metal": piece.metal,
        **plain,
        **_uses(piece),
        "effects": [{"kind": effect.kind.value, "level": effect.level} for effect in piece.effects],
        "source": piece.source,
        "note": piece.note or None,
    }
    return _in_order(item)


def free_item(name: str, place: Place, weight_kg: Decimal | None, quantity: int = 1) -> Table:
    """A piece of no catalogue; a weight that is given is a value of the table."""
    source = None if weight_kg is None else text("sheet.table_value")
    fields = {"name": name, "place": place.value, "quantity": quantity}
    return _in_order({**fields, "weight_kg": weight_kg, "source": source})


def copied_pack(other: Sheet) -> Several:
    """The edits that put all that lies in another sheet's pack into this one's."""
    return copied_pieces(piece for piece in other.equipment if piece.place is Place.PACK)


def copied_pieces(pieces: Iterable[Piece]) -> Several:
    """The edits that add copies of these pieces."""
    items = tuple(AddItem(("equipment",), plain_record(piece)) for piece in pieces)
    return Several(items, "copy_pieces")


def _uses(piece: CataloguePiece) -> dict[str, object]:
    if piece.skill is None:
        return {}
    if piece.shield_size is not None:
        return {"shield": {"skill": piece.skill, "size": piece.shield_size.value}}
    kind = {} if piece.parry is None else {"kind": piece.parry.value}
    use = {"skill": piece.skill, **kind, "parries": piece.parry is not None, "st_min": piece.least_st}
    return {"weapon": {key: value for key, value in use.items() if value not in (None, True, "normal")}}


def _in_order(fields: dict[str, object]) -> Table:
    """The fields that say something, in the record's order."""
    return plain_record(
        Piece.model_validate({key: value for key, value in fields.items() if value is not None})
    )
