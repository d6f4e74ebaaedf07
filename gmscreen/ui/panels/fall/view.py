"""What the Queda panel shows for what it was told."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, outcome_of
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, Distribution
from gmscreen.rules.garganta.falls import Fall, FallRate, FallRules, fall
from gmscreen.rules.garganta.fatality import death_bands, passing_chance
from gmscreen.rules.garganta.injury import Injury, InjuryRules, injury
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import MINUS, number, percent
from gmscreen.ui.panels.fall.odds import chance_of_nothing, chance_to_die, chance_to_drop, mean
from gmscreen.ui.panels.fall.state import Faller, FallState
from gmscreen.ui.panels.figure import Figure
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ChipView


@dataclass(frozen=True, slots=True)
class FallBook:
    """The figures of falls and of the PV ladder, read from the canon."""

    falls: FallRules
    injuries: InjuryRules


@dataclass(frozen=True, slots=True)
class DueTest:
    """A test that the blow asks of HT: what for, and how many times."""

    purpose: str
    times: int


@dataclass(frozen=True, slots=True)
class Fallen:
    """What the dice did: PV lost and left (None without PV), in chips, and the tests due."""

    lost: Figure
    left: Figure | None
    chips: tuple[ChipView, ...]
    tests: tuple[DueTest, ...]


@dataclass(frozen=True, slots=True)
class DamageView:
    """The fall itself."""

    dice: Dice
    formula: Figure
    least: Figure
    mean: Figure
    most: Figure
    unhurt: Figure
    losses: Distribution


@dataclass(frozen=True, slots=True)
class FallView:
    """The panel: None where a field that a part stands on is empty or not understood.

    `bad_from` is the loss that brings down to 0 PV; `lit` the loss that was rolled.
    """

    damage: DamageView | None
    drops: Figure | None
    dies: Figure | None
    bad_from: int | None
    legend: str
    lit: int | None
    fallen: Fallen | None
    acrobatics_problem: str
    acrobatics_told: str
    acrobatics_tone: Tone


def present(state: FallState, book: FallBook) -> FallView:
    """The panel for this state."""
    who, done = state.faller, _fall(state, book.falls)
    lost = None if done is None or state.roll is None else done.lost(state.roll)
    odds = None if done is None else _odds(done, who, book.injuries)
    return FallView(
        damage=None if done is None else _damage(done),
        drops=odds and odds[0],
        dies=odds and odds[1],
        bad_from=None if who.pv is None else max(0, who.pv),
        legend=_legend(done, who),
        lit=None if lost is None else lost.as_int,
        fallen=None if lost is None else _fallen(lost, who, book.injuries),
        acrobatics_problem=_level_problem(state.acrobatics_level),
        acrobatics_told=_test_told(state),
        acrobatics_tone=_test_tone(state),
    )


def rule_lines(rules: FallRules) -> tuple[str, ...]:
    """How a fall is computed, a line a rule, the source last."""
    rates = [_rate_line(rate, rules) for rate in rules.rates]
    acrobatics = text("fall.rule_acrobatics", metres=number(rules.acrobatics))
    return (text("fall.rule_dice"), *rates, acrobatics, text("fall.rule_armour"), f"[{rules.source}]")


def _rate_line(rate: FallRate, rules: FallRules) -> str:
    per_die = number(rate.per_die)
    if rate.up_to is None:
        return text("fall.rate_open", per_die=per_die, cap=number(rules.cap))
    return text("fall.rate", up_to=number(rate.up_to), per_die=per_die)


def _fall(state: FallState, rules: FallRules) -> Fall | None:
    if state.height is None or state.metal_dr is None:
        return None
    return fall(state.height, state.metal_dr, rules, acrobatics=state.acrobatics)


def _legend(done: Fall | None, who: Faller) -> str:
    if done is None or who.pv is None:
        return ""
    return text("fall.legend", loss=number(max(0, who.pv)))


def formula(dice: Dice) -> str:
    """A fall's dice as the table writes them: `6D − 12`; `0` for no height."""
    if not dice.count:
        return number(0)
    return f"{dice.count}D {MINUS} {abs(dice.constant)}" if dice.constant else f"{dice.count}D"


