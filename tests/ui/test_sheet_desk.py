"""Sheets on the desk."""

from pathlib import Path

from gmscreen.ui.sheet_desk import SheetDesk


def test_a_sheet_is_put_on_the_desk_once_and_looked_at_each_time(qtbot) -> None:  # type: ignore[no-untyped-def]
    desk = SheetDesk()
    opened: list[Path] = []
    chosen: list[Path] = []
    desk.opened.connect(opened.append)
    desk.chosen.connect(chosen.append)
    desk.open(Path("/x/kallias.toml"))
    desk.open(Path("/x/onfalos.toml"))
    desk.open(Path("/x/kallias.toml"))
    assert opened == [Path("/x/kallias.toml"), Path("/x/onfalos.toml")]
    assert chosen == [Path("/x/kallias.toml"), Path("/x/onfalos.toml"), Path("/x/kallias.toml")]
    assert desk.paths == tuple(opened)
    assert desk.current == Path("/x/kallias.toml")


def test_a_relative_path_stays_good_when_the_folder_changes(qtbot) -> None:  # type: ignore[no-untyped-def]
    desk = SheetDesk()
    desk.open(Path("ficha.toml"))
    assert desk.paths == (Path.cwd() / "ficha.toml",)
