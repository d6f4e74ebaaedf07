"""The feint: a contest whose margin leaves the target's next defence (19 §3, 20 §4.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.checks import quick_contest
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.feint import feint_penalty
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.arms import arm_named
from gmscreen.session.fight.attributes import dexterity
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import AllOut, Fighter
from gmscreen.session.fight.focus import Feinted
from gmscreen.session.fight.guard import defender_of
from gmscreen.session.fight.permissions import require_no_blow, require_turn
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.strike_level import DARKNESS, is_blind
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class Feint:
    """Feint with one of his attacks; `unseen` when the target sees nothing of it. Dice: his, the other's."""

    fight: str
    attacker: str
    target: str
    attack: str
    unseen: bool = False
    dice: Typed | None = None
    target_dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError without the manoeuvre for it, or without a level."""
        play = Play(campaign, self.fight, moment)
        one, target = play.fighter(self.attacker), play.fighter(self.target)
        _require_feint(play, one)
        mine, his = feint_level(play, one, self.attack), parrying_level(play, target)
        roll = play.test(one.id, text("fight.roll.feint", target=target.name), mine, self.dice)
        other = play.test(target.id, text("fight.roll.against_feint"), his, self.target_dice)
        contest = quick_contest(mine.as_int, roll, his.as_int, other)
        dark = self.unseen or play.head.light <= DARKNESS or is_blind(target)
        margin = -feint_penalty(contest, in_the_dark=dark).as_int
        one = play.fighter(one.id)
        feint = Feinted(target.id, margin) if margin else None
        turn = replace(one.turn, feinted=True, used=True)
        play.put(replace(one, turn=turn, swords=True, focus=replace(one.focus, feint=feint)))
        play.tell("feint" if margin else "feint_fails", one.id, target=target.name, margin=margin)
        return play.step(label("fight_feint", name=one.name, target=target.name))


def feint_level(battle: Battle, one: Fighter, attack: str) -> Derivation:
    """The level of the weapon that feints, shock counted; RuleError where nobody knows it."""
    arm = arm_named(battle, one, attack)
    if arm.level is None:
        raise RuleError("attack_asks", "attack", name=attack)
    return arm.level.add("shock", -one.wounds.shock_now, "20 §5.1")


def parrying_level(battle: Battle, target: Fighter) -> Derivation:
    """What a feint is seen through with: the best of weapon, shield and DX (19 §3)."""
    defender = defender_of(battle, target)
    best = dexterity(battle, target)
    weapons = [(weapon.name, weapon.level) for weapon in defender.weapons if weapon.ready]
    levels = [Derivation.of("weapon_level", level, "19 §3", name=name) for name, level in weapons]
    if defender.shield_level is not None:
        levels.append(Derivation.of("shield_level", defender.shield_level, "19 §3"))
    shocked = [level.add("shock", -target.wounds.shock_now, "20 §5.1") for level in levels]
    return max([best, *shocked], key=lambda level: level.as_int)


def _require_feint(play: Play, one: Fighter) -> None:
    require_turn(play, one)
    require_no_blow(play)
    turn = one.turn
    all_out = turn.maneuver is ManeuverId.ALL_OUT_ATTACK and turn.all_out is AllOut.FEINT
    if not (turn.maneuver is ManeuverId.FEINT or all_out):
        raise RuleError("maneuver_has_no_feint", "attacker", name=one.name)
    if turn.feinted or turn.attacks:
        raise RuleError("has_acted", "fighter", name=one.name)
