"""The coup de grâce, and waking from a knockout (19 §2, §7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.checks import outcome_of, require_rollable
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.coup_de_grace import Helplessness
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.attributes import health
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.permissions import require_attacker, require_no_blow
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounding import die
from gmscreen.session.fight.wounds import Stun
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.catalogue import text


def helplessness(one: Fighter) -> Helplessness:
    """What keeps him from defending; who is pinned is helpless, by our reading."""
    return Helplessness(
        unconscious=one.wounds.unconscious,
        helpless=one.helpless or one.is_pinned,
        stunned=one.wounds.stun is not Stun.NONE,
    )


@dataclass(frozen=True, slots=True)
class CoupDeGrace:
    """Kill somebody helpless or unconscious, without a roll of damage."""

    fight: str
    attacker: str
    target: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a target that still defends: being stunned is not enough."""
        play = Play(campaign, self.fight, moment)
        require_no_blow(play)
        one, target = play.fighter(self.attacker), play.fighter(self.target)
        require_attacker(play, one)
        if one.turn.attacks:
            raise RuleError("no_attack_left", "attacker", name=one.name)
        if target.wounds.dead or target.has_left or target.id == one.id:
            raise RuleError("target_is_out", "target", name=target.name)
        state = helplessness(target)
        if not state.allows_coup_de_grace:
            key = "stunned_still_defends" if state.stunned else "target_still_defends"
            raise RuleError(key, "target", name=target.name)
        play.put(replace(one, turn=replace(one.turn, used=True, attacks=one.turn.attacks + 1), swords=True))
        play.tell("coup_de_grace", one.id, target=target.name)
        die(play, target.id)
        return play.step(label("fight_coup_de_grace", name=one.name, target=target.name))


@dataclass(frozen=True, slots=True)
class TryToWake:
    """The HT test of somebody knocked out, every 30 minutes (20 §4.8)."""

    fight: str
    fighter: str
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for somebody awake, or dead."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        if one.wounds.dead or not one.wounds.unconscious:
            raise RuleError("is_not_unconscious", "fighter", name=one.name)
        level = health(play, one)
        require_rollable(level.as_int)
        roll = play.test(one.id, text("fight.roll.wake"), level, self.dice)
        if outcome_of(level.as_int, roll).passed:
            _wake(play, one)
        else:
            play.tell("sleeps_on", one.id)
        return play.step(label("fight_wake", name=one.name))


@dataclass(frozen=True, slots=True)
class WakeUp:
    """Have somebody awake and himself again, whatever the reason: water, a spell, the Mestre's word."""

    fight: str
    fighter: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for the dead."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        if one.wounds.dead:
            raise RuleError("fighter_is_out", "fighter", name=one.name)
        _wake(play, one)
        return play.step(label("fight_wake", name=one.name))


def _wake(play: Play, one: Fighter) -> None:
    """Have him awake, and stunned no longer."""
    play.put(replace(one, wounds=replace(one.wounds, unconscious=False, stun=Stun.NONE)))
    play.tell("wakes", one.id)
