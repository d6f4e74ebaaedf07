"""Revisions of a sheet are listed, compared and gone back to."""

from __future__ import annotations

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.session.attachment_commands import Attach
from gmscreen.session.revisions import compared, revision_changes
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import (
    AddSheet,
    DuplicateSheet,
    EditSheet,
    GivePortrait,
    RestoreRevision,
    SetPortrait,
)
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.sheet_edits import SetField
from tests.session.acts import sitting
from tests.session.test_commands import KALLIAS, PNG


def edited_twice() -> Session:
    session = sitting()
    session.do(AddSheet(KALLIAS))
    for st in (13, 14):
        session.do(EditSheet("kallias", SetField(("attributes", "st"), st)))
    return session


def test_every_revision_says_what_it_changed_the_newest_first() -> None:
    changes = revision_changes(edited_twice().open.store, "kallias")
    assert [[(one.field, one.before, one.after) for one in each.changes] for each in changes] == [
        [("ST", "13", "14")],
        [("ST", "12", "13")],
        [],
    ]
    assert [each.revision.revision for each in changes] == [3, 2, 1]


def test_what_was_undone_stays_among_the_revisions() -> None:
    session = edited_twice()
    session.undo()
    assert len(session.open.store.sheet_revisions("kallias")) == 3


def test_going_back_is_a_step_that_can_be_undone() -> None:
    session = edited_twice()
    first = session.open.store.sheet_revisions("kallias")[0]
    label = session.do(RestoreRevision("kallias", first.text, first.revision)).label
    assert label.words == "Kallias de Ônfalos: voltar à revisão 1"
    assert session.campaign.sheets["kallias"].text == KALLIAS.text
    session.undo()
    assert "st = 14" in session.campaign.sheets["kallias"].text


def test_going_back_to_where_one_is_changes_nothing() -> None:
    session = edited_twice()
    before = session.campaign
    session.do(RestoreRevision("kallias", before.sheets["kallias"].text, 3))
    assert session.campaign is before


def test_any_two_texts_are_compared() -> None:
    changed = KALLIAS.text.replace("st = 12", "st = 11")
    assert [(one.before, one.after) for one in compared(KALLIAS.text, changed)] == [("12", "11")]


def test_a_text_that_is_no_sheet_is_refused() -> None:
    with pytest.raises(SheetError):
        edited_twice().do(RestoreRevision("kallias", "nada", 1))


def test_a_copy_has_a_name_and_an_id_of_its_own() -> None:
    session = edited_twice()
    session.do(DuplicateSheet("kallias"))
    session.do(DuplicateSheet("kallias"))
    assert [*session.campaign.sheets] == [
        "kallias",
        "kallias-de-onfalos-copia",
        "kallias-de-onfalos-copia-2",
    ]
    copy = session.campaign.sheets["kallias-de-onfalos-copia-2"]
    assert (
        compared(session.campaign.sheets["kallias"].text, copy.text)[1].after == "Kallias de Ônfalos (cópia)"
    )
    assert (copy.revision, 'id = "kallias-de-onfalos-copia-2"' in copy.text) == (1, True)


def test_a_portrait_is_a_picture_of_the_campaign() -> None:
    session = edited_twice()
    session.do(Attach("retrato", PNG))
    picture = next(iter(session.campaign.attachments))
    session.do(SetPortrait("kallias", picture))
    assert session.campaign.sheets["kallias"].portrait == picture
    assert session.do(SetPortrait("kallias", "")).label.words == "Kallias de Ônfalos: tirar o retrato"


def test_a_picture_is_copied_and_given_in_one_step_and_taken_back_in_one() -> None:
    session = edited_twice()
    session.do(GivePortrait("kallias", "retrato", PNG))
    (picture,) = session.campaign.attachments.values()
    assert session.campaign.sheets["kallias"].portrait == picture.id
    assert session.open.store.blob(picture.sha256) == PNG
    session.undo()
    assert (session.campaign.sheets["kallias"].portrait, dict(session.campaign.attachments)) == ("", {})


def test_a_picture_that_is_not_there_is_no_portrait() -> None:
    with pytest.raises(RuleError):
        edited_twice().do(SetPortrait("kallias", "?"))
