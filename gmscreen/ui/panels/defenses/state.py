"""What the panel Defesas e manobras was told; a number is None where its field is empty or not understood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.defenses import DefenseKind, Enhanced, Hand, Threat, WeaponKind
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.ui.panels.defenses.strike import Strike


class Mode(StrEnum):
    """Which of the two calculators is in hand."""

    DEFEND = "defend"
    ATTACK = "attack"


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon, or bare hands, that may parry."""

    name: str = ""
    level: int | None = None
    kind: WeaponKind = WeaponKind.NORMAL
    ready: bool = True
    hand: Hand = Hand.MAIN


@dataclass(frozen=True, slots=True)
class Guard:
    """Who defends. `line` names the line of his sheet, empty by hand.

    `dodge_told` is the sheet's own story of the dodge; `armor` the RD that it gives to each part of the
    body, against points (True) and against the rest (False).
    """

    name: str = ""
    line: str = ""
    move: int | None = 5
    dodge: int | None = 5
    pd: int | None = 2
    shield_level: int | None = None
    large_shield: bool = False
    arms: tuple[Arm, ...] = ()
    reflexes: bool = False
    enhanced: Enhanced = field(default_factory=Enhanced)
    load_level: int = 0
    dodge_told: Derivation | None = None
    armor: Mapping[tuple[Location, bool], int] = field(default_factory=dict)

    def with_move(self, move: int | None) -> Guard:
        """Another Deslocamento; the dodge, which is the same number, follows while nothing parts them."""
        return replace(self, move=move, dodge=move if self.dodge == self.move else self.dodge)

    def resistance(self, location: Location, damage_type: DamageType) -> int | None:
        """The RD that the sheet gives there against this; None for one typed by hand."""
        return self.armor.get((location, damage_type is DamageType.IMPALING))


class Against(StrEnum):
    """Which defence the whole blow meets."""

    CALCULATED = "calculated"
    TYPED = "typed"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Target:
    """Who is struck: what he defends with, RD, HT and PV."""

    against: Against = Against.CALCULATED
    defense: int | None = 10
    dr: int | None = 2
    ht: int | None = 10
    pv: int | None = 10


@dataclass(frozen=True, slots=True)
class RowKey:
    """A defence among the others: its kind, and the arm that parries; PD alone has no kind."""

    kind: DefenseKind | None
    arm: int | None = None


PASSIVE = RowKey(None)


@dataclass(frozen=True, slots=True)
class Rolled:
    """A defence rolled: which, with what on the dice, against what."""

    key: RowKey
    roll: int
    total: int


@dataclass(frozen=True, slots=True)
class DefensesState:
    """Both calculators: the one who defends and what comes at him, the one who attacks and whom.

    `terrain` is an id of the canon, empty for firm ground. `spent` counts the uses of this round.
    `attack_roll` and `damage_roll` are the dice of the attack.
    """

    mode: Mode = Mode.DEFEND
    terrain: str = ""
    maneuver: ManeuverId = ManeuverId.STEP_AND_ATTACK
    guard: Guard = Guard(arms=(Arm(level=12),))
    threat: Threat = field(default_factory=Threat)
    spent: Mapping[DefenseKind, int] = field(default_factory=dict)
    retreated: bool = False
    rolled: Rolled | None = None
    attack_maneuver: ManeuverId = ManeuverId.STEP_AND_ATTACK
    strike: Strike = field(default_factory=Strike)
    target: Target = Target()
    attack_roll: int | None = None
    damage_roll: int | None = None

    def with_maneuver(self, maneuver: ManeuverId) -> DefensesState:
        """Another manoeuvre of the one in hand."""
        if self.mode is Mode.DEFEND:
            return replace(self, maneuver=maneuver)
        return replace(self, attack_maneuver=maneuver)

    @property
    def maneuver_in_hand(self) -> ManeuverId:
        """The manoeuvre of the one in hand."""
        return self.maneuver if self.mode is Mode.DEFEND else self.attack_maneuver

    @property
    def move_in_hand(self) -> int | None:
        """The Deslocamento of the one in hand."""
        return self.guard.move if self.mode is Mode.DEFEND else self.strike.move

    def with_guard(self, guard: Guard) -> DefensesState:
        """The same defender with other numbers."""
        return _armored(replace(self, guard=guard))

    def with_defender(self, guard: Guard, target: Target) -> DefensesState:
        """Another defender; what the last one spent and rolled goes."""
        return _armored(replace(self, guard=guard, target=target).next_round())

    def with_strike(self, strike: Strike) -> DefensesState:
        """Another attack; the dice are read anew, and the RD follows where the blow goes."""
        moved = (strike.location, strike.type) != (self.strike.location, self.strike.type)
        changed = replace(self, strike=strike)
        return _armored(changed) if moved else changed

    def with_attacker(self, strike: Strike) -> DefensesState:
        """Another attacker, or another of his attacks; the last one's dice go."""
        return replace(self.with_strike(strike), attack_roll=None, damage_roll=None)

    def with_spent(self, kind: DefenseKind, count: int) -> DefensesState:
        """So many uses of a defence spent in this round."""
        return replace(self, spent={**self.spent, kind: max(0, count)})

    def next_round(self) -> DefensesState:
        """A new round: every use is there again."""
        return replace(self, spent={}, retreated=False, rolled=None)

    def with_defense_roll(self, rolled: Rolled, *, retreating: bool) -> DefensesState:
        """A defence rolled: it costs a use, and the retreat that went with it."""
        changed = replace(self, rolled=rolled, retreated=self.retreated or retreating)
        if retreating:
            changed = replace(changed, threat=replace(self.threat, retreat=False))
        kind = rolled.key.kind
        return changed if kind is None else changed.with_spent(kind, self.spent.get(kind, 0) + 1)

    def with_attack_roll(self, roll: int) -> DefensesState:
        """The dice of the attack; the damage of the last one goes."""
        return replace(self, attack_roll=roll, damage_roll=None)


def _armored(state: DefensesState) -> DefensesState:
    """The target with the RD that the defender's sheet gives where the blow goes."""
    dr = state.guard.resistance(state.strike.location, state.strike.type)
    return state if dr is None else replace(state, target=replace(state.target, dr=dr))
