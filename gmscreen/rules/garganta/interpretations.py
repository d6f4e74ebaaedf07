"""Where the canon is silent and we chose: every such choice by name, in this one place.

Each name is a key of the texts file under `interpretation.`, shown as "interpretação" beside the number.
"""

from __future__ import annotations

from enum import StrEnum


class Interpretation(StrEnum):
    """Our readings of a silent text."""

    HALVED_ONCE = "halved_once"
    DODGE_ONLY_BONUS = "dodge_only_bonus"
    ORDER_EACH_ROUND = "order_each_round"
    HEAD_TABLE_FOR_BRAIN_AND_EYES = "head_table_for_brain_and_eyes"
    WOUND_SINCE_LAST_TURN = "wound_since_last_turn"
    HALF_DAMAGE_BEFORE_DR = "half_damage_before_dr"
    NORMAL_DAMAGE_WITH_ROW = "normal_damage_with_row"
    NORMAL_AND_ONLY_THAT = "normal_and_only_that"
    PASSIVE_ZERO_NOT_ROLLED = "passive_zero_not_rolled"
    INCOMING_PARRY_PENALTY = "incoming_parry_penalty"
    EYES_AS_BRAIN = "eyes_as_brain"
    WHOLE_METRES = "whole_metres"
    ACROBATICS_BEFORE_CAP = "acrobatics_before_cap"
    TERRAIN_SPARES_DODGE = "terrain_spares_dodge"
    REDUCED_COST_IS_FULL = "reduced_cost_is_full"
    FEINT_MARGIN = "feint_margin"
    FAILURE_NEVER_ABOVE_COST = "failure_never_above_cost"
    BREAK_FREE_AS_PIN = "break_free_as_pin"
    UNARMED_FLIGHT_AS_DROP = "unarmed_flight_as_drop"
    SAME_BLAST = "same_blast"
    BLAST_GOES_ON = "blast_goes_on"
    NO_QUARTER_POINT = "no_quarter_point"
