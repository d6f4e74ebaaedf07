"""A roll of which only the sum was told."""

import pytest

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session


def test_a_typed_sum_is_kept_as_a_single_face_and_the_constant_is_added() -> None:
    roll = Session().enter(RollRequest(parse_dice("6d-12"), "queda"), 21)
    assert (roll.faces, roll.total, roll.typed) == ((21,), 9, True)


def test_a_typed_sum_that_the_dice_cannot_make_is_refused_and_not_kept() -> None:
    session = Session()
    with pytest.raises(RuleError, match="sum_out_of_range"):
        session.enter(RollRequest(parse_dice("3d"), "teste"), 19)
    assert session.rolls() == ()
