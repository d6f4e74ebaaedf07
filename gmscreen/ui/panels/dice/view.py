"""What the Dados panel shows for what it was told."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from gmscreen.rules.checks import (
    LOWEST_ROLLED_LEVEL,
    Outcome,
    Winner,
    contest_odds,
    quick_contest,
    success_odds,
)
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, Distribution, parse_dice
from gmscreen.rules.dice_sums import SOURCE, least, mean, most
from gmscreen.rules.errors import RuleError
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.dice.state import DiceState, QuickContest
from gmscreen.ui.panels.figure import Figure
from gmscreen.ui.panels.hundredths import hundredths
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.shell.dice_line import DiceLine, parse_dice_line
from gmscreen.ui.theme.theme import Tone

THREE_DICE = parse_dice("3d")
MOST_DRAWN = 1500
"""Totals of dice that are drawn; beyond, only their bounds and mean are told."""
_WAYS = 216
_TEST_SOURCE, _CONTEST_SOURCE = "20 §1.2", "20 §1.5"


@dataclass(frozen=True, slots=True)
class BoxView:
    """The dice typed (None: not understood, and why), their figures, and the chance of so much or more."""

    line: DiceLine | None
    problem: str
    button: str
    least: Figure | None
    mean: Figure | None
    most: Figure | None
    at_least: int | None
    chance: Figure | None
    spread: Distribution | None
    lit: int | None
    note: str


@dataclass(frozen=True, slots=True)
class QuickTestView:
    """A level, the chance to pass, and that of each outcome; a problem in their place."""

    level: int | None
    problem: str
    passes: Figure | None
    outcomes: tuple[tuple[Outcome, Figure | None], ...]


@dataclass(frozen=True, slots=True)
class ContestView:
    """Two levels, the chance of each end, and what came of it."""

    problem: str
    chances: tuple[tuple[Winner, Figure | None], ...]
    told: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class DiceView:
    """The panel but its list of rolls."""

    box: BoxView
    test: QuickTestView
    contest: ContestView


def present(state: DiceState) -> DiceView:
    """The panel for this state."""
    return DiceView(_box(state), _test(state.test_level), _contest(state.contest))


def _box(state: DiceState) -> BoxView:
    try:
        line = parse_dice_line(state.typed)
    except RuleError as error:
        problem = rule_problem(error) if state.typed.strip() else ""
        return _no_dice(problem)
    dice = line.dice
    spread = dice.distribution if _width(dice) <= MOST_DRAWN else None
    total = _asked_total(state, dice)
    return BoxView(
        line=line,
        problem="",
        button=_button(line),
        least=_figure(least(dice)),
        mean=_figure(mean(dice), places=1),
        most=_figure(most(dice)),
        at_least=total,
        chance=None if spread is None else _chance_of(total, spread),
        spread=spread,
        lit=state.roll,
        note="" if spread is not None else text("dice_panel.too_wide"),
    )


def _no_dice(problem: str) -> BoxView:
    button = text("dice_panel.roll_none")
    return BoxView(None, problem, button, None, None, None, None, None, None, None, "")


def _button(line: DiceLine) -> str:
    if line.level is None:
        return text("widget.roll", dice=dice_text(line.dice))
    return text("widget.roll_against", dice=dice_text(line.dice), level=number(line.level))


def _width(dice: Dice) -> int:
    return sum(term.count * (term.sides - 1) for term in dice.terms) + 1


def _asked_total(state: DiceState, dice: Dice) -> int:
    """The total typed, else what was rolled, else the mean."""
    if state.at_least is not None:
        return state.at_least
    return state.roll if state.roll is not None else ceil(Fraction(mean(dice).value))


def _figure(told: Derivation, places: int | None = None) -> Figure:
    shown = number(told.value) if told.value == int(told.value) else number(told.value, places)
    return Figure(told, shown)


def _chance_of(total: int, spread: Distribution) -> Figure:
    chance = 1 - spread.at_most(total - 1)
    told = Derivation.of("dice_panel.at_least", hundredths(100 * chance), SOURCE, total=total)
    return Figure(told, percent(chance))


def box_request(state: DiceState, view: BoxView) -> RollRequest | None:
    """The roll that the box asks for now."""
    if view.line is None:
        return None
    purpose = state.purpose.strip() or text("dice_panel.purpose")
    return RollRequest(view.line.dice, purpose, state.who.strip(), view.line.level)


def _test(level: int | None) -> QuickTestView:
    nothing = tuple((outcome, None) for outcome in Outcome)
    problem = _level_problem(level)
    if level is None or problem:
        return QuickTestView(None, problem, None, nothing)
    odds = success_odds(level)
    passing = sum(ways for outcome, ways in odds.items() if outcome.passed)
    outcomes = tuple((one, _in_216(f"ways_{one}", odds.get(one, 0))) for one in Outcome)
    return QuickTestView(level, "", _in_216("dice_panel.ways_passing", passing), outcomes)


def _level_problem(level: int | None) -> str:
    if level is None or level >= LOWEST_ROLLED_LEVEL:
        return ""
    return text("rule_error.level_not_rolled", level=number(level))


def _in_216(label: str, ways: int) -> Figure:
    told = Derivation.of(label, ways, _TEST_SOURCE)
    chance = Fraction(ways, _WAYS)
    told = told.replaced("dice_panel.in_hundred", hundredths(100 * chance), _TEST_SOURCE)
    return Figure(told, percent(chance), text("dice_panel.of_216", ways=number(ways)))


def _contest(contest: QuickContest) -> ContestView:
    problem = _level_problem(contest.a_level) or _level_problem(contest.b_level)
    if contest.a_level is None or contest.b_level is None or problem:
        return ContestView(problem, tuple((one, None) for one in Winner), "", Tone.MUTED)
    odds = contest_odds(contest.a_level, contest.b_level)
    chances = tuple((one, _of_contest(one, ways)) for one, ways in odds.items())
    told, tone = _told_contest(contest, contest.a_level, contest.b_level)
    return ContestView("", chances, told, tone)


def _of_contest(winner: Winner, ways: int) -> Figure:
    chance = Fraction(ways, _WAYS**2)
    told = Derivation.of(f"dice_panel.contest_{winner}", hundredths(100 * chance), _CONTEST_SOURCE)
    return Figure(told, percent(chance))


def _told_contest(contest: QuickContest, a_level: int, b_level: int) -> tuple[str, Tone]:
    """What came of it, or who has still to roll; the other side is told nothing before."""
    if contest.a_roll is None or contest.b_roll is None:
        if contest.a_roll is None and contest.b_roll is None:
            return "", Tone.MUTED
        missing = "b" if contest.b_roll is None else "a"
        return text(f"dice_panel.contest.waits_{missing}"), Tone.MUTED
    done = quick_contest(a_level, contest.a_roll, b_level, contest.b_roll)
    values = {"a": _margin(done.a_margin), "b": _margin(done.b_margin)}
    tone = Tone.TEXT if done.winner is Winner.NONE else Tone.GOOD
    return text(f"dice_panel.contest.won_{done.winner}", **values), tone


def _margin(margin: int) -> str:
    key = "passed" if margin >= 0 else "failed"
    return text(f"dice_panel.margin.{key}", margin=number(abs(margin)))
