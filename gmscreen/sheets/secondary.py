"""PV, Fadiga, Vontade and Velocidade Básica of a sheet (20 §2)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.attributes import fatigue_points, hit_points, will
from gmscreen.rules.garganta.movement import basic_speed
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.traits import EffectKind


@dataclass(frozen=True, slots=True)
class Secondary:
    """The values that follow from the attributes; None where the sheet gives neither one."""

    pv: Derivation | None
    fatigue: Derivation | None
    will: Derivation | None
    basic_speed: Derivation | None


def secondary(sheet: Sheet) -> Secondary:
    """Computed for people; for a creature, as its stat block prints them, which is never recomputed (06)."""
    return Secondary(_pv(sheet), _fatigue(sheet), _will(sheet), _speed(sheet))


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of PV and Fadiga now; None where the whole is not known either."""

    pv: int | None
    fatigue: int | None


def what_is_left(sheet: Sheet) -> Left:
    """What the sheet says is left, or all of it where it says nothing."""
    whole, now = secondary(sheet), sheet.current
    return Left(_left(now.pv, whole.pv), _left(now.fatigue, whole.fatigue))


def _left(now: int | None, whole: Derivation | None) -> int | None:
    return now if now is not None or whole is None else whole.as_int


def printed(sheet: Sheet, value: int | Decimal | None, label: str) -> Derivation | None:
    """A printed value as a derivation of one step, or None."""
    return None if value is None else Derivation.of(f"sheet.printed_{label}", value, sheet.source or "24 §5")


def _pv(sheet: Sheet) -> Derivation | None:
    ht, stated = sheet.attributes.ht, printed(sheet, sheet.printed.pv, "pv")
    if ht is None or (stated and sheet.kind is SheetKind.CREATURE):
        return stated
    return hit_points(ht, sheet.bonuses(EffectKind.PV_BONUS))


def _fatigue(sheet: Sheet) -> Derivation | None:
    st, stated = sheet.attributes.st, printed(sheet, sheet.printed.fatigue, "fatigue")
    if st is None or (stated and sheet.kind is SheetKind.CREATURE):
        return stated
    return fatigue_points(st, sheet.bonuses(EffectKind.FATIGUE_BONUS))


def _will(sheet: Sheet) -> Derivation | None:
    if sheet.attributes.iq is None:
        return None
    strong, weak = _levels(sheet, EffectKind.STRONG_WILL), _levels(sheet, EffectKind.WEAK_WILL)
    return will(sheet.attributes.iq, strong, weak, sheet.bonuses(EffectKind.WILL_BONUS))


def _levels(sheet: Sheet, kind: EffectKind) -> int:
    return sum(bonus.amount for bonus in sheet.bonuses(kind))


def _speed(sheet: Sheet) -> Derivation | None:
    dx, ht = sheet.attributes.dx, sheet.attributes.ht
    if dx is None or ht is None:
        return printed(sheet, sheet.printed.basic_speed, "basic_speed")
    return basic_speed(dx, ht)
