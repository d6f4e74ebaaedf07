"""The journal on disk: undo across restarts, revisions of sheets, pictures, and a long sitting."""

from __future__ import annotations

import random
from pathlib import Path

from gmscreen.locator import sample_sheets
from gmscreen.rules.garganta.blow import Location
from gmscreen.session.attachment_commands import Attach
from gmscreen.session.commands import label
from gmscreen.session.history import replayed
from gmscreen.session.note_commands import AddNote
from gmscreen.session.sheet_commands import WriteSheet
from gmscreen.session.store_protocol import EntryState
from gmscreen.session.ward.commands import AdmitPatients, TellOfPatient
from gmscreen.session.ward.state import Blows, Side, Wounded
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from tests.session.acts import act_at_random, sitting
from tests.session.test_commands import PNG
from tests.store.campaigns import file_of, opened

ACTS = 1000


def test_a_thousand_random_acts_leave_what_the_journal_comes_to(tmp_path: Path) -> None:
    path, chance = tmp_path / "Mesa.escudo", random.Random(10)
    create_campaign(path, "Mesa", [sample_sheets() / "kallias.toml"])
    with opened(path) as session:
        first, rolls = session.campaign, 0
        for _ in range(ACTS):
            match chance.choice(("do", "do", "undo", "redo")):
                case "undo":
                    session.undo()
                case "redo":
                    session.redo()
                case _:
                    rolls += len(session.do(act_at_random(chance, session.campaign)).rolls)
        last = session.campaign
        done = [entry for entry in file_of(session).entries() if entry.state is EntryState.DONE]
        assert replayed(first, done) == last
    with opened(path) as session:
        assert session.campaign == last
        assert session.open.head.count == rolls
        while session.undo() is not None:
            pass
        assert session.campaign == first


def test_every_text_that_a_sheet_had_is_kept_undone_ones_too(tmp_path: Path) -> None:
    path, sheet = tmp_path / "Mesa.escudo", sample_sheets() / "kallias.toml"
    create_campaign(path, "Mesa", [sheet])
    text = sheet.read_text("utf-8")
    with opened(path) as session:
        session.do(WriteSheet("kallias", text + "# um\n"))
        session.undo()
        session.do(WriteSheet("kallias", text + "# dois\n"))
        revisions = file_of(session).sheet_revisions("kallias")
        assert [(one.entry, one.text[len(text) :]) for one in revisions] == [
            (0, ""),
            (1, "# um\n"),
            (2, "# dois\n"),
        ]
        session.do(WriteSheet("kallias", revisions[1].text))
        assert session.campaign.sheets["kallias"].text.endswith("# um\n")


def test_a_picture_is_in_the_file_once(tmp_path: Path) -> None:
    path = tmp_path / "Mesa.escudo"
    create_campaign(path, "Mesa")
    with opened(path) as session:
        session.do(Attach("mapa", PNG))
        session.do(Attach("o mesmo mapa", PNG))
    with opened(path) as session:
        digests = {picture.sha256 for picture in session.campaign.attachments.values()}
        (digest,) = digests
        assert file_of(session).blob(digest) == PNG


def test_a_sheet_comes_out_as_the_file_it_was(tmp_path: Path) -> None:
    path = tmp_path / "Mesa.escudo"
    sheets = sorted(sample_sheets().glob("*.toml"))
    create_campaign(path, "Mesa", sheets)
    with opened(path) as session:
        kept = [record.text for record in session.campaign.sheets.values()]
    assert kept == [sheet.read_bytes().decode() for sheet in sheets]


def test_text_of_every_kind_comes_back_the_same(tmp_path: Path) -> None:
    path = tmp_path / "Mesa.escudo"
    create_campaign(path, "Mesa")
    texts = [
        "parça, não, Ælin",
        "👩‍👩‍👧‍👦 e\u0301 é",
        "\u202eoãçida",
        "a\r\nb\rc\n",
        "'; DROP TABLE rolls; --",
        "",
    ]
    with opened(path) as session:
        for text in texts:
            session.do(AddNote(text, text))
    file = open_campaign(path)
    assert [(note.title, note.text) for note in sitting(file).campaign.notes.values()] == [
        (t, t) for t in texts
    ]
    file.close()


def test_the_wounded_lie_in_the_file_and_a_blow_can_be_taken_back_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "Mesa.escudo"
    create_campaign(path, "Mesa")
    with opened(path) as session:
        session.do(AdmitPatients((Wounded(12, 12, name="Ana"),)))
        (ana,) = session.campaign.patients
        session.do(TellOfPatient(ana, Blows((4,), Location.ARM, side=Side.LEFT)))
    with opened(path) as session:
        assert session.campaign.patients[ana].hp.events == (Blows((4,), Location.ARM, side=Side.LEFT),)
        assert session.undo() == label("patient_event", name="Ana", what="−4 PV · braço esquerdo")
        assert session.campaign.patients[ana].hp.events == ()
