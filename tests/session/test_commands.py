"""What each command does, and what it refuses."""

from __future__ import annotations

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.readings import BeastDodge, Readings
from gmscreen.session.attachment_commands import Attach, Detach
from gmscreen.session.commands import Command
from gmscreen.session.note_commands import AddNote, FileNote, RemoveNote, WriteNote
from gmscreen.session.pending_commands import (
    AddPending,
    EnterMissing,
    MarkPending,
    Missing,
    RemovePending,
    WritePending,
)
from gmscreen.session.pictures import LARGEST_PICTURE
from gmscreen.session.records import PendingState
from gmscreen.session.session import Session
from gmscreen.session.settings_commands import (
    ChooseReadings,
    ChooseSystem,
    GoToFloor,
    GoToWeek,
    RenameCampaign,
)
from gmscreen.session.sheet_commands import AddSheet, FileSheet, RemoveSheet, WriteSheet
from gmscreen.session.store_protocol import StoreError
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.texts.catalogue import text
from tests.session.acts import sitting

KALLIAS = read_text(sample_sheets() / "kallias.toml")
PNG = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + bytes((0, 0, 0, 2, 0, 0, 0, 3))


def with_sheet() -> Session:
    session = sitting()
    session.do(AddSheet(KALLIAS, folder="Grupo", tags=("jogador",)))
    return session


def with_pending() -> tuple[Session, str]:
    session = sitting()
    session.do(AddPending("Peso do bastão", "ninguém disse"))
    return session, next(iter(session.campaign.pending))


def test_a_sheet_is_kept_as_it_was_written() -> None:
    sheet = with_sheet().campaign.sheets["kallias"]
    assert (sheet.text, sheet.folder, sheet.tags) == (KALLIAS.text, "Grupo", ("jogador",))


def test_a_second_sheet_of_the_same_id_is_numbered() -> None:
    session = with_sheet()
    session.do(AddSheet(KALLIAS))
    session.do(AddSheet(KALLIAS))
    assert list(session.campaign.sheets) == ["kallias", "kallias-2", "kallias-3"]


def test_a_byte_order_mark_is_remembered() -> None:
    session = sitting()
    session.do(AddSheet(FileText(KALLIAS.text, has_bom=True)))
    assert session.campaign.sheets["kallias"].has_bom


def test_what_is_no_sheet_is_refused_and_nothing_is_kept() -> None:
    session = with_sheet()
    for command in (AddSheet(FileText("nada = ")), WriteSheet("kallias", "nada = ")):
        with pytest.raises(SheetError):
            session.do(command)
    assert session.campaign.sheets["kallias"].revision == 1


def test_an_edited_sheet_counts_its_edits() -> None:
    session = with_sheet()
    session.do(WriteSheet("kallias", KALLIAS.text + "\n# fim\n"))
    sheet = session.campaign.sheets["kallias"]
    assert (sheet.revision, sheet.text[-6:]) == (2, "# fim\n")


def test_the_same_text_again_is_no_edit() -> None:
    session = with_sheet()
    session.do(WriteSheet("kallias", KALLIAS.text))
    assert session.campaign.sheets["kallias"].revision == 1


def test_a_sheet_is_filed_and_archived_without_an_edit() -> None:
    session = with_sheet()
    session.do(FileSheet("kallias", folder="Mortos", archived=True))
    session.do(FileSheet("kallias", tags=()))
    sheet = session.campaign.sheets["kallias"]
    assert (sheet.folder, sheet.archived, sheet.tags, sheet.revision) == ("Mortos", True, (), 1)


def test_a_sheet_that_is_taken_away_can_come_back() -> None:
    session = with_sheet()
    before = session.campaign
    session.do(RemoveSheet("kallias"))
    assert not session.campaign.sheets
    session.undo()
    assert session.campaign == before


def test_what_the_app_finds_missing_is_entered_once() -> None:
    session, found = sitting(), (Missing("peso:corda", "Peso da corda", origin="Carga"),)
    session.do(EnterMissing(found))
    session.do(EnterMissing(found + found))
    (entry,) = session.campaign.pending.values()
    assert (entry.title, entry.origin, entry.state) == ("Peso da corda", "Carga", PendingState.OPEN)


def test_what_was_dismissed_is_not_entered_again() -> None:
    session, found = sitting(), (Missing("peso:corda", "Peso da corda"),)
    session.do(EnterMissing(found))
    session.do(MarkPending(next(iter(session.campaign.pending)), PendingState.DISMISSED))
    session.do(EnterMissing(found))
    assert [entry.state for entry in session.campaign.pending.values()] == [PendingState.DISMISSED]


