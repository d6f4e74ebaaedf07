from decimal import Decimal

import pytest

from gmscreen.paper.cards.own_size import AnySize, OwnSize, extent_of, read_size
from gmscreen.paper.press.measures import MM, CardSize
from gmscreen.rules.errors import RuleError
from gmscreen.texts.problems import rule_problem


@pytest.mark.parametrize(
    ("typed", "size"),
    [
        ("poker", CardSize.POKER),
        ("80x110", OwnSize(Decimal(80), Decimal(110))),
        (" 80,5 × 110 mm ", OwnSize(Decimal("80.5"), Decimal(110))),
        ("80.5*110", OwnSize(Decimal("80.5"), Decimal(110))),
        ("63x88", CardSize.POKER),
        ("148,5x210", CardSize.HALF_A4),
        ("40x280", OwnSize(Decimal(40), Decimal(280))),
    ],
)
def test_a_size_is_read(typed: str, size: AnySize) -> None:
    assert read_size(typed) == size


@pytest.mark.parametrize("typed", ["80x110", "80.5x110"])
def test_an_own_size_is_written_as_it_is_read(typed: str) -> None:
    assert str(read_size(typed)) == typed


def test_a_size_of_ones_own_measures_what_it_says() -> None:
    extent = extent_of(OwnSize(Decimal("80.5"), Decimal(110)))
    assert (extent.width / MM, extent.height / MM) == pytest.approx((80.5, 110))


@pytest.mark.parametrize(
    "typed", ["", "80", "80x", "x110", "80x110x3", "a3", "80 por 110", "-80x110", "1.234x9"]
)
def test_what_is_no_size_is_refused_with_an_example(typed: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_size(typed)
    assert "80x110" in rule_problem(refused.value)


@pytest.mark.parametrize(
    ("typed", "side"), [("39,9x110", "39,9"), ("80x280,1", "280,1"), ("80x99999999", "99999999")]
)
def test_a_side_out_of_bounds_is_refused_with_the_bounds(typed: str, side: str) -> None:
    with pytest.raises(RuleError) as refused:
        read_size(typed)
    assert rule_problem(refused.value) == f"Lado de {side} mm: cada lado de um cartão vai de 40 a 280 mm."
