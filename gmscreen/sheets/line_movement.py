"""Move and dodge on one line: computed for people, printed for creatures (20 §2.2, §4.7)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.load import LoadLadder
from gmscreen.rules.garganta.movement import Body, Movement, beast_dodge, movement, weakened
from gmscreen.rules.garganta.readings import BeastDodge, Readings
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.secondary import printed
from gmscreen.sheets.skills import SkillRole
from gmscreen.sheets.traits import EffectKind

MoveAndDodge = tuple[Derivation | None, Derivation | None]


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of PV and Fadiga; None for whoever is unhurt, or rested."""

    pv: int | None = None
    fatigue: int | None = None


UNHURT = Left()


def move_and_dodge(
    sheet: Sheet, kilograms: Decimal, ladder: LoadLadder, readings: Readings, left: Left = UNHURT
) -> MoveAndDodge:
    """Deslocamento and Esquiva, without PD, under this weight; None where nothing says them.

    Wounds and fatigue cut what is printed, too (19 §7).
    """
    if sheet.kind is SheetKind.CREATURE:
        unhurt = _of_creature(sheet, _computed(sheet, kilograms, ladder, readings, UNHURT), readings)
        return _cut(unhurt[0], sheet, left, readings), _cut(unhurt[1], sheet, left, readings)
    computed = _computed(sheet, kilograms, ladder, readings, left)
    if computed is None:
        move, dodge = (printed(sheet, getattr(sheet.printed, name), name) for name in ("move", "dodge"))
        return _cut(move, sheet, left, readings), _cut(dodge, sheet, left, readings)
    return computed.move, computed.dodge


def _cut(printed_value: Derivation | None, sheet: Sheet, left: Left, readings: Readings) -> Derivation | None:
    if printed_value is None:
        return None
    body = Body(
        dx=sheet.attributes.dx or 0,
        ht=sheet.attributes.ht or 0,
        st=sheet.attributes.st or 0,
        pv=left.pv,
        fatigue=left.fatigue,
        fatigue_total=sheet.printed.fatigue,
    )
    return weakened(printed_value, body, readings)


def _computed(
    sheet: Sheet, kilograms: Decimal, ladder: LoadLadder, readings: Readings, left: Left
) -> Movement | None:
    attributes = sheet.attributes
    if attributes.st is None or attributes.dx is None or attributes.ht is None:
        return None
    running = sheet.skill_for(SkillRole.RUNNING)
    body = Body(
        dx=attributes.dx,
        ht=attributes.ht,
        st=attributes.st,
        running=None if running is None else running.effective.as_int,
        racial_move=sheet.racial_move,
        pv=left.pv,
        fatigue=left.fatigue,
        move_bonuses=sheet.bonuses(EffectKind.MOVE_BONUS),
        dodge_bonuses=sheet.bonuses(EffectKind.DODGE_BONUS),
    )
    return movement(body, kilograms, ladder, readings)


def _of_creature(sheet: Sheet, computed: Movement | None, readings: Readings) -> MoveAndDodge:
    move = printed(sheet, sheet.printed.move, "move") or (computed.move if computed else None)
    stated = printed(sheet, sheet.printed.dodge, "dodge")
    if stated and readings.beast_dodge is BeastDodge.PRINTED:
        return move, stated
    if move is None or sheet.attributes.dx is None:
        return move, stated
    return move, beast_dodge(sheet.attributes.dx, move.as_int)
