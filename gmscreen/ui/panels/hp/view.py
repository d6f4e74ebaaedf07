"""What the panel PV shows: a pure function of its state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.checks import require_rollable
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.consequences import Due, faint_level, recovery_level
from gmscreen.rules.garganta.injury import Category, death_tests
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, MINUS, number, signed
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.hp.condition import Condition, Death, Rules, Struck, condition
from gmscreen.ui.panels.hp.healing import healing_rows
from gmscreen.ui.panels.hp.state import Blows, Event, HpState, Set, Trial, Tried, Wounded
from gmscreen.ui.panels.hp.zones import zones
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.ladder import Zone
from gmscreen.ui.widgets.table import Cell

_EVENTS_SHOWN = 12


@dataclass(frozen=True, slots=True)
class DueTrial:
    """A test to roll: what for, against what, what failing means; `problem` says why it can't be rolled.

    `title` is its purpose and, when there are several of the kind, how many are left.
    """

    trial: Trial
    purpose: str
    title: str
    level: Derivation
    failing: str
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A chip: a word or two, its tone, and what it means in full."""

    words: str
    tone: Tone
    note: str


@dataclass(frozen=True, slots=True)
class HpView:
    """Everything the panel draws."""

    pv: Derivation
    of_full: str
    state: str
    tone: Tone
    facts: tuple[Fact, ...]
    zones: tuple[Zone, ...]
    now: tuple[DueTrial, ...]
    each_turn: tuple[DueTrial, ...]
    blow: tuple[tuple[Cell, ...], ...]
    deaths: tuple[tuple[Cell, ...], ...]
    healing: tuple[tuple[Cell, ...], ...]
    story: tuple[tuple[Cell, ...], ...]
    undo: str
    redo: str


def present(state: HpState, rules: Rules) -> HpView:
    """The view of a state."""
    now = condition(state, rules)
    return HpView(
        pv=now.pv,
        of_full=text("hp_panel.of_full", full=number(state.who.full)),
        state=_state(now),
        tone=_tone(now),
        facts=tuple(_facts(now)),
        zones=zones(state.who, now.pv.as_int, rules),
        now=_due(now.pending, state.who),
        each_turn=_due(now.each_turn, state.who),
        blow=tuple(row for struck in now.last for row in _blow_rows(struck)),
        deaths=tuple(_death_row(category, state.who, rules) for category in Category),
        healing=healing_rows(state.who, rules.recovery),
        story=tuple(_story(state, rules)),
        undo=event_words(state.events[-1]) if state.events else "",
        redo=event_words(state.undone[-1]) if state.undone else "",
    )


def _state(now: Condition) -> str:
    if now.death is not None:
        return text("hp_panel.state.destroyed" if now.destroyed else f"hp_panel.state.dead_{now.death}")
    states = (
        ("unconscious", now.unconscious),
        ("fainting", now.fainting),
        ("stunned", now.stunned),
        ("halved", now.halved),
    )
    return text(f"hp_panel.state.{next((key for key, holds in states if holds), 'standing')}")


def _tone(now: Condition) -> Tone:
    if now.death or now.unconscious or now.fainting:
        return Tone.BAD
    return Tone.WARN if now.halved or now.stunned else Tone.GOOD


def _facts(now: Condition) -> Iterator[Fact]:
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


def _fact(key: str, tone: Tone, **values: object) -> Fact:
    return Fact(text(f"hp_panel.fact.{key}", **values), tone, text(f"hp_panel.fact_note.{key}", **values))


def _due(trials: tuple[Trial, ...], who: Wounded) -> tuple[DueTrial, ...]:
    """One row for each kind: those of a kind have the same level and are rolled off one by one."""
    return tuple(_due_trial(trial, trials.count(trial), who) for trial in dict.fromkeys(trials))


def _due_trial(trial: Trial, count: int, who: Wounded) -> DueTrial:
    level = trial_level(trial, who)
    name = text(f"hp_panel.test.{trial}")
    title = text("hp_panel.more_left", name=name, count=count) if count > 1 else name
    return DueTrial(trial, name, title, level, text(f"hp_panel.failing.{trial}"), _problem(level))


def trial_level(trial: Trial, who: Wounded) -> Derivation:
    """What a test is rolled against (19 §7, 20 §5.1–5.3)."""
    match trial:
        case Trial.FAINT:
            return faint_level(who.ht, max(0, who.will), max(0, -who.will))
        case Trial.RECOVERY:
            return recovery_level(who.ht, combat_reflexes=who.combat_reflexes)
    return Derivation.of("ht", who.ht, _SOURCES[trial])


_SOURCES = {Trial.DEATH: "19 §7", Trial.KNOCKDOWN: "20 §5.2", Trial.BLOW_FAINT: "20 §4.13"}


def _problem(level: Derivation) -> str:
    try:
        require_rollable(level.as_int)
    except RuleError as error:
        return rule_problem(error)
    return ""


def _blow_rows(struck: Struck) -> Iterator[tuple[Cell, ...]]:
    yield (Cell(text("hp_panel.blow", loss=number(struck.loss)), strong=True), Cell(""))
    for due in struck.due:
        yield (Cell(_due_words(due)), Cell(due.source, Tone.MUTED))
    if not struck.due:
        yield (Cell(text("hp_panel.no_consequence"), Tone.MUTED), Cell(""))


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


def event_words(event: Event) -> str:
    """One thing that happened, in a few words."""
    if isinstance(event, Tried):
        return text(
            "hp_panel.event.tested",
            test=text(f"hp_panel.test.{event.trial}"),
            outcome=text(f"hp_panel.outcome.{event.outcome}"),
        )
    if isinstance(event, Set):
        return text("hp_panel.event.set", pv=number(event.pv))
    return text("hp_panel.event.blows", change=_change(event))


def _change(line: Blows) -> str:
    """The deltas as they change the PV: a blow of 3 and a healing of 2 are `−3 + 2`."""
    words = "".join(f" {MINUS if loss >= 0 else '+'} {number(abs(loss))}" for loss in line.losses).strip()
    return (
        words.removeprefix("+ ").replace(f"{MINUS} ", MINUS, 1)
        if words.startswith(MINUS)
        else words.removeprefix("+ ")
    )
