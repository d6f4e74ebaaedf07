"""What is said before the first die: bosses, ground and light; and who was surprised (19 §7, §7b, §9)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.canon.garganta.terrain import terrains
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.session.campaign import Campaign
from gmscreen.session.checked_text import LONGEST_NAME, checked_text
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Pack, Side, Surprise
from gmscreen.session.fight.permissions import require_undecided
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.strike_level import DARKNESS
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class DeclareBoss:
    """Declare a boss, or take it back."""

    fight: str
    fighter: str
    boss: bool = True

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError once a die has fallen."""
        play = Play(campaign, self.fight, moment)
        require_undecided(play)
        one = play.fighter(self.fighter)
        play.put(replace(one, boss=self.boss))
        play.tell("is_boss" if self.boss else "is_no_boss", one.id)
        return play.step(label("fight_boss", name=one.name))


@dataclass(frozen=True, slots=True)
class DeclareTerrain:
    """Declare the ground, by its id in the canon; empty for firm ground."""

    fight: str
    terrain: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError once a die has fallen."""
        play = Play(campaign, self.fight, moment)
        require_undecided(play)
        if self.terrain and self.terrain not in terrains():
            raise RuleError("no_such_terrain", "terrain")
        play.change_head(terrain=self.terrain)
        name = play.terrain.name if play.terrain else text("fight.firm_ground")
        play.tell("terrain", terrain=name)
        return play.step(label("fight_terrain", name=name))


@dataclass(frozen=True, slots=True)
class DeclareLight:
    """Declare what the light takes off attacks: 0 for good light, −10 for total darkness (20 §4.5)."""

    fight: str
    light: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; a torch may go out in mid-fight, so that light can change at any time."""
        play = Play(campaign, self.fight, moment)
        if not DARKNESS <= self.light <= 0:
            raise RuleError("light_out_of_span", "light", darkest=DARKNESS)
        play.change_head(light=self.light)
        play.tell("light", light=self.light)
        return play.step(label("fight_light", light=self.light))


@dataclass(frozen=True, slots=True)
class DeclareNullPocket:
    """Say whether the fight is in a pocket without mana, where no spell works (17 §6.5)."""

    fight: str
    null: bool

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        play = Play(campaign, self.fight, moment)
        play.change_head(null_pocket=self.null)
        play.tell("null_pocket" if self.null else "mana_again")
        return play.step(label("fight_null_pocket"))


@dataclass(frozen=True, slots=True)
class SurpriseSide:
    """Surprise everybody of a side, in part or in whole; before the first turn only."""

    fight: str
    side: Side
    surprise: Surprise

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError once the fight has begun."""
        play = Play(campaign, self.fight, moment)
        if play.head.phase is not Phase.SETUP:
            raise RuleError("fight_has_begun")
        for one in play.everyone():
            if one.side is self.side and one.surprise is not self.surprise:
                play.put(replace(one, surprise=self.surprise))
        side = text(f"fight.side.{self.side}")
        play.tell(f"surprise_{self.surprise}", side=side)
        return play.step(label("fight_surprise", side=side))


@dataclass(frozen=True, slots=True)
class NameFight:
    """Give the fight another name."""

    fight: str
    name: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        play = Play(campaign, self.fight, moment)
        play.change_head(name=checked_text(self.name.strip(), "name", LONGEST_NAME))
        return play.step(label("fight_name", name=play.head.name))


@dataclass(frozen=True, slots=True)
class ChangeFighter:
    """Change what a person decides of a fighter: name, side, who sees him, how he stands.

    None leaves as it is.
    """

    fight: str
    fighter: str
    name: str | None = None
    side: Side | None = None
    hidden: bool | None = None
    helpless: bool | None = None
    pack: Pack | None = None
    posture: Posture | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError without a name, or for one that another has."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        name = one.name if self.name is None else checked_text(self.name.strip(), "name", LONGEST_NAME)
        if not name:
            raise RuleError("name_missing", "name")
        if any(other.name == name for other in play.everyone() if other.id != one.id):
            raise RuleError("name_taken", "name", name=name)
        after = replace(
            one,
            name=name,
            side=one.side if self.side is None else self.side,
            hidden=one.hidden if self.hidden is None else self.hidden,
            helpless=one.helpless if self.helpless is None else self.helpless,
            pack=one.pack if self.pack is None else self.pack,
            posture=one.posture if self.posture is None else self.posture,
        )
        play.put(after)
        if after.helpless is not one.helpless:
            play.tell("helpless" if after.helpless else "not_helpless", one.id)
        if one.hidden and not after.hidden:
            play.tell("comes_to_light", one.id)
        if after.posture is not one.posture:
            play.tell(f"posture_{after.posture}", one.id)
        return play.step(label("fight_change_fighter", name=name))
