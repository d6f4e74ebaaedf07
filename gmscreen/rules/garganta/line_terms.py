"""The words by which rules know the lines of a sheet: what a level counts from, what a trait does."""

from __future__ import annotations

from enum import StrEnum


class Control(StrEnum):
    """What a level is counted from."""

    ST = "st"
    DX = "dx"
    IQ = "iq"
    HT = "ht"
    WILL = "will"
    LANGUAGE_IQ = "language_iq"
    MAGIC_IQ = "magic_iq"


class SkillRole(StrEnum):
    """What the rules use a skill for, whatever it is called."""

    RUNNING = "running"
    BRAWLING = "brawling"
    ACROBATICS = "acrobatics"


class EffectKind(StrEnum):
    """What a trait or an item changes in the numbers; `level` of the effect says by how much."""

    COMBAT_REFLEXES = "combat_reflexes"
    HIGH_PAIN_THRESHOLD = "high_pain_threshold"
    LOW_PAIN_THRESHOLD = "low_pain_threshold"
    ENHANCED_PARRY = "enhanced_parry"
    ENHANCED_BLOCK = "enhanced_block"
    ENHANCED_DODGE = "enhanced_dodge"
    STRONG_WILL = "strong_will"
    WEAK_WILL = "weak_will"
    MAGERY = "magery"
    MAGIC_RESISTANCE = "magic_resistance"
    EIDETIC_MEMORY = "eidetic_memory"
    LANGUAGE_TALENT = "language_talent"
    AMBIDEXTERITY = "ambidexterity"
    NATURAL_DR = "natural_dr"
    MOVE_BONUS = "move_bonus"
    DODGE_BONUS = "dodge_bonus"
    PV_BONUS = "pv_bonus"
    FATIGUE_BONUS = "fatigue_bonus"
    WILL_BONUS = "will_bonus"
