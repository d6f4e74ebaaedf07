from __future__ import annotations

import pytest

from gmscreen.canon.toml_lines import line_of

SOURCE = '''# a comment
title = "x"
note = """
not_a_key = 1
[not_a_table]
"""
"quoted key" = 1
dotted.inner = 2

[plain]
a = 1

[[rows]]
low = 3
[[rows.cases]]
text = "one"
[[rows.cases]]
text = "two" # = three

[[rows]]
low = 4
[[rows.cases]]
text = "three"
effects = { multiplier = 2 }
[rows.extra]
b = 1
'''


@pytest.mark.parametrize(
    ("location", "line"),
    [
        (("title",), 2),
        (("note",), 3),
        (("quoted key",), 7),
        (("dotted", "inner"), 8),
        (("plain",), 10),
        (("plain", "a"), 11),
        (("dotted",), 8),
        (("rows",), 13),
        (("rows", 0), 13),
        (("rows", 0, "low"), 14),
        (("rows", 0, "cases", 1, "text"), 18),
        (("rows", 1, "cases", 0, "text"), 23),
        (("rows", 1, "cases", 0, "effects", "multiplier"), 24),
        (("rows", 1, "extra", "b"), 26),
    ],
)
def test_a_field_is_found_on_its_line(location: tuple[int | str, ...], line: int) -> None:
    assert line_of(SOURCE, location) == line


def test_a_missing_field_points_at_the_table_that_lacks_it() -> None:
    assert line_of(SOURCE, ("rows", 1, "source")) == 20


@pytest.mark.parametrize("location", [(), ("nowhere",), ("not_a_key",), ("not_a_table",)])
def test_what_is_not_written_has_no_line(location: tuple[int | str, ...]) -> None:
    assert line_of(SOURCE, location) is None


def test_a_long_string_that_closes_on_its_line_hides_nothing() -> None:
    assert line_of('a = """x"""\nb = 1\n', ("b",)) == 2


def test_a_place_of_too_many_names_is_known_by_its_beginning() -> None:
    source = "a = 1\n" + ".".join(["b"] * 100_000) + " = 1"
    assert line_of(source, ("b",) * 60) == 2


def test_the_other_kind_of_quotes_does_not_close_a_long_string() -> None:
    assert line_of('a = """\n\'\'\'\nb = 1\n"""\nc = 1\n', ("c",)) == 5
    assert line_of('a = """\n\'\'\'\nb = 1\n"""\nc = 1\n', ("b",)) is None
