"""A table read by a roll answers for every roll exactly once."""

from __future__ import annotations

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.roll_table import CoverageError, RollRow, RollTable


def rows(*bounds: tuple[int, int | None]) -> tuple[RollRow[str], ...]:
    return tuple(RollRow(low, high, f"{low}", "20 §4.8") for low, high in bounds)


def test_every_roll_finds_its_row() -> None:
    table = RollTable(rows((3, 3), (4, 10), (11, 18)), 3, 18)
    assert [table.row(roll).result for roll in (3, 4, 10, 11, 18)] == ["3", "4", "4", "11", "11"]


def test_an_open_row_answers_for_all_above_it() -> None:
    table = RollTable(rows((4, 35), (36, None)), 4, None)
    assert table.row(999).result == "36"
    assert table.rows[1].rolls == (36,)
    assert table.rows[0].rolls == tuple(range(4, 36))


@pytest.mark.parametrize("roll", [2, 19])
def test_a_roll_outside_the_table_is_refused(roll: int) -> None:
    with pytest.raises(RuleError) as refused:
        RollTable(rows((3, 18)), 3, 18).row(roll)
    assert refused.value.details == {"roll": roll, "low": 3, "high": 18}


@pytest.mark.parametrize(
    ("bounds", "row", "due"),
    [
        (((4, 18),), 0, 3),
        (((3, 5), (7, 18)), 1, 6),
        (((3, 5), (5, 18)), 1, 6),
        (((3, 17),), 0, 18),
        (((3, 19),), 0, 20),
        (((3, None),), 0, None),
        (((3, None), (4, 18)), 1, None),
        (((3, 2), (3, 18)), 0, 3),
    ],
)
def test_a_gap_or_an_overlap_is_refused_at_its_row(
    bounds: tuple[tuple[int, int | None], ...], row: int, due: int | None
) -> None:
    with pytest.raises(CoverageError) as refused:
        RollTable(rows(*bounds), 3, 18)
    assert (refused.value.row, refused.value.due) == (row, due)
