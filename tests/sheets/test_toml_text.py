"""Values as TOML writes them."""

from __future__ import annotations

import tomllib
from datetime import UTC, date, datetime, time
from decimal import Decimal

import pytest

from gmscreen.sheets.toml_text import document, statement, value_text


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (True, "true"),
        (False, "false"),
        (0, "0"),
        (-3, "-3"),
        (Decimal("17.0"), "17.0"),
        (Decimal(17), "17"),
        (Decimal("1E-7"), "1E-7"),
        ("não", '"não"'),
        ('a"b\\c\td', '"a\\"b\\\\c\\td"'),
        ("\x01", '"\\u0001"'),
        ("a\nb", '"""\na\nb"""'),
        ([], "[]"),
        ([1, "a"], '[1, "a"]'),
        ({}, "{}"),
        ({"a": 1, "b c": [2]}, '{ a = 1, "b c" = [2] }'),
        (date(2026, 11, 30), "2026-11-30"),
        (time(3, 4), "03:04:00"),
        (datetime(2026, 11, 30, 3, 4, tzinfo=UTC), "2026-11-30T03:04:00+00:00"),
    ],
)
def test_a_value_is_written_so_and_read_back(value: object, written: str) -> None:
    assert value_text(value) == written
    assert tomllib.loads(f"a = {written}", parse_float=Decimal)["a"] == value


def test_a_long_list_takes_a_line_an_item() -> None:
    assert statement("a", ["x" * 60, "y" * 60]) == f'a = [\n  "{"x" * 60}",\n  "{"y" * 60}",\n]\n'


def test_plain_fields_come_before_tables_and_tables_before_nothing() -> None:
    assert document({"t": {"b": 1}, "l": [{"c": 2}, {"c": 3}], "a": 4}) == (
        "a = 4\n\n[t]\nb = 1\n\n[[l]]\nc = 2\n\n[[l]]\nc = 3\n"
    )
