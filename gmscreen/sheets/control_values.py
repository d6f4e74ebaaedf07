"""What the levels of a sheet are counted from (26 §1, §5; 27; 28 §1)."""

from __future__ import annotations

from gmscreen.canon.garganta.creation import creation
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.line_terms import Control, EffectKind
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.secondary import secondary

SOURCE = "20 §2"


def control_value(sheet: Sheet, control: Control) -> Derivation | None:
    """The attribute, with what talents add to it for learning; None where the sheet has not got it."""
    if control is Control.WILL:
        return secondary(sheet).will
    if control is Control.LANGUAGE_IQ:
        return _iq_with(sheet, EffectKind.LANGUAGE_TALENT, source="26 §5")
    if control is Control.MAGIC_IQ:
        return effective_iq(sheet)
    value: int | None = getattr(sheet.attributes, control)
    return None if value is None else Derivation.of(str(control), value, SOURCE)


def effective_iq(sheet: Sheet) -> Derivation | None:
    """IQ with Aptidão Mágica, from which spells are counted; Memória Eidética adds its level (27; 28 §1)."""
    return _iq_with(sheet, EffectKind.MAGERY, EffectKind.EIDETIC_MEMORY, source="24 §2; 27")


def _iq_with(sheet: Sheet, *kinds: EffectKind, source: str) -> Derivation | None:
    if sheet.attributes.iq is None:
        return None
    iq = Derivation.of("iq", sheet.attributes.iq, SOURCE)
    for kind in kinds:
        for bonus in sheet.bonuses(kind):
            iq = iq.add("named_bonus", bonus.amount, bonus.source or source, name=bonus.name)
    return iq


def effect_level(sheet: Sheet, kind: EffectKind) -> int:
    """The levels of all that has this effect, together."""
    return sum(bonus.amount for bonus in sheet.bonuses(kind))


def point_worth(sheet: Sheet) -> int:
    """What a point in a mental skill counts for: more with Memória Eidética (28 §1)."""
    return creation().point_worth(min(effect_level(sheet, EffectKind.EIDETIC_MEMORY), 2))
