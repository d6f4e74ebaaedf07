"""Grappling, pinning and getting free (19 §7b, 20 §5c)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from gmscreen.rules.checks import Winner, quick_contest
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.close_combat import grapple
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.attributes import dexterity, strength
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.permissions import require_attacker, require_no_blow, require_turn
from gmscreen.session.fight.play import Play
from gmscreen.session.typed_dice import Typed
from gmscreen.sheets.skills import SkillRole
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded

JUDO = "judo"


class Hold(StrEnum):
    """What two wrestlers contest."""

    GRAPPLE = "grapple"
    PIN = "pin"
    BREAK_FREE = "break_free"


@dataclass(frozen=True, slots=True)
class Wrestle:
    """A contest of DX to grapple, of ST to pin or to get free. Typed dice: his, the other's.

    Getting free is, by our reading, contested as pinning is.
    """

    fight: str
    wrestler: str
    other: str
    hold: Hold
    dice: Typed | None = None
    other_dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when the one does not hold the other as the act asks."""
        play = Play(campaign, self.fight, moment)
        one, other = play.fighter(self.wrestler), play.fighter(self.other)
        _require_hold(play, one, other, self.hold)
        mine, his = (wrestling_level(play, each, self.hold) for each in (one, other))
        roll = play.test(one.id, text(f"fight.roll.{self.hold}", other=other.name), mine, self.dice)
        answer = play.test(other.id, text("fight.roll.resists_hold"), his, self.other_dice)
        contest = quick_contest(mine.as_int, roll, his.as_int, answer)
        won = grapple(contest, a_wrestles=wrestles(play, one), b_wrestles=wrestles(play, other)) is Winner.A
        one = play.fighter(one.id)
        play.put(replace(one, turn=replace(one.turn, used=True, attacks=one.turn.attacks + 1), swords=True))
        if won:
            _take_hold(play, one.id, other.id, self.hold)
        play.tell(f"{self.hold}_won" if won else f"{self.hold}_lost", one.id, other=other.name)
        return play.step(label(f"fight_{self.hold}", name=one.name, other=other.name))


@dataclass(frozen=True, slots=True)
class LetGo:
    """Let somebody go whom one holds."""

    fight: str
    holder: str
    held: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when he does not hold him."""
        play = Play(campaign, self.fight, moment)
        one, other = play.fighter(self.holder), play.fighter(self.held)
        if other.held_by != one.id:
            raise RuleError("does_not_hold", "held", name=one.name, other=other.name)
        play.put(replace(other, held_by="", is_pinned=False))
        play.tell("lets_go", one.id, other=other.name)
        return play.step(label("fight_let_go", name=one.name, other=other.name))


def wrestling_level(battle: Battle, one: Fighter, hold: Hold) -> Derivation:
    """DX to grapple; ST for the rest, that of a beast's hold where its sheet gives one (06)."""
    if hold is Hold.GRAPPLE:
        return dexterity(battle, one)
    printed = [each.grapple_st for each in battle.profile(one).sheet.attacks if each.grapple_st is not None]
    level = strength(battle, one) if not printed else Derivation.of("grapple_st", max(printed), "06; 20 §5c")
    if hold is Hold.PIN:
        return level
    return level.noted("break_free", "19 §7b; 20 §5c", interpretation=Interpretation.BREAK_FREE_AS_PIN)


def wrestles(battle: Battle, one: Fighter) -> bool:
    """Whether Judô or Briga decides a tie for him; Judô only at a load that lets it be used (19 §5)."""
    sheet, load = battle.profile(one).sheet, battle.load(one)
    light = load is None or load.fencing_allowed
    judo = any(folded(skill.name) == JUDO for skill in sheet.skills)
    return sheet.skill_for(SkillRole.BRAWLING) is not None or (judo and light)


def _require_hold(play: Play, one: Fighter, other: Fighter, hold: Hold) -> None:
    require_no_blow(play)
    if hold is Hold.BREAK_FREE:
        require_turn(play, one)
        if one.held_by != other.id:
            raise RuleError("does_not_hold", "other", name=other.name, other=one.name)
    else:
        require_attacker(play, one)
        if hold is Hold.PIN and other.held_by != one.id:
            raise RuleError("does_not_hold", "other", name=one.name, other=other.name)
    if one.id == other.id or other.wounds.dead or other.has_left:
        raise RuleError("target_is_out", "other", name=other.name)
    if one.turn.attacks:
        raise RuleError("no_attack_left", "wrestler", name=one.name)


def _take_hold(play: Play, one: str, other: str, hold: Hold) -> None:
    if hold is Hold.BREAK_FREE:
        play.change(one, held_by="", is_pinned=False)
    else:
        play.change(other, held_by=one, is_pinned=hold is Hold.PIN)
