"""What the panel Carga shows: a pure function of its state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
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
from gmscreen.sheets.table_values import weight_key
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, kilograms, number, signed
from gmscreen.ui.panels.load.lines import TYPED, LoadLine, kilograms_of, load_line, mark_words, weight_of
from gmscreen.ui.panels.load.state import Bundle, LoadState, Where
from gmscreen.ui.panels.load_words import kilos, level_name, load_segments
from gmscreen.ui.panels.table_value import NOTHING_SETTLED, Settled, asking, record_source
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
    friend: str


def present(given: LoadState, tables: Tables, settled: Settled = NOTHING_SETTLED) -> LoadView:
    """The view of a state; `settled` fills the weights that nobody gives."""
    state = given.settled(lambda name: _settled_weight(name, settled))
    ladder = tables.ladders[state.scale]
    scene = _line(state, ladder, "in_scene", Tone.ACCENT, with_pack=False)
    march = _line(state, ladder, "on_march", Tone.INFO, with_pack=True)
    return LoadView(
        scene=scene,
        march=march,
        segments=() if state.st is None else load_segments(state.st, ladder),
        marks=_marks(scene, march),
        bundles=tuple(_bundle_row(bundle, settled) for bundle in state.bundles),
        levels=() if state.st is None else tuple(_level_rows(state.st, ladder, tables.fatigue)),
        lit=None if state.st is None else load_of(state.st, march.kilograms, ladder).level,
        what_if=() if state.st is None else tuple(_what_if(state, state.st, ladder)),
        friend=_friend_words(state),
    )


def _settled_weight(name: str, settled: Settled) -> tuple[Decimal, str] | None:
    record = settled.get(weight_key(name))
    return None if record is None else (Decimal(record.value), record_source(record))


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


def _bundle_row(bundle: Bundle, settled: Settled) -> tuple[Cell, ...]:
    return (
        Cell(bundle.name, note=bundle.source),
        Cell(number(bundle.quantity)),
        _weight(bundle, settled),
        Cell(text(f"load_panel.where.{bundle.where}")),
    )


def _weight(bundle: Bundle, settled: Settled) -> Cell:
    known = bundle.total_kg
    if known is None or bundle.kg is None:
        return asking(Cell(DASH, Tone.WARN), weight_key(bundle.name), bundle.name, settled)
    each = "" if bundle.quantity == 1 else text("load_panel.each", weight=kilograms(bundle.kg))
    return Cell(kilograms(known), note=each or bundle.source)


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
            _march(load, fatigue, hot=False),
            _march(load, fatigue, hot=True),
            Cell(_fencing(step)),
        )


def _fencing(step: LoadStep) -> str:
    return text("load_panel.yes" if step.level <= HIGHEST_FENCING_LEVEL else "load_panel.no")


def _fight(load: Load) -> Cell:
    if load.level is None:
        return Cell(DASH)
    cost = fight_fatigue(load, SHORT_FIGHT_SECONDS + 1)
    return Cell(number(cost.value), derivation=cost)


def _march(load: Load, fatigue: FatigueRules, *, hot: bool) -> Cell:
    """The toll of an hour, or of a hot one; the canon has it for one level only."""
    try:
        toll = march_fatigue(1, fatigue, load, hot=hot)
    except RuleError:
        return Cell(DASH, Tone.MUTED, note=text("load_panel.march_untold"))
    hardship = Hardship.MARCH_HOUR_HOT if hot else Hardship.MARCH_HOUR
    return Cell(number(toll.value), derivation=toll, note=fatigue.tolls[hardship].name)


def _what_if(state: LoadState, st: int, ladder: LoadLadder) -> Iterator[tuple[Cell, ...]]:
    friend = _friend(state)
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


def _friend(state: LoadState) -> tuple[Bundle, ...]:
    """The friend himself, and what he has on him; without either, nobody is carried."""
    if state.friend is None and not state.gear:
        return ()
    name = state.friend_name or text("load_panel.extra.friend")
    return (Bundle(name, state.friend), *(replace(each, where=Where.IN_SCENE) for each in state.gear))


def _friend_words(state: LoadState) -> str:
    """What the friend has on him, and whether his own weight is still to be typed."""
    if not state.friend_name:
        return ""
    told = text("load_panel.friend_gear", name=state.friend_name, weight=kilograms(kilograms_of(state.gear)))
    return told if state.friend is not None else f"{told} {text('load_panel.friend_untold')}"


def _extra(key: str, kg: Decimal | None) -> tuple[Bundle, ...]:
    return () if kg is None else (Bundle(text(f"load_panel.extra.{key}"), kg),)


def _situation(
    key: str, state: LoadState, st: int, ladder: LoadLadder, *extra: Bundle, with_pack: bool
) -> tuple[Cell, ...]:
    bundles = (*state.carried(with_pack=with_pack), *extra)
    kg = kilograms_of(bundles)
    least = text("load_panel.at_least") if any(each.total_kg is None for each in bundles) else ""
    load, margins = load_of(st, kg, ladder), load_margins(st, kg, ladder)
    spare = margins.before_heavier
    return (
        Cell(text(f"load_panel.what_if.{key}")),
        Cell(least + kilograms(kg), derivation=weight_of(bundles)),
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
