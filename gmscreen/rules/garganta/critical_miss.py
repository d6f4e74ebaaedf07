"""What a critical miss costs the attacker (20 §4.8)."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class MissEffects:
    """What happens to the attacker and his weapon; the defaults are nothing.

    `only_if_repeated`: the dice are rolled again, and it happens only if the same result comes up.
    `self_hit` is an arm or a leg, half and half; `self_injury` are the dice of an unarmed blow gone wrong,
    to the hand or foot that struck. `defense_penalty` is to active defences, until the next turn.
    `weapon_flies` is in metres, ahead or behind at even odds; whoever is there tests DX or takes half damage.
    """

    weapon_breaks: bool = False
    cheap_weapon_breaks: bool = False
    only_if_repeated: bool = False
    self_hit: bool = False
    half_damage: bool = False
    self_injury: Dice | None = None
    off_balance: bool = False
    loses_turn: bool = False
    defense_penalty: int = 0
    turns_to_ready: int = 0
    drops_weapon: bool = False
    weapon_flies: Dice | None = None
    bystander_tests_dx: bool = False
    arm_useless_minutes: int = 0
    falls: bool = False

    def __post_init__(self) -> None:
        if self.defense_penalty > 0 or self.turns_to_ready < 0 or self.arm_useless_minutes < 0:
            raise ValueError("a penalty is no bonus, and time does not run back")
