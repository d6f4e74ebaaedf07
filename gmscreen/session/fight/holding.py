"""What hands hold and let go of."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.rules.dice import parse_dice
from gmscreen.session.fight.arms import Arm
from gmscreen.session.fight.fight import OnGround
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounds import Flank
from gmscreen.sheets.equipment import Piece, Place, Role
from gmscreen.texts.catalogue import text

_HANDS = {Flank.MAIN: Place.HAND, Flank.OFF: Place.OFF_HAND}


def held_in(play: Play, one: Fighter, place: Place) -> list[Piece]:
    """The pieces in one hand."""
    return [piece for piece in play.profile(one).sheet.equipment if piece.place is place and piece.quantity]


def empty_hand(play: Play, who: str, flank: Flank) -> None:
    """Have a hand drop whatever it holds."""
    for piece in held_in(play, play.fighter(who), _HANDS[flank]):
        drop_piece(play, who, piece.name)


def drop_piece(play: Play, who: str, piece: str) -> None:
    """Have a piece lie on the ground, listed there."""
    one = play.fighter(who)
    play.put(replace(one, gear=one.gear.placing(piece, Place.GROUND)))
    play.change_head(ground=(*play.head.ground, OnGround(who, piece)))
    play.tell("drops", who, piece=piece)


def drop_arm(play: Play, who: str, arm: Arm) -> None:
    """Have the weapon of an attack out of the hand."""
    if arm.piece is not None:
        drop_piece(play, who, arm.piece.name)
        return
    one = play.fighter(who)
    play.put(replace(one, gear=one.gear.dropping(arm.key)))
    play.change_head(ground=(*play.head.ground, OnGround(who, arm.key)))
    play.tell("drops", who, piece=arm.key)


def disarm(play: Play, who: str) -> None:
    """Have somebody drop his weapon; with one in each hand a die says which (20 §4.8)."""
    one = play.fighter(who)
    armed = [
        piece for place in _HANDS.values() for piece in held_in(play, one, place) if piece.role is Role.WEAPON
    ]
    if not armed:
        play.tell("nothing_to_drop", who)
        return
    second = len(armed) > 1 and play.dice(who, text("fight.roll.which_hand"), parse_dice("1d")) > 3
    drop_piece(play, who, armed[1 if second else 0].name)


def break_arm(play: Play, who: str, arm: Arm) -> None:
    """Have a weapon broken and of no use."""
    one = play.fighter(who)
    play.put(replace(one, gear=one.gear.breaking(arm.key)))
    play.tell("weapon_breaks", who, piece=arm.key)


def take_up(play: Play, who: str, piece: str, place: Place) -> None:
    """Have a piece in a hand, from the belt, the pack or the ground."""
    one = play.fighter(who)
    gear = one.gear.placing(piece, place) if _is_piece(play, one, piece) else one.gear.taking_up(piece)
    play.put(replace(one, gear=gear))
    left = list(play.head.ground)
    if OnGround(who, piece) in left:
        left.remove(OnGround(who, piece))
        play.change_head(ground=tuple(left))
    play.tell("takes_up", who, piece=piece)


def _is_piece(play: Play, one: Fighter, name: str) -> bool:
    return any(piece.name == name for piece in play.profile(one).sheet.equipment)
