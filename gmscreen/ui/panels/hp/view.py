"""What the panel PV shows of the one in hand: a pure function of his state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.consequences import Due
from gmscreen.rules.garganta.injury import Category, death_tests
from gmscreen.session.ward.event_words import event_words, spot_words
from gmscreen.session.ward.state import HpState, Wounded
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.ui.panels.hp.condition import Condition, Death, Rules, Struck, condition
from gmscreen.ui.panels.hp.limbs import Limb
from gmscreen.ui.panels.hp.zones import zones
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.ladder import Zone
from gmscreen.ui.widgets.table import Cell

_EVENTS_SHOWN = 12


@dataclass(frozen=True, slots=True)
class Fact:
    """A chip: a word or two, its tone, and what it means in full."""

    words: str
    tone: Tone
    note: str


@dataclass(frozen=True, slots=True)
class HpView:
    """Everything the panel draws of him; `can_come_round` where there is something to come round from."""

    pv: Derivation
    of_full: str
    state: str
    tone: Tone
    facts: tuple[Fact, ...]
    can_come_round: bool
    zones: tuple[Zone, ...]
    blow: tuple[tuple[Cell, ...], ...]
    deaths: tuple[tuple[Cell, ...], ...]
    story: tuple[tuple[Cell, ...], ...]


def present(state: HpState, rules: Rules) -> HpView:
    """The view of a state."""
    now = condition(state, rules)
    return HpView(
        pv=now.pv,
        of_full=text("hp_panel.of_full", full=number(state.who.full)),
        state=state_words(now),
        tone=state_tone(now),
        facts=tuple(_facts(now)),
        can_come_round=not now.death and (now.unconscious or now.stunned or now.fallen),
        zones=zones(state.who, now.pv.as_int, rules),
        blow=tuple(_blows(now)),
        deaths=tuple(_death_row(category, state.who, rules) for category in Category),
        story=tuple(_story(state, rules)),
    )


def state_words(now: Condition, group: str = "state") -> str:
    """How he stands, the worst first; the group `short` of the texts has it in a word or two."""
    if now.death is not None:
        return text(f"hp_panel.{group}.{'destroyed' if now.destroyed else f'dead_{now.death}'}")
    states = (
        ("unconscious", now.unconscious),
        ("fainting", now.fainting),
        ("stunned", now.stunned),
        ("halved", now.halved),
    )
    return text(f"hp_panel.{group}.{next((key for key, holds in states if holds), 'standing')}")


def state_tone(now: Condition) -> Tone:
    """The tone of it."""
    if now.death or now.unconscious or now.fainting:
        return Tone.BAD
    return Tone.WARN if now.halved or now.stunned else Tone.GOOD


def _facts(now: Condition) -> Iterator[Fact]:
    yield from (_limb_fact(limb) for limb in now.limbs if limb.crippled)
    if now.death is Death.LADDER or now.death is Death.TEST:
        return
    if now.halved:
        yield _fact("halved", Tone.WARN)
    if now.stunned:
        yield _fact("stunned", Tone.BAD)
    if now.fallen:
        yield _fact("fallen", Tone.WARN)
    if now.shock:
        yield _fact("shock", Tone.WARN, amount=signed(-now.shock))
    if now.aid_due:
        yield _fact("aid_due", Tone.INFO)


def _fact(key: str, tone: Tone, **values: object) -> Fact:
    return Fact(text(f"hp_panel.fact.{key}", **values), tone, text(f"hp_panel.fact_note.{key}", **values))


def _limb_fact(limb: Limb) -> Fact:
    return _fact("crippled", Tone.BAD, limb=spot_words(limb.spot))


def _blows(now: Condition) -> Iterator[tuple[Cell, ...]]:
    """What each of the last blows brought; of the one that killed only that it did."""
    for struck in now.last:
        if now.death is Death.LADDER and struck is now.last[-1]:
            yield _blow_heading(struck)
            yield (Cell(state_words(now), Tone.BAD), Cell("19 §7", Tone.MUTED))
        else:
            yield from _blow_rows(struck)


def _blow_heading(struck: Struck) -> tuple[Cell, ...]:
    return (Cell(text("hp_panel.blow", loss=number(struck.typed)), strong=True), Cell(""))


def _blow_rows(struck: Struck) -> Iterator[tuple[Cell, ...]]:
    yield _blow_heading(struck)
    if struck.loss != struck.typed:
        words = text("hp_panel.capped", loss=number(struck.loss), typed=number(struck.typed))
        yield (Cell(words, Tone.WARN), Cell("20 §4.13", Tone.MUTED))
    if struck.limb is not None:
        yield (Cell(_limb_words(struck.limb)), Cell("20 §5.5", Tone.MUTED))
    for due in struck.due:
        yield (Cell(_due_words(due)), Cell(due.source, Tone.MUTED))
    if not struck.due:
        yield (Cell(text("hp_panel.no_consequence"), Tone.MUTED), Cell(""))


def _limb_words(limb: Limb) -> str:
    return text(
        "hp_panel.limb_sum",
        limb=spot_words(limb.spot).capitalize(),
        injury=number(limb.injury),
        threshold=number(limb.threshold),
    )


def _due_words(due: Due) -> str:
    return text(f"hp_panel.consequence.{due.consequence}", amount=signed(due.amount))


def _death_row(category: Category, who: Wounded, rules: Rules) -> tuple[Cell, ...]:
    mortality = rules.injury.mortality[category]
    chosen = category is who.category
    tests = death_tests(who.ht, rules.injury, category)
    words = (
        text(f"hp_panel.category.{category}"),
        text("hp_panel.each_turn_from") if mortality.faints else DASH,
        _test_range(tests),
    )
    dead = Derivation.of("ht", who.ht, mortality.source).times(
        "hp_panel.dead_at", mortality.dead_at, mortality.source
    )
    tone = Tone.TEXT if chosen else Tone.MUTED
    cells = [Cell(word, tone, strong=chosen) for word in words]
    return (*cells, Cell(number(dead.value), tone, strong=chosen, derivation=dead))


def _test_range(tests: tuple[int, ...]) -> str:
    if not tests:
        return DASH
    first = ", ".join(number(pv) for pv in tests[:2])
    return first if len(tests) <= 2 else text("hp_panel.range", first=first, last=number(tests[-1]))


def _story(state: HpState, rules: Rules) -> Iterator[tuple[Cell, ...]]:
    """The latest events first, each with the PV after it."""
    for _ in range(min(len(state.events), _EVENTS_SHOWN)):
        pv = condition(state, rules).pv
        yield Cell(event_words(state.events[-1])), Cell(number(pv.value), derivation=pv)
        state = state.before_last()
