"""What may stand in the place of the sheet: nothing of it is cut at any size, scale and mode."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from tests.ui.test_every_panel import faults_at_rest

BLOCK = "# Ana\n\n**ST** 12 **DX** 13 **IQ** 11 **HT** 10\nisto ninguém entende\n"
OPENED: dict[str, Callable[[SheetsPanel], object]] = {
    "findings": lambda panel: panel.header.check.click(),
    "pasting": lambda panel: panel.paste_sheet(),
    "revisions": lambda panel: panel.header.revisions.click(),
    "new": lambda panel: panel.sidebar.new_form.open(),
}


@pytest.mark.parametrize("opened", OPENED)
@pytest.mark.parametrize(("scale", "mode"), [(75, Mode.DESK), (100, Mode.TABLE), (200, Mode.DESK)])
@pytest.mark.parametrize("size", [(1280, 620), (1600, 820)])
def test_nothing_is_cut(
    look: Look,
    context: PanelContext,
    session: Session,
    desk: SheetDesk,
    opened: str,
    scale: int,
    mode: Mode,
    size: tuple[int, int],
    qtbot,
) -> None:  # type: ignore[no-untyped-def]
    look.wear(load_theme(ThemeName.LIGHT, scale, mode))
    session.do(EditSheet("kallias", SetField(("origin",), "Argos")))
    QGuiApplication.clipboard().setText(BLOCK)
    panel = SheetsPanel(context)
    panel.setStyleSheet(look.stylesheet)
    qtbot.addWidget(panel)
    panel.resize(*size)
    panel.show()
    OPENED[opened](panel)
    assert not faults_at_rest(panel)


def test_the_findings_stand_under_the_sheet_or_in_its_place(show_panel: Callable[..., QWidget]) -> None:
    panel = show_panel(build, 1280, 820)
    assert isinstance(panel, SheetsPanel)
    panel.header.check.click()
    assert (panel.page.isVisible(), panel.auditing.card.isVisible()) == (True, True)
    panel.resize(1280, 400)
    assert (panel.page.isVisible(), panel.auditing.card.isVisible()) == (False, True)
    panel.reveal_field(("attributes", "st"))
    assert (panel.page.isVisible(), panel.auditing.card.isVisible()) == (True, False)
