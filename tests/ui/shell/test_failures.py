"""Errors nobody expected."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from gmscreen.ui.shell.failures import Failures, log_file
from gmscreen.ui.theme.look import Look


@pytest.fixture
def window(look: Look, qtbot) -> QWidget:  # type: ignore[no-untyped-def]
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def failures(window: QWidget, tmp_path: Path) -> Iterator[Failures]:
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    yield Failures(window, tmp_path / "log" / "gmscreen.log")
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def fail(failures: Failures, message: str = "<b>boom</b>") -> None:
    try:
        int(message)
    except ValueError as error:
        failures.catch(type(error), error, error.__traceback__)


def dialogs(window: QWidget) -> list[QMessageBox]:
    return window.findChildren(QMessageBox)


def test_an_error_is_told_in_plain_words_and_the_window_stays(
    failures: Failures, window: QWidget, qtbot, tmp_path: Path
) -> None:  # type: ignore[no-untyped-def]
    fail(failures)
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)
    dialog = dialogs(window)[0]
    assert dialog.textFormat() == Qt.TextFormat.PlainText
    told = dialog.text() + dialog.informativeText()
    assert "A sessão continua aberta" in told
    assert str(tmp_path / "log" / "gmscreen.log") in told
    assert "Traceback" not in told
    assert "boom" not in told
    assert window.isVisible()


def test_the_same_error_again_is_logged_but_told_once(
    failures: Failures, window: QWidget, qtbot, tmp_path: Path
) -> None:  # type: ignore[no-untyped-def]
    for _ in range(3):
        fail(failures)
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)
    qtbot.wait(10)
    assert len(dialogs(window)) == 1
    log = tmp_path / "log" / "gmscreen.log"
    assert log.read_text().count("<b>boom</b>") == 3
    assert log.stat().st_mode & 0o777 == 0o600


def test_another_error_has_its_own_dialog(failures: Failures, window: QWidget, qtbot) -> None:  # type: ignore[no-untyped-def]
    fail(failures, "one")
    fail(failures, "other")
    qtbot.waitUntil(lambda: len(dialogs(window)) == 2)


def test_a_log_that_cannot_be_written_does_not_hide_the_error(window: QWidget, qtbot, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "file").write_text("")
    failures = Failures(window, tmp_path / "file" / "gmscreen.log")
    fail(failures)
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)
    assert dialogs(window)[0].informativeText() == "Os detalhes não puderam ser gravados."


def test_a_log_past_a_megabyte_starts_anew(failures: Failures, tmp_path: Path) -> None:
    log = tmp_path / "log" / "gmscreen.log"
    log.parent.mkdir()
    log.write_bytes(b"x" * ((1 << 20) + 1))
    fail(failures)
    assert log.stat().st_size < 10_000


def test_a_thread_that_fails_is_told_too(failures: Failures, window: QWidget, qtbot) -> None:  # type: ignore[no-untyped-def]
    failures.install()
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)


def test_the_log_lies_in_the_persons_state_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/some/where")
    assert log_file() == Path("/some/where/gmscreen/log/gmscreen.log")
