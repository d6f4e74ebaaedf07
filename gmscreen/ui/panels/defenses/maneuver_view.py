"""The manoeuvres as the panel lists them: metres, what each does, which defences it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.rules.garganta.maneuvers import DefensesLeft, Maneuver, ManeuverId, MoveAllowance
from gmscreen.rules.garganta.terrain import Terrain, walked
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, MINUS, number
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ChipView

MANEUVER_KEYS = (*"1234567890", "-")
"""The keys that choose a manoeuvre, in the order of the list."""

_TONES = {
    DefensesLeft.ANY: Tone.GOOD,
    DefensesLeft.NONE: Tone.BAD,
    DefensesLeft.TWO_DIFFERENT: Tone.ACCENT,
    DefensesLeft.DODGE_ONLY: Tone.WARN,
}


@dataclass(frozen=True, slots=True)
class ManeuverView:
    """One manoeuvre; `told` explains the metres, None without a Deslocamento to take them from."""

    id: ManeuverId
    key: str
    name: str
    metres: str
    metres_spoken: str
    told: Derivation | None
    does: str
    note: str
    source: str
    chips: tuple[ChipView, ...]
    chosen: bool

    @property
    def spoken(self) -> str:
        """The whole manoeuvre in one line, for screen readers."""
        left = ", ".join(chip.words for chip in self.chips)
        return text(
            "defenses.maneuver_spoken",
            name=self.name,
            metres=self.metres_spoken,
            does=self.does,
            left=left,
            source=self.source,
        )


def present_maneuvers(
    book: Mapping[ManeuverId, Maneuver], move: int | None, ground: Terrain | None, chosen: ManeuverId
) -> tuple[ManeuverView, ...]:
    """Every manoeuvre, for someone with this Deslocamento on this ground."""
    keys = zip(MANEUVER_KEYS, book.values(), strict=True)
    return tuple(_view(key, maneuver, move, ground, chosen) for key, maneuver in keys)


def _view(
    key: str, maneuver: Maneuver, move: int | None, ground: Terrain | None, chosen: ManeuverId
) -> ManeuverView:
    told = allowed_metres(maneuver.allowance, maneuver.source, move, ground)
    later = maneuver.later_allowance
    then = None if later is None else allowed_metres(later, maneuver.source, move, ground)
    return ManeuverView(
        id=maneuver.id,
        key=key.replace("-", MINUS),
        name=maneuver.name,
        metres=_metres(told, then, "defenses.metres_then"),
        metres_spoken=_metres(told, then, "defenses.metres_then_spoken"),
        told=told,
        does=maneuver.does,
        note=maneuver.note,
        source=maneuver.source,
        chips=_chips(maneuver),
        chosen=maneuver.id is chosen,
    )


def _metres(told: Derivation | None, then: Derivation | None, both: str) -> str:
    if told is None:
        return DASH
    if then is None or then.value == told.value:
        return text("defenses.metres", metres=number(told.value))
    return text(both, metres=number(told.value), later=number(then.value))


def _chips(maneuver: Maneuver) -> tuple[ChipView, ...]:
    left = ChipView(text(f"defenses.left.{maneuver.defenses}"), _TONES[maneuver.defenses])
    if maneuver.warning is None:
        return (left,)
    return (left, ChipView(text(f"defenses.warning.{maneuver.warning}"), Tone.WARN))


def allowed_metres(
    allowance: MoveAllowance, source: str, move: int | None, ground: Terrain | None
) -> Derivation | None:
    """How far a manoeuvre lets one walk; the ground cuts the Deslocamento, not the manoeuvre's own metres.

    None where it is a share of a Deslocamento that nobody gives.
    """
    if allowance.fraction == 0:
        return Derivation.of("defenses.own_metres", allowance.least, source)
    if move is None:
        return None
    told = Derivation.of("move", move, "19 §5") if ground is None else walked(move, ground)
    if allowance.fraction != 1:
        told = told.times("defenses.share_of_move", allowance.fraction, source, rounding=Rounding.DOWN)
    told = told.at_least("defenses.least_metres", allowance.least, source)
    return told if allowance.most is None else told.at_most("defenses.most_metres", allowance.most, source)
