"""What sheets lack goes among the Pendências by itself, once."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.session.finding import found_notes, found_pending, found_place
from gmscreen.session.missing import Standing, missing_in, sheet_of, standing_of
from gmscreen.session.note_commands import AddNote
from gmscreen.session.pending_commands import AddPending, EnterMissing
from gmscreen.session.records import PendingEntry, PendingState, PlaceKind, SheetRecord, place_of
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet, FileSheet
from gmscreen.session.value_commands import SettleValue
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.pending import pending_of
from gmscreen.sheets.table_values import weight_key
from tests.session.acts import NOON, sitting


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


def test_an_entry_that_is_supplied_stands_so_until_it_is_missing_again() -> None:
    session = with_samples()
    session.do(EnterMissing(missing_in(session.campaign)))
    key = "weight::" + weight_key("Bastão").name
    (entry,) = (one for one in session.campaign.pending.values() if one.source_key == key)
    session.do(SettleValue(weight_key("Bastão"), "Bastão", "1,5"))
    assert standing_of(entry, session.missing.of(session.campaign)) is Standing.SUPPLIED
    session.undo()
    assert standing_of(entry, session.missing.of(session.campaign)) is Standing.OPEN


@pytest.mark.parametrize("state", [PendingState.DONE, PendingState.DISMISSED])
def test_what_a_person_said_of_an_entry_stands(state: PendingState) -> None:
    entry = PendingEntry(id="a", title="x", source_key="weight::x", state=state, noted_at=NOON)
    assert standing_of(entry, ()).value == state.value


def test_an_entry_written_by_hand_is_never_supplied() -> None:
    assert standing_of(PendingEntry(id="a", title="x", noted_at=NOON), ()) is Standing.OPEN


def test_each_leads_to_the_sheet_that_lacks_it() -> None:
    places = {one.title: one.leads_to for one in missing_in(with_samples().campaign)}
    assert places["Falta o NH de Bote."] == place_of(PlaceKind.SHEET, "boca-de-poco")


def test_a_sheet_that_can_not_be_read_is_one_of_them() -> None:
    record = SheetRecord(id="ruim", text="schema = ")
    campaign = replace(sitting().campaign, sheets={"ruim": record})
    (missing,) = missing_in(campaign)
    assert (missing.title, missing.leads_to) == ("Esta ficha não pode ser lida.", "sheet:ruim")


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


SIGNS = "aãé \"'-*\x00()%_~^:AND OR NOT NEAR\ud800🎲\n"


def test_fifty_thousand_searches_of_any_signs_find_or_find_nothing(library: Session) -> None:
    chance = random.Random(37)
    for _ in range(50_000):
        query = "".join(chance.choices(SIGNS, k=chance.randrange(8)))
        notes, entries = found_notes(library.campaign, query), found_pending(library.campaign, query)
        assert len(notes) <= 2
        assert len(entries) <= 1


TEXT = "O poço.\nA água do Ônfalos\né funda; 🎲 outro POÇO"


@pytest.mark.parametrize(
    ("query", "after", "found"),
    [
        ("poco", 0, "poço"),
        ("poco", 6, "POÇO"),
        ("poco", len(TEXT), "poço"),
        ("onfalos funda", 0, "Ônfalos"),
        ("AGUA", 0, "água"),
        ("dragão", 0, None),
        ("", 0, None),
        ('"*-', 0, None),
    ],
)
def test_a_word_searched_for_is_found_in_its_place(query: str, after: int, found: str | None) -> None:
    place = found_place(TEXT, query, after)
    assert (None if place is None else TEXT[place[0] : sum(place)]) == found
