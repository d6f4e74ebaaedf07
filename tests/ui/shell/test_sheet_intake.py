"""Sheets, folders and archives that are dropped on the window."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.session.session import Session
from gmscreen.ui.shell.shell import Shell

MARKDOWN = "# Ana\n\n**ST** 12 **DX** 13 **IQ** 11 **HT** 10\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inner = tmp_path / "mesa" / "vivos"
    inner.mkdir(parents=True)
    for name in ("kallias", "hoplita"):
        (inner / f"{name}.toml").write_bytes((sample_sheets() / f"{name}.toml").read_bytes())
    (inner.parent / "ana.md").write_text(MARKDOWN, encoding="utf-8")
    return inner.parent


def taken(shell: Shell, session: Session, qtbot, *paths: Path) -> list[str]:  # type: ignore[no-untyped-def]
    shell.open_dropped(paths)
    qtbot.waitUntil(lambda: not shell._intake._background.is_busy)
    return list(session.campaign.sheets)


def test_a_folder_goes_in_as_one_step_with_its_folders(
    shell: Shell, session: Session, folder: Path, qtbot
) -> None:  # type: ignore[no-untyped-def]
    assert set(taken(shell, session, qtbot, folder)) == {"kallias", "hoplita", "ana"}
    assert session.campaign.sheets["kallias"].folder == "vivos"
    assert shell.status.message.text() == "3 fichas entraram na campanha; Ctrl+Z desfaz."
    session.undo()
    assert session.campaign.sheets == {}


def test_an_archive_is_read_as_a_folder_is(shell: Shell, session: Session, folder: Path, qtbot) -> None:  # type: ignore[no-untyped-def]
    path = folder.parent / "mesa.zip"
    with ZipFile(path, "w") as archive:
        archive.write(folder / "ana.md", "ana.md")
        archive.write(folder / "vivos" / "kallias.toml", "vivos/kallias.toml")
    assert set(taken(shell, session, qtbot, path)) == {"kallias", "ana"}


def test_a_bad_file_is_told_by_name_and_the_others_go_in(
    shell: Shell, session: Session, folder: Path, qtbot
) -> None:  # type: ignore[no-untyped-def]
    bad = folder / "ruim.toml"
    bad.write_text('schema = 1\nid = "r"\nname = "R"\nkind = "pc"\n[attributes]\nst = "x"\n')
    assert taken(shell, session, qtbot, folder / "ana.md", bad) == ["ana"]
    assert all(part in shell.notice.words for part in ("ruim.toml", "attributes.st"))


def test_what_lies_there_already_adds_nothing_and_is_shown(
    shell: Shell, session: Session, folder: Path, qtbot
) -> None:  # type: ignore[no-untyped-def]
    path = folder / "vivos" / "kallias.toml"
    assert taken(shell, session, qtbot, path) == ["kallias"]
    shell.desk.open(folder / "vivos" / "hoplita.toml")
    assert taken(shell, session, qtbot, path) == ["kallias", "hoplita"]
    assert shell.desk.current == "kallias"
    assert shell.status.message.text() == "Já estava na campanha, igual."


def test_another_text_of_a_sheet_takes_its_place_as_an_edit(
    shell: Shell, session: Session, folder: Path, qtbot
) -> None:  # type: ignore[no-untyped-def]
    path = folder / "vivos" / "kallias.toml"
    taken(shell, session, qtbot, path)
    path.write_text(path.read_text("utf-8").replace("st = 12", "st = 13"), encoding="utf-8")
    assert taken(shell, session, qtbot, path) == ["kallias"]
    assert "st = 13" in session.campaign.sheets["kallias"].text
    assert len(session.open.store.sheet_revisions("kallias")) == 2
