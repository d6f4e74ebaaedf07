"""Every roll of every panel, by button and by dice on the table, is in the ledger with what it was for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gmscreen.session.ledger_page import LedgerLine, LedgerQuery
from gmscreen.session.rolls import RollRequest
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.settings import Settings
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.dice_entry import DiceEntry
from gmscreen.ui.widgets.roll_row import RollRow
from tests.ui.test_every_panel import opened, settle

ROLLING = {"blows", "hp", "fall", "magic", "defenses", "dice"}
"""Panels with something to roll as they stand when they are entered."""

_KEY = re.compile(r"^[a-z]+(_[a-z0-9]+)+$")
"""What a key of the texts file looks like: nobody should read one."""


def rows(panel: QWidget) -> Iterator[DiceRow | RollRow]:
    for kind in (DiceRow, RollRow):
        for row in panel.findChildren(kind):
            if row.isVisible() and row.isEnabled():
                yield row


def newest(shell: Shell) -> LedgerLine:
    return session_of(shell).open.store.ledger_page(LedgerQuery(limit=1))[0]


def session_of(shell: Shell):  # type: ignore[no-untyped-def]
    return shell.status.dice._session


def check(request: RollRequest) -> None:
    words = (request.purpose, *(name for name, _ in request.modifiers))
    assert all(word.strip() and not _KEY.match(word) for word in words), words
    if request.level is None:
        assert request.modifiers == ()


def in_turn(panel: QWidget) -> Iterator[DiceRow | RollRow]:
    """Each row once; what one roll brings forth comes too."""
    done: set[int] = set()
    for _ in range(3):
        for row in list(rows(panel)):
            if id(row) not in done and row.isVisible() and row.isEnabled():
                done.add(id(row))
                yield row
        settle()


@pytest.mark.parametrize("panel_id", GARGANTA.panel_ids)
def test_a_button_makes_one_entry_that_says_what_for(look: Look, panel_id: str, qtbot) -> None:  # type: ignore[no-untyped-def]
    shell = shown(look, panel_id, qtbot)
    panel = shell.visit(panel_id)
    settle()
    for row in in_turn(panel):
        before = session_of(shell).open.head.count
        QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
        assert session_of(shell).open.head.count == before + 1
        roll = newest(shell).entry.roll  # type: ignore[union-attr]
        assert roll is not None
        assert not roll.typed
        check(roll.request)
    assert (session_of(shell).open.head.count > 0) is (panel_id in ROLLING)


@pytest.mark.parametrize("panel_id", GARGANTA.panel_ids)
def test_dice_on_the_table_make_one_entry_that_is_marked(look: Look, panel_id: str, qtbot) -> None:  # type: ignore[no-untyped-def]
    shell = shown(look, panel_id, qtbot)
    panel = shell.visit(panel_id)
    settle()
    for row in in_turn(panel):
        entry = row.entry
        assert isinstance(entry, DiceEntry)
        before = session_of(shell).open.head.count
        count = sum(term.count for term in entry._dice.terms)
        QTest.keyClicks(entry.line, " ".join("1" * count))
        QTest.keyClick(entry.line, Qt.Key.Key_Return)
        assert session_of(shell).open.head.count == before + 1, entry.error.words
        roll = newest(shell).entry.roll  # type: ignore[union-attr]
        assert roll is not None
        assert roll.typed
        check(roll.request)
    assert (session_of(shell).open.head.count > 0) is (panel_id in ROLLING)


def shown(look: Look, panel_id: str, qtbot) -> Shell:  # type: ignore[no-untyped-def]

    shell = opened(look, GARGANTA, Settings(), qtbot)
    shell.window.resize(1600, 900)
    return shell
