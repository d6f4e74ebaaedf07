"""A program on a campaign's file, closed at the end; its hooks are given back."""

from __future__ import annotations

import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.session.ledger_heads import HeadFolder
from gmscreen.store.creation import create_campaign
from gmscreen.store.house import CampaignHouse
from gmscreen.ui.app import Start
from gmscreen.ui.campaign.program import Program
from gmscreen.ui.campaign.sitting import Sitting

Begin = Callable[..., Program]


@pytest.fixture
def hooks() -> Iterator[None]:
    """What the program puts in the place of Python's own."""
    kept = sys.excepthook, threading.excepthook, sys.unraisablehook
    signals = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    sys.excepthook, threading.excepthook, sys.unraisablehook = kept
    signal.set_wakeup_fd(-1)
    for number, handler in signals.items():
        signal.signal(number, handler)


@pytest.fixture
def begin(application: QApplication, hooks: None, qtbot: QtBot, tmp_path: Path) -> Iterator[Begin]:
    """Begins a program; `campaign` may be left out to open the last one."""
    programs: list[Program] = []

    def begin_(campaign: Path | None = None, *sheets: Path, settings: str = "settings.json") -> Program:
        start = Start(tmp_path / settings)
        program = Program(CampaignHouse(HeadFolder(tmp_path / "heads")), start)
        programs.append(program)
        with qtbot.waitExposed(start.window):
            start.window.show()
        program.begin(campaign, sheets)
        start.window.activateWindow()
        return program

    yield begin_
    for program in programs:
        if program.sitting is not None:
            program.sitting.close(at_any_price=True)
            program.sitting = None
        program.window.close()
        program.window.deleteLater()  # or every later window dresses it once more
        program.deleteLater()


@pytest.fixture(scope="session")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign to be copied: to make one takes half a second."""
    made = tmp_path_factory.mktemp("model") / "Mesa.escudo"
    create_campaign(made, "Mesa", [sample_sheets() / "kallias.toml"])
    return made


@pytest.fixture
def path(tmp_path: Path, model: Path) -> Path:
    """A campaign with one sheet that lacks nothing."""
    folder = tmp_path / "mesa"
    folder.mkdir()
    return Path(shutil.copy(model, folder))


def sitting_of(program: Program) -> Sitting:
    assert program.sitting is not None
    return program.sitting


def begun(qtbot: QtBot, program: Program) -> Sitting:
    """The sitting, once its file is open and its ledger read."""
    sitting = sitting_of(program)
    qtbot.waitUntil(lambda: "íntegro" in sitting.shell.status.campaign.ledger.text(), timeout=10_000)
    return sitting


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may look into; pytest's own belong to root alone."""
    with tempfile.TemporaryDirectory(prefix="escudo-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)
