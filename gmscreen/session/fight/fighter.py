"""One who fights, as the campaign keeps him: everything that a fight changes, and nothing derived."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.condition import Condition
from gmscreen.session.fight.focus import Focus
from gmscreen.session.fight.gear import Gear
from gmscreen.session.fight.wounds import Wounds


class Side(StrEnum):
    """For whom one fights."""

    PARTY = "party"
    FOES = "foes"
    OTHERS = "others"


class Pack(StrEnum):
    """Where the descent pack is: dropped, it still weighs until the next turn (19 §5)."""

    CARRIED = "carried"
    DROPPED = "dropped"
    OFF = "off"


class Surprise(StrEnum):
    """How a fighter was surprised (19 §7b)."""

    NONE = "none"
    PARTIAL = "partial"
    TOTAL = "total"


class AllOut(StrEnum):
    """What an Ataque Total is used for (19 §3)."""

    LEVEL = "level"
    DAMAGE = "damage"
    TWICE = "twice"
    FEINT = "feint"


class Idle(StrEnum):
    """Why a fighter has no manoeuvre in this turn."""

    NONE = "none"
    STUNNED = "stunned"
    SURPRISED = "surprised"
    OFF_BALANCE = "off_balance"


@dataclass(frozen=True, slots=True)
class Turn:
    """What a fighter chose at the start of his last turn, and what he did of it.

    `round` is that in which it began; `repeated` counts the turns running of this manoeuvre, this one among
    them; `may_stand` that the second Mudança de Posição brings him to his feet; `last` is the manoeuvre of
    the turn before, `weapons` what he struck with in this one.
    """

    round: int = 0
    maneuver: ManeuverId | None = None
    all_out: AllOut | None = None
    repeated: int = 0
    attacks: int = 0
    feinted: bool = False
    used: bool = False
    idle: Idle = Idle.NONE
    only_defends: bool = False
    may_stand: bool = False
    weapons: tuple[str, ...] = ()
    last: ManeuverId | None = None


@dataclass(frozen=True, slots=True)
class WeaponUses:
    """How often a weapon has parried."""

    weapon: str
    count: int


@dataclass(frozen=True, slots=True)
class DefensesUsed:
    """Blocks, parries and the retreat of one round; of any other round there are none."""

    round: int = 0
    blocks: int = 0
    parries: tuple[WeaponUses, ...] = ()
    retreated: bool = False

    def parried(self, weapon: str) -> int:
        """Parries with one weapon."""
        return next((each.count for each in self.parries if each.weapon == weapon), 0)

    @property
    def all_parries(self) -> int:
        """Parries with any weapon."""
        return sum(each.count for each in self.parries)

    def with_parry(self, weapon: str) -> DefensesUsed:
        """One parry more."""
        others = (each for each in self.parries if each.weapon != weapon)
        return replace(self, parries=(*others, WeaponUses(weapon, self.parried(weapon) + 1)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """One fighter. `sheet` is the id of his sheet, in the campaign or kept with the fight.

    `fatigue` is what is left of it, None where nothing says it. `held_by` is the id of whoever grapples him.
    `swords` says that he crossed blades: a caster who did not pays no fatigue.
    """

    id: str
    name: str
    side: Side
    sheet: str
    pv: int
    fatigue: int | None = None
    hidden: bool = False
    boss: bool = False
    has_left: bool = False
    helpless: bool = False
    pack: Pack = Pack.CARRIED
    posture: Posture = Posture.STANDING
    surprise: Surprise = Surprise.NONE
    held_by: str = ""
    is_pinned: bool = False
    swords: bool = False
    turn: Turn = field(default_factory=Turn)
    used: DefensesUsed = field(default_factory=DefensesUsed)
    wounds: Wounds = field(default_factory=Wounds)
    focus: Focus = field(default_factory=Focus)
    gear: Gear = field(default_factory=Gear)
    conditions: tuple[Condition, ...] = ()

    @property
    def is_out(self) -> bool:
        """Whether he takes no turn any longer: gone, unconscious or dead."""
        return self.has_left or self.wounds.is_out

    def uses_in(self, round_: int) -> DefensesUsed:
        """What he has used of his defences in this round."""
        return self.used if self.used.round == round_ else DefensesUsed(round_)
