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


def test_the_work_tells_how_it_goes_in_the_thread_that_asked(qtbot: QtBot) -> None:
    background = Background()
    told: list[int] = []
    background.do(lambda: background.tell(lambda: told.append(get_ident())), lambda _none: None)
    qtbot.waitUntil(lambda: not background.is_busy)
    assert told == [get_ident()]


def test_many_may_go_while_they_are_worked_for(qtbot: QtBot) -> None:
    """A thread that rang at an object while it was deleted took the program down, once in some hundred."""
    for _ in range(300):
        background = Background()
        background.do(lambda: None, lambda _none: None)
        background.deleteLater()
        qtbot.wait(0)
    qtbot.wait(20)
