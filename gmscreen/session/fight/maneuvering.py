"""The manoeuvre of a turn, chosen at its start, and what each sets going (19 §3, 20 §4.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.derivation import Step as StepOf
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.terrain import walked
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.arms import arm_named, arm_problem
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fight import OnGround
from gmscreen.session.fight.fighter import AllOut, Fighter, Pack
from gmscreen.session.fight.focus import Aiming, Concentrating, Focus
from gmscreen.session.fight.holding import take_up
from gmscreen.session.fight.permissions import collapsed, require_no_blow, require_turn
from gmscreen.session.fight.play import Play
from gmscreen.sheets.equipment import Place
from gmscreen.texts.catalogue import text

_KEEP_AIM = (ManeuverId.AIM, ManeuverId.STEP_AND_ATTACK, ManeuverId.ALL_OUT_ATTACK)
_WHEN_COLLAPSED = (ManeuverId.CONCENTRATE,)
_TWO_TURNS_UP = (Posture.STANDING,)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseManeuver:
    """Choose the manoeuvre of the one whose turn it is.

    `all_out` goes with Ataque Total; `target` and `attack` with Apontar; `spell` with Concentrar; `posture`
    with Mudança de Posição; `piece` with Preparar: what is drawn, taken up or readied, into `place`, or
    reloaded. Whoever chose wrongly undoes it.
    """

    fight: str
    maneuver: ManeuverId
    all_out: AllOut | None = None
    target: str = ""
    attack: str = ""
    spell: str = ""
    posture: Posture | None = None
    piece: str = ""
    place: Place = Place.HAND

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for one that he can't choose, or once he has acted."""
        play = Play(campaign, self.fight, moment)
        one = self._chooser(play)
        name = play.maneuver(replace(one, turn=replace(one.turn, maneuver=self.maneuver))).name
        turn = replace(
            one.turn,
            maneuver=self.maneuver,
            all_out=self._all_out(),
            repeated=one.turn.repeated + 1 if one.turn.last is self.maneuver else 1,
        )
        focus = one.focus if self.maneuver in _KEEP_AIM else replace(one.focus, aim=None)
        if self.maneuver is not ManeuverId.CONCENTRATE:
            focus = replace(focus, concentration=None)
        play.put(replace(one, turn=turn, focus=focus))
        chosen = text(f"fight.all_out.{turn.all_out}", name=name) if turn.all_out else name
        play.tell("maneuver", one.id, maneuver=chosen)
        self._set_going(play, one.id)
        return play.step(label("fight_maneuver", name=one.name, maneuver=chosen))

    def _chooser(self, play: Play) -> Fighter:
        one = play.active
        if one is None:
            raise RuleError("fight_setup")
        require_turn(play, one)
        require_no_blow(play)
        if one.turn.maneuver is not None:
            raise RuleError("has_chosen_maneuver", "maneuver", maneuver=play.maneuver(one).name)
        if one.turn.only_defends and self.maneuver is not ManeuverId.ALL_OUT_DEFENSE:
            raise RuleError("only_defends_this_turn", "maneuver", name=one.name)
        if collapsed(one) and self.maneuver not in _WHEN_COLLAPSED:
            raise RuleError("collapsed", "maneuver", name=one.name)
        return one

    def _all_out(self) -> AllOut | None:
        if self.maneuver is not ManeuverId.ALL_OUT_ATTACK:
            return None
        if self.all_out is None:
            raise RuleError("all_out_of_what", "all_out")
        return self.all_out

    def _set_going(self, play: Play, who: str) -> None:
        match self.maneuver:
            case ManeuverId.AIM:
                _aim(play, who, self.target, self.attack)
            case ManeuverId.CONCENTRATE:
                _concentrate(play, who, self.spell)
            case ManeuverId.CHANGE_POSITION:
                _change_posture(play, who, self.posture)
            case ManeuverId.READY:
                _make_ready(play, who, self.piece, self.place)
            case ManeuverId.RELOAD:
                one = play.fighter(who)
                play.put(replace(one, focus=replace(one.focus, reloading=self.piece or one.name)))


def _aim(play: Play, who: str, target: str, attack: str) -> None:
    one = play.fighter(who)
    arm = arm_named(play, one, attack)
    if arm.attack.ranged is None:
        raise RuleError("not_a_ranged_weapon", "attack", name=attack)
    problem = arm_problem(one, arm)
    if problem is not None:
        raise RuleError(f"arm_{problem}", "attack", name=attack)
    play.fighter(target)
    before = one.focus.aim
    same = before is not None and (before.target, before.attack) == (target, attack)
    turns = before.turns + 1 if before is not None and same and one.turn.last is ManeuverId.AIM else 1
    _focus(play, one, replace(one.focus, aim=Aiming(target, attack, turns)))
    play.tell("aims", who, target=play.name(target), turns=turns)


def _concentrate(play: Play, who: str, spell: str) -> None:
    one = play.fighter(who)
    before = one.focus.concentration
    going_on = before is not None and before.spell == spell
    seconds = before.seconds + 1 if before is not None and going_on else 1
    _focus(play, one, replace(one.focus, concentration=Concentrating(spell, seconds)))


def _focus(play: Play, one: Fighter, focus: Focus) -> None:
    play.put(replace(one, focus=focus))


