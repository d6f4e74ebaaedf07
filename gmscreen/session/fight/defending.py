"""The defence roll, and what defending costs (19 §3, §4; 20 §4.6–4.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.defenses import DefenseKind, defense_roll
from gmscreen.rules.garganta.maneuvers import DefensesLeft
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.exchange import Defended, Exchange, Stage
from gmscreen.session.fight.guard import Guard, GuardRow, guard_against
from gmscreen.session.fight.parrying import ask_after_parry
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.striking import blow_at, land
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class DefenseChoice:
    """Which defence: its kind, and the weapon that parries; PD alone has no kind."""

    kind: DefenseKind | None
    weapon: str = ""


PASSIVE = DefenseChoice(None)


def roll_defense(play: Play, choice: DefenseChoice | None, typed: Typed | None, *, retreat: bool) -> None:
    """Roll a defence, the best where none is chosen; RuleError with the reason where it can't be used."""
    exchange = blow_at(play, Stage.DEFENSE)
    guard = guard_against(play, exchange, retreat=retreat)
    row = _chosen(guard, choice)
    if retreat and not (guard.may_retreat and row):
        raise RuleError("no_retreat", "retreat", name=play.name(exchange.strike.target))
    total = row.total if row else guard.passive
    if total is None:
        raise RuleError("no_defense_at_all", "choice")
    who = exchange.strike.target
    roll = play.test(who, text("fight.roll.defense", defense=defense_name(row)), total, typed)
    passed = defense_roll(total.as_int, roll)
    _spend(play, who, row, retreat=retreat)
    tried = Defended(
        row.kind if row else None, row.weapon if row else "", total.as_int, roll, passed, retreat
    )
    _told(play, who, row, total, roll, passed=passed)
    exchange = replace(exchange, defenses=(*exchange.defenses, tried))
    _go_on(play, exchange, passed=passed)
    if passed and row and row.kind is DefenseKind.PARRY:
        ask_after_parry(play, exchange, row.weapon)


def give_up_defense(play: Play) -> None:
    """Let the blow through without a (further) defence, by the word of whoever plays the target."""
    exchange = blow_at(play, Stage.DEFENSE)
    if not exchange.defenses:
        play.tell("does_not_defend", exchange.strike.target)
    land(play)


def defense_name(row: GuardRow | None) -> str:
    """What a defence is called."""
    if row is None:
        return text("fight.defense.passive")
    name = text(f"fight.defense.{row.kind}")
    return text("fight.defense.with", name=name, weapon=row.weapon) if row.weapon else name


def _chosen(guard: Guard, choice: DefenseChoice | None) -> GuardRow | None:
    """The row of a choice; None for PD alone."""
    if choice is None:
        return guard.best
    if choice.kind is None:
        return None
    rows = [row for row in guard.rows if (row.kind, row.weapon) == (choice.kind, choice.weapon)]
    if not rows:
        raise RuleError("no_such_defense", "choice")
    if rows[0].reason is not None:
        raise RuleError(f"defense_{rows[0].reason}", "choice")
    return rows[0]


def _spend(play: Play, who: str, row: GuardRow | None, *, retreat: bool) -> None:
    """Count the use; an active defence wipes the aim, shakes a concentration, undoes a reload."""
    if row is None:
        return
    one = play.fighter(who)
    used = one.uses_in(play.head.round)
    if row.kind is DefenseKind.BLOCK:
        used = replace(used, blocks=used.blocks + 1)
    elif row.kind is DefenseKind.PARRY:
        used = used.with_parry(row.weapon)
    focus, shaken = one.focus, one.focus.concentration is not None
    swords = one.swords or row.kind is not DefenseKind.DODGE
    used = replace(used, retreated=used.retreated or retreat)
    play.put(replace(one, used=used, focus=replace(focus, aim=None, reloading=""), swords=swords))
    if focus.aim:
        play.tell("loses_aim", who)
    if focus.reloading:
        play.tell("reload_undone", who)
    if shaken:
        play.ask(who, Trial.CONCENTRATION)


def _told(play: Play, who: str, row: GuardRow | None, total: Derivation, roll: int, *, passed: bool) -> None:
    key = "defense_passed" if passed else "defense_failed"
    play.tell(key, who, defense=defense_name(row), roll=roll, total=total.as_int)


def _go_on(play: Play, exchange: Exchange, *, passed: bool) -> None:
    if passed:
        explodes = bool(exchange.strike.around)
        stage = Stage.DAMAGE if explodes else Stage.DONE
        play.change_head(exchange=replace(exchange, stage=stage, spared=explodes))
        return
    play.change_head(exchange=exchange)
    one = play.fighter(exchange.strike.target)
    several = play.maneuver(one).defenses is DefensesLeft.TWO_DIFFERENT
    if not (several and len(exchange.defenses) == 1 and guard_against(play, exchange).best):
        land(play)
