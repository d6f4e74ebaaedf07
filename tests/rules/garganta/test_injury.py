"""The PV ladder: what a loss does, and who dies when."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.rules.garganta.injury import Category, Rung, death_tests, injury, ladder

RULES = injury_rules()
HTS = st.integers(1, 30)
CATEGORIES = st.sampled_from(list(Category))


def test_the_ladder_of_ht_12() -> None:
    rungs = ladder(12, RULES)
    assert [(rung.rung, rung.pv) for rung in rungs[:4]] == [
        (Rung.HALVED, 3),
        (Rung.UNCONSCIOUSNESS, 0),
        (Rung.DEATH_TEST, -12),
        (Rung.DEATH_TEST, -17),
    ]
    assert (rungs[-2].pv, rungs[-1].pv) == (-57, -60)


@pytest.mark.parametrize(
    ("category", "rungs"),
    [("creature", ["halved", "death"]), ("boss", ["halved", "unconsciousness", "death"])],
)
def test_others_have_a_shorter_ladder(category: str, rungs: list[str]) -> None:
    assert [rung.rung for rung in ladder(10, RULES, Category(category))] == rungs


@given(HTS, CATEGORIES)
def test_a_ladder_goes_down(ht: int, category: Category) -> None:
    steps = [rung.pv for rung in ladder(ht, RULES, category)]
    assert steps == sorted(steps, reverse=True)


@given(HTS, CATEGORIES, st.integers(-300, 30), st.integers(0, 60), st.integers(0, 60))
def test_two_losses_ask_the_tests_of_one(
    ht: int, category: Category, pv: int, first: int, second: int
) -> None:
    one = injury(ht, category, pv, first, RULES)
    both = injury(ht, category, pv, first + second, RULES)
    then = injury(ht, category, one.pv.as_int, second, RULES)
    assert then.pv.as_int == both.pv.as_int
    assert then.dead == both.dead
    if not both.dead:
        assert one.death_tests_now + then.death_tests_now == both.death_tests_now


@pytest.mark.parametrize(
    ("before", "loss", "tests"),
    [(-11, 0, 0), (-11, 1, 1), (-12, 4, 0), (-12, 5, 1), (0, 28, 4), (0, 27, 4), (5, 64, 10)],
)
def test_a_blow_asks_a_test_for_every_threshold_it_crosses(before: int, loss: int, tests: int) -> None:
    assert injury(12, Category.PC, before, loss, RULES).death_tests_now == tests


@pytest.mark.parametrize(
    ("category", "pv", "dead"),
    [
        ("pc", -59, False),
        ("pc", -60, True),
        ("named_npc", -11, False),
        ("named_npc", -12, True),
        ("boss", -12, True),
        ("creature", 1, False),
        ("creature", 0, True),
    ],
)
def test_each_dies_where_his_kind_does(category: str, pv: int, *, dead: bool) -> None:
    assert injury(12, Category(category), pv, 0, RULES).dead is dead


@pytest.mark.parametrize(
    ("pv", "halved", "faints"), [(4, False, False), (3, True, False), (1, True, False), (0, True, True)]
)
def test_little_pv_halves_and_none_makes_faint(pv: int, *, halved: bool, faints: bool) -> None:
    state = injury(12, Category.PC, pv, 0, RULES)
    assert (state.halved, state.unconsciousness_test_each_turn) == (halved, faints)


@pytest.mark.parametrize(("loss", "falls"), [(6, False), (7, True), (-20, False)])
def test_more_than_half_of_ht_at_once_may_knock_down(loss: int, *, falls: bool) -> None:
    assert injury(12, Category.PC, 12, loss, RULES).knockdown_test is falls


def test_healing_asks_no_test() -> None:
    healed = injury(12, Category.PC, -30, -40, RULES)
    assert (healed.pv.value, healed.death_tests_now) == (10, 0)


@pytest.mark.parametrize(("pv", "destroyed"), [(-119, False), (-120, True)])
def test_a_body_may_be_destroyed_far_below(pv: int, *, destroyed: bool) -> None:
    assert injury(12, Category.PC, pv, 0, RULES).body_destroyed is destroyed


def test_a_creature_never_tests_death() -> None:
    assert death_tests(12, RULES, Category.CREATURE) == ()


def test_the_figures_of_the_ladder_are_checked() -> None:
    with pytest.raises(ValueError, match="every category"):
        replace(RULES, mortality={})
    with pytest.raises(ValueError, match="at least 1"):
        replace(RULES, test_every=0)
