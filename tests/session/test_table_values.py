"""A value is settled once, used everywhere, and can be taken back."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from gmscreen.session.session import Session
from gmscreen.session.table_values import TableValues
from gmscreen.sheets.table_values import weight_key
from gmscreen.texts.numbers import NumberError

NOON = datetime(2026, 9, 13, 12, 0, tzinfo=UTC)


def values() -> TableValues:
    return Session(clock=lambda: NOON).values


def test_a_settled_value_keeps_its_day_and_the_name_as_written() -> None:
    table = values()
    table.settle(weight_key("Bastão"), "Bastão", "1,5")
    (kept,) = table.all()
    assert (kept.shown, kept.value, kept.settled_at) == ("Bastão", "1.5", NOON)


def test_settling_again_replaces_the_value() -> None:
    table = values()
    table.settle(weight_key("Bastão"), "Bastão", "1,5")
    table.settle(weight_key("bastao"), "bastao", "2")
    assert [value.value for value in table.all()] == ["2"]


def test_nonsense_leaves_the_old_value() -> None:
    table = values()
    table.settle(weight_key("Bastão"), "Bastão", "1,5")
    with pytest.raises(NumberError):
        table.settle(weight_key("Bastão"), "Bastão", "leve")
    assert [value.value for value in table.all()] == ["1.5"]


def test_whoever_listens_hears_of_a_change_and_only_of_a_change() -> None:
    table, heard = values(), []
    table.listen(lambda: heard.append(len(table.all())))
    table.settle(weight_key("Bastão"), "Bastão", "1,5")
    table.forget(weight_key("Bastão"))
    table.forget(weight_key("Bastão"))
    assert heard == [1, 0]
