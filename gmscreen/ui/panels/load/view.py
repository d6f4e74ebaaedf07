"""What the panel Carga shows: a pure function of its state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.fatigue import (
    SHORT_FIGHT_SECONDS,
    FatigueRules,
    Hardship,
    fight_fatigue,
    march_fatigue,
)
from gmscreen.rules.garganta.load import (
    HIGHEST_FENCING_LEVEL,
    Load,
    LoadLadder,
    LoadStep,
    Scale,
    load_margins,
    load_of,
)
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, kilograms, number, signed
from gmscreen.ui.panels.load.lines import TYPED, LoadLine, kilograms_of, load_line, mark_words, weight_of
from gmscreen.ui.panels.load.state import Bundle, LoadState, Where
from gmscreen.ui.panels.load_words import kilos, level_name, load_segments
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.load_bar import LoadMark, LoadSegment
from gmscreen.ui.widgets.table import Cell

Rows = tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """What the panel reads from the canon."""

    ladders: Mapping[Scale, LoadLadder]
    fatigue: FatigueRules


@dataclass(frozen=True, slots=True)
class LoadView:
    """Everything the panel draws; `lit` is the level of the heavier line, to be lit in its table."""

    scene: LoadLine
    march: LoadLine
    segments: tuple[LoadSegment, ...]
    marks: tuple[LoadMark, ...]
    bundles: Rows
    levels: Rows
    lit: int | None
    what_if: Rows


def present(state: LoadState, tables: Tables) -> LoadView:
    """The view of a state."""
    ladder = tables.ladders[state.scale]
    scene = _line(state, ladder, "in_scene", Tone.ACCENT, with_pack=False)
    march = _line(state, ladder, "on_march", Tone.INFO, with_pack=True)
    return LoadView(
        scene=scene,
        march=march,
        segments=() if state.st is None else load_segments(state.st, ladder),
        marks=_marks(scene, march),
        bundles=tuple(map(_bundle_row, state.bundles)),
        levels=() if state.st is None else tuple(_level_rows(state.st, ladder, tables.fatigue)),
        lit=None if state.st is None else load_of(state.st, march.kilograms, ladder).level,
        what_if=() if state.st is None else tuple(_what_if(state, state.st, ladder)),
    )


def _line(state: LoadState, ladder: LoadLadder, key: str, tone: Tone, *, with_pack: bool) -> LoadLine:
    bundles = state.carried(with_pack=with_pack)
    return load_line(text(f"load_panel.line.{key}"), tone, bundles, state.st, ladder)


def _marks(scene: LoadLine, march: LoadLine) -> tuple[LoadMark, ...]:
    """A mark for each line, or one for both where they weigh the same."""
    if scene.kilograms == march.kilograms:
        return (_mark(march, text("load_panel.line.both"), scene.tone),)
    return tuple(_mark(line, line.title.lower(), line.tone) for line in (scene, march))


def _mark(line: LoadLine, name: str, tone: Tone) -> LoadMark:
    return LoadMark(mark_words(line, name), line.kilograms, tone)


def _bundle_row(bundle: Bundle) -> tuple[Cell, ...]:
    return (
        Cell(bundle.name, note=bundle.source),
        Cell(number(bundle.quantity)),
        _weight(bundle),
        Cell(text(f"load_panel.where.{bundle.where}")),
    )


def _weight(bundle: Bundle) -> Cell:
    known = bundle.total_kg
    if known is None or bundle.kg is None:
        return Cell(DASH, Tone.WARN, note=text("load_panel.no_weight"))
    each = "" if bundle.quantity == 1 else text("load_panel.each", weight=kilograms(bundle.kg))
    return Cell(kilograms(known), note=each)


def _level_rows(st: int, ladder: LoadLadder, fatigue: FatigueRules) -> Iterator[tuple[Cell, ...]]:
    for step in ladder.steps:
        limit = ladder.limit(step.level, st)
        load = load_of(st, limit, ladder)
        derivation = Derivation.of("st", st, ladder.source).times(
            "load_panel.multiple", step.multiple, ladder.source, level=level_name(step.name)
        )
        yield (
            Cell(level_name(step.name)),
            Cell(kilos(limit), derivation=derivation),
            Cell(signed(step.move_penalty)),
            _fight(load),
            _march(load, fatigue),
            Cell(_fencing(step)),
        )


def _fencing(step: LoadStep) -> str:
    return text("load_panel.yes" if step.level <= HIGHEST_FENCING_LEVEL else "load_panel.no")


def _fight(load: Load) -> Cell:
    if load.level is None:
        return Cell(DASH)
    cost = fight_fatigue(load, SHORT_FIGHT_SECONDS + 1)
    return Cell(number(cost.value), derivation=cost)


def _march(load: Load, fatigue: FatigueRules) -> Cell:
    """The toll of an hour, and of a hot one; the canon has it for one level only."""
    try:
        usual, hot = (march_fatigue(1, fatigue, load, hot=hot) for hot in (False, True))
    except RuleError:
        return Cell(DASH, Tone.MUTED, note=text("load_panel.march_untold"))
    words = text("load_panel.march_toll", usual=number(usual.value), hot=number(hot.value))
    return Cell(words, derivation=usual, note=fatigue.tolls[Hardship.MARCH_HOUR].name)


def _what_if(state: LoadState, st: int, ladder: LoadLadder) -> Iterator[tuple[Cell, ...]]:
    friend = _extra("friend", state.friend)
    chest = _extra("chest", state.chest)
    packed = any(each.where is Where.PACK for each in state.bundles)
    yield _situation("as_is", state, st, ladder, with_pack=True)
    if packed:
        yield _situation("drop_pack", state, st, ladder, with_pack=False)
    for key, extra in (("friend", friend), ("chest", chest)):
        if extra:
            yield _situation(key, state, st, ladder, *extra, with_pack=True)
            if packed:
                yield _situation(f"{key}_no_pack", state, st, ladder, *extra, with_pack=False)
    if friend and chest:
        yield _situation("both", state, st, ladder, *friend, *chest, with_pack=True)


def _extra(key: str, kg: Decimal | None) -> tuple[Bundle, ...]:
    return () if kg is None else (Bundle(text(f"load_panel.extra.{key}"), kg),)


def _situation(
    key: str, state: LoadState, st: int, ladder: LoadLadder, *extra: Bundle, with_pack: bool
) -> tuple[Cell, ...]:
    bundles = (*state.carried(with_pack=with_pack), *extra)
    kg = kilograms_of(bundles)
    load, margins = load_of(st, kg, ladder), load_margins(st, kg, ladder)
    spare = margins.before_heavier
    return (
        Cell(text(f"load_panel.what_if.{key}")),
        Cell(kilograms(kg), derivation=weight_of(bundles)),
        Cell(level_name(load.name), Tone.BAD if load.level is None else Tone.TEXT, strong=True),
        Cell(DASH if load.move_penalty is None else signed(load.move_penalty)),
        Cell(DASH if spare is None else kilos(spare), derivation=_spare(load)),
        _fight(load),
    )


def _spare(load: Load) -> Derivation | None:
    if load.level is None or load.limit is None:
        return None
    limit = Derivation.of("load_panel.limit", load.limit, load.source, level=level_name(load.name))
    return limit.add("load_panel.carried", -load.weight, TYPED)
