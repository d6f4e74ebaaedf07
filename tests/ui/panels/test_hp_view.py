"""What the panel PV shows for a state, without widgets."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.checks import Outcome
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.injury import Category
from gmscreen.ui.panels.hp.condition import Death, Rules, condition
from gmscreen.ui.panels.hp.state import Blows, HpState, Set, Trial, Tried, Wounded, newcomer
from gmscreen.ui.panels.hp.view import HpView, present, trial_level
from gmscreen.ui.panels.hp.zones import zones

PASS, FAIL = Outcome.SUCCESS, Outcome.FAILURE
RULES = Rules(injury_rules(), wound_rules(), recovery_rules())


def of(ht: int = 12, category: Category = Category.PC, *events: object, **more: int) -> HpState:
    state = newcomer(Wounded(ht, ht, category, **more))
    for event in events:
        state = state.after(event)  # type: ignore[arg-type]
    return state


def seen(state: HpState) -> HpView:
    return present(state, RULES)


def test_a_newcomer_is_whole() -> None:
    view = seen(of(12))
    assert (view.pv.value, view.now, view.each_turn, view.undo) == (12, (), (), "")


def test_each_delta_is_a_step_of_the_pv() -> None:
    view = seen(of(12, Category.PC, Blows((3, 4, -2))))
    assert [step.total for step in view.pv.steps] == [12, 9, 5, 7]


def test_healing_never_goes_over_the_whole() -> None:
    assert seen(of(12, Category.PC, Blows((3, -9)))).pv.value == 12


@pytest.mark.parametrize(("losses", "due"), [((6,), ()), ((7,), (Trial.KNOCKDOWN,)), ((4, 4), ())])
def test_only_one_blow_over_half_of_ht_knocks_down(losses: tuple[int, ...], due: tuple[Trial, ...]) -> None:
    assert tuple(due.trial for due in seen(of(12, Category.PC, Blows(losses))).now) == due


def test_a_blow_over_half_of_ht_stuns_whatever_the_test_says() -> None:
    state = of(12, Category.PC, Blows((7,)), Tried(Trial.KNOCKDOWN, PASS))
    now = condition(state, RULES)
    assert (now.stunned, now.fallen, now.pending) == (True, False, ())


def test_the_state_says_the_worst_first() -> None:
    assert seen(of(14, Category.CREATURE, Blows((9,)))).state == "Atordoado"
    assert seen(of(14, Category.PC, Blows((12,)))).state == "Atordoado"
    assert seen(of(14, Category.PC, Blows((14,)))).state == "Testa HT a cada turno, ou desmaia"
    assert seen(of(14, Category.PC, Blows((6, 5)))).state == "Deslocamento e Esquiva pela metade"


def test_a_failed_knockdown_test_fells() -> None:
    assert condition(of(12, Category.PC, Blows((7,)), Tried(Trial.KNOCKDOWN, FAIL)), RULES).fallen


def test_a_passed_recovery_ends_the_stun() -> None:
    state = of(12, Category.PC, Blows((7,)), Tried(Trial.RECOVERY, PASS))
    assert not condition(state, RULES).stunned


def test_shock_is_that_of_the_latest_line() -> None:
    assert condition(of(12, Category.PC, Blows((3, 2))), RULES).shock == 5
    assert condition(of(12, Category.PC, Blows((3,)), Blows((-1,))), RULES).shock == 0


@pytest.mark.parametrize(("loss", "count"), [(23, 0), (24, 1), (28, 1), (29, 2), (71, 10)])
def test_a_blow_asks_a_death_test_for_each_threshold_it_crosses(loss: int, count: int) -> None:
    now = condition(of(12, Category.PC, Blows((loss,))), RULES)
    assert now.pending.count(Trial.DEATH) == count


def test_death_tests_share_a_row_and_are_rolled_off_one_by_one() -> None:
    state = of(12, Category.PC, Blows((29,)))
    assert [due.title for due in seen(state).now] == ["Morte: faltam 2", "Queda"]
    assert [due.title for due in seen(state.after(Tried(Trial.DEATH, PASS))).now] == ["Morte", "Queda"]


def test_a_failed_death_test_kills() -> None:
    now = condition(of(12, Category.PC, Blows((24,)), Tried(Trial.DEATH, FAIL)), RULES)
    assert (now.death, now.pending, now.each_turn) == (Death.TEST, (), ())


@pytest.mark.parametrize(
    ("category", "loss", "dead"),
    [
        (Category.PC, 71, False),
        (Category.PC, 72, True),
        (Category.NAMED_NPC, 23, False),
        (Category.NAMED_NPC, 24, True),
        (Category.BOSS, 24, True),
        (Category.CREATURE, 11, False),
        (Category.CREATURE, 12, True),
    ],
)
def test_the_category_decides_who_dies_when(category: Category, loss: int, dead: bool) -> None:
    assert (condition(of(12, category, Blows((loss,))), RULES).death is Death.LADDER) is dead


@pytest.mark.parametrize("category", [Category.PC, Category.NAMED_NPC, Category.BOSS])
def test_at_zero_fainting_is_tested_each_turn(category: Category) -> None:
    assert [due.trial for due in seen(of(12, category, Blows((4, 4, 4)))).each_turn] == [Trial.FAINT]


def test_whoever_fainted_tests_no_more() -> None:
    state = of(12, Category.PC, Blows((4, 4, 4)), Tried(Trial.FAINT, FAIL))
    assert (seen(state).each_turn, seen(state).state) == ((), "Desmaiado")


@pytest.mark.parametrize(("will", "level"), [(0, 12), (2, 14), (-3, 9)])
def test_will_helps_to_stay_awake(will: int, level: int) -> None:
    assert trial_level(Trial.FAINT, Wounded(12, 12, will=will)).value == level


def test_combat_reflexes_help_to_shake_off_a_stun() -> None:
    assert trial_level(Trial.RECOVERY, Wounded(12, 12, combat_reflexes=True)).value == 18


def test_a_blow_to_the_head_asks_its_test_even_when_the_armour_stopped_it() -> None:
    state = of(12, Category.PC, Blows((0,), Location.HEAD))
    assert [due.trial for due in seen(state).now] == [Trial.BLOW_FAINT]


def test_a_limb_is_crippled_from_half_of_ht_on() -> None:
    def is_crippled(loss: int) -> bool:
        rows = seen(of(12, Category.PC, Blows((loss,), Location.ARM))).blow
        return any("aleijado" in row[0].words for row in rows)

    assert is_crippled(6)
    assert not is_crippled(5)


def test_setting_the_pv_right_starts_afresh() -> None:
    now = condition(of(12, Category.PC, Blows((7,)), Set(5)), RULES)
    assert (now.pv.value, now.stunned, now.pending) == (5, False, ())


def test_undo_and_redo_walk_through_all_that_happened() -> None:
    state = of(12, Category.PC, Blows((7,)), Tried(Trial.KNOCKDOWN, FAIL))
    assert seen(state).undo == "Queda: falhou"
    assert seen(state.before_last()).redo == "Queda: falhou"
    assert state.before_last().redone() == state
    assert of(12).before_last() == of(12)
    assert of(12).redone() == of(12)


def test_what_happens_after_an_undo_can_not_be_redone() -> None:
    assert of(12, Category.PC, Blows((7,))).before_last().after(Blows((1,))).undone == ()


def test_whoever_was_whole_stays_whole_when_his_figures_change() -> None:
    assert of(10).about(Wounded(12, 12)).start == 12
    assert HpState(Wounded(10, 10), 7).about(Wounded(12, 12)).start == 7


def test_a_level_of_three_is_not_rolled_and_says_so() -> None:
    assert "não se rola" in seen(of(3, Category.PC, Blows((2,)))).now[0].problem


@pytest.mark.parametrize(
    ("category", "words"),
    [
        (Category.PC, ["Personagem", "≤ 0", "−12, −17 … −57", "−60"]),
        (Category.CREATURE, ["Bicho", "—", "—", "0"]),
        (Category.BOSS, ["Chefe", "≤ 0", "—", "−12"]),
    ],
)
def test_the_table_says_who_dies_when(category: Category, words: list[str]) -> None:
    rows = {row[0].words: [cell.words for cell in row[:4]] for row in seen(of(12)).deaths}
    assert rows[words[0]] == words


def test_healing_says_what_is_rolled_and_what_it_gives() -> None:
    assert [[cell.words for cell in row] for row in seen(of(12)).healing] == [
        ["Atadura", "30 minutos", "+1"],
        ["Primeiros Socorros", "o NH de quem cuida", "1d−3, no mínimo 1"],
        ["Um dia de descanso", "HT 12, por dia", "+1"],
        ["Com médico de NH 12 ou mais", "HT 13, por dia", "+1; Medicina por semana, +1"],
    ]


def test_the_ladder_of_ht_12() -> None:
    assert [(zone.high, zone.low) for zone in zones(Wounded(12, 12), 12, RULES)] == [
        (12, 4),
        (3, 1),
        (0, -11),
        *((-pv, -pv - 4) for pv in range(12, 57, 5)),
        (-57, -59),
        (-60, -60),
    ]


@given(st.integers(1, 30), st.integers(-400, 60), st.sampled_from(Category))
def test_zones_hold_every_value_once_from_the_top_down(ht: int, pv: int, category: Category) -> None:
    found = zones(Wounded(ht, ht, category), pv, RULES)
    assert all(upper.low == lower.high + 1 for upper, lower in itertools.pairwise(found))
    assert found[-1].low <= pv <= found[0].high
    assert len(found) <= 16


@given(
    st.lists(st.integers(-20, 20), min_size=1, max_size=8),
    st.sampled_from(Category),
    st.sampled_from(Location),
)
def test_any_story_can_be_shown_and_undone(losses: list[int], category: Category, location: Location) -> None:
    start = of(11, category)
    state = start
    for loss in losses:
        state = state.after(Blows((loss,), location))
        assert seen(state).pv.value == condition(state, RULES).pv.value
    for _ in losses:
        state = state.before_last()
    assert seen(state).pv == seen(start).pv
