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
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.injury import Category
from gmscreen.session.ward.state import (
    SPOTS,
    Blows,
    CameRound,
    Care,
    Cared,
    HpState,
    Set,
    Side,
    Spot,
    Trial,
    Tried,
    TurnBegan,
    Wounded,
    newcomer,
)
from gmscreen.ui.panels.hp.condition import Death, Rules, condition
from gmscreen.ui.panels.hp.due import DueTrial, trial_level
from gmscreen.ui.panels.hp.healing import Healer
from gmscreen.ui.panels.hp.view import HpView, present
from gmscreen.ui.panels.hp.ward import Patient, Ward
from gmscreen.ui.panels.hp.ward_view import WardView, present_ward
from gmscreen.ui.panels.hp.zones import zones

PASS, FAIL = Outcome.SUCCESS, Outcome.FAILURE
NOBODY = Healer()
RULES = Rules(injury_rules(), wound_rules(), recovery_rules())


def of(ht: int = 12, category: Category = Category.PC, *events: object, **more: int) -> HpState:
    state = newcomer(Wounded(ht, ht, category, **more))
    for event in events:
        state = state.after(event)  # type: ignore[arg-type]
    return state


def seen(state: HpState) -> HpView:
    return present(state, RULES)


def ward_of(state: HpState, healer: Healer = NOBODY) -> WardView:
    return present_ward(Ward((Patient("1", state),), "1"), healer, RULES)


def due_now(state: HpState) -> tuple[DueTrial, ...]:
    return ward_of(state).now


def due_each_turn(state: HpState) -> list[Trial]:
    return [due.trial for due in ward_of(state).this_turn]


def offers(state: HpState, healer: Healer = NOBODY) -> dict[Care, str]:
    return {
        one.care: one.roll.title if one.roll else one.name for one in ward_of(state, healer).healing.offers
    }


def test_a_newcomer_is_whole() -> None:
    view = ward_of(of(12))
    assert (view.hp.pv.value, view.now, view.this_turn) == (12, (), ())


def test_a_blow_that_kills_brings_death_and_nothing_else() -> None:
    blow = seen(of(14, Category.CREATURE, Blows((3, 30)))).blow
    words = [row[0].words for row in blow]
    assert words[-2:] == ["Golpe de 30 PV", "Morto"]
    assert "Choque −3 em IQ e DX, só no próximo turno" in words


def test_each_delta_is_a_step_of_the_pv() -> None:
    view = seen(of(12, Category.PC, Blows((3, 4, -2))))
    assert [step.total for step in view.pv.steps] == [12, 9, 5, 7]


def test_healing_never_goes_over_the_whole() -> None:
    assert seen(of(12, Category.PC, Blows((3, -9)))).pv.value == 12


@pytest.mark.parametrize(("losses", "due"), [((6,), ()), ((7,), (Trial.KNOCKDOWN,)), ((4, 4), ())])
def test_only_one_blow_over_half_of_ht_knocks_down(losses: tuple[int, ...], due: tuple[Trial, ...]) -> None:
    assert tuple(due.trial for due in due_now(of(12, Category.PC, Blows(losses)))) == due


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


def test_hipoalgia_takes_shock_and_stun_away_unless_the_head_was_hit() -> None:
    body = condition(of(12, Category.PC, Blows((7,)), high_pain_threshold=True), RULES)
    head = condition(of(12, Category.PC, Blows((7,), Location.HEAD), high_pain_threshold=True), RULES)
    assert (body.shock, body.stunned) == (0, False)
    assert (head.shock, head.stunned) == (7, True)


@pytest.mark.parametrize(("loss", "count"), [(23, 0), (24, 1), (28, 1), (29, 2), (71, 10)])
def test_a_blow_asks_a_death_test_for_each_threshold_it_crosses(loss: int, count: int) -> None:
    now = condition(of(12, Category.PC, Blows((loss,))), RULES)
    assert now.pending.count(Trial.DEATH) == count


def test_death_tests_share_a_row_and_are_rolled_off_one_by_one() -> None:
    state = of(12, Category.PC, Blows((29,)))
    assert [due.roll.title for due in due_now(state)] == ["Morte: faltam 2", "Queda"]
    assert [due.roll.title for due in due_now(state.after(Tried(Trial.DEATH, PASS)))] == ["Morte", "Queda"]


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
    assert due_each_turn(of(12, category, Blows((4, 4, 4)))) == [Trial.FAINT]


