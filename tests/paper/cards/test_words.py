from decimal import Decimal

import pytest

from gmscreen.paper.cards.words import account, dice, figure, listed, marked, runs, value
from gmscreen.rules.derivation import Derivation


@pytest.mark.parametrize(
    ("numbers", "told"),
    [((), ""), ((4,), "4"), ((4, 5, 6, 7), "4–7"), ((9, 12), "9, 12"), ((2, 1, 2, 5), "1–2, 5")],
)
def test_neighbouring_numbers_are_drawn_together(numbers: tuple[int, ...], told: str) -> None:
    assert runs(numbers) == told


def test_a_number_that_nobody_gives_is_a_dash() -> None:
    assert (value(None), figure(None), dice(None)) == ("—", "—", "—")


def test_dice_have_a_proper_minus() -> None:
    assert dice("1d-2") == "1d−2"


def test_a_number_has_a_decimal_comma() -> None:
    assert value(Derivation.of("pv_before", Decimal("6.25"), "20 §2")) == "6,25"


def test_a_number_that_rests_on_our_reading_is_marked() -> None:
    ours = Derivation.of("move", 5, "19 §5").add(
        "named_bonus", 1, "21", interpretation="halved_once", name="x"
    )
    assert value(ours) == "6*"


def test_what_is_not_ours_is_not_marked() -> None:
    assert marked("6", ours=False) == "6"


def test_the_parts_of_a_list_that_are_empty_leave_no_dot() -> None:
    assert listed(["a", "", "b"]).replace("\N{NO-BREAK SPACE}", " ") == "a · b"


def test_a_sign_is_not_parted_from_its_number() -> None:
    told = account(Derivation.of("dodge", 5, "19 §5").add("passive_defense", 6, "19 §4"))
    assert told == "5 +\N{NO-BREAK SPACE}6\N{NO-BREAK SPACE}PD"
