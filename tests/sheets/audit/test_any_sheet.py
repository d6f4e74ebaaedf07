"""An audit of whatever a file may say: it ends, and all that it finds can be told."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gmscreen.sheets.account_sums import account_sums
from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.model import Sheet
from tests.sheets.audit.making import FIGHTER, MAGE, sheet_from
from tests.sheets.making import SHEETS

ODD = (
    st.none()
    | st.booleans()
    | st.integers(-30, 200)
    | st.sampled_from(["", " ", "Luz", "Escudo", "iq", "language_iq", "hard", "<b>", "Aptidão Mágica", "{x}"])
    | st.lists(st.just({"name": "Luz", "level": 3}), max_size=2)
)


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


def put(value: Any, path: tuple[str | int, ...], new: Any) -> Any:
    """A copy with one thing another; None takes it out."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = put(copy[path[0]], path[1:], new)
    if copy[path[0]] is None:
        del copy[path[0]]
    return copy


TREES = st.sampled_from([FIGHTER, MAGE])
MUTATED = TREES.flatmap(
    lambda tree: st.builds(
        lambda path, new: put(tree, path, new),
        st.sampled_from([place for place in places(tree) if place]),
        ODD,
    )
)


@given(SHEETS)
def test_any_sheet_is_audited_to_the_end(sheet: Sheet) -> None:
    for one in audit(sheet):
        assert one.told
        assert one.field
        assert one.right is not None


@settings(max_examples=400)
@given(MUTATED)
def test_a_sheet_with_one_thing_changed_is_refused_or_audited(tree: Any) -> None:
    try:
        sheet = sheet_from(tree)
    except ValueError:
        return
    assert all(one.told and one.field for one in audit(sheet))


@given(SHEETS)
def test_the_headings_come_to_the_total(sheet: Sheet) -> None:
    sums = account_sums(sheet)
    assert sum(one.value for one in sums.sums.values()) == sums.total.value
    assert sums.budget.value - sums.total.value == sums.unspent.value
