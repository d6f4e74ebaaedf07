"""Fire against armour."""

import pytest

from gmscreen.rules.garganta.fire import fire_resistance


@pytest.mark.parametrize(
    ("leather", "natural", "holds"), [(0, 0, 0), (2, 0, 1), (3, 0, 1), (2, 1, 2), (0, 6, 6)]
)
def test_leather_holds_half_and_the_body_all_of_its_own(leather: int, natural: int, holds: int) -> None:
    assert fire_resistance(leather, natural).as_int == holds