def test_whoever_fainted_tests_no_more() -> None:
    state = of(12, Category.PC, Blows((4, 4, 4)), Tried(Trial.FAINT, FAIL))
    assert (due_each_turn(state), seen(state).state) == ([], "Desmaiado")


@pytest.mark.parametrize(("will", "level"), [(0, 12), (2, 14), (-3, 9)])
def test_will_helps_to_stay_awake(will: int, level: int) -> None:
    assert trial_level(Trial.FAINT, Wounded(12, 12, will=will)).value == level


def test_combat_reflexes_help_to_shake_off_a_stun() -> None:
    assert trial_level(Trial.RECOVERY, Wounded(12, 12, combat_reflexes=True)).value == 18


def test_a_blow_to_the_head_asks_its_test_even_when_the_armour_stopped_it() -> None:
    state = of(12, Category.PC, Blows((0,), Location.HEAD))
    assert [due.trial for due in due_now(state)] == [Trial.BLOW_FAINT]


def test_a_limb_is_crippled_from_half_of_ht_on() -> None:
    def is_crippled(loss: int) -> bool:
        rows = seen(of(12, Category.PC, Blows((loss,), Location.ARM))).blow
        return any("aleijado" in row[0].words for row in rows)

    assert is_crippled(6)
    assert not is_crippled(5)


def test_setting_the_pv_right_starts_afresh() -> None:
    now = condition(of(12, Category.PC, Blows((7,)), Set(5)), RULES)
    assert (now.pv.value, now.stunned, now.pending) == (5, False, ())


def test_whoever_was_whole_stays_whole_when_his_figures_change() -> None:
    assert of(10).about(Wounded(12, 12)).start == 12
    assert HpState(Wounded(10, 10), 7).about(Wounded(12, 12)).start == 7


def test_a_level_of_three_is_not_rolled_and_says_so() -> None:
    assert "não se rola" in due_now(of(3, Category.PC, Blows((2,))))[0].roll.problem


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


def test_the_sum_of_the_blows_cripples_a_limb_and_only_that_one() -> None:
    arm = of(12, Category.PC, Blows((4,), Location.ARM, side=Side.LEFT))
    again = arm.after(Blows((2,), Location.ARM, side=Side.LEFT))
    other = arm.after(Blows((2,), Location.ARM, side=Side.RIGHT))
    assert [fact.words for fact in seen(again).facts if "aleijou" in fact.words] == [
        "aleijou: braço esquerdo"
    ]
    assert not [fact.words for fact in seen(other).facts if "aleijou" in fact.words]
    assert condition(again, RULES).stunned


def test_what_a_limb_no_longer_has_to_lose_is_lost() -> None:
    state = of(12, Category.PC, *[Blows((4,), Location.HAND, side=Side.LEFT)] * 2)
    assert seen(state).pv.value == 8
    assert "Contam 0 de 4: o resto passa do teto e se perde" in [row[0].words for row in seen(state).blow]


def test_a_point_takes_no_more_than_ht_from_the_torso() -> None:
    assert seen(of(12, Category.PC, Blows((20,), Location.TORSO, DamageType.IMPALING))).pv.value == 0
    assert seen(of(12, Category.PC, Blows((20,), Location.TORSO, DamageType.CUTTING))).pv.value == -8


def test_pv_put_right_leave_the_limbs_as_they_are() -> None:
    state = of(12, Category.PC, Blows((6,), Location.LEG, side=Side.RIGHT), Set(12))
    assert [fact.words for fact in seen(state).facts] == ["aleijou: perna direita"]


def test_putting_the_pv_right_twice_running_is_doing_it_once() -> None:
    assert of(12, Category.PC, Set(1), Set(11)).events == (Set(11),)


def test_whoever_tested_this_turn_tests_again_in_the_next() -> None:
    state = of(12, Category.PC, Blows((4, 4, 4)), Tried(Trial.FAINT, PASS))
    assert (due_each_turn(state), "Desmaio" in ward_of(state).tested) == ([], True)
    assert due_each_turn(state.after(TurnBegan(2))) == [Trial.FAINT]


