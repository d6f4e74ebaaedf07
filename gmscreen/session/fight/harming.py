"""Harm that is no blow: falls, fire and other hazards, on one or several at once (19 §6; 20 §4.12, §5g)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum

from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.rules.checks import outcome_of, require_rollable
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.damage import Blow
from gmscreen.rules.garganta.falls import fall
from gmscreen.session.campaign import Campaign
from gmscreen.session.checked_text import LONGEST_NAME, checked_name
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.armor import resistance_at
from gmscreen.session.fight.attributes import dexterity
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.fire import resistance_to_fire, set_alight
from gmscreen.session.fight.permissions import require_turn
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.suffering import follow, suffer
from gmscreen.session.fight.wounding import fall as fall_down
from gmscreen.session.fight.wounding import heal_pv, lose_pv
from gmscreen.session.fight.wounds import Flank
from gmscreen.session.rolls import RollRequest
from gmscreen.session.typed_dice import Typed
from gmscreen.sheets.equipment import Area
from gmscreen.sheets.protection import is_worn_armor
from gmscreen.texts.catalogue import text


class Against(StrEnum):
    """What holds a hazard off."""

    ARMOR = "armor"
    FIRE = "fire"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Harm:
    """One formula on one or several, rolled once: an explosion, a trap; each takes it through his RD.

    `cause` is what the log calls it. `alight` sets on fire whoever it hurts.
    """

    fight: str
    targets: tuple[str, ...]
    formula: str
    cause: str
    type: DamageType = DamageType.CRUSHING
    location: Location = Location.TORSO
    against: Against = Against.ARMOR
    energy: bool = False
    alight: bool = False
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError without targets, or for dice that make no sense."""
        play = Play(campaign, self.fight, moment)
        if not self.targets:
            raise RuleError("whom_to_harm", "targets")
        cause = checked_name(self.cause, "cause")[:LONGEST_NAME]
        rolled = play.throw(RollRequest(parse_dice(self.formula), cause), self.dice)
        for who in dict.fromkeys(self.targets):
            one = play.fighter(who)
            if not (one.wounds.dead or one.has_left):
                self._harm(play, one, cause, rolled)
        return play.step(label("fight_harm", cause=cause))

    def _harm(self, play: Play, one: Fighter, cause: str, rolled: int) -> None:
        blow = Blow(max(0, rolled), self.type, self.location, self._dr(play, one), energy=self.energy)
        hurt = suffer(play, one.id, blow, Flank.MAIN, "harmed", cause=cause).injury.as_int > 0
        if hurt and self.alight and not play.fighter(one.id).wounds.dead:
            set_alight(play, one.id, burning=True)

    def _dr(self, play: Play, one: Fighter) -> int:
        match self.against:
            case Against.ARMOR:
                return resistance_at(play.profile(one).sheet, self.location, self.type).as_int
            case Against.FIRE:
                return resistance_to_fire(play, one).as_int
        return 0


@dataclass(frozen=True, slots=True)
class FallFrom:
    """A fall of so many metres; `acrobatics`: the test for it was passed."""

    fight: str
    fighter: str
    metres: Decimal
    acrobatics: bool = False
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a height below 0."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        if self.metres < 0:
            raise RuleError("height_below_zero", "metres")
        found = fall(self.metres, metal_resistance(play, one), fall_rules(), acrobatics=self.acrobatics)
        rolled = play.dice(one.id, text("fight.roll.fall"), found.dice, self.dice) if found.metres else 0
        lost = found.lost(rolled).as_int
        if lost:
            lose_pv(play, one.id, lost, "fell", metres=found.metres)
        else:
            play.tell("fell_in_vain", one.id, metres=found.metres)
        fall_down(play, one.id)
        if lost:
            numb = play.profile(one).high_pain_threshold
            torso, crushing = Location.TORSO, DamageType.CRUSHING
            follow(play, one.id, lost, torso, crushing, Flank.MAIN, crippled=False, numb=numb)
        return play.step(label("fight_fall", name=one.name))


def metal_resistance(battle: Battle, one: Fighter) -> int:
    """The RD of the metal on the trunk, of which half holds in a fall (20 §4.12)."""
    worn = [
        piece.dr or 0
        for piece in battle.profile(one).sheet.equipment
        if is_worn_armor(piece) and piece.metal and (piece.area or Area.TORSO).covers(Area.TORSO)
    ]
    return max(worn, default=0)


@dataclass(frozen=True, slots=True)
class ChangePv:
    """PV lost or got back by the word of the Mestre de Cena: a bandage, a trap told in words; never 0."""

    fight: str
    fighter: str
    amount: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        if self.amount < 0:
            lose_pv(play, one.id, -self.amount, "loses")
        else:
            heal_pv(play, one.id, self.amount)
        return play.step(label("fight_change_pv", name=one.name))


@dataclass(frozen=True, slots=True)
class SetAlight:
    """Have somebody in flames, or no longer, by the word of the Mestre de Cena."""

    fight: str
    fighter: str
    burning: bool = True

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        play = Play(campaign, self.fight, moment)
        set_alight(play, self.fighter, burning=self.burning)
        return play.step(label("fight_alight", name=play.name(self.fighter)))


@dataclass(frozen=True, slots=True)
class PutOutFire:
    """Put one's own fire out: a turn, and a test of DX (20 §5g)."""

    fight: str
    fighter: str
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError out of his turn, once he has acted, or without a fire."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        require_turn(play, one)
        if not one.wounds.burning:
            raise RuleError("not_burning", "fighter", name=one.name)
        if one.turn.used or one.turn.maneuver is not None:
            raise RuleError("has_acted", "fighter", name=one.name)
        level = dexterity(play, one)
        require_rollable(level.as_int)
        roll = play.test(one.id, text("fight.roll.put_out"), level, self.dice)
        play.put(replace(one, turn=replace(one.turn, used=True)))
        if outcome_of(level.as_int, roll).passed:
            set_alight(play, one.id, burning=False)
        else:
            play.tell("fire_goes_on", one.id)
        return play.step(label("fight_put_out", name=one.name))
