"""What is remembered of a person, and what becomes of a file that is not that."""

from pathlib import Path

import pytest

from gmscreen.ui.docking.arrangement import Arrangement, DockWindow, Group, Split, initial
from gmscreen.ui.docking.places import Place, Spread
from gmscreen.ui.settings import (
    Favourite,
    Settings,
    SettingsError,
    fitting_scale,
    read_settings,
    settings_file,
    write_settings,
)
from gmscreen.ui.theme.theme import Mode, ThemeName

BESIDE = Arrangement(
    (
        DockWindow(Split(True, (Group(("a", "b"), "b"), Group(("c",))), (600, 400))),
        DockWindow(Group(("d",)), Place("HDMI-1", 10, 20, 800, 600, Spread.MAXIMIZED)),
    )
)


def test_without_a_file_the_settings_are_those_of_the_house(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "none.json") == Settings(ThemeName.DARK, None)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(ThemeName.LIGHT, 150),
        Settings(ThemeName.DARK, 75),
        Settings(prints={"cards": {"size": "half-a4", "ink": "plain"}, "inserts": {}}),
        Settings(favourites=(Favourite("2d+1", "Machado"), Favourite("3d 12"))),
        Settings(modes={"HDMI-1": Mode.TABLE, "eDP-1": Mode.DESK}),
        Settings(arrangement=BESIDE, layouts={"Combate": BESIDE, "Preparação": initial(["a"])}),
    ],
)
def test_what_is_written_is_read_again(tmp_path: Path, settings: Settings) -> None:
    path = tmp_path / "deep" / "settings.json"
    write_settings(path, settings)
    assert read_settings(path) == settings


def test_the_file_is_its_owners_only_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_settings(path, Settings())
    write_settings(path, Settings(ThemeName.LIGHT, 100))
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("", "not_settings"),
        ("{", "not_settings"),
        ("[]", "not_settings"),
        ("[" * 2000, "not_settings"),
        ('{"theme": "dark"}', "not_settings"),
        ('{"theme": "dark", "scale": 100, "more": 1}', "not_settings"),
        ('{"theme": "pink", "scale": 100}', "unknown_theme"),
        ('{"theme": ["dark"], "scale": 100}', "unknown_theme"),
        ('{"theme": "dark", "scale": 74}', "scale_out_of_range"),
        ('{"theme": "dark", "scale": 251}', "scale_out_of_range"),
        ('{"theme": "dark", "scale": true}', "scale_out_of_range"),
        ('{"theme": "dark", "scale": 100.0}', "scale_out_of_range"),
        ('{"theme": "dark", "scale": NaN}', "scale_out_of_range"),
        ('{"theme": "dark", "scale": ' + "1" * 4000 + "}", "scale_out_of_range"),
        (" " * 5000, "not_settings"),
    ],
)
def test_odd_settings_are_refused_by_what_is_odd(tmp_path: Path, written: str, key: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(written)
    with pytest.raises(SettingsError) as refused:
        read_settings(path)
    assert refused.value.key == key


def test_settings_from_before_there_were_favourites_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "light", "scale": 100}')
    assert read_settings(path) == Settings(ThemeName.LIGHT, 100)


@pytest.mark.parametrize(
    "favourites",
    ['"3d"', "[1]", '[{"dice": "3d"}]', '[{"dice": 3, "purpose": ""}]', "[" + "{}," * 41 + "{}]"],
)
def test_odd_favourites_are_refused(tmp_path: Path, favourites: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"theme": "dark", "scale": 100, "favourites": {favourites}}}')
    with pytest.raises(SettingsError) as refused:
        read_settings(path)
    assert refused.value.key == "not_favourites"


@pytest.mark.parametrize(
    "prints",
    [
        "1",
        '{"cards": 1}',
        '{"cards": {"size": ["a6"]}}',
        '{"cards": {"size": "' + 4097 * "a" + '"}}',
        "{" + ", ".join(f'"{kind}": {{}}' for kind in range(21)) + "}",
    ],
)
def test_odd_choices_for_prints_are_refused(tmp_path: Path, prints: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"theme": "dark", "scale": 100, "prints": {prints}}}')
    with pytest.raises(SettingsError) as refused:
        read_settings(path)
    assert refused.value.key == "not_prints"


def test_how_cards_were_printed_before_there_were_other_prints_is_still_known(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "dark", "scale": 100, "cards": {"size": "a6", "paper": "a4"}}')
    assert read_settings(path).prints == {"cards": {"size": "a6", "paper": "a4"}}


@pytest.mark.parametrize(
    "more",
    [
        '"modes": []',
        '"modes": {"HDMI-1": "sofa"}',
        '"modes": {"HDMI-1": ["table"]}',
        '"arrangement": []',
        '"layouts": {"Combate": {}}',
        '"layouts": {"' + "a" * 61 + '": []}',
        '"layouts": ["Combate"]',
    ],
)
def test_odd_modes_and_layouts_are_refused(tmp_path: Path, more: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"theme": "dark", "scale": 100, {more}}}')
    with pytest.raises(SettingsError) as refused:
        read_settings(path)
    assert refused.value.key == "not_layout"


@pytest.mark.parametrize(
    ("screen", "is_main", "mode"),
    [
        ("eDP-1", True, Mode.DESK),
        ("HDMI-1", False, Mode.TABLE),
        ("DP-2", True, Mode.TABLE),
        ("DP-3", False, Mode.DESK),
    ],
)
def test_a_second_screen_is_a_table_screen_unless_something_else_was_chosen(
    screen: str, is_main: bool, mode: Mode
) -> None:
    chosen = Settings(modes={"DP-2": Mode.TABLE, "DP-3": Mode.DESK})
    assert chosen.mode_on(screen, is_main) is mode


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(SettingsError):
        read_settings(path)


def test_a_folder_in_the_files_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError):
        read_settings(tmp_path)


def test_a_disk_that_will_not_leaves_the_old_settings_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    write_settings(path, Settings(ThemeName.LIGHT, 100))

    def refuse(*_args: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("gmscreen.ui.settings.os.fsync", refuse)
    with pytest.raises(OSError, match="no space"):
        write_settings(path, Settings(ThemeName.DARK, 200))
    assert read_settings(path) == Settings(ThemeName.LIGHT, 100)
    assert list(tmp_path.iterdir()) == [path]


def test_the_settings_lie_in_the_persons_config_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", "/some/where")
    assert settings_file() == Path("/some/where/gmscreen/settings.json")


@pytest.mark.parametrize(
    ("height", "scale"), [(600, 100), (1080, 100), (1200, 100), (1440, 125), (2160, 200), (4320, 250)]
)
def test_whoever_chose_no_scale_gets_one_that_can_be_read_on_the_screen(height: int, scale: int) -> None:
    assert fitting_scale(height) == scale
