"""Which state of a sheet was printed."""

from __future__ import annotations

from datetime import date

from gmscreen.paper.full_sheet.edition import of_file, of_revision


def test_a_revision_has_its_number_and_its_day() -> None:
    assert of_revision(3, date(2026, 11, 29)) == "revisão 3, 29/11/2026"


def test_the_first_revision_has_no_day() -> None:
    assert of_revision(1, None) == "revisão 1"


def test_a_file_is_told_by_its_name_and_its_text() -> None:
    assert of_file("ana.toml", "a") == "ana.toml · conferência ca978112"
    assert of_file("ana.toml", "a") != of_file("ana.toml", "b")
