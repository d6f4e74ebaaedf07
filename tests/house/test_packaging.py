"""What a desktop shows of the program: entry, description and icon agree with the project."""

import configparser
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from gmscreen import __version__

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
ICON = PACKAGING / "gmscreen.svg"
DESCRIPTION = ET.parse(PACKAGING / "gmscreen.metainfo.xml").getroot()  # noqa: S314 our own file


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign] # keys keep their case
    parser.read(PACKAGING / "gmscreen.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_the_entry_starts_the_console_script(entry: configparser.SectionProxy) -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert entry["Exec"].split()[0] in scripts


def test_the_entry_names_the_icon_that_lies_beside_it(entry: configparser.SectionProxy) -> None:
    assert (PACKAGING / f"{entry['Icon']}.svg").is_file()


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_entry_speaks_portuguese_and_english(entry: configparser.SectionProxy, key: str) -> None:
    assert entry[key]
    assert entry[f"{key}[en]"]


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils is not installed")
def test_the_entry_is_valid_to_the_desktops_own_tool() -> None:
    command = ["desktop-file-validate", str(PACKAGING / "gmscreen.desktop")]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stdout == ""


def test_the_description_belongs_to_this_version_and_licence() -> None:
    assert DESCRIPTION.find("releases/release[@version]").attrib["version"] == __version__  # type: ignore[union-attr]
    assert DESCRIPTION.findtext("project_license") == "MIT"


def test_the_description_launches_the_entry() -> None:
    assert DESCRIPTION.findtext("launchable") == "gmscreen.desktop"


@pytest.mark.parametrize("tag", ["summary", "description/p"])
def test_every_sentence_of_the_description_has_its_english(tag: str) -> None:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    languages = [element.get(language, "pt_BR") for element in DESCRIPTION.findall(tag)]
    assert languages == ["pt_BR", "en"] * (len(languages) // 2)


@pytest.mark.parametrize("side", [16, 48, 256])
def test_the_icon_is_drawn_at_every_size_with_clear_corners(qtbot: QtBot, side: int) -> None:
    picture = QImage(side, side, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(ICON)).render(painter)
    painter.end()
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(side // 2, side // 2).alpha() == 255