def _change_posture(play: Play, who: str, posture: Posture | None) -> None:
    """Another posture; from lying to standing it takes two turns (20 §4.3)."""
    one = play.fighter(who)
    if posture is None or posture is one.posture:
        raise RuleError("which_posture", "posture")
    if posture in _TWO_TURNS_UP and one.wounds.has_crippled(Location.LEG):
        raise RuleError("leg_is_crippled", "posture", name=one.name)
    rising = one.posture is Posture.LYING and posture is Posture.STANDING
    if rising and not (one.turn.may_stand and one.turn.last is ManeuverId.CHANGE_POSITION):
        play.put(replace(one, turn=replace(one.turn, may_stand=True)))
        play.tell("begins_to_rise", who)
        return
    play.put(replace(one, posture=posture, turn=replace(one.turn, may_stand=False)))
    play.tell(f"posture_{posture}", who)


def _make_ready(play: Play, who: str, piece: str, place: Place) -> None:
    """Draw or take up a piece, or make an unready weapon ready, a turn at a time."""
    one = play.fighter(who)
    turns = one.gear.turns_to_ready(piece)
    if turns:
        play.put(replace(one, gear=one.gear.unreadying(piece, turns - 1)))
        play.tell("readies" if turns == 1 else "goes_on_readying", who, piece=piece)
        return
    if piece in one.gear.broken:
        raise RuleError("arm_broken", "piece", name=piece)
    if not _can_take(play, one, piece) or not place.is_held:
        raise RuleError("nothing_to_ready", "piece", name=piece)
    _require_hand(play, one, place)
    take_up(play, who, piece, place)


def _can_take(play: Battle, one: Fighter, piece: str) -> bool:
    return piece in _within_reach(play, one)


def _within_reach(battle: Battle, one: Fighter) -> list[str]:
    """What he may take up: carried and in no hand, or lying where he let it fall."""
    carried = [
        each.name
        for each in battle.profile(one).sheet.equipment
        if each.quantity and not each.place.is_held and each.place is not Place.GROUND
    ]
    return [*(each.name for each in battle.head.ground if each.owner == one.id), *carried]


def pieces_to_ready(battle: Battle, one: Fighter) -> tuple[str, ...]:
    """What Preparar may be about: unready weapons, what he let fall, then weapons and shields he carries."""
    arms = {
        each.name
        for each in battle.profile(one).sheet.equipment
        if each.weapon is not None or each.shield is not None
    }
    fallen = {each.name for each in battle.head.ground if each.owner == one.id} - {text("fight.pack")}
    reach = [each for each in _within_reach(battle, one) if each in arms or each in fallen]
    unready = [each.name for each in one.gear.unready]
    return tuple(each for each in dict.fromkeys((*unready, *reach)) if each not in one.gear.broken)


def _require_hand(play: Play, one: Fighter, place: Place) -> None:
    """RuleError for a hand that is full, or of a crippled arm."""
    arm = Location.ARM if place is Place.HAND else Location.SHIELD_ARM
    if one.wounds.has_crippled(arm):
        raise RuleError("arm_is_crippled", "place", name=one.name)
    held = [each.name for each in play.profile(one).sheet.equipment if each.place is place and each.quantity]
    if held:
        raise RuleError("hand_is_full", "place", piece=held[0])


@dataclass(frozen=True, slots=True)
class DropPack:
    """Drop the descent pack: free, in the movement; it weighs until the next turn (19 §5)."""

    fight: str
    fighter: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError out of his turn, or without a pack."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        require_turn(play, one)
        if one.pack is not Pack.CARRIED:
            raise RuleError("no_pack", "fighter", name=one.name)
        play.put(replace(one, pack=Pack.DROPPED))
        play.change_head(ground=(*play.head.ground, OnGround(one.id, text("fight.pack"))))
        play.tell("drops_pack", one.id)
        return play.step(label("fight_drop_pack", name=one.name))


@dataclass(frozen=True, slots=True)
class LetFall:
    """Have a fighter drop a piece that he holds, at any time."""

    fight: str
    fighter: str
    piece: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a piece that is in no hand."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        held = [
            each.name for each in play.profile(one).sheet.equipment if each.place.is_held and each.quantity
        ]
        if self.piece not in held:
            raise RuleError("not_in_hand", "piece", name=self.piece)
        play.put(replace(one, gear=one.gear.placing(self.piece, Place.GROUND)))
        play.change_head(ground=(*play.head.ground, OnGround(one.id, self.piece)))
        play.tell("drops", one.id, piece=self.piece)
        return play.step(label("fight_let_fall", name=one.name, piece=self.piece))


def metres_allowed(battle: Battle, one: Fighter) -> Derivation | None:
    """How far he may walk with his manoeuvre over this ground; None before he has chosen one (19 §3, §7b)."""
    if one.turn.maneuver is None:
        return None
    maneuver, (move, _) = battle.maneuver(one), battle.moves(one)
    later = one.turn.repeated > 1 and maneuver.later_allowance is not None
    allowance = maneuver.later_allowance if later and maneuver.later_allowance else maneuver.allowance
    metres = allowance.metres(move.as_int)
    told = Derivation((*move.steps, *_allowed(move.as_int, metres, maneuver.source)))
    ground = battle.terrain
    return told if ground is None else Derivation((*told.steps, *walked(metres, ground).steps[1:]))


def _allowed(move: int, metres: int, source: str) -> tuple[StepOf, ...]:
    return Derivation.of("move", move, source).replaced("allowed_by_maneuver", metres, source).steps[1:]
