"""One line of the panel Carga: the weight, and everything that the ladder says of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.load import Load, LoadLadder, LoadMargins, load_margins, load_of
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import DASH, kilograms, signed
from gmscreen.ui.panels.load.state import Bundle
from gmscreen.ui.panels.load_words import kilos, level_name, load_sentence
from gmscreen.ui.theme.theme import Tone

TYPED = "21 §8.1"


@dataclass(frozen=True, slots=True)
class LoadNumber:
    """A big number or word; without a derivation a dash, and `line` says why."""

    caption: str
    shown: str
    derivation: Derivation | None
    line: str


@dataclass(frozen=True, slots=True)
class LoadLine:
    """A line: its weight, the load in words, what is not weighed, and the big numbers."""

    title: str
    tone: Tone
    weight: Derivation
    kilograms: Decimal
    sentence: str
    missing: str
    numbers: tuple[LoadNumber, ...]


def load_line(
    title: str, tone: Tone, bundles: Sequence[Bundle], st: int | None, ladder: LoadLadder
) -> LoadLine:
    """The line of these bundles; without ST only the weight is known."""
    weight, kg = weight_of(bundles), kilograms_of(bundles)
    sentence, numbers = text("load_panel.no_st"), tuple[LoadNumber, ...]()
    if st is not None:
        load, margins = load_of(st, kg, ladder), load_margins(st, kg, ladder)
        sentence, numbers = load_sentence(load, margins), load_numbers(st, load, margins, ladder)
    return LoadLine(title, tone, weight, kg, sentence, _missing(bundles), numbers)


def kilograms_of(bundles: Sequence[Bundle]) -> Decimal:
    """The sum of the known weights, exact."""
    return sum(map(_known, bundles), Decimal(0))


def weight_of(bundles: Sequence[Bundle]) -> Derivation:
    """The sum of the known weights, a step a bundle; what weighs nothing leaves none."""
    heavy = [bundle for bundle in bundles if bundle.total_kg]
    if not heavy:
        return Derivation.of("sheet.nothing_carried", Decimal(0), TYPED)
    first, *others = heavy
    total = Derivation.of("sheet.pieces", _known(first), first.source or TYPED, of=_counted(first))
    for bundle in others:
        total = total.add("sheet.pieces", _known(bundle), bundle.source or TYPED, of=_counted(bundle))
    return total


def _known(bundle: Bundle) -> Decimal:
    return bundle.total_kg or Decimal(0)


def _counted(bundle: Bundle) -> str:
    if bundle.quantity == 1:
        return bundle.name
    return text("load_panel.counted", count=bundle.quantity, name=bundle.name)


def _missing(bundles: Sequence[Bundle]) -> str:
    names = [bundle.name for bundle in bundles if bundle.total_kg is None]
    return plural("load_panel.missing", len(names), names=", ".join(names)) if names else ""


def load_numbers(st: int, load: Load, margins: LoadMargins, ladder: LoadLadder) -> tuple[LoadNumber, ...]:
    """Level, move, kilograms to spare and kilograms to drop."""
    return (
        _level(st, load, ladder),
        _penalty(load),
        _spare(load, margins),
        _drop(load, margins),
    )


def _number(key: str, shown: str, derivation: Derivation | None, line: str) -> LoadNumber:
    return LoadNumber(text(f"load_panel.number.{key}"), shown, derivation, line)


def _level(st: int, load: Load, ladder: LoadLadder) -> LoadNumber:
    name = level_name(load.name)
    multiple = ladder.lift_multiple if load.level is None else ladder.steps[load.level].multiple
    if multiple is None:
        return _number("level", name, None, text("load_panel.untold"))
    limit = Derivation.of("st", st, load.source).times(
        "load_panel.multiple", multiple, load.source, level=name
    )
    return _number("level", name, limit, text("load_panel.multiple_of", multiple=kilos_bare(multiple), st=st))


def kilos_bare(value: Decimal) -> str:
    """A multiple or a weight without its unit."""
    return kilos(value).removesuffix(" kg")


def _penalty(load: Load) -> LoadNumber:
    if load.move_penalty is None:
        return _number("move", DASH, None, text("load_panel.cannot_walk"))
    derivation = Derivation.of(f"load_{load.name}", load.move_penalty, load.source)
    line = text("load_panel.of_load", level=level_name(load.name))
    return _number("move", signed(load.move_penalty), derivation, line)


def _spare(load: Load, margins: LoadMargins) -> LoadNumber:
    if margins.before_heavier is None or load.limit is None:
        return _number("spare", DASH, None, text("load_panel.nothing_above"))
    limit = Derivation.of("load_panel.limit", load.limit, load.source, level=level_name(load.name))
    spare = limit.add("load_panel.carried", -load.weight, TYPED)
    line = f"{kilos_bare(load.limit)} − {kilos_bare(load.weight)}"
    return _number("spare", kilos(margins.before_heavier), spare, line)


def _drop(load: Load, margins: LoadMargins) -> LoadNumber:
    if margins.until_lighter is None:
        return _number("drop", DASH, None, text("load_panel.nothing_below"))
    below = load.weight - margins.until_lighter
    carried = Derivation.of("load_panel.carried", load.weight, TYPED)
    drop = carried.add("load_panel.lighter_limit", -below, load.source)
    return _number(
        "drop", kilos(margins.until_lighter), drop, f"{kilos_bare(load.weight)} − {kilos_bare(below)}"
    )


def mark_words(line: LoadLine, name: str) -> str:
    """What stands over the bar."""
    least = text("load_panel.at_least") if line.missing else ""
    return f"{name} {least}{kilograms(line.kilograms)}"
