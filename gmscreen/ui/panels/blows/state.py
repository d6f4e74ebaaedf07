"""What the Golpes panel was told: which table, what was aimed at, with what, and the dice so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import Circumstance, WeaponTrait
from gmscreen.rules.garganta.criticals import CriticalTable, critical_table


class BlowTable(StrEnum):
    """The three tables of the panel."""

    BODY = "body"
    HEAD = "head"
    MISS = "miss"


class FollowUp(StrEnum):
    """What a result may ask to be rolled next."""

    AGAIN = "again"
    LIMB = "limb"
    SELF_INJURY = "self_injury"
    FLIGHT = "flight"
    DIRECTION = "direction"


AIMS = (
    Location.TORSO,
    Location.VITALS,
    Location.ARM,
    Location.LEG,
    Location.HAND,
    Location.FOOT,
    Location.HEAD,
    Location.BRAIN,
    Location.EYES,
)
"""What can be aimed at here; the shield arm reads like the other one."""

_HIT_TABLES = {CriticalTable.BODY: BlowTable.BODY, CriticalTable.HEAD: BlowTable.HEAD}
_DEFAULT_AIM = {BlowTable.BODY: Location.TORSO, BlowTable.HEAD: Location.HEAD}


@dataclass(frozen=True, slots=True)
class BlowsState:
    """Input so far; `aim` or `damage_type` None leaves it open, and rows then show every reading.

    It begins with a cut at the torso. `follow_ups` are the dice rolled after the result.
    """

    table: BlowTable = BlowTable.BODY
    aim: Location | None = Location.TORSO
    damage_type: DamageType | None = DamageType.CUTTING
    traits: frozenset[WeaponTrait] = frozenset()
    roll: int | None = None
    follow_ups: tuple[tuple[FollowUp, int], ...] = ()

    def with_table(self, table: BlowTable) -> BlowsState:
        """Another table; an aim that does not belong to it gives way."""
        aim = self.aim
        if aim is not None and table is not BlowTable.MISS and table_of(aim) is not table:
            aim = _DEFAULT_AIM[table]
        return replace(self, table=table, aim=aim, roll=None, follow_ups=())

    def with_aim(self, aim: Location | None) -> BlowsState:
        """Another aim; a critical hit follows it to its table, and a roll made for another table goes."""
        moves = aim is not None and self.table is not BlowTable.MISS and table_of(aim) is not self.table
        changed = replace(self, aim=aim, follow_ups=())
        return replace(changed, table=table_of(aim), roll=None) if aim is not None and moves else changed

    def with_weapon(self, damage_type: DamageType | None, traits: frozenset[WeaponTrait]) -> BlowsState:
        """Another weapon; what was rolled after the result goes."""
        return replace(self, damage_type=damage_type, traits=traits, follow_ups=())

    def with_roll(self, roll: int) -> BlowsState:
        """The dice of the table."""
        return replace(self, roll=roll, follow_ups=())

    def with_follow_up(self, kind: FollowUp, total: int) -> BlowsState:
        """The dice that a result asked for; a second throw replaces the first."""
        kept = tuple(pair for pair in self.follow_ups if pair[0] is not kind)
        return replace(self, follow_ups=(*kept, (kind, total)))

    def circumstances(self, table: BlowTable) -> tuple[Circumstance, ...]:
        """Every circumstance that what is known leaves open on a table."""
        types = (self.damage_type,) if self.damage_type else tuple(DamageType)
        return tuple(
            Circumstance(aim, damage_type, self.traits) for aim in self._aims(table) for damage_type in types
        )

    def _aims(self, table: BlowTable) -> tuple[Location, ...]:
        if table is BlowTable.MISS:
            return (self.aim or Location.TORSO,)
        of_table = tuple(aim for aim in AIMS if table_of(aim) is table)
        return (self.aim,) if self.aim in of_table else of_table


def table_of(aim: Location) -> BlowTable:
    """The table that a critical hit aimed here reads."""
    return _HIT_TABLES[critical_table(aim)]
