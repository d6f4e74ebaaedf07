"""`gmscreen screenshot` as a process: each panel at exactly the size asked, without a display."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets
from gmscreen.texts.catalogue import text
from gmscreen.ui.systems import GARGANTA


def screenshot(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {
        k: v for k, v in os.environ.items() if k not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    }
    command = [sys.executable, "-m", "gmscreen", "screenshot", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=50, check=False, env=environment)


def is_blank(image: QImage) -> bool:
    """Whether there is nothing in the middle of the window."""
    return len({image.pixel(x, y) for x in range(20, 1260, 3) for y in range(150, 650, 3)}) < 10


def test_every_panel_is_drawn_at_exactly_the_size_asked(tmp_path: Path) -> None:
    done = screenshot("--out", str(tmp_path / "deep" / "er"), "--size", "1280x720", "--theme", "light")
    assert done.returncode == 0, done.stderr
    drawn = sorted(path.name for path in (tmp_path / "deep" / "er").iterdir())
    assert drawn == sorted(f"{panel.id}-light.png" for panel in GARGANTA.panels)
    for path in (tmp_path / "deep" / "er").iterdir():
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 720)
        assert not is_blank(image), path.name


def test_a_picture_is_drawn_without_a_word_of_qt_s(tmp_path: Path) -> None:
    assert screenshot("--out", str(tmp_path), "--panel", "load").stderr == ""


def test_the_help_names_every_panel() -> None:
    told = text("screenshot.panel").removeprefix("só este painel: ").replace(" ou ", ", ").split(", ")
    assert told == [panel.id for panel in GARGANTA.panels]


def test_one_panel_with_a_sheet_is_drawn_the_same_twice(tmp_path: Path) -> None:
    sheet = str(sample_sheets() / "kallias.toml")
    for name in ("a", "b"):
        done = screenshot(
            "--out", str(tmp_path / name), "--panel", "sheets", "--sheet", sheet, "--scale", "200"
        )
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "a" / "sheets-dark.png").read_bytes() == (
        tmp_path / "b" / "sheets-dark.png"
    ).read_bytes()


def test_table_mode_is_drawn_larger(tmp_path: Path) -> None:
    for mode in ("desk", "table"):
        done = screenshot("--out", str(tmp_path / mode), "--panel", "load", "--mode", mode)
        assert done.returncode == 0, done.stderr
    drawn = [(tmp_path / mode / "load-dark.png").read_bytes() for mode in ("desk", "table")]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize(
    ("words", "complaint", "status"),
    [
        (("--panel", "nowhere"), "Não há painel nowhere", 2),
        (("--size", "big"), "1600x900", 2),
        (("--size", "99x900"), "1600x900", 2),
        (("--scale", "74"), "A escala vai de 75 a 250", 2),
        (("--scale", "²00"), "A escala vai de 75 a 250", 2),
        (("--theme", "pink"), "dark", 2),
        (("--mode", "sofa"), "table", 2),
        (("--sheet", "nowhere.toml"), "nowhere.toml", 1),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, str], complaint: str, status: int
) -> None:
    assert exit_status("screenshot", "--out", str(tmp_path), *words) == status
    told = capsys.readouterr().err
    assert complaint in told
    assert "Traceback" not in told
    assert list(tmp_path.iterdir()) == []


def exit_status(*words: str) -> int | str | None:
    """That of a command which starts no window and so needs no process of its own."""
    try:
        return main(words)
    except SystemExit as left:
        return left.code


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = screenshot("--out", str(tmp_path / "file" / "in"), "--panel", "load")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
