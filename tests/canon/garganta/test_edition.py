"""Which edition of the canon the tables follow."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.edition import edition, read_edition


def test_the_tables_follow_the_canon_of_a_day_and_its_documents() -> None:
    assert edition().day == date(2026, 9, 20)
    assert (edition().documents["19"], edition().documents["20"]) == (3, 11)


@pytest.mark.parametrize("written", ['"2026-13-01"', '"ontem"', "3"])
def test_a_day_that_is_none_is_refused_by_its_field(written: str, tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    path.write_text(f'date = {written}\n[documents]\n"19" = 1\n', encoding="utf-8")
    with pytest.raises(CanonError, match="date"):
        read_edition(path)
