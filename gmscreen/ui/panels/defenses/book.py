"""What the panel reads in the canon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gmscreen.canon.garganta.attack_options import attack_options, locations
from gmscreen.canon.garganta.close_combat import close_combat
from gmscreen.canon.garganta.criticals import critical_hits
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.ranges import ranges
from gmscreen.canon.garganta.terrain import terrains
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.criticals import critical_table
from gmscreen.rules.garganta.exchange import CriticalShare, critical_shares
from gmscreen.rules.garganta.maneuvers import Maneuver, ManeuverId
from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.ui.panels.defenses.attack_modifiers import AttackBook
from gmscreen.ui.panels.defenses.blow_view import BlowBook


@dataclass(frozen=True, slots=True)
class Book:
    """Manoeuvres, terrains, and the figures of attacks and of blows."""

    maneuvers: Mapping[ManeuverId, Maneuver]
    terrains: Mapping[str, Terrain]
    attacks: AttackBook
    blows: BlowBook


def canon_book() -> Book:
    """Everything, from the canon."""
    attacks = AttackBook(attack_options(), locations(), close_combat(), ranges())
    return Book(maneuvers(), terrains(), attacks, BlowBook(wound_rules(), _shares))


def _shares(location: Location, type_: DamageType) -> Sequence[CriticalShare]:
    """What the critical table does to a blow aimed here."""
    return critical_shares(critical_hits(critical_table(location)).rolls, location, type_)
