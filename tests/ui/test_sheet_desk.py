"""Sheets on the desk."""

from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import FileSheet, RemoveSheet
from gmscreen.sheets.errors import SheetError
from gmscreen.ui.sheet_desk import SheetDesk

BARE = 'schema = 1\nid = "meu"\nname = "{name}"\nkind = "pc"\n{more}'


@pytest.fixture
def desk(qapp: object, session: Session) -> SheetDesk:
    return SheetDesk(session)


def written(folder: Path, name: str = "Meu", more: str = "") -> Path:
    path = folder / "ficha.toml"
    path.write_text(BARE.format(name=name, more=more), encoding="utf-8")
    return path


def test_a_file_is_taken_in_once_and_looked_at_each_time(desk: SheetDesk, tmp_path: Path) -> None:
    chosen: list[str] = []
    desk.chosen.connect(chosen.append)
    desk.open(written(tmp_path))
    desk.open(written(tmp_path))
    assert [record.id for record in desk.records] == ["meu"]
    assert (chosen, desk.current) == (["meu", "meu"], "meu")


def test_taking_a_sheet_in_can_be_undone(desk: SheetDesk, session: Session, tmp_path: Path) -> None:
    told: list[int] = []
    desk.changed.connect(lambda: told.append(len(desk.records)))
    desk.open(written(tmp_path))
    label = session.undo()
    assert label is not None
    assert (label.words, told, desk.current) == ("Nova ficha: Meu", [1, 0], None)


def test_a_newer_text_of_the_same_sheet_is_an_edit_of_it(
    desk: SheetDesk, session: Session, tmp_path: Path
) -> None:
    desk.open(written(tmp_path))
    desk.open(written(tmp_path, more="[attributes]\nst = 14\n"))
    (record,) = desk.records
    assert (record.revision, desk.read("meu").sheet.attributes.st) == (2, 14)
    session.undo()
    assert desk.read("meu").sheet.attributes.st is None


def test_another_sheet_of_the_same_id_stands_beside_it(desk: SheetDesk, tmp_path: Path) -> None:
    desk.open(written(tmp_path))
    assert desk.open(written(tmp_path, "Outro")) == "meu-2"
    assert [desk.read(record.id).sheet.name for record in desk.records] == ["Meu", "Outro"]


def test_what_is_no_sheet_stays_out_and_is_named(desk: SheetDesk, tmp_path: Path) -> None:
    with pytest.raises(SheetError, match=r"ficha\.toml"):
        desk.open(written(tmp_path, more='[attributes]\nst = "x"\n'))
    assert desk.records == ()


def test_a_sheet_in_the_archive_is_not_on_the_desk(desk: SheetDesk, session: Session, tmp_path: Path) -> None:
    desk.open(written(tmp_path))
    session.do(FileSheet("meu", archived=True))
    assert desk.records == ()


def test_a_sheet_that_was_taken_away_is_no_longer_in_hand(
    desk: SheetDesk, session: Session, tmp_path: Path
) -> None:
    desk.open(written(tmp_path))
    session.do(RemoveSheet("meu"))
    assert desk.current is None
