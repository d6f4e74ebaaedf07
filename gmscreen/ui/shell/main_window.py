"""The window's frame: what is painted before anything else is even imported.

Neither it nor what it imports touches the namespace `Qt`, which PySide takes 13 ms to make.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QMenu, QMenuBar, QTabBar, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.docking.tab_manners import HEADER_MARGINS, dress_tabs, fit_tabs, set_tab_manners
from gmscreen.ui.panel_spec import PanelSpec
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.layouts import column, holder, row

FIRST_SIZE = QSize(1600, 900)
_STATUS_HEIGHT = 42


class MainWindow(QMainWindow):
    """Tabs and menu titles over an empty body, which the shell fills after the first paint.

    `first_painted` comes once, when the paint is done; `files_dropped` carries local files, a tuple of paths;
    `may_close` is asked, and `closing` comes, before the window goes.
    """

    first_painted = Signal()
    files_dropped = Signal(object)
    closing = Signal()

    def __init__(self, look: Look, panels: tuple[PanelSpec, ...], current: int = 0) -> None:
        super().__init__()
        self._look = look
        self._is_painted = False
        self.may_close: Callable[[], bool] = _always
        bar = QMenuBar()
        self.menus = holder(column(look, 1, bar, 1, gap=0))
        self.file_menu = QMenu(text("shell.menu_file"), self)
        self.campaign_menu = QMenu(text("shell.menu_campaign"), self)
        self.view_menu = QMenu(text("shell.menu_view"), self)
        bar.addMenu(self.file_menu)
        bar.addMenu(self.campaign_menu)
        bar.addMenu(self.view_menu)
        self._body = column(look, self._header(_FrameTabs(look, panels, current)), gap=0)
        self._body.addStretch(1)
        self._body.addWidget(self._foot())
        self.setCentralWidget(holder(self._body))
        self.setWindowTitle(text("app.name"))
        self.setAcceptDrops(True)
        self.resize(FIRST_SIZE)
        look.clothe(self)

    def _header(self, tabs: QTabBar) -> QWidget:
        header = QFrame()
        header.setObjectName("header")
        tabs_and_menus = row(self._look, tabs, self.menus, gap=8, margins=HEADER_MARGINS)
        tabs_and_menus.setStretch(0, 1)
        header.setLayout(tabs_and_menus)
        return header

    def _foot(self) -> QWidget:
        foot = QFrame()
        foot.setObjectName("status")
        foot.setFixedHeight(self._look.theme.px(_STATUS_HEIGHT))
        return foot

    def furnish(self, banner: QWidget, body: QWidget, status: QWidget) -> None:
        """Put the real body with its tabs in, the status line, and a place for what must be said above them.

        The menus are where the body has put them.
        """
        while self._body.count():
            item = self._body.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._body.addLayout(row(self._look, banner, margins=(18, 0, 18, 0)))
        self._body.addWidget(body, 1)
        self._body.addWidget(status)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell of it, and close; or stay, when something would be lost."""
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and tell of it the first time."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files that are dragged over the window."""
        if _local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand the dropped files on."""
        event.acceptProposedAction()
        self.files_dropped.emit(_local_files(event.mimeData()))


def _always() -> bool:
    return True


class _FrameTabs(QTabBar):
    """The tabs as the frame shows them, before there is anything behind them."""

    def __init__(self, look: Look, panels: tuple[PanelSpec, ...], current: int) -> None:
        super().__init__()
        self._panels = panels
        set_tab_manners(self, panels)
        self.setCurrentIndex(current)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Draw the tabs' icons in the theme's colours."""
        dress_tabs(self, self._panels, theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand as closely as those that come in their place."""
        fit_tabs(self, self._panels, event.size().width())
        super().resizeEvent(event)


def _local_files(data: QMimeData) -> tuple[Path, ...]:
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
