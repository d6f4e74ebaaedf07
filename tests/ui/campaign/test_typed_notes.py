"""What is typed in a note is in the file, however soon the window closes, or the window stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gmscreen.session.store_protocol import StoreError
from gmscreen.ui.campaign.program import Program
from gmscreen.ui.panels.pending.panel import PendingPanel
from tests.ui.campaign.conftest import Begin, sitting_of


def typed_note(qtbot: QtBot, program: Program) -> PendingPanel:
    panel = sitting_of(program).shell.visit("pending")
    assert isinstance(panel, PendingPanel)
    panel.add_note()
    qtbot.keyClicks(panel.notes.text, "a ponte ruiu")
    return panel


def test_a_window_that_is_closed_at_once_loses_no_key(qtbot: QtBot, begin: Begin, path: Path) -> None:
    first = begin(path)
    typed_note(qtbot, first)
    assert first.window.close()
    (note,) = sitting_of(begin(path)).table.session.campaign.notes.values()
    assert (note.title, note.text) == ("a ponte ruiu", "a ponte ruiu")


def test_a_disk_that_refuses_the_last_keys_keeps_the_window_open(
    qtbot: QtBot, begin: Begin, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin(path)
    panel = typed_note(qtbot, program)
    store = sitting_of(program).table.session.open.store

    def refuse(_commit: object) -> None:
        raise StoreError("disk_full", path)

    with monkeypatch.context() as full:
        full.setattr(store, "commit", refuse)
        assert not program.window.close()
    assert panel.notes.text.toPlainText() == "a ponte ruiu"
    assert program.window.close()
