"""Rolls ordered from outside: carried out by the sitting, answered with no more than may be known."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.errors import RuleError
from gmscreen.session.roll_orders import (
    LONGEST_TEXT,
    OrderError,
    RollOrder,
    answered,
    carried_out,
    receipt_in,
    receipt_of,
)
from gmscreen.session.settings_commands import GoToWeek
from tests.session.acts import FullDisk, sitting

ORDER = RollOrder("3d", "Percepção", "Kállias", 12)
HIDDEN = RollOrder("3d", "Percepção", "Kállias", 12, hidden=True)


def test_an_order_is_rolled_and_kept() -> None:
    session = sitting()
    receipt = carried_out(session, ORDER)
    (roll,) = session.rolls()
    assert receipt.entry is not None
    assert receipt.entry.roll == roll
    assert (roll.request.purpose, roll.request.who, roll.request.level) == ("Percepção", "Kállias", 12)


def test_an_order_is_a_step_that_can_be_undone() -> None:
    session = sitting()
    carried_out(session, ORDER)
    assert session.undo() is not None
    assert session.open.store.undone_rolls() == {1}


def test_a_roll_belongs_to_the_week_of_the_campaign() -> None:
    session = sitting()
    session.do(GoToWeek(7))
    receipt = carried_out(session, ORDER)
    assert receipt.entry is not None
    assert receipt.entry.week == 7


def test_a_receipt_of_a_hidden_roll_is_its_number_and_its_commitment() -> None:
    session = sitting()
    receipt = carried_out(session, HIDDEN)
    assert (receipt.sequence, receipt.hash, receipt.entry) == (1, session.open.head.hash, None)


def test_an_answer_about_a_hidden_roll_tells_nothing_else() -> None:
    session = sitting()
    answer = answered(session, HIDDEN.message)
    assert answer == {"sequence": 1, "hash": session.open.head.hash, "row": None}


@pytest.mark.parametrize("order", [ORDER, HIDDEN, RollOrder("2d-1")], ids=str)
def test_order_and_receipt_pass_through_the_door(order: RollOrder) -> None:
    session = sitting()
    answer = json.loads(json.dumps(answered(session, json.loads(json.dumps(order.message)))))
    (entry,) = session.open.store.ledger_entries()
    assert receipt_in(answer) == receipt_of(entry)


@pytest.mark.parametrize(
    "order",
    [
        RollOrder("3w"),
        RollOrder(""),
        RollOrder("2d", level=12),
        RollOrder("3d", level=3),
        RollOrder("3d", "x" * (LONGEST_TEXT + 1)),
        RollOrder("3d", who="x" * (LONGEST_TEXT + 1)),
    ],
    ids=lambda order: order.dice,
)
def test_what_the_rules_refuse_is_never_rolled(order: RollOrder) -> None:
    session = sitting()
    with pytest.raises(RuleError):
        carried_out(session, order)
    assert answered(session, order.message)["error"].endswith(".")
    assert session.open.head.count == 0


def test_a_full_disk_is_answered_in_words() -> None:
    store = FullDisk(sitting().campaign)
    session = sitting(store)
    store.is_full = True
    with pytest.raises(OrderError, match="espaço no disco"):
        receipt_in(answered(session, ORDER.message))


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": "undo"},
        ORDER.message | {"do": "erase"},
        ORDER.message | {"level": "12"},
        ORDER.message | {"level": True},
        ORDER.message | {"hidden": 1},
        ORDER.message | {"faces": [1, 1, 1]},
        {"do": "roll", "dice": "3d"},
    ],
    ids=str,
)
def test_a_message_that_is_no_order_is_refused(message: dict[str, Any]) -> None:
    session = sitting()
    assert "não foi entendido" in answered(session, message)["error"]
    assert session.open.head.count == 0


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
messages = st.dictionaries(
    st.sampled_from(["do", "dice", "purpose", "who", "hidden", "level", "sequence", "hash", "row", "error"]),
    json_values | st.sampled_from(["roll", "3d"]),
)


@given(messages)
def test_any_message_is_answered(message: dict[str, Any]) -> None:
    assert answered(sitting(), message)


@pytest.mark.parametrize("row", ["roll", "", "{}", "\ud800"])
def test_a_row_that_is_none_is_a_bad_answer(row: str) -> None:
    with pytest.raises(OrderError):
        receipt_in({"sequence": 1, "hash": "a", "row": row})


@given(messages)
def test_any_answer_is_a_receipt_or_an_order_error(answer: dict[str, Any]) -> None:
    with suppress(OrderError):
        receipt_in(answer)
