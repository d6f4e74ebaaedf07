"""The library lists, filters and finds sheets."""

from __future__ import annotations

import pytest

from gmscreen.session.campaign import Campaign
from gmscreen.session.library import Filters, library_of
from gmscreen.session.records import SheetRecord
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet, EditSheet, FileSheet, RenameFolder
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.sheet_edits import SetField
from tests.session.acts import sitting
from tests.sheets.making import SAMPLES

EVERYTHING = Filters()


@pytest.fixture(scope="module")
def table() -> Session:
    session = sitting()
    for path in SAMPLES:
        session.do(AddSheet(read_text(path)))
    session.do(FileSheet("kallias", folder="mesa/jogadores", tags=("frente", "Ônfalos")))
    session.do(FileSheet("hoplita", folder="mesa", tags=("frente",)))
    session.do(FileSheet("draugr", archived=True))
    return session


def found(table: Session, query: str = "", filters: Filters = EVERYTHING) -> list[str]:
    return [entry.id for entry in library_of(table.campaign).found(query, filters)]


@pytest.mark.parametrize("query", ["kallias", "KÁLLIAS", "kalias", "onfalos kal"])
def test_a_sheet_is_found_as_one_types(table: Session, query: str) -> None:
    assert found(table, query)[0] == "kallias"


def test_a_sheet_is_found_by_origin_and_by_tag(table: Session) -> None:
    assert set(found(table, "frente")) == {"kallias", "hoplita"}
    assert "hoplita" in found(table, "Ônfalos")


@pytest.mark.parametrize("query", ['"', "-", "*", "AND", "\0", "a" * 1000])
def test_any_sign_is_only_a_sign(table: Session, query: str) -> None:
    assert isinstance(found(table, query), list)


def test_an_empty_search_lists_all_but_the_archive_in_order(table: Session) -> None:
    assert found(table) == [path.stem for path in SAMPLES if path.stem != "draugr"]


def test_the_archive_is_a_list_of_its_own(table: Session) -> None:
    assert found(table, filters=Filters(archived=True)) == ["draugr"]


def test_kinds_folders_and_tags_narrow_the_list(table: Session) -> None:
    assert len(found(table, filters=Filters(kind=SheetKind.PC))) == 8
    assert found(table, filters=Filters(folder="mesa/jogadores")) == ["kallias"]
    assert set(found(table, filters=Filters(folder="mesa"))) == {"kallias", "hoplita"}
    assert found(table, filters=Filters(tag="Ônfalos")) == ["kallias"]


def test_folders_and_tags_are_those_in_use(table: Session) -> None:
    library = library_of(table.campaign)
    assert library.folders == ("mesa", "mesa/jogadores")
    assert library.tags == {"frente": 2, "Ônfalos": 1}


def test_an_entry_says_what_the_list_shows(table: Session) -> None:
    (entry,) = library_of(table.campaign).found("kallias onfalos frente")
    assert (entry.name, entry.kind, entry.people, entry.origin) == (
        "Kallias de Ônfalos",
        SheetKind.PC,
        "humano",
        "Ônfalos",
    )
    assert entry.lacks_entry_card


def test_the_library_is_the_same_until_something_that_it_shows_changes() -> None:
    session = sitting()
    session.do(AddSheet(FileText('schema = 1\nid = "ana"\nname = "Ana"\nkind = "pc"\n')))
    library = library_of(session.campaign)
    assert library_of(session.campaign) is library
    session.do(EditSheet("ana", SetField(("attributes", "st"), 12)))
    assert library_of(session.campaign) is library
    session.do(EditSheet("ana", SetField(("name",), "Bia")))
    assert [entry.name for entry in library_of(session.campaign).found("bia")] == ["Bia"]


def test_a_folder_is_renamed_with_those_within_it() -> None:
    session = sitting()
    for path, folder in zip(SAMPLES, ("mesa", "mesa/vivos", "mesas"), strict=False):
        session.do(AddSheet(read_text(path), folder=folder))
    session.do(RenameFolder("mesa", "jogo"))
    assert library_of(session.campaign).folders == ("jogo", "jogo/vivos", "mesas")
    session.undo()
    assert library_of(session.campaign).folders == ("mesa", "mesa/vivos", "mesas")


def test_a_text_that_can_not_be_read_is_listed_by_its_id() -> None:
    record = SheetRecord(id="velha", text="isto não é uma ficha", tags=("a",))
    campaign = Campaign("0" * 32, sheets={"velha": record})
    (entry,) = library_of(campaign).found("velha")
    assert (entry.name, entry.kind, entry.tags) == ("velha", None, ("a",))
