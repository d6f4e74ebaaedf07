"""The ground that panels stand on."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import row


class Fickle(QWidget):
    """Higher where it is wider: the page's scroll bar that comes with its height takes the reason away."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.wide = wide
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return 900 if width >= self.wide else 100


@pytest.mark.parametrize("wide", range(350, 372, 2))
def test_a_height_that_chases_its_width_does_not_hang(qtbot: QtBot, look: Look, wide: int) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    beside = row(look, ScrollingColumn(look, Fickle(wide)))
    page.body.addLayout(beside)
    page.stack_below(beside, 1000)
    page.resize(400, 300)
    page.show()
    for _ in range(5):
        QApplication.processEvents()
    assert page.isVisible()


def test_a_row_that_does_not_fit_is_a_column_however_wide_the_page(qtbot: QtBot, look: Look) -> None:
    wide = [QWidget(), QWidget()]
    for each in wide:
        each.setMinimumWidth(500)
    page, beside = Page(look), row(look, *wide)
    qtbot.addWidget(page)
    page.body.addLayout(beside)
    page.stack_below(beside, 400)
    page.show()
    for width, stacked in ((900, True), (1200, False)):
        page.resize(width, 400)
        QApplication.processEvents()
        assert (beside.direction() is beside.Direction.TopToBottom) is stacked
