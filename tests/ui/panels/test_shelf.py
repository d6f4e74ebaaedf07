"""The sheets to choose from."""

from __future__ import annotations

from pathlib import Path

from gmscreen.locator import sample_sheets
from gmscreen.ui.panels.sheets.shelf_rows import Group, Heading, shelf_rows
from gmscreen.ui.panels.shelf import Volume, shelf, volume

SAMPLES = sorted(sample_sheets().glob("*.toml"))


def listed(query: str, *paths: Path) -> list[str]:
    rows = shelf_rows(shelf(paths or SAMPLES), query)
    return [row.group.value if isinstance(row, Heading) else row.name for row in rows]


def test_a_sheet_is_known_by_the_name_and_kind_of_its_first_lines() -> None:
    found = volume(sample_sheets() / "kallias.toml")
    assert (found.name, found.kind, found.sample) == ("Kallias de Ônfalos", "pc", True)


def test_a_file_that_can_not_be_read_goes_by_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "ruim.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "torto.toml").write_text("name = 3\n", encoding="utf-8")
    missing = volume(tmp_path / "sumiu.toml")
    assert [volume(tmp_path / name).name for name in ("ruim.toml", "torto.toml")] == ["ruim", "torto"]
    assert missing == Volume(tmp_path / "sumiu.toml", "sumiu", "", sample=False)


def test_samples_are_grouped_by_kind_under_headings() -> None:
    rows = listed("")
    assert rows[0] == "pc"
    assert rows[rows.index("creature") + 1] == "Abafador"


def test_what_was_opened_comes_first(tmp_path: Path) -> None:
    mine = tmp_path / "meu.toml"
    mine.write_text('name = "Meu"\nkind = "pc"\n', encoding="utf-8")
    assert listed("", *SAMPLES, mine)[:3] == ["opened", "Meu", "pc"]


def test_the_search_leaves_no_empty_heading() -> None:
    assert listed("onfalos") == ["pc", "Kallias de Ônfalos"]
    assert listed("nada disso") == []


def test_a_kind_that_nobody_knows_stands_apart() -> None:
    odd = Volume(Path("x"), "X", "dragon", sample=True)
    assert shelf_rows([odd])[0] == Heading(Group.UNREAD)


def test_overrides_in_a_name_are_closed_in(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text('name = "\u202eA"\n', encoding="utf-8")
    assert volume(path).name == "\u2068\u202eA\u2069"
