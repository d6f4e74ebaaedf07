"""Records as the journal keeps them, written by this version and by those before it."""

from __future__ import annotations

from gmscreen.session.changes import added, removed
from gmscreen.session.patches import RecordPatch
from gmscreen.session.record_json import change_by, patch_of
from gmscreen.session.records import Note, Part
from tests.session.acts import NOON

NOTE = Note(id="a", title="A ponte", text="ruiu", written_at=NOON)


def before_the_archive(patch: RecordPatch) -> RecordPatch:
    """The patch as it was written when notes had no archive."""
    assert isinstance(patch.patch, dict)
    for side in patch.patch["r"]:  # type: ignore[union-attr]
        for record in side:  # type: ignore[union-attr]
            if record is not None:
                del record["archived"]  # type: ignore[union-attr,call-overload,arg-type]
    return patch


def test_a_record_added_before_a_field_existed_can_be_taken_back() -> None:
    patch = before_the_archive(patch_of(added(Part.NOTES, NOTE)))
    assert change_by(patch.inverse, NOTE) == removed(Part.NOTES, NOTE)


def test_a_record_removed_before_a_field_existed_comes_back_with_it() -> None:
    patch = before_the_archive(patch_of(removed(Part.NOTES, NOTE)))
    assert change_by(patch.inverse, None) == added(Part.NOTES, NOTE)
