"""Work in another thread, and what follows in ours."""

from __future__ import annotations

from threading import Event, get_ident

import pytest
from pytestqt.qtbot import QtBot

from gmscreen.ui.background import Background


def test_what_follows_is_done_in_the_thread_that_asked(qtbot: QtBot) -> None:
    told: list[tuple[int, int]] = []
    background = Background()
    assert background.do(get_ident, lambda worker: told.append((worker, get_ident())))
    qtbot.waitUntil(lambda: bool(told))
    worker, here = told[0]
    assert here == get_ident() != worker
    assert not background.is_busy


def test_a_second_piece_is_not_begun_before_the_first_has_ended(qtbot: QtBot) -> None:
    gate, background = Event(), Background()
    assert background.do(gate.wait, lambda _done: None)
    assert not background.do(gate.wait, lambda _done: None)
    gate.set()
    qtbot.waitUntil(lambda: not background.is_busy)


def test_what_fails_fails_in_the_thread_that_asked(qtbot: QtBot) -> None:
    background = Background()
    with qtbot.captureExceptions() as raised:
        background.do(lambda: 1 // 0, lambda _never: None)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert not background.is_busy


@pytest.mark.parametrize("gone_before", [True, False])
def test_nobody_is_missed_who_has_gone(qtbot: QtBot, gone_before: bool) -> None:
    gate, background = Event(), Background()
    heard: list[bool] = []
    background.do(gate.wait, heard.append)
    if gone_before:
        background.deleteLater()
        qtbot.wait(20)
    gate.set()
    qtbot.wait(50)
    assert heard == ([] if gone_before else [True])
