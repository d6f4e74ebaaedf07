"""A sheet written as Markdown and read back is the same sheet, in all that the form carries."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from gmscreen.sheets.exchange.markdown import markdown_of, told_sheet
from gmscreen.sheets.exchange.reading import understood
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet
from gmscreen.sheets.native_writer import plain
from tests.sheets.exchange.carried import RICH_SHEETS, carried
from tests.sheets.making import SAMPLES, SHEETS


def read_back(sheet: Sheet) -> Sheet:
    (read,) = understood(told_sheet(sheet))
    return read.sheet


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_sheet_loses_nothing_but_its_id(path: Path) -> None:
    assert set(markdown_of(read_sheet(path).sheet).left_out) <= {"id"}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_line_of_a_written_sample_is_understood(path: Path) -> None:
    (read,) = understood(told_sheet(read_sheet(path).sheet))
    assert [line.text for line in read.lines if line.warnings or line.rest] == []


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(SHEETS | RICH_SHEETS)
def test_any_sheet_comes_back_in_all_that_the_form_carries(sheet: Sheet) -> None:
    assert carried(plain(read_back(sheet))) == carried(plain(sheet))
