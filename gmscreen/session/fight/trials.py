"""The tests that are due: what each is rolled against, and what failing or passing it does."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, outcome_of
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.consequences import faint_level, recovery_level
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Label, Moment, Step, label
from gmscreen.session.fight.attributes import health, willpower, wits
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.due import Due, Trial
from gmscreen.session.fight.fighter import Idle, Surprise
from gmscreen.session.fight.fire import burn
from gmscreen.session.fight.parrying import break_on, parrying_skill, wound_the_striker
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.recovering import heal_eye, heal_limb
from gmscreen.session.fight.wounding import die, fall, knock_out
from gmscreen.session.fight.wounds import Stun
from gmscreen.session.typed_dice import Typed
from gmscreen.sheets.traits import EffectKind
from gmscreen.texts.catalogue import text

ONE_DIE = parse_dice("1d")
DEFENDING_COSTS = -3

SOURCES = {
    Trial.DEATH: "19 §7; 20 §5.4",
    Trial.BLOW_FAINT: "20 §5.3",
    Trial.KNOCKDOWN: "20 §5.2",
    Trial.FAINT: "19 §7; 20 §5.4",
    Trial.RECOVERY: "20 §5.2",
    Trial.SURPRISE: "19 §7b; 20 §5e",
    Trial.CONCENTRATION: "19 §3; 20 §4.3",
    Trial.HOLD_SPELL: "20 §4.11",
    Trial.BURN: "20 §5g",
    Trial.PARRY_WOUNDS: "20 §4.7",
    Trial.BREAKAGE: "20 §4.7",
    Trial.LASTING_LIMB: "20 §5.5",
    Trial.LASTING_EYE: "20 §4.8, §5.5",
}


def due_level(battle: Battle, due: Due) -> Derivation | None:
    """What a test is rolled against; None for dice that are no test."""
    one = battle.fighter(due.fighter)
    profile = battle.profile(one)
    reflexes = profile.combat_reflexes
    match due.trial:
        case Trial.BURN | Trial.BREAKAGE:
            level = None
        case Trial.PARRY_WOUNDS:
            level = parrying_skill(battle, due)
        case Trial.FAINT:
            strong, weak = profile.levels(EffectKind.STRONG_WILL), profile.levels(EffectKind.WEAK_WILL)
            level = faint_level(profile.ht, strong, weak)
        case Trial.RECOVERY if one.wounds.stun is not Stun.MENTAL:
            level = recovery_level(profile.ht, combat_reflexes=reflexes)
        case Trial.RECOVERY | Trial.SURPRISE:
            level = recovery_level(wits(battle, one).as_int, combat_reflexes=reflexes)
        case Trial.CONCENTRATION:
            level = willpower(battle, one).add("defended", DEFENDING_COSTS, "19 §3; 20 §4.3")
        case Trial.HOLD_SPELL:
            level = willpower(battle, one)
        case _:
            level = health(battle, one)
    return level


def due_dice(due: Due) -> Dice | None:
    """The dice of a fire, or of a weapon that may break; None for a test of 3d."""
    return ONE_DIE if due.trial in (Trial.BURN, Trial.BREAKAGE) else None


@dataclass(frozen=True, slots=True)
class RollDue:
    """Roll one of the tests that wait, or take what fell on the table."""

    fight: str
    due: int
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when the test is no longer due."""
        play = Play(campaign, self.fight, moment)
        due = _waiting(play, self.due)
        settle(play, due, self.dice)
        return play.step(_label(play, due))


@dataclass(frozen=True, slots=True)
class RollAllDue:
    """Roll every test that waits, one after another, those that come of it too."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when none is due."""
        play = Play(campaign, self.fight, moment)
        if not play.head.due:
            raise RuleError("nothing_is_due", "due")
        while play.head.due:
            settle(play, play.head.due[0], None)
        return play.step(label("fight_all_due"))


@dataclass(frozen=True, slots=True)
class WaiveDue:
    """Let a test be, by the word of the Mestre de Cena; the log says so."""

    fight: str
    due: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when the test is no longer due."""
        play = Play(campaign, self.fight, moment)
        due = _waiting(play, self.due)
        _settled(play, due)
        play.tell("waived", due.fighter, test=text(f"fight.trial.{due.trial}"))
        return play.step(label("fight_waive", name=play.name(due.fighter)))


def settle(play: Play, due: Due, typed: Typed | None) -> None:
    """Roll a test and have it do what it does; a level of 3 or less is not rolled, and fails (20 §1.1)."""
    _settled(play, due)
    level, name = due_level(play, due), text(f"fight.trial.{due.trial}")
    if level is None:
        rolled = play.dice(due.fighter, name, ONE_DIE, typed)
        burn(play, due.fighter, rolled) if due.trial is Trial.BURN else break_on(play, due, rolled)
        return
    if level.as_int < LOWEST_ROLLED_LEVEL:
        passed = False
        play.tell("test_not_rolled", due.fighter, test=name, level=level.as_int)
    else:
        roll = play.test(due.fighter, name, level, typed)
        passed = outcome_of(level.as_int, roll).passed
        key = "test_passed" if passed else "test_failed"
        play.tell(key, due.fighter, test=name, roll=roll, level=level.as_int)
    _passed(play, due) if passed else _failed(play, due)


def _settled(play: Play, due: Due) -> None:
    play.change_head(due=tuple(each for each in play.head.due if each.number != due.number))


def _passed(play: Play, due: Due) -> None:
    one = play.fighter(due.fighter)
    match due.trial:
        case Trial.RECOVERY:
            play.put(replace(one, wounds=replace(one.wounds, stun=Stun.NONE)))
            play.tell("recovers", due.fighter)
        case Trial.SURPRISE:
            play.put(replace(one, surprise=Surprise.NONE))
            play.tell("starts_acting", due.fighter)
        case Trial.PARRY_WOUNDS:
            wound_the_striker(play, due)
        case Trial.LASTING_LIMB:
            heal_limb(play, due)
        case Trial.LASTING_EYE:
            heal_eye(play, due)


def _failed(play: Play, due: Due) -> None:
    who = due.fighter
    match due.trial:
        case Trial.DEATH:
            die(play, who)
        case Trial.BLOW_FAINT | Trial.FAINT:
            knock_out(play, who, "faints")
        case Trial.KNOCKDOWN:
            fall(play, who)
        case Trial.RECOVERY:
            _idle(play, who, Idle.STUNNED)
        case Trial.SURPRISE:
            _idle(play, who, Idle.SURPRISED)
        case Trial.CONCENTRATION | Trial.HOLD_SPELL:
            _lose_spell(play, who)
        case Trial.LASTING_LIMB | Trial.LASTING_EYE:
            play.tell(f"{due.trial}_stays", who)


def _idle(play: Play, who: str, why: Idle) -> None:
    one = play.fighter(who)
    play.put(replace(one, turn=replace(one.turn, idle=why)))


def _lose_spell(play: Play, who: str) -> None:
    one = play.fighter(who)
    play.put(replace(one, focus=replace(one.focus, concentration=None, missile=None)))
    play.tell("loses_concentration", who)


def _waiting(play: Play, number: int) -> Due:
    due = next((each for each in play.head.due if each.number == number), None)
    if due is None:
        raise RuleError("no_longer_due", "due")
    return due


def _label(play: Play, due: Due) -> Label:
    return label("fight_test", name=play.name(due.fighter), test=text(f"fight.trial.{due.trial}"))
