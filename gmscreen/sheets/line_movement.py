"""Move and dodge on one line: computed for people, printed for creatures (20 §2.2, §4.7)."""

from __future__ import annotations

from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.load import LoadLadder
from gmscreen.rules.garganta.movement import Body, Movement, beast_dodge, movement
from gmscreen.rules.garganta.readings import BeastDodge, Readings
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.secondary import printed
from gmscreen.sheets.skills import SkillRole
from gmscreen.sheets.traits import EffectKind

MoveAndDodge = tuple[Derivation | None, Derivation | None]


def move_and_dodge(sheet: Sheet, kilograms: Decimal, ladder: LoadLadder, readings: Readings) -> MoveAndDodge:
    """Deslocamento and Esquiva, without PD, under this weight; None where nothing says them."""
    computed = _computed(sheet, kilograms, ladder, readings)
    if sheet.kind is SheetKind.CREATURE:
        return _of_creature(sheet, computed, readings)
    if computed is None:
        return printed(sheet, sheet.printed.move, "move"), printed(sheet, sheet.printed.dodge, "dodge")
    return computed.move, computed.dodge


def _computed(sheet: Sheet, kilograms: Decimal, ladder: LoadLadder, readings: Readings) -> Movement | None:
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
