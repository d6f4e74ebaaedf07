"""Someone hurt, as his sheet describes him."""

from __future__ import annotations

from gmscreen.rules.garganta.injury import Category
from gmscreen.session.ward.state import Wounded
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.secondary import secondary
from gmscreen.sheets.traits import EffectKind
from gmscreen.ui.isolated import isolated


def wounded(sheet: Sheet) -> Wounded | None:
    """HT, PV, category and traits of a sheet; None for one without HT. A boss is declared by the master."""
    ht, pv = sheet.attributes.ht, secondary(sheet).pv
    if ht is None or pv is None:
        return None
    strong, weak = (_level(sheet, kind) for kind in (EffectKind.STRONG_WILL, EffectKind.WEAK_WILL))
    return Wounded(
        ht=ht,
        full=pv.as_int,
        category=Category(sheet.kind.value),
        will=strong - weak,
        combat_reflexes=bool(sheet.bonuses(EffectKind.COMBAT_REFLEXES)),
        name=isolated(sheet.name),
        high_pain_threshold=bool(sheet.bonuses(EffectKind.HIGH_PAIN_THRESHOLD)),
    )


def _level(sheet: Sheet, kind: EffectKind) -> int:
    return sum(bonus.amount for bonus in sheet.bonuses(kind))
