"""After the fight: its fatigue, what stays of limbs and eyes, what was used up (19 §8; 20 §5.5, §6.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.fatigue import fight_fatigue
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.due import Due, Trial
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Fighter, Turn
from gmscreen.session.fight.gear import Spent
from gmscreen.session.fight.permissions import require_no_blow
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.recovering import limb_name
from gmscreen.session.fight.states import lasting_states
from gmscreen.session.fight.tiring import tire
from gmscreen.sheets.traits import EffectKind


@dataclass(frozen=True, slots=True)
class EndFight:
    """End the fight: those who fought over ten seconds pay for it, and what may last is tested."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a fight that has not begun or is over, or while a blow is half done."""
        play = Play(campaign, self.fight, moment)
        if play.head.phase is not Phase.FIGHTING:
            raise RuleError(f"fight_{play.head.phase}")
        require_no_blow(play)
        seconds = play.head.round
        play.change_head(phase=Phase.OVER, active="", exchange=None, due=_lethal(play))
        play.tell("over", seconds=seconds)
        for one in play.everyone():
            tire(play, one.id, fatigue_of_fight(play, one, seconds))
            _ask_what_lasts(play, _calm(play, play.fighter(one.id)))
        return play.step(label("fight_end", name=play.head.name))


def fatigue_of_fight(battle: Battle, one: Fighter, seconds: int) -> int:
    """Load level + 1 over ten seconds; 0 for the dead, for whoever left, or where no load is known.

    A caster who crossed no blade pays nothing (20 §6.1).
    """
    load = battle.load(one)
    if one.wounds.dead or one.has_left or load is None or load.level is None:
        return 0
    caster = bool(battle.profile(one).sheet.bonuses(EffectKind.MAGERY))
    return fight_fatigue(load, seconds, crossed_blades=one.swords or not caster).as_int


def _calm(play: Play, one: Fighter) -> Fighter:
    """Somebody without what was of one turn only."""
    wounds = replace(one.wounds, shock=0, shock_now=0, lost=0, lost_now=0, off_balance=False)
    calm = replace(one, turn=Turn(), wounds=wounds)
    return one if calm == one else play.put(calm)


def _lethal(play: Play) -> tuple[Due, ...]:
    """The tests that a fight's end does not spare."""
    keep = (Trial.DEATH, Trial.BLOW_FAINT, Trial.FAINT)
    return tuple(each for each in play.head.due if each.trial in keep)


def _ask_what_lasts(play: Play, one: Fighter) -> None:
    """A test of HT a crippled limb and a blinded eye; what heals by itself has none (20 §4.8, §5.5)."""
    if one.wounds.dead:
        return
    for limb in one.wounds.limbs:
        if limb.crippled and not limb.heals_in:
            play.ask(one.id, Trial.LASTING_LIMB, limb_name(limb))
    for _ in range(one.wounds.blind_eyes):
        play.ask(one.id, Trial.LASTING_EYE)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a fighter comes out of it: what his sheet would have to say."""

    fighter: str
    name: str
    sheet: str
    pv: int
    full_pv: int
    fatigue: int | None
    full_fatigue: int | None
    dead: bool
    unconscious: bool
    states: tuple[str, ...]
    spent: tuple[Spent, ...]


def outcomes(battle: Battle) -> tuple[Outcome, ...]:
    """How everybody comes out of it, in the order of declaration."""
    return tuple(_outcome(battle, one) for one in battle.everyone())


def _outcome(battle: Battle, one: Fighter) -> Outcome:
    profile = battle.profile(one)
    return Outcome(
        fighter=one.id,
        name=one.name,
        sheet=one.sheet,
        pv=one.pv,
        full_pv=profile.pv,
        fatigue=one.fatigue,
        full_fatigue=profile.fatigue,
        dead=one.wounds.dead,
        unconscious=one.wounds.unconscious,
        states=lasting_states(one),
        spent=one.gear.spent,
    )