def test_shock_is_gone_after_the_turn_it_weighs_on() -> None:
    state = of(12, Category.PC, Blows((3,)), TurnBegan(2))
    assert condition(state, RULES).shock == 3
    assert condition(state.after(TurnBegan(3)), RULES).shock == 0


def test_he_comes_round_when_the_master_says_so() -> None:
    state = of(12, Category.PC, Blows((7,)), Tried(Trial.KNOCKDOWN, FAIL))
    assert seen(state).can_come_round
    assert not seen(state.after(CameRound())).can_come_round


def test_healing_offers_what_the_healer_can_do() -> None:
    hurt = of(12, Category.PC, Blows((5,)))
    assert list(offers(hurt)) == [Care.BANDAGE, Care.REST]
    assert list(offers(hurt, Healer(12, 11))) == [Care.BANDAGE, Care.FIRST_AID, Care.REST]
    assert list(offers(hurt, Healer(12, 12))) == [Care.BANDAGE, Care.FIRST_AID, Care.REST, Care.MEDICINE]


@pytest.mark.parametrize(("medicine", "level"), [(None, 12), (11, 12), (12, 13)])
def test_a_good_enough_physician_helps_the_rest(medicine: int | None, level: int) -> None:
    (rest,) = (one for one in ward_of(of(12), Healer(None, medicine)).healing.offers if one.care is Care.REST)
    assert rest.roll is not None
    assert rest.roll.request.level == level


@pytest.mark.parametrize(
    ("cared", "pv"),
    [
        (Cared(Care.BANDAGE), 6),
        (Cared(Care.FIRST_AID, Outcome.CRITICAL_SUCCESS), 12),
        (Cared(Care.FIRST_AID, PASS), 5),
        (Cared(Care.FIRST_AID, FAIL), 5),
        (Cared(Care.FIRST_AID, Outcome.CRITICAL_FAILURE), 3),
        (Cared(Care.FIRST_AID_DICE, roll=-2), 6),
        (Cared(Care.FIRST_AID_DICE, roll=3), 8),
        (Cared(Care.REST, PASS), 6),
        (Cared(Care.REST, FAIL), 5),
        (Cared(Care.MEDICINE, PASS), 6),
        (Cared(Care.MEDICINE, Outcome.CRITICAL_SUCCESS), 7),
        (Cared(Care.MEDICINE, Outcome.CRITICAL_FAILURE), 4),
    ],
)
def test_care_gives_back_what_the_rules_say(cared: Cared, pv: int) -> None:
    assert seen(of(12, Category.PC, Blows((7,)), cared)).pv.value == pv


def test_care_never_goes_over_the_whole() -> None:
    assert seen(of(12, Category.PC, Blows((1,)), Cared(Care.FIRST_AID_DICE, roll=3))).pv.value == 12


def test_first_aid_that_succeeds_asks_its_dice_next() -> None:
    state = of(12, Category.PC, Blows((7,)), Cared(Care.FIRST_AID, PASS))
    assert Care.FIRST_AID_DICE in offers(state, Healer(12))
    assert Care.FIRST_AID not in offers(state, Healer(12))
    assert Care.FIRST_AID_DICE not in offers(state.after(Cared(Care.FIRST_AID_DICE, roll=1)), Healer(12))


def test_care_gone_wrong_may_ask_a_death_test_and_brings_no_shock() -> None:
    state = of(12, Category.PC, Set(-11), Cared(Care.FIRST_AID, Outcome.CRITICAL_FAILURE))
    now = condition(state, RULES)
    assert (now.pv.value, now.pending, now.shock, now.stunned) == (-13, (Trial.DEATH,), 0, False)


def test_nothing_heals_the_dead() -> None:
    assert offers(of(12, Category.CREATURE, Blows((12,))), Healer(12, 12)) == {}


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
    st.sampled_from(SPOTS),
)
def test_any_story_can_be_shown_and_undone(losses: list[int], category: Category, spot: Spot) -> None:
    start = of(11, category)
    state = start
    for loss in losses:
        state = state.after(Blows((loss,), spot.location, side=spot.side))
        assert seen(state).pv.value == condition(state, RULES).pv.value
    for _ in losses:
        state = state.before_last()
    assert seen(state).pv == seen(start).pv
