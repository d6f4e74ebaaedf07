"""One blow from its declaration to its end, as far as it has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum

from gmscreen.rules.garganta.attack import AttackOutcome
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import WeaponTrait
from gmscreen.rules.garganta.close_combat import CloseWeapon
from gmscreen.rules.garganta.defenses import DefenseKind, Incoming
from gmscreen.session.fight.focus import HeldMissile
from gmscreen.session.fight.wounds import Flank


@dataclass(frozen=True, slots=True)
class Flight:
    """A shot or throw: metres to the target, his speed (m/s), his size (m), and the shooter's view."""

    distance: Decimal
    speed: Decimal = Decimal(0)
    size: Decimal = Decimal(2)
    supported: bool = False
    in_sight: bool = True


@dataclass(frozen=True, slots=True)
class Chosen:
    """A circumstance of the attack by its id: the figure of a span, how many of what is counted, or 1."""

    option: str
    figure: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Strike:
    """What is said before the dice: who, with what, at whom, where and how.

    `flight` None is a blow of the hand. What is None follows from the sheet: `swing` from the damage type,
    `close_weapon` and `incoming` from the weapon, `as_type` from the attack. `ammo` names the piece that a
    shot uses up, or the one in hand that is thrown. `at_the_ground` throws an explosive spell at the ground;
    `around` are those whom it catches besides the target.
    """

    attacker: str
    target: str
    attack: str
    location: Location = Location.TORSO
    flank: Flank = Flank.MAIN
    options: tuple[Chosen, ...] = ()
    flight: Flight | None = None
    close: bool = False
    close_weapon: CloseWeapon | None = None
    swing: bool | None = None
    incoming: Incoming | None = None
    as_type: DamageType | None = None
    traits: tuple[WeaponTrait, ...] = ()
    ammo: str = ""
    at_the_ground: bool = False
    around: tuple[str, ...] = ()

    def has(self, option: str) -> bool:
        """Whether a circumstance was chosen."""
        return any(each.option == option and each.figure for each in self.options)


class Stage(StrEnum):
    """What a blow waits for."""

    ATTACK = "attack"
    CRITICAL = "critical"
    FUMBLE = "fumble"
    DEFENSE = "defense"
    DAMAGE = "damage"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Defended:
    """A defence that was tried: PD alone has no kind."""

    kind: DefenseKind | None
    weapon: str
    total: int
    roll: int
    passed: bool
    retreat: bool = False


@dataclass(frozen=True, slots=True)
class Exchange:
    """A blow in hand. Rolls are 0 until they fall; `injury` is the PV it cost, `lost` what was beyond.

    `missile` is the spell that was thrown, and is in no hand any longer; `spared` that the target defended
    himself from one that exploded all the same.
    """

    number: int
    strike: Strike
    stage: Stage = Stage.ATTACK
    level: int = 0
    attack_roll: int = 0
    outcome: AttackOutcome | None = None
    critical_roll: int = 0
    fumble_roll: int = 0
    feint: int = 0
    missile: HeldMissile | None = None
    half_damage: bool = False
    spared: bool = False
    defenses: tuple[Defended, ...] = field(default=())
    damage_roll: int = 0
    dr: int = 0
    injury: int = 0
    lost: int = 0

    @property
    def is_running(self) -> bool:
        """Whether dice have fallen and the blow is not over."""
        return self.stage not in (Stage.ATTACK, Stage.DONE)
