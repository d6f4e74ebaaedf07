"""What Dados shows for what it was told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gmscreen.rules.checks import Outcome, Winner
from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.ui.panels.dice.state import DiceState, QuickContest
from gmscreen.ui.panels.dice.view import BoxView, ContestView, QuickTestView, box_request, present
from gmscreen.ui.panels.figure import Figure

THREE = parse_dice("3d")


def box(typed: str, **told: object) -> BoxView:
    return present(replace(DiceState(typed=typed), **told)).box  # type: ignore[arg-type]


def shown(figure: Figure | None) -> str:
    assert figure is not None
    return figure.shown


@pytest.mark.parametrize(
    ("typed", "least", "mean", "most"),
    [
        ("3d", "3", "10,5", "18"),
        ("2d+1", "3", "8", "13"),
        ("d20", "1", "10,5", "20"),
        ("6D−12", "−6", "9", "24"),
        ("1d-3", "−2", "0,5", "3"),
        ("1d4 + -1", "0", "1,5", "3"),
        ("3d 12", "3", "10,5", "18"),
    ],
)
def test_the_figures_of_dice(typed: str, least: str, mean: str, most: str) -> None:
    view = box(typed)
    assert (shown(view.least), shown(view.mean), shown(view.most)) == (least, mean, most)


@pytest.mark.parametrize(
    ("typed", "problem"), [("3x", "Não entendi"), ("101d", "Entre 1 e 100"), ("2d 12", "Teste")]
)
def test_what_is_no_dice_says_why(typed: str, problem: str) -> None:
    view = box(typed)
    assert view.problem.startswith(problem)
    assert view.line is None
    assert box_request(DiceState(typed=typed), view) is None


def test_nothing_typed_is_no_problem() -> None:
    assert box("  ").problem == ""


@pytest.mark.parametrize(
    ("told", "total", "chance"),
    [
        ({}, 11, "50,0%"),
        ({"at_least": 16}, 16, "4,6%"),
        ({"at_least": 19}, 19, "0,0%"),
        ({"at_least": 3}, 3, "100,0%"),
        ({"roll": 14}, 14, "16,2%"),
        ({"roll": 14, "at_least": 9}, 9, "74,1%"),
    ],
)
def test_the_chance_of_so_much_or_more_follows_the_dice_until_a_total_is_typed(
    told: dict[str, object], total: int, chance: str
) -> None:
    view = box("3d", **told)
    assert view.at_least == total
    assert shown(view.chance) == chance


def test_dice_too_wide_to_draw_still_have_their_bounds_at_once() -> None:
    view = box("100d1000")
    assert (shown(view.least), shown(view.mean), shown(view.most)) == ("100", "50050", "100000")
    assert (view.spread, view.chance) == (None, None)
    assert view.note


def test_a_level_beside_the_dice_makes_it_a_test() -> None:
    state = DiceState(typed="3d 12", purpose=" escalar ")
    view = present(state).box
    assert view.button == "Rolar 3d ≤ 12"
    assert box_request(state, view) == RollRequest(THREE, "escalar", level=12)


def test_other_dice_forget_the_last_roll() -> None:
    state = DiceState(typed="3d").with_roll(9)
    assert state.with_typed("2d").roll is None
    assert state.with_typed("3d").roll == 9


def outcomes(level: int | None) -> QuickTestView:
    return present(DiceState(test_level=level)).test


def test_a_test_has_the_chance_of_all_four_outcomes() -> None:
    view = outcomes(12)
    assert shown(view.passes) == "74,1%"
    assert {one: shown(figure) for one, figure in view.outcomes} == {
        Outcome.CRITICAL_SUCCESS: "1,9%",
        Outcome.SUCCESS: "72,2%",
        Outcome.FAILURE: "24,1%",
        Outcome.CRITICAL_FAILURE: "1,9%",
    }
    assert [figure.line for _, figure in view.outcomes if figure] == [
        "4 de 216",
        "156 de 216",
        "52 de 216",
        "4 de 216",
    ]


def test_a_chance_is_told_from_its_ways() -> None:
    figure = outcomes(12).passes
    assert figure is not None
    assert figure.told.steps[0].total == 160


def test_a_level_of_3_is_not_rolled() -> None:
    view = outcomes(3)
    assert view.problem.startswith("NH 3 não se rola")
    assert all(figure is None for _, figure in view.outcomes)


def test_no_level_has_no_chances_and_no_problem() -> None:
    view = outcomes(None)
    assert (view.problem, view.passes) == ("", None)


def contest(contest: QuickContest) -> ContestView:
    return present(DiceState(contest=contest)).contest


def test_a_contest_has_the_chance_of_each_end() -> None:
    view = contest(QuickContest(12, 12))
    chances = {one: shown(figure) for one, figure in view.chances}
    assert chances[Winner.A] == chances[Winner.B] == "45,4%"
    assert chances[Winner.NONE] == "9,3%"


@pytest.mark.parametrize(
    ("a_roll", "b_roll", "told"),
    [
        (None, None, ""),
        (10, None, "Falta B rolar."),
        (None, 10, "Falta A rolar."),
        (9, 11, "A vence: A passou por 3, B passou por 1."),
        (14, 12, "B vence: A falhou por 2, B passou por 0."),
        (10, 10, "Empate, ninguém vence: A passou por 2, B passou por 2."),
    ],
)
def test_what_came_of_a_contest(a_roll: int | None, b_roll: int | None, told: str) -> None:
    assert contest(QuickContest(12, 12, a_roll, b_roll)).told == told


def test_a_level_of_3_has_no_contest() -> None:
    view = contest(QuickContest(3, 12))
    assert view.problem.startswith("NH 3 não se rola")
    assert all(figure is None for _, figure in view.chances)


def test_a_new_roll_after_both_begins_another_contest() -> None:
    state = DiceState().with_contest_roll(9, of_a=True).with_contest_roll(11, of_a=False)
    assert state.with_contest_roll(8, of_a=True).contest == QuickContest(12, 12, 8, None)


def test_other_levels_begin_another_contest() -> None:
    state = DiceState().with_contest_roll(9, of_a=True)
    assert state.with_levels(10, 12).contest == QuickContest(10, 12)
    assert state.with_levels(12, 12).contest.a_roll == 9
