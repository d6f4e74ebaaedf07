"""What a blow meets where it lands: RD, and the PD of armour and shield (03 §9.5; 19 §4; 20 §4.6)."""

from __future__ import annotations

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.protection import area_at, protection


def resistance_at(sheet: Sheet, location: Location, type_: DamageType) -> Derivation:
    """RD there; armour that yields to points is told so."""
    worn = protection(sheet, area_at(location))
    pointed = type_ is DamageType.IMPALING and worn.impaling_dr is not None
    return worn.impaling_dr if pointed and worn.impaling_dr is not None else worn.dr


def passive_at(sheet: Sheet, location: Location, type_: DamageType | None) -> Derivation:
    """PD there: what is worn on that part of the body, and the best shield in hand."""
    worn = protection(sheet, area_at(location))
    armor = worn.pd
    if type_ is DamageType.IMPALING and worn.impaling_pd is not None:
        armor = worn.impaling_pd
    held = [piece for piece in sheet.equipment if piece.shield and piece.place.is_held and piece.quantity]
    best = max(held, key=lambda piece: piece.pd or 0, default=None)
    if best is None or not best.pd:
        return armor
    return armor.add("sheet.piece", best.pd, best.source or "20 §4.6", name=best.name)
