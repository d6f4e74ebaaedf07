"""Sheets dropped together are taken in, and undone, together."""

from __future__ import annotations

import pytest

from gmscreen.session.sheet_commands import AddSheet
from gmscreen.session.take_in import TakeIn
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.exchange.incoming import read_any
from gmscreen.sheets.file_bytes import FileText
from tests.session.acts import sitting

ANA = FileText('schema = 1\nid = "ana"\nname = "Ana"\nkind = "pc"\n')
BEASTS = "## GATO\n\nST 3 · DX 14\n\n## CÃO\n\nST 6 · DX 12\n"


def test_all_of_them_are_one_step() -> None:
    session = sitting()
    session.do(TakeIn(tuple(AddSheet(taken.written) for taken in read_any(BEASTS).sheets)))
    assert list(session.campaign.sheets) == ["gato", "cao"]
    session.undo()
    assert list(session.campaign.sheets) == []


def test_two_of_one_id_are_numbered() -> None:
    session = sitting()
    session.do(TakeIn((AddSheet(ANA), AddSheet(ANA))))
    assert list(session.campaign.sheets) == ["ana", "ana-2"]


def test_the_second_lies_below_the_first() -> None:
    session = sitting()
    session.do(TakeIn((AddSheet(ANA), AddSheet(ANA))))
    first, second = session.campaign.sheets.values()
    assert first.position < second.position


def test_one_that_is_no_sheet_and_none_is_taken() -> None:
    session = sitting()
    with pytest.raises(SheetError):
        session.do(TakeIn((AddSheet(ANA), AddSheet(FileText("schema = ")))))
    assert list(session.campaign.sheets) == []
