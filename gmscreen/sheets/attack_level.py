"""At what level a sheet attacks."""

from __future__ import annotations

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.attacks import Attack
from gmscreen.sheets.model import Sheet


def attack_level(sheet: Sheet, attack: Attack) -> Derivation | None:
    """The NH printed with the attack, else that of the skill it names; None where the sheet has neither."""
    if attack.level is not None:
        source = attack.source or sheet.source or "19 §2"
        return Derivation.of("sheet.printed_level", attack.level, source, name=attack.name)
    skill = None if attack.skill is None else sheet.skill(attack.skill)
    return None if skill is None else skill.effective
