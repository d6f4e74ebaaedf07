"""Load told in words and drawn as a bar: shared by the panels Carga and Fichas."""

from __future__ import annotations

from decimal import Decimal

from gmscreen.rules.garganta.load import Load, LoadLadder, LoadMargins
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, signed
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.load_bar import LoadSegment

_TONES = (Tone.GOOD, Tone.WARN, Tone.ACCENT, Tone.BAD, Tone.BAD)


def level_name(name: str) -> str:
    """The name of a level: `Média`, `Sobrecarga`."""
    return text(f"load_panel.level.{name}")


def kilos(weight: Decimal) -> str:
    """A limit or a difference, with no more decimals than it has: `36 kg`, `3,75 kg`."""
    return f"{number(weight)} kg"


def load_sentence(load: Load, margins: LoadMargins) -> str:
    """The level, its limit, what can still be added, and what it forbids."""
    parts = [_level(load), _room(margins), "" if load.fencing_allowed else text("load_panel.no_fencing")]
    return " · ".join(part for part in parts if part)


def _level(load: Load) -> str:
    if load.can_walk and load.limit is not None:
        return text("load_panel.up_to", level=level_name(load.name), limit=kilos(load.limit))
    if load.limit is None:
        return text("load_panel.overloaded_untold")
    key = "load_panel.overloaded" if load.can_lift else "load_panel.cannot_lift"
    return text(key, limit=kilos(load.limit))


def _room(margins: LoadMargins) -> str:
    if margins.before_heavier is None:
        return ""
    if margins.before_heavier == 0:
        return text("load_panel.at_limit")
    return text("load_panel.room_left", kilos=kilos(margins.before_heavier))


def load_segments(st: int, ladder: LoadLadder) -> tuple[LoadSegment, ...]:
    """The levels of a strength as the bar draws them."""
    return tuple(
        LoadSegment(
            _segment_words(step.name, step.move_penalty, ladder.limit(step.level, st)),
            ladder.limit(step.level, st),
            _TONES[min(step.level, len(_TONES) - 1)],
        )
        for step in ladder.steps
    )


def _segment_words(name: str, penalty: int, limit: Decimal) -> str:
    words = f"{level_name(name)} {signed(penalty)}" if penalty else level_name(name)
    return f"{words} · {kilos(limit)}"