def _damage(done: Fall) -> DamageView:
    average, nothing = mean(done), chance_of_nothing(done)
    return DamageView(
        dice=done.dice,
        formula=Figure(_formula_told(done), formula(done.dice), _formula_line(done)),
        least=_figure(done.least),
        mean=Figure(average, number(done.damage.mean, 1), text("fall.mean_line")),
        most=_figure(done.most),
        unhurt=Figure(nothing, percent(done.damage.at_most(0)), text("fall.unhurt_line")),
        losses=done.damage,
    )


def _formula_told(done: Fall) -> Derivation:
    """The discount of the dice, told from the height on."""
    rate = done.modifier.steps[-1]
    return done.effective.times(rate.label, rate.amount or 0, rate.source)


def _formula_line(done: Fall) -> str:
    metres = plural("fall.metres", done.metres)
    armour = text("fall.armour", dr=number(done.dr.as_int)) if done.dr.as_int else ""
    return " · ".join(part for part in (metres, armour) if part)


def _figure(told: Derivation) -> Figure:
    return Figure(told, number(told.value), text("fall.pv"))


def _odds(done: Fall, who: Faller, rules: InjuryRules) -> tuple[Figure, Figure] | None:
    if who.ht is None or who.pv is None:
        return None
    drop, drop_told = chance_to_drop(done.damage, who.pv)
    bands = death_bands(who.ht, who.category, who.pv, done.damage, rules)
    die, die_told = chance_to_die(bands, who.ht, rules.mortality[who.category].source)
    return (
        Figure(drop_told, percent(drop), text("fall.drop_line", loss=number(max(0, who.pv)))),
        Figure(die_told, percent(die), text(f"fall.dies.{who.category}", at=_death_at(who, rules))),
    )


def _death_at(who: Faller, rules: InjuryRules) -> str:
    """The PV at which death comes, or the first test of it."""
    mortality = rules.mortality[who.category]
    times = mortality.dead_at if mortality.tests_from is None else mortality.tests_from
    return number(times * (who.ht or 0))


def _fallen(lost: Derivation, who: Faller, rules: InjuryRules) -> Fallen:
    loss = Figure(lost, number(lost.value))
    if who.ht is None or who.pv is None:
        return Fallen(loss, None, (), ())
    after = injury(who.ht, who.category, who.pv, lost.as_int, rules)
    left = Figure(after.pv, number(after.pv.value))
    return Fallen(loss, left, tuple(_chips(after)), tuple(_tests(after)))


def _chips(after: Injury) -> list[ChipView]:
    if after.dead:
        return [ChipView(text("fall.state.dead"), Tone.BAD)]
    states = (
        ("halved", after.halved, Tone.WARN),
        ("faints", after.unconsciousness_test_each_turn, Tone.BAD),
        ("stunned", after.knockdown_test, Tone.WARN),
    )
    chips = [ChipView(text(f"fall.state.{key}"), tone) for key, holds, tone in states if holds]
    return chips or [ChipView(text("fall.state.standing"), Tone.GOOD)]


def _tests(after: Injury) -> list[DueTest]:
    death = [DueTest(text("fall.test.death"), after.death_tests_now)] if after.death_tests_now else []
    knockdown = [DueTest(text("fall.test.knockdown"), 1)] if after.knockdown_test else []
    return [*death, *knockdown]


def _level_problem(level: int | None) -> str:
    if level is None or level >= LOWEST_ROLLED_LEVEL:
        return ""
    return text("rule_error.level_not_rolled", level=number(level))


def _test_told(state: FallState) -> str:
    """The odds of the Acrobacia test, or what came of it."""
    level, roll = state.acrobatics_level, state.acrobatics_roll
    if level is None or _level_problem(level):
        return ""
    if roll is None:
        return text("fall.acrobatics_odds", chance=percent(passing_chance(level)))
    key = "acrobatics_passed" if outcome_of(level, roll).passed else "acrobatics_failed"
    return text(f"fall.{key}", roll=number(roll), level=number(level))


def _test_tone(state: FallState) -> Tone:
    level, roll = state.acrobatics_level, state.acrobatics_roll
    if level is None or roll is None:
        return Tone.MUTED
    return Tone.GOOD if outcome_of(level, roll).passed else Tone.BAD
