"""Icons out of the package's zip, in our colours."""

import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QIcon

from gmscreen.ui.systems import SYSTEMS
from gmscreen.ui.theme.fonts import package_folder
from gmscreen.ui.theme.icons import icon, pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.zip_member import zip_member


def test_a_member_read_alone_is_what_zipfile_reads() -> None:
    path = package_folder("justmyresource_mdi") / "icons.zip"
    with zipfile.ZipFile(path) as archive:
        for name in ("skull.svg", "ab-testing.svg", "zip-box.svg", archive.namelist()[-1]):
            assert zip_member(path, name) == archive.read(name)


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_members_are_found_by_their_whole_name(tmp_path: Path, method: int) -> None:
    path = tmp_path / "some.zip"
    with zipfile.ZipFile(path, "w", method) as archive:
        archive.writestr("bigger-a.svg", "no")
        archive.writestr("a.svg", "yes")
    assert zip_member(path, "a.svg") == b"yes"


@pytest.mark.parametrize("name", ["none.svg", "skull", "kull.svg"])
def test_a_member_that_is_not_there_is_a_key_error(name: str) -> None:
    with pytest.raises(KeyError):
        zip_member(package_folder("justmyresource_mdi") / "icons.zip", name)


def test_a_package_that_is_not_there_is_a_missing_file() -> None:
    with pytest.raises(FileNotFoundError):
        package_folder("no_such_package_at_all")


def test_an_icon_is_painted_in_the_colour_asked(look: Look) -> None:
    image = pixmap("square", "#E58B62", 24).toImage()
    assert image.pixelColor(12, 12) == QColor("#E58B62")
    assert image.pixelColor(0, 0).alpha() == 0


def test_a_sharper_screen_gets_more_pixels_for_the_same_size(look: Look) -> None:
    sharp = pixmap("square", "#000000", 24, 2)
    assert (sharp.width(), sharp.deviceIndependentSize().width()) == (48, 24)


def test_an_icon_has_another_colour_when_it_is_on(look: Look) -> None:
    made = icon("square", "#111111", 16, selected="#EEEEEE")
    on = made.pixmap(16, QIcon.Mode.Normal, QIcon.State.On).toImage()
    assert on.pixelColor(8, 8) == QColor("#EEEEEE")


@pytest.mark.parametrize(
    "panel", [panel for system in SYSTEMS for panel in system.panels], ids=lambda p: p.id
)
def test_every_panel_has_an_icon_that_exists(look: Look, panel) -> None:  # type: ignore[no-untyped-def]
    assert not pixmap(panel.icon, "#000000", 18).isNull()
