"""GdP and GeB are proposed from ST, and a difference is seen."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.strength_dice import StrengthDice, dice_differ, due_dice, proposed_dice
from tests.sheets.making import sheet_of


@pytest.mark.parametrize(
    ("st", "dice"),
    [
        (4, StrengthDice(None, None)),
        (12, StrengthDice("1d-1", "1d+2")),
        (20, StrengthDice("2d-1", "3d+2")),
        (21, StrengthDice(None, None, known=False)),
        (None, StrengthDice(None, None, known=False)),
    ],
)
def test_the_table_says_what_is_due(st: int | None, dice: StrengthDice) -> None:
    assert due_dice(st) == dice


@pytest.mark.parametrize(
    ("fields", "differ"),
    [
        ({"damage": {"thrust": "1d-1", "swing": "1d+2"}}, False),
        ({"damage": {"thrust": "1D−1", "swing": "d+2"}}, False),
        ({"damage": {"thrust": "1d-1", "swing": "2d"}}, True),
        ({"damage": {"thrust": "1d-1"}}, True),
        ({}, True),
        ({"attributes": {"st": 30}}, False),
        ({"attributes": {}}, False),
    ],
)
def test_other_dice_than_those_of_the_st_are_seen(fields: dict[str, Any], differ: bool) -> None:
    assert dice_differ(sheet_of(**fields)) is differ


def test_the_proposal_is_what_is_due() -> None:
    draft = draft_of(sheet_text(sheet_of(damage={"swing": "3d"})))
    after = draft_after(draft, proposed_dice(draft.sheet)).sheet
    assert (after.damage.thrust, after.damage.swing) == ("1d-1", "1d+2")


def test_nothing_is_proposed_above_the_table() -> None:
    assert proposed_dice(sheet_of(attributes={"st": 25})).edits == ()