def test_finding_nothing_new_is_no_step() -> None:
    session = sitting()
    session.do(EnterMissing(()))
    assert session.undo() is None


@pytest.mark.parametrize("state", PendingState)
def test_an_entry_of_the_queue_goes_through_its_states(state: PendingState) -> None:
    session, entry = with_pending()
    session.do(MarkPending(entry, PendingState.DONE))
    session.do(MarkPending(entry, state))
    assert session.campaign.pending[entry].state is state


def test_an_entry_of_the_queue_is_rewritten_and_removed() -> None:
    session, entry = with_pending()
    session.do(WritePending(entry, text="2,5 kg"))
    assert session.campaign.pending[entry].text == "2,5 kg"
    session.do(RemovePending(entry))
    assert not session.campaign.pending


def test_an_entry_says_where_it_came_from_and_leads_there() -> None:
    session = sitting()
    session.do(AddPending("Vau", origin="Carga", leads_to="panel:load"))
    (entry,) = session.campaign.pending.values()
    session.do(WritePending(entry.id, origin=("PV", "panel:hp")))
    after = session.campaign.pending[entry.id]
    assert (entry.leads_to, after.origin, after.leads_to) == ("panel:load", "PV", "panel:hp")


def test_a_note_goes_to_the_archive_and_back() -> None:
    session = sitting()
    session.do(AddNote("A ponte"))
    (identity,) = session.campaign.notes
    session.do(FileNote(identity, archived=True))
    assert session.campaign.notes[identity].archived
    label = session.undo()
    assert label is not None
    assert label.words == "Arquivar a nota A ponte"
    assert not session.campaign.notes[identity].archived


def test_the_table_is_set_up() -> None:
    session, readings = sitting(), Readings(beast_dodge=BeastDodge.COMPUTED)
    for command in (RenameCampaign(" Garganta "), GoToFloor(7), GoToWeek(3), ChooseSystem("yze")):
        session.do(command)
    session.do(ChooseReadings(readings))
    settings = session.campaign.settings
    assert (settings.name, settings.floor, settings.week, settings.system) == ("Garganta", 7, 3, "yze")
    assert session.readings == readings


def test_a_picture_is_kept_with_its_digest_and_its_kind() -> None:
    session = sitting()
    session.do(Attach("mapa.png", PNG))
    (picture,) = session.campaign.attachments.values()
    assert (picture.media_type, picture.size) == ("image/png", len(PNG))
    assert session.open.store.blob(picture.sha256) == PNG


def test_a_picture_out_of_sight_can_come_back() -> None:
    session = sitting()
    session.do(Attach("mapa.png", PNG))
    session.do(Detach(next(iter(session.campaign.attachments))))
    session.undo()
    (picture,) = session.campaign.attachments.values()
    assert session.open.store.blob(picture.sha256) == PNG


def test_a_picture_that_was_never_kept_is_missed() -> None:
    with pytest.raises(StoreError):
        sitting().open.store.blob("0" * 64)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"\xff\xd8\xff\xc0\x00\x0b\x08\x00\x03\x00\x02", "image/jpeg"),
        (b"RIFF\x00\x00\x00\x00WEBPVP8X" + bytes(14), "image/webp"),
    ],
)
def test_other_pictures_are_known_by_their_first_bytes(data: bytes, kind: str) -> None:
    session = sitting()
    session.do(Attach("a", data))
    assert next(iter(session.campaign.attachments.values())).media_type == kind


@pytest.mark.parametrize(
    "command",
    [
        Attach("a.svg", b"<svg/>"),
        Attach("a.png", PNG + bytes(LARGEST_PICTURE)),
        Attach(" ", PNG),
        AddPending("  "),
        RenameCampaign(""),
        RenameCampaign("n" * 10_001),
        GoToFloor(1001),
        GoToWeek(0),
        WriteNote("?", "x"),
        RemoveNote("?"),
        MarkPending("?", PendingState.DONE),
        WriteSheet("?", ""),
        FileSheet("?"),
        RemoveSheet("?"),
        Detach("?"),
    ],
)
def test_what_makes_no_sense_is_refused(command: Command) -> None:
    session = sitting()
    with pytest.raises(RuleError) as refusal:
        session.do(command)
    assert text(f"rule_error.{refusal.value.key}", **refusal.value.details)
    assert session.undo() is None
