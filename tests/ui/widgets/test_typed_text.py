"""A text is kept as it is typed, whole, however it was changed, and follows what it becomes elsewhere."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut, QTextCursor
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.text_change import ChangedRange, plain_lines
from gmscreen.ui.widgets.typed_text import HAND_IN_MS, LATEST_MS, TypedText


class Desk(QWidget):
    """A typed text and a line beside it to go to; `kept` is what was kept, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[str] = []
        self.problem = ""
        self.text = TypedText("Nota", self.keep)
        self.line = QLineEdit()
        layout = QVBoxLayout(self)
        layout.addWidget(self.text)
        layout.addWidget(self.line)

    def keep(self, text: str) -> str:
        if not self.problem:
            self.kept.append(text)
        return self.problem


@pytest.fixture
def desk(qtbot: QtBot, look: Look) -> Desk:
    desk = Desk()
    qtbot.addWidget(desk)
    with qtbot.waitExposed(desk):
        desk.show()
    desk.text.setFocus()
    return desk


def at(desk: Desk, place: int) -> None:
    cursor = desk.text.textCursor()
    cursor.setPosition(place)
    desk.text.setTextCursor(cursor)


def test_what_is_typed_is_kept_soon_and_once(qtbot: QtBot, desk: Desk) -> None:
    desk.text.show_text("a ponte ruiu")
    at(desk, 7)
    qtbot.keyClicks(desk.text, " velha")
    assert desk.kept == []
    qtbot.waitUntil(lambda: bool(desk.kept), timeout=5 * HAND_IN_MS)
    assert desk.kept == ["a ponte velha ruiu"]


def test_who_types_without_a_pause_is_not_waited_for(qtbot: QtBot, desk: Desk) -> None:
    for _ in range(2 * LATEST_MS // 50):
        qtbot.keyClicks(desk.text, "x")
        qtbot.wait(50)
        if desk.kept:
            break
    assert 0 < len(desk.kept[0]) <= LATEST_MS // 50 + 1


def test_leaving_the_field_keeps_it_at_once(qtbot: QtBot, desk: Desk) -> None:
    qtbot.keyClicks(desk.text, "tres")
    desk.line.setFocus()
    assert desk.kept == ["tres"]


def test_hiding_the_field_keeps_it_at_once(qtbot: QtBot, desk: Desk) -> None:
    qtbot.keyClicks(desk.text, "x")
    desk.text.hide()
    assert desk.kept == ["x"]


def test_showing_another_text_is_no_typing(desk: Desk) -> None:
    desk.text.show_text("um")
    desk.text.show_text("dois\r\ntrês\rquatro")
    desk.text.hand_in()
    assert (desk.kept, desk.text.kept) == ([], "dois\ntrês\nquatro")


@pytest.mark.parametrize("seed", range(12))
def test_any_mix_of_changes_is_kept_to_the_letter(desk: Desk, seed: int) -> None:
    chance = random.Random(seed)
    letters = "ab\u00a0ç\n" + ("🎲" if seed % 2 else "é")
    desk.text.show_text("linha de cem\u00a0letras\n" * 5)
    for _ in range(60):
        act_at_random(chance, desk, letters)
        if chance.random() < 0.3:
            desk.text.hand_in()
            assert desk.text.kept == plain_lines(desk.text.document().toRawText())
    desk.text.hand_in()
    assert desk.text.kept == plain_lines(desk.text.document().toRawText())


def act_at_random(chance: random.Random, desk: Desk, letters: str) -> None:
    length = desk.text.document().characterCount() - 1
    cursor = QTextCursor(desk.text.document())
    cursor.setPosition(chance.randint(0, length))
    if chance.random() < 0.4:
        cursor.setPosition(chance.randint(0, length), QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
    else:
        cursor.insertText("".join(chance.choices(letters, k=chance.randint(1, 4))))


def test_replacing_everything_is_kept(qtbot: QtBot, desk: Desk) -> None:
    desk.text.show_text("um\ndois\n")
    desk.text.selectAll()
    qtbot.keyClicks(desk.text, "z")
    desk.text.hand_in()
    assert desk.kept == ["z"]


@pytest.mark.parametrize(
    ("before", "after"), [("um dois três", "um 2 dois três"), ("🎲 dois três", "🎲🎲 dois três")]
)
def test_what_changes_elsewhere_leaves_the_cursor_where_it_was(desk: Desk, before: str, after: str) -> None:
    desk.text.show_text(before)
    desk.text.moveCursor(QTextCursor.MoveOperation.End)
    desk.text.follow(after)
    assert desk.text.toPlainText() == desk.text.kept == after
    assert desk.text.textCursor().atEnd()
    assert desk.kept == []


def test_what_is_being_typed_is_not_overwritten(qtbot: QtBot, desk: Desk) -> None:
    desk.text.show_text("um")
    qtbot.keyClicks(desk.text, "x")
    desk.text.follow("dois")
    desk.text.hand_in()
    assert desk.kept == ["xum"]


def test_what_is_refused_stays_and_is_tried_again(qtbot: QtBot, desk: Desk) -> None:
    told: list[str] = []
    desk.text.refused.connect(told.append)
    desk.problem = "não cabe"
    qtbot.keyClicks(desk.text, "um")
    desk.text.hand_in()
    desk.text.follow("outro")
    desk.problem = ""
    qtbot.keyClicks(desk.text, "2")
    desk.text.hand_in()
    assert (told, desk.kept, desk.text.kept) == (["não cabe", ""], ["um2"], "um2")


@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_Y])
def test_undo_is_left_to_the_window(qtbot: QtBot, desk: Desk, key: Qt.Key) -> None:
    heard: list[bool] = []
    shortcut = QShortcut(Qt.Modifier.CTRL | key, desk)
    shortcut.activated.connect(lambda: heard.append(True))
    desk.activateWindow()
    qtbot.keyClicks(desk.text, "x")
    qtbot.keyClick(desk.text, key, Qt.KeyboardModifier.ControlModifier)
    assert heard == [True]


@pytest.mark.parametrize(
    ("changes", "whole"),
    [
        ([(3, 0, 1), (4, 0, 1)], ChangedRange(3, 0, 2)),
        ([(3, 0, 2), (3, 2, 0)], ChangedRange(3, 0, 0)),
        ([(5, 1, 1), (2, 1, 0)], ChangedRange(2, 4, 3)),
        ([(2, 1, 0), (5, 2, 3)], ChangedRange(2, 6, 6)),
    ],
)
def test_several_changes_are_one_range(changes: list[tuple[int, int, int]], whole: ChangedRange) -> None:
    told = ChangedRange()
    for change in changes:
        told = told.then(*change)
    assert told == whole
