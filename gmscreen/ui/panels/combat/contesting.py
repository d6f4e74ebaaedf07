"""Contests of two fighters: which it is, what each throws against, and the command for it."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, Winner, contest_odds
from gmscreen.rules.derivation import Derivation
from gmscreen.session.commands import Command
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.feinting import Feint, feint_level, parrying_level
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.grappling import Hold, Wrestle, wrestles, wrestling_level
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent
from gmscreen.ui.panels.combat.contest_card import Contest
from gmscreen.ui.panels.combat.said import Said, attacker_of, settled

Sides = tuple[Fighter, Fighter]


def sides_of(battle: Battle, said: Said, contest: Contest) -> Sides | None:
    """Who throws, and against whom; None while there is nobody to throw against."""
    one, now = attacker_of(battle, said), settled(battle, said)
    if one is None:
        return None
    other = one.held_by if contest is Contest.BREAK_FREE else now.target
    return (one, battle.fighter(other)) if other else None


def hold_of(battle: Battle, said: Said) -> Contest:
    """What wrestling would be: getting free, pinning whom one holds, or grappling."""
    one, now = attacker_of(battle, said), settled(battle, said)
    if one is not None and one.held_by:
        return Contest.BREAK_FREE
    held = bool(one and now.target and battle.fighter(now.target).held_by == one.id)
    return Contest.PIN if held else Contest.GRAPPLE


def levels(battle: Battle, sides: Sides, contest: Contest, attack: str) -> str:
    """What each throws against, in words, and the chance of the first to win."""
    mine, other = (each.as_int for each in levels_of(battle, sides, contest, attack))
    told = text("combat.against", mine=number(mine), other=number(other))
    if min(mine, other) < LOWEST_ROLLED_LEVEL:
        return told
    wins = chance_to_win(battle, sides, contest, mine, other)
    return text("combat.against_odds", against=told, wins=percent(wins))


def chance_to_win(battle: Battle, sides: Sides, contest: Contest, mine: int, other: int) -> Fraction:
    """The chance of the first; a tie of holds is his who alone has Judô or Briga (19 §7b)."""
    ways = contest_odds(mine, other)
    ties = contest is not Contest.FEINT and wrestles(battle, sides[0]) and not wrestles(battle, sides[1])
    return Fraction(ways[Winner.A] + ways[Winner.NONE] * ties, sum(ways.values()))


def levels_of(battle: Battle, sides: Sides, contest: Contest, attack: str) -> tuple[Derivation, Derivation]:
    """What each throws against; RuleError where nobody knows it."""
    one, other = sides
    if contest is Contest.FEINT:
        return feint_level(battle, one, attack), parrying_level(battle, other)
    hold = Hold(contest.value)
    return wrestling_level(battle, one, hold), wrestling_level(battle, other, hold)


def contest_command(
    battle: Battle, sides: Sides, contest: Contest, attack: str, dice: tuple[Typed | None, Typed | None]
) -> Command:
    """The command that has them throw."""
    one, other = sides
    if contest is Contest.FEINT:
        return Feint(battle.id, one.id, other.id, attack, dice=dice[0], target_dice=dice[1])
    return Wrestle(battle.id, one.id, other.id, Hold(contest.value), *dice)
