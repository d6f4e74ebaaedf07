"""What tests of panels stand on: a context with the samples on the desk, and what was asked of the shell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from tests.ui.conftest import ScriptedDice
from tests.ui.sheets import sample_store

BuildPanel = Callable[[PanelContext], QWidget]
ShowPanel = Callable[..., QWidget]


@dataclass
class Asked:
    """What a panel asked of the shell."""

    messages: list[str] = field(default_factory=list)
    chosen: int = 0
    printed: list[tuple[str, ...]] = field(default_factory=list)

    def choose(self) -> None:
        self.chosen += 1

    def print_out(self, kind: str, ids: Sequence[str]) -> None:
        self.printed.append((kind, *ids))


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def session() -> Session:
    """A sitting with the sample sheets on the desk."""
    noon = datetime(2026, 11, 30, 20, tzinfo=UTC)
    return Session(ScriptedDice(4, 1, 3), clock=lambda: noon, store=sample_store())


@pytest.fixture
def desk(session: Session) -> SheetDesk:
    return SheetDesk(session)


@pytest.fixture
def context(look: Look, session: Session, desk: SheetDesk, asked: Asked) -> PanelContext:
    return PanelContext(session, look, desk, asked.messages.append, asked.choose, asked.print_out)


@pytest.fixture
def show_panel(qtbot: QtBot, context: PanelContext) -> ShowPanel:
    """Builds a panel and shows it at a size."""

    def show(build: BuildPanel, width: int = 1600, height: int = 820) -> QWidget:
        panel = build(context)
        qtbot.addWidget(panel)
        panel.resize(width, height)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return show
