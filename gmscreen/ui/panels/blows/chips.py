"""Chips of critical hits and of critical misses."""

from __future__ import annotations

from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.ui.panels.effect_chips import effect_chips
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ChipView

_HIT_TONES = {
    "multiplier": Tone.ACCENT,
    "ignores_armor": Tone.ACCENT,
    "knockout": Tone.BAD,
    "stunned": Tone.WARN,
    "limb_crippled": Tone.BAD,
    "instant_death": Tone.BAD,
    "blind_eyes": Tone.BAD,
    "dx_penalty": Tone.WARN,
    "deaf": Tone.WARN,
    "drops_weapon": Tone.WARN,
    "only_defends_next_turn": Tone.WARN,
    "fixed_injury": Tone.INFO,
}
_MISS_TONES = {
    "weapon_breaks": Tone.BAD,
    "self_hit": Tone.BAD,
    "self_injury": Tone.BAD,
    "off_balance": Tone.WARN,
    "loses_turn": Tone.WARN,
    "defense_penalty": Tone.WARN,
    "drops_weapon": Tone.WARN,
    "turns_to_ready": Tone.WARN,
    "arm_useless_minutes": Tone.BAD,
    "falls": Tone.WARN,
    "only_if_repeated": Tone.INFO,
}


def blow_chips(effects: BlowEffects) -> tuple[ChipView, ...]:
    """What a critical hit does; `normal` where it only does its damage."""
    return effect_chips(effects, "blows.effect", _HIT_TONES, "blows.normal")


def miss_chips(effects: MissEffects) -> tuple[ChipView, ...]:
    """What a critical miss costs."""
    return effect_chips(effects, "blows.effect", _MISS_TONES, "blows.normal")
