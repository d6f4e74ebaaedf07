"""The sign of each kind of state: told apart by its shape, whatever its colour."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from gmscreen.session.fight.states import StateKind

SIGNS: Mapping[StateKind, str] = MappingProxyType(
    {
        StateKind.DEAD: "skull",
        StateKind.LEFT: "exit-run",
        StateKind.UNCONSCIOUS: "sleep",
        StateKind.STUNNED: "head-flash-outline",
        StateKind.SURPRISED: "alert-outline",
        StateKind.OFF_BALANCE: "scale-unbalanced",
        StateKind.ONLY_DEFENDS: "shield-outline",
        StateKind.BURNING: "fire",
        StateKind.BLIND: "eye-off",
        StateKind.ONE_EYE: "eye-minus",
        StateKind.DEAF: "ear-hearing-off",
        StateKind.PINNED: "handcuffs",
        StateKind.HELD: "link-variant",
        StateKind.HELPLESS: "human-handsup",
        StateKind.DROPPED_PACK: "bag-personal-off-outline",
        StateKind.POSTURE: "arrow-collapse-down",
        StateKind.SHOCK: "lightning-bolt",
        StateKind.CLUMSY: "trending-down",
        StateKind.LIMB: "hand-back-left-off",
        StateKind.CONDITION: "label-outline",
        StateKind.FEINT: "drama-masks",
        StateKind.AIM: "crosshairs",
        StateKind.CONCENTRATION: "meditation",
        StateKind.MISSILE: "star-shooting-outline",
        StateKind.RELOADING: "reload",
        StateKind.UNREADY: "timer-sand-empty",
        StateKind.BROKEN: "cancel",
    }
)
"""Material Design Icons by name."""
