"""The start of the window, in this process and as a process of its own."""

import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gmscreen.session.session import Session
from gmscreen.store.creation import create_campaign
from gmscreen.store.house import CampaignHouse
from gmscreen.store.taken import is_taken
from gmscreen.ui.app import REFUSALS, Start, run
from gmscreen.ui.settings import Settings, write_settings
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.theme.theme import ThemeName


@pytest.fixture
def hooks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    old = (
        sys.excepthook,
        sys.unraisablehook,
        signal.getsignal(signal.SIGINT),
        signal.getsignal(signal.SIGTERM),
    )
    yield
    sys.excepthook, sys.unraisablehook = old[:2]
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGINT, old[2])
    signal.signal(signal.SIGTERM, old[3])


def started(qtbot, settings: Path) -> Shell:  # type: ignore[no-untyped-def]
    start = Start(settings)
    qtbot.addWidget(start.window)
    return start.furnish(Session())


def test_without_settings_nothing_is_told_and_none_are_written(
    application, hooks, qtbot, tmp_path: Path
) -> None:  # type: ignore[no-untyped-def]
    shell = started(qtbot, tmp_path / "none.json")
    assert not shell.notice.words
    assert not (tmp_path / "none.json").exists()


def test_the_window_comes_back_as_it_was_left(application, hooks, qtbot, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "settings.json"
    write_settings(path, Settings(ThemeName.LIGHT, 125))
    shell = started(qtbot, path)
    assert shell.docks.groups[0].strip.iconSize().width() == 23
    assert application.palette().window().color().name() == "#f5f1e8"


def test_settings_that_cannot_be_read_are_told_and_left_as_they_are(
    application: QApplication, hooks: None, qtbot, tmp_path: Path
) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "settings.json"
    path.write_text("nonsense")
    shell = started(qtbot, path)
    assert str(path) in shell.notice.words
    assert path.read_text() == "nonsense"


@pytest.mark.parametrize(
    ("display", "status"), [("", REFUSALS["no_display"]), (":987", REFUSALS["stale_display"])]
)
def test_without_a_display_the_way_out_is_said(
    display: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    assert run(CampaignHouse) == status
    assert "xvfb-run -a gmscreen" in capsys.readouterr().err


CHILD = textwrap.dedent(
    """
    import os, sys
    from pathlib import Path
    from gmscreen.cli import window
    from gmscreen.ui import app
    heavy = ("pydantic", "reportlab", "tomlkit", "sqlalchemy", "gmscreen.session.session", "gmscreen.sheets")
    begin = app._begin
    def watched(*words):
        print([name for name in heavy if name in sys.modules], flush=True)
        begin(*words)
        print("sqlalchemy" in sys.modules, flush=True)
        print([name for name in sys.modules if name.endswith(".panel") and ".panels." in name], flush=True)
        os.kill(os.getpid(), int(sys.argv[1]))
    app._begin = watched
    sys.exit(window.run(Path(sys.argv[2])))
    """
)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_nothing_heavy_is_imported_early_nor_any_panel_but_the_first_and_a_signal_closes_the_window(
    number: int, tmp_path: Path
) -> None:
    path = tmp_path / "Mesa.escudo"
    create_campaign(path, "Mesa")
    child = [sys.executable, "-c", CHILD, str(int(number)), str(path)]
    done = subprocess.run(child, capture_output=True, text=True, timeout=30, check=False)
    assert (done.stdout, done.returncode) == ("[]\nFalse\n['gmscreen.ui.panels.combat.panel']\n", 0)
    assert not is_taken(path)
