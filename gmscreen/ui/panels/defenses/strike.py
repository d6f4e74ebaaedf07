"""An attack as the master describes it; a number is None where its field is empty or not understood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from enum import StrEnum
from typing import TYPE_CHECKING

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.close_combat import CloseWeapon

if TYPE_CHECKING:  # for start-up: the sheet's record costs pydantic
    from gmscreen.sheets.table_values import ValueKey

_ONE_DIE = parse_dice("1d")


class AllOut(StrEnum):
    """What an Ataque Total is used for (19 §3)."""

    LEVEL = "level"
    DAMAGE = "damage"
    TWICE = "twice"
    FEINT = "feint"


class Form(StrEnum):
    """How the weapon reaches: by hand, or from afar."""

    MELEE = "melee"
    RANGED = "ranged"


@dataclass(frozen=True, slots=True)
class Flight:
    """A shot or throw: figures of the weapon (None: not given), where the target is, and the aim."""

    snap: int | None = None
    accuracy: int | None = None
    half_damage: Decimal | None = None
    maximum: Decimal | None = None
    distance: Decimal | None = Decimal(10)
    speed: Decimal | None = Decimal(0)
    size: Decimal | None = Decimal(2)
    turns: int | None = 0
    supported: bool = False
    in_sight: bool = True


@dataclass(frozen=True, slots=True)
class Strike:
    """Who attacks, with what, how and where.

    `told` is the sheet's own story of the level. `options` holds the circumstances of the canon by id: the
    figure chosen of those that have a span, how many times those that are counted, 1 for the others.
    `level_key`, `damage_key` and `type_key` say where the table keeps what the sheet does not give; None
    where it does.
    """

    name: str = ""
    weapon: str = ""
    move: int | None = 5
    level: int | None = 12
    told: Derivation | None = None
    form: Form = Form.MELEE
    all_out: AllOut = AllOut.LEVEL
    options: Mapping[str, int] = field(default_factory=dict)
    location: Location = Location.TORSO
    wound: int | None = 0
    shock: int | None = 0
    swing: bool = True
    close: bool = False
    close_weapon: CloseWeapon = CloseWeapon.SHORT_SWORD
    flight: Flight = Flight()
    damage: Dice | None = _ONE_DIE
    type: DamageType = DamageType.CUTTING
    level_key: ValueKey | None = None
    damage_key: ValueKey | None = None
    type_key: ValueKey | None = None

    def knowing(self, sheet: Strike) -> Strike:
        """The same attack with what the sheet did not give and now does."""
        now = self
        if now.level_key is not None and sheet.level_key is None:
            now = replace(now, level=sheet.level, told=sheet.told, level_key=None)
        if now.damage_key is not None and sheet.damage_key is None:
            now = replace(now, damage=sheet.damage, damage_key=None)
        if now.type_key is not None and sheet.type_key is None:
            now = replace(now, type=sheet.type, type_key=None)
        return now

    @property
    def settled(self) -> tuple[tuple[ValueKey, str], ...]:
        """What was typed into the gaps of the sheet, for the table to keep."""
        typed = (
            (self.level_key, self.level),
            (self.damage_key, self.damage),
            (self.type_key, None if self.damage is None else self.type),
        )
        return tuple((key, str(value)) for key, value in typed if key is not None and value is not None)
