"""Every active defence against one attack (19 §4, 20 §4.6–4.7, §4.14)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Items, Level, Move, PassiveDefense, Token
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.defenses import (
    Defender,
    Defense,
    DefenseKind,
    Defenses,
    Enhanced,
    Hand,
    Incoming,
    ParryWeapon,
    Posture,
    Threat,
    Unavailable,
    WeaponKind,
    defenses,
)
from gmscreen.rules.garganta.maneuvers import DefenseWarning, ManeuverId
from gmscreen.texts.catalogue import text

EnhancedLevel = Annotated[int, Field(ge=0, le=100)]


class Weapon(Request):
    """A weapon, or bare hands, that might parry."""

    level: Level
    kind: Token[WeaponKind] = WeaponKind.NORMAL
    ready: bool = True
    hand: Token[Hand] = Hand.MAIN


class EnhancedDefenses(Request):
    """Levels of Apara and Bloqueio Ampliados."""

    parry: EnhancedLevel = 0
    block: EnhancedLevel = 0


class DefensesRequest(Request):
    """Who defends, in what state, against what."""

    move: Move
    pd: PassiveDefense = 0
    shield_level: Level | None = None
    weapons: Items[Weapon] = ()
    combat_reflexes: bool = False
    stunned: bool = False
    off_balance: bool = False
    retreat: bool = False
    maneuver: Token[ManeuverId] = ManeuverId.STEP_AND_ATTACK
    load_level: Annotated[int, Field(ge=0, le=4)] = 0
    incoming: Token[Incoming] = Incoming.MELEE
    critical: bool = False
    unaware: bool = False
    total_surprise: bool = False
    grappled: bool = False
    posture: Token[Posture] = Posture.STANDING
    enhanced: EnhancedDefenses | None = None


class DefenseRow(Result):
    """One defence: its level alone and with PD, why it is not to be had; `weapon` only for a parry."""

    defense: DefenseKind
    weapon: int = 0
    level: int
    total: int
    available: bool
    reason: Unavailable | None
    warnings: tuple[DefenseWarning, ...]


class PerRound(Result):
    """How often a round; null is without limit."""

    dodge: int | None
    block: int
    parry: int | None


class DefensesResult(Result):
    """Dodge, block (with a shield), and a parry for each weapon."""

    defenses: tuple[DefenseRow, ...]
    per_round: PerRound
    retreat_allowed: bool
    passive_total: int


def _run(request: DefensesRequest) -> Answer[DefensesResult]:
    found = defenses(_defender(request), _threat(request), maneuvers()[request.maneuver])
    totals = tuple((f"defenses[{index}].total", row.total) for index, row in enumerate(found.rows))
    passive = Derivation.of("passive_defense", found.passive, "19 §4; 20 §4.6")
    return Answer(_result(found), (*totals, ("passive_total", passive)))


def _defender(request: DefensesRequest) -> Defender:
    enhanced = request.enhanced or EnhancedDefenses()
    return Defender(
        dodge=request.move,
        pd=request.pd,
        shield_level=request.shield_level,
        weapons=tuple(_weapon(index, weapon) for index, weapon in enumerate(request.weapons)),
        combat_reflexes=request.combat_reflexes,
        enhanced=Enhanced(enhanced.parry, enhanced.block),
        load_level=request.load_level,
    )


def _weapon(index: int, weapon: Weapon) -> ParryWeapon:
    return ParryWeapon(
        weapon.level, weapon.kind, weapon.ready, weapon.hand, name=text("calc.weapon", number=index + 1)
    )


def _threat(request: DefensesRequest) -> Threat:
    return Threat(
        incoming=request.incoming,
        critical=request.critical,
        unaware=request.unaware,
        total_surprise=request.total_surprise,
        grappled=request.grappled,
        stunned=request.stunned,
        off_balance=request.off_balance,
        retreat=request.retreat,
        posture=request.posture,
    )


def _result(found: Defenses) -> DefensesResult:
    uses = found.per_round
    return DefensesResult(
        defenses=tuple(_row(row) for row in found.rows),
        per_round=PerRound(dodge=uses.dodge, block=uses.block, parry=uses.parry),
        retreat_allowed=found.retreat_allowed,
        passive_total=found.passive,
    )


def _row(row: Defense) -> DefenseRow:
    facts = {
        "defense": row.kind,
        "level": row.level.as_int,
        "total": row.total.as_int,
        "available": row.available,
        "reason": row.reason,
        "warnings": row.warnings,
    }
    return DefenseRow.model_validate(facts if row.weapon is None else facts | {"weapon": row.weapon})


CALCULATION = Calculation("defenses", DefensesRequest, DefensesResult, _run)
