"""Panels are made ready while nobody waits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.shell import rehearsal
from gmscreen.ui.shell.rehearsal import Rehearsal
from gmscreen.ui.systems import GARGANTA


def test_every_act_is_done_once_and_in_order(qtbot: QtBot, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(rehearsal, "FIRST_MS", 0)
    monkeypatch.setattr(rehearsal, "BETWEEN_MS", 0)
    done: list[int] = []
    stage = QWidget()
    qtbot.addWidget(stage)
    stage.show()
    Rehearsal([lambda: done.append(1), lambda: done.append(2)], stage)
    qtbot.waitUntil(lambda: len(done) == 2)
    assert done == [1, 2]


def test_nothing_is_done_while_hands_are_on_the_keys(qtbot: QtBot, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(rehearsal, "FIRST_MS", 20)
    monkeypatch.setattr(rehearsal, "BETWEEN_MS", 1)
    done: list[int] = []
    stage = QWidget()
    qtbot.addWidget(stage)
    stage.show()
    Rehearsal([lambda: done.append(1)], stage)
    QTest.keyClick(stage.windowHandle(), Qt.Key.Key_A)
    qtbot.wait(200)
    assert done == []
    monkeypatch.setattr(rehearsal, "CALM_SECONDS", 0.1)
    qtbot.waitUntil(lambda: done == [1])


def test_a_window_that_closes_ends_it(qtbot: QtBot, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(rehearsal, "FIRST_MS", 10)
    done: list[int] = []
    stage = QWidget()
    qtbot.addWidget(stage)
    stage.show()
    Rehearsal([lambda: done.append(1)], stage)
    stage.close()
    qtbot.wait(100)
    assert done == []


def test_what_is_prepared_is_what_the_first_visit_would_load() -> None:
    for panel in GARGANTA.panels:
        assert getattr(panel.prepare(), "build", None) is not None
