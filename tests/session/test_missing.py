"""What sheets lack goes among the Pendências by itself, once."""

from __future__ import annotations

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.session.finding import found_notes, found_pending
from gmscreen.session.missing import missing_in, sheet_of
from gmscreen.session.note_commands import AddNote
from gmscreen.session.pending_commands import AddPending, EnterMissing
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet, FileSheet
from gmscreen.session.value_commands import SettleValue
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.pending import pending_of
from gmscreen.sheets.table_values import weight_key
from tests.session.acts import sitting


def with_samples() -> Session:
    session = sitting()
    for path in sorted(sample_sheets().glob("*.toml")):
        session.do(AddSheet(read_text(path)))
    return session


def test_everything_that_a_sheet_lacks_is_found() -> None:
    session = with_samples()
    titles = {missing.title for missing in missing_in(session.campaign)}
    lacking = {
        pending.told for sheet in session.campaign.sheets.values() for pending in pending_of(sheet_of(sheet))
    }
    assert titles == lacking != set()


def test_it_is_entered_once_however_often_one_looks() -> None:
    session = with_samples()
    for _ in range(2):
        session.do(EnterMissing(missing_in(session.campaign)))
    titles = [entry.source_key for entry in session.campaign.pending.values()]
    assert len(titles) == len(set(titles)) == len(missing_in(session.campaign))


def test_a_weight_that_several_sheets_lack_is_one_entry_and_settled_at_once() -> None:
    session = with_samples()
    weights = [one for one in missing_in(session.campaign) if one.source_key.startswith("weight:")]
    if not weights:
        pytest.skip("every sample sheet weighs all its pieces")
    name = weights[0].source_key.partition("::")[2]
    session.do(SettleValue(weight_key(name), name, "1"))
    assert weights[0] not in missing_in(session.campaign)


def test_a_sheet_in_the_archive_lacks_nothing() -> None:
    session = with_samples()
    for sheet in session.campaign.sheets:
        session.do(FileSheet(sheet, archived=True))
    assert missing_in(session.campaign) == ()


@pytest.fixture(scope="module")
def library() -> Session:
    session = sitting()
    session.do(AddNote("Ônfalos", "o centro do mundo é um poço"))
    session.do(AddNote("Ossos", "peso 2,5 kg – “quem disse?” * AND NOT"))
    session.do(AddPending("Peso da corda", "ninguém disse", "Ficha Kállias"))
    return session


@pytest.mark.parametrize(
    ("query", "titles"),
    [
        ("", ["Ônfalos", "Ossos"]),
        ("onfalos", ["Ônfalos"]),
        ("POCO mundo", ["Ônfalos"]),
        ("mundo ossos", []),
        ("“quem", ["Ossos"]),
        ('"', []),
        ("AND NOT", ["Ossos"]),
        ("*", ["Ossos"]),
        ("-", []),
        ("\x00", []),
    ],
)
def test_notes_are_found_by_words_whatever_signs_are_typed(
    library: Session, query: str, titles: list[str]
) -> None:
    assert [note.title for note in found_notes(library.campaign, query)] == titles


def test_entries_of_the_queue_are_found_by_where_they_came_from(library: Session) -> None:
    assert [entry.title for entry in found_pending(library.campaign, "kallias corda")] == ["Peso da corda"]
