"""What the Queda panel shows, without a window."""

from dataclasses import replace
from decimal import Decimal

import pytest

from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.rules.garganta.injury import Category
from gmscreen.texts.steps import explained
from gmscreen.ui.panels.fall.state import Faller, FallState
from gmscreen.ui.panels.fall.view import DamageView, FallBook, Fallen, FallView, formula, present

BOOK = FallBook(fall_rules(), injury_rules())


def view(state: FallState) -> FallView:
    return present(state, BOOK)


def damage(height: str, metal_dr: int = 0, *, acrobatics: bool = False) -> DamageView:
    state = FallState(height=Decimal(height), metal_dr=metal_dr, acrobatics=acrobatics)
    shown = view(state).damage
    assert shown is not None
    return shown


def fallen(roll: int, faller: Faller, height: str = "6") -> Fallen:
    shown = view(FallState(height=Decimal(height), faller=faller, roll=roll)).fallen
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    ("height", "acrobatics", "written"),
    [
        ("6", False, "6D − 12"),
        ("6,9".replace(",", "."), False, "6D − 12"),
        ("2", False, "2D − 8"),
        ("3", False, "3D − 9"),
        ("60", False, "45D − 90"),
        ("60", True, "45D − 90"),
        ("5", True, "0"),
        ("0.5", False, "0"),
    ],
)
def test_the_formula_is_written_as_the_table_writes_it(height: str, acrobatics: bool, written: str) -> None:
    shown = damage(height, acrobatics=acrobatics)
    assert (shown.formula.shown, formula(shown.dice)) == (written, written)


@pytest.mark.parametrize(
    ("height", "dr", "least", "mean", "most"),
    [
        ("6", 0, "0", "9,0", "24"),
        ("6", 5, "0", "7,1", "22"),
        ("20", 0, "0", "30,0", "80"),
        ("1", 0, "0", "0,5", "2"),
    ],
)
def test_least_mean_and_most_come_after_the_floor_and_the_armour(
    height: str, dr: int, least: str, mean: str, most: str
) -> None:
    shown = damage(height, dr)
    assert (shown.least.shown, shown.mean.shown, shown.most.shown) == (least, mean, most)


def test_the_mean_tells_what_floor_and_armour_make_of_the_dice() -> None:
    steps = [line.label for line in explained(damage("6", 5).mean.told)]
    assert steps == ["Média dos dados: 3,5 cada", "Desconto da altura", "Com o piso 0 e a RD"]


@pytest.mark.parametrize("field", ["height", "metal_dr"])
def test_without_height_or_armour_there_is_no_number(field: str) -> None:
    shown = view(replace(FallState(), **{field: None}))
    assert (shown.damage, shown.drops, shown.dies, shown.fallen) == (None, None, None, None)


@pytest.mark.parametrize("field", ["ht", "pv"])
def test_without_the_fallers_numbers_the_fall_still_shows(field: str) -> None:
    shown = view(FallState(faller=replace(Faller(), **{field: None})))
    assert shown.damage is not None
    assert (shown.drops, shown.dies) == (None, None)


@pytest.mark.parametrize(
    ("category", "drops", "dies"),
    [
        (Category.PC, "45,4%", "0,2%"),
        (Category.NAMED_NPC, "45,4%", "0,5%"),
        (Category.BOSS, "45,4%", "0,5%"),
        (Category.CREATURE, "45,4%", "45,4%"),
    ],
)
def test_who_falls_decides_the_chance_to_die(category: Category, drops: str, dies: str) -> None:
    shown = view(FallState(faller=Faller(10, 10, category)))
    assert shown.drops is not None
    assert shown.dies is not None
    assert (shown.drops.shown, shown.dies.shown) == (drops, dies)


def test_the_chance_to_die_names_the_tests_it_stands_on() -> None:
    shown = view(FallState(height=Decimal(30), faller=Faller(10, 10)))
    assert shown.dies is not None
    labels = [line.label for line in explained(shown.dies.told)]
    assert labels[1] == "Perde de 20 a 24 PV (1,09%): 1 teste(s) de HT 10, falha 50,00%"
    assert labels[-1].endswith("morre sem teste")


def test_the_histogram_marks_what_brings_down_and_what_was_rolled() -> None:
    shown = view(FallState(faller=Faller(10, 7), roll=9))
    assert (shown.bad_from, shown.lit) == (7, 9)


@pytest.mark.parametrize(
    ("roll", "lost", "left", "chips"),
    [
        (-4, "0", "10", ["de pé"]),
        (5, "5", "5", ["de pé"]),
        (7, "7", "3", ["Deslocamento e Esquiva pela metade", "atordoado"]),
        (
            12,
            "12",
            "−2",
            ["Deslocamento e Esquiva pela metade", "teste de HT por turno, ou desmaia", "atordoado"],
        ),
    ],
)
def test_the_dice_tell_pv_lost_pv_left_and_what_follows(
    roll: int, lost: str, left: str, chips: list[str]
) -> None:
    shown = fallen(roll, Faller())
    assert shown.left is not None
    assert (shown.lost.shown, shown.left.shown, [chip.words for chip in shown.chips]) == (lost, left, chips)


def test_a_creature_at_0_pv_is_dead_and_tests_nothing() -> None:
    shown = fallen(10, Faller(10, 10, Category.CREATURE))
    assert ([chip.words for chip in shown.chips], shown.tests) == (["morto, sem teste"], ())


def test_a_hero_tests_ht_once_for_each_threshold_crossed_and_for_the_great_wound() -> None:
    shown = fallen(27, Faller(), height="20")
    assert [(due.purpose, due.times) for due in shown.tests] == [
        ("Teste de HT, ou morre", 2),
        ("Teste de HT, ou fica caído", 1),
    ]


def test_an_acrobatics_level_that_is_not_rolled_is_refused_in_words() -> None:
    assert view(FallState(acrobatics_level=3)).acrobatics_problem.startswith("NH 3 não se rola")


def test_a_passed_test_cuts_the_height_and_a_new_fall_forgets_it() -> None:
    passed = FallState(acrobatics_level=12).with_acrobatics_roll(9, passed=True)
    again = passed.of(Decimal(8), 0, 12, acrobatics=passed.acrobatics)
    assert (passed.acrobatics, again.acrobatics_roll, again.acrobatics) == (True, None, True)


def test_the_same_fall_said_again_keeps_its_dice() -> None:
    state = FallState(roll=9)
    assert state.of(Decimal("6.0"), 0, None, acrobatics=False).roll == 9
