"""Damaged files are read, or told what is wrong: some hundred, or as many as `GMSCREEN_FUZZ` says."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText, decoded
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.native_file import SheetFile, sheet_in
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.pending import pending_of
from gmscreen.sheets.secondary import secondary
from gmscreen.sheets.sheet_edits import SetField
from tests.sheets.mutation import mutated_files

LONGEST_SECONDS = 2.0


def outcomes() -> Iterator[tuple[SheetFile | SheetError, float]]:
    for data in mutated_files(seed=5):
        start = time.thread_time()
        try:
            read = sheet_in(decoded(data, None))
        except SheetError as error:
            yield error, time.thread_time() - start
        else:
            use(read)
            yield read, time.thread_time() - start


def use(read: SheetFile) -> None:
    """All that the window does with a sheet that it opens."""
    sheet = read.sheet
    lines_of(sheet), pending_of(sheet), secondary(sheet)
    assert sheet_in(sheet_text(sheet)).sheet == sheet
    after = draft_after(draft_of(read.written), SetField(("name",), "Outro nome"))
    assert sheet_in(after.written).sheet == after.sheet
    assert draft_of(FileText(after.written.text)).sheet.name == "Outro nome"


@pytest.mark.timeout(900)
def test_no_damaged_file_crashes_or_hangs() -> None:
    found = [*outcomes()]
    assert max(seconds for _, seconds in found) < LONGEST_SECONDS
    assert all(str(outcome) for outcome, _ in found)
    assert {type(outcome) for outcome, _ in found} == {SheetFile, SheetError}
