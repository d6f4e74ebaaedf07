"""A blow step by step, each a step of the campaign; or all of it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Label, Moment, Step, label
from gmscreen.session.fight.damaging import roll_damage
from gmscreen.session.fight.defending import DefenseChoice, give_up_defense, roll_defense
from gmscreen.session.fight.exchange import Exchange, Stage, Strike
from gmscreen.session.fight.fumbling import roll_fumble
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.striking import declare, roll_attack, roll_critical
from gmscreen.session.typed_dice import Typed


@dataclass(frozen=True, slots=True)
class DeclareBlow:
    """Say a blow before its dice."""

    fight: str
    strike: Strike

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for one that can't be struck."""
        play = Play(campaign, self.fight, moment)
        declare(play, self.strike)
        return play.step(_label(play, "fight_declare"))


@dataclass(frozen=True, slots=True)
class LetBlowGo:
    """Take back a blow whose dice have not fallen."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError once they have."""
        play = Play(campaign, self.fight, moment)
        exchange = play.head.exchange
        if exchange is None or exchange.stage is not Stage.ATTACK:
            raise RuleError("blow_not_at_attack")
        step_label = _label(play, "fight_let_blow_go")
        play.change_head(exchange=None)
        return play.step(step_label)


@dataclass(frozen=True, slots=True)
class EndBlow:
    """End a blow as it stands, by the word of the Mestre de Cena, whatever became of its weapon."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when there is none, or it is over."""
        play = Play(campaign, self.fight, moment)
        exchange = play.head.exchange
        if exchange is None or exchange.stage is Stage.DONE:
            raise RuleError("no_blow_to_end")
        play.change_head(exchange=replace(exchange, stage=Stage.DONE))
        play.tell("blow_ended", exchange.strike.attacker)
        return play.step(_label(play, "fight_end_blow"))


@dataclass(frozen=True, slots=True)
class RollAttack:
    """Roll the attack of the blow in hand, or take what fell on the table."""

    fight: str
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError while something is lacking, or at a level that is not rolled."""
        play = Play(campaign, self.fight, moment)
        roll_attack(play, self.dice)
        return play.step(_label(play, "fight_attack"))


@dataclass(frozen=True, slots=True)
class RollTable:
    """Roll on the table that the attack roll asks for: of critical hits, or of critical misses."""

    fight: str
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when no table is asked for."""
        play = Play(campaign, self.fight, moment)
        exchange = play.head.exchange
        if exchange is not None and exchange.stage is Stage.FUMBLE:
            roll_fumble(play, self.dice)
        else:
            roll_critical(play, self.dice)
        return play.step(_label(play, "fight_table"))


@dataclass(frozen=True, slots=True)
class Defend:
    """Roll a defence, the best where none is chosen."""

    fight: str
    choice: DefenseChoice | None = None
    retreat: bool = False
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError with the reason for one that can't be used."""
        play = Play(campaign, self.fight, moment)
        roll_defense(play, self.choice, self.dice, retreat=self.retreat)
        return play.step(_label(play, "fight_defend"))


@dataclass(frozen=True, slots=True)
class DefendNoMore:
    """Let the blow through without a (further) defence."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when no defence is awaited."""
        play = Play(campaign, self.fight, moment)
        give_up_defense(play)
        return play.step(_label(play, "fight_defend_no_more"))


@dataclass(frozen=True, slots=True)
class RollDamage:
    """Roll the damage of the blow in hand, and have it suffered."""

    fight: str
    dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError while dice or type are not known."""
        play = Play(campaign, self.fight, moment)
        roll_damage(play, self.dice)
        return play.step(_label(play, "fight_damage"))


@dataclass(frozen=True, slots=True)
class BlowDice:
    """Dice that fell on the table for a whole blow; what is None is rolled."""

    attack: Typed | None = None
    table: Typed | None = None
    defense: Typed | None = None
    damage: Typed | None = None


@dataclass(frozen=True, slots=True)
class WholeBlow:
    """The blow in hand from where it stands to its end, as one step: the target takes his best defence."""

    fight: str
    dice: BlowDice = field(default_factory=BlowDice)

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when there is no blow, or something is lacking: then nothing is rolled."""
        play = Play(campaign, self.fight, moment)
        if _stage(play) in (None, Stage.DONE):
            raise RuleError("blow_not_at_attack")
        given = {stage: typed for stage, typed in self._given() if typed is not None}
        while (stage := _stage(play)) is not Stage.DONE and stage is not None:
            _ONE_MORE[stage](play, given.pop(stage, None))
        return play.step(_label(play, "fight_whole_blow"))

    def _given(self) -> Iterator[tuple[Stage, Typed | None]]:
        """What fell on the table, each for the first roll of its kind; a second one is rolled."""
        yield Stage.ATTACK, self.dice.attack
        yield Stage.CRITICAL, self.dice.table
        yield Stage.FUMBLE, self.dice.table
        yield Stage.DEFENSE, self.dice.defense
        yield Stage.DAMAGE, self.dice.damage


def _best_defense(play: Play, typed: Typed | None) -> None:
    roll_defense(play, None, typed, retreat=False)


_ONE_MORE: Mapping[Stage, Callable[[Play, Typed | None], None]] = {
    Stage.ATTACK: roll_attack,
    Stage.CRITICAL: roll_critical,
    Stage.FUMBLE: roll_fumble,
    Stage.DEFENSE: _best_defense,
    Stage.DAMAGE: roll_damage,
}


def _stage(play: Play) -> Stage | None:
    exchange: Exchange | None = play.head.exchange
    return None if exchange is None else exchange.stage


def _label(play: Play, key: str) -> Label:
    exchange = play.head.exchange
    if exchange is None:
        return label(key, name="", target="")
    strike = exchange.strike
    return label(key, name=play.name(strike.attacker), target=play.name(strike.target))
