"""A panel is built at its first visit, or before it when nobody waits."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.ui.docking.panel_page import PanelPage
from gmscreen.ui.panel_spec import PanelContext, PanelSpec
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look


@pytest.fixture
def context(look: Look, session: Session) -> PanelContext:
    ignore = lambda *_: None  # noqa: E731
    return PanelContext(session, look, SheetDesk(session), ignore, ignore, ignore)


class Counted:
    """Builds a panel, but not at the first tries when it is to fail."""

    def __init__(self, failures: int = 0) -> None:
        self.tries, self._failures = 0, failures

    def build(self, _context: PanelContext) -> QWidget:
        self.tries += 1
        if self.tries <= self._failures:
            raise ValueError("no panel today")
        return QLabel("painel")


@pytest.fixture
def stack(qtbot: QtBot, look: Look) -> QStackedWidget:
    made = QStackedWidget()
    qtbot.addWidget(made)
    made.resize(640, 480)
    return made


def page_of(stack: QStackedWidget, context: PanelContext, counted: Counted) -> PanelPage:
    page = PanelPage(PanelSpec("one", "panel.dice", "flag-outline", counted.build), context)
    stack.addWidget(page)
    return page


def test_a_rehearsed_panel_is_the_one_that_is_visited(stack: QStackedWidget, context: PanelContext) -> None:
    counted = Counted()
    page = page_of(stack, context, counted)
    page.rehearse()
    page.visit()
    assert counted.tries == 1


def test_a_rehearsed_panel_has_the_size_that_it_will_have(
    stack: QStackedWidget, context: PanelContext
) -> None:
    page = page_of(stack, context, Counted())
    page.rehearse()
    assert (page.width(), page.height()) == (640, 480)


def test_what_fails_in_a_rehearsal_is_told_by_the_visit(stack: QStackedWidget, context: PanelContext) -> None:
    page = page_of(stack, context, Counted(failures=2))
    page.rehearse()
    with pytest.raises(ValueError, match="no panel today"):
        page.visit()


def test_a_panel_that_fails_once_is_there_at_the_visit(stack: QStackedWidget, context: PanelContext) -> None:
    page = page_of(stack, context, Counted(failures=1))
    page.rehearse()
    assert isinstance(page.visit(), QLabel)
