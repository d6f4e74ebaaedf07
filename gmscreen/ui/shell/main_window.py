"""The window's frame: what is painted before anything else is even imported.

Neither it nor what it imports touches the namespace `Qt`, which PySide takes 13 ms to make.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QMainWindow, QMenu, QMenuBar, QTabBar, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelSpec
from gmscreen.ui.theme.icons import icon
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, Theme, Tone
from gmscreen.ui.widgets.layouts import column, holder, row

FIRST_SIZE = QSize(1600, 900)
_STATUS_HEIGHT = 42


class MainWindow(QMainWindow):
    """Tabs and menu titles over an empty body, which the shell fills after the first paint.

    `first_painted` comes once, when the paint is done; `files_dropped` carries local files, a tuple of paths.
    """

    first_painted = Signal()
    files_dropped = Signal(object)

    def __init__(self, look: Look, panels: tuple[PanelSpec, ...]) -> None:
        super().__init__()
        self._look, self._panels = look, panels
        self._is_painted = False
        self.tabs = self._tab_bar()
        self.file_menu, self.view_menu = QMenu(text("shell.menu_file")), QMenu(text("shell.menu_view"))
        self._body = column(look, self._header(), gap=0)
        self._body.addStretch(1)
        self._body.addWidget(self._foot())
        self.setCentralWidget(holder(self._body))
        self.setWindowTitle(text("app.name"))
        self.setAcceptDrops(True)
        self.dress(look.theme)
        self.resize(FIRST_SIZE)

    def _tab_bar(self) -> QTabBar:
        tabs = QTabBar()
        tabs.setExpanding(False)
        tabs.setDrawBase(False)
        tabs.setUsesScrollButtons(True)
        tabs.setAccessibleName(text("shell.panels"))
        for panel in self._panels:
            tabs.addTab(text(panel.title))
        return tabs

    def _header(self) -> QWidget:
        menus = QMenuBar()
        menus.addMenu(self.file_menu)
        menus.addMenu(self.view_menu)
        header = QFrame()
        header.setObjectName("header")
        tabs_and_menus = row(self._look, self.tabs, menus, gap=8, margins=(10, 4, 10, 0))
        tabs_and_menus.setStretch(0, 1)
        header.setLayout(tabs_and_menus)
        return header

    def _foot(self) -> QWidget:
        foot = QFrame()
        foot.setObjectName("status")
        foot.setFixedHeight(self._look.theme.px(_STATUS_HEIGHT))
        return foot

    def furnish(self, banner: QWidget, body: QWidget, status: QWidget) -> None:
        """Put the real body and status line in, and a place for what must be said above them."""
        for place in (2, 1):
            item = self._body.takeAt(place)
            widget = item.widget() if item else None
            if widget is not None:
                widget.deleteLater()
        self._body.addLayout(row(self._look, banner, margins=(18, 0, 18, 0)))
        self._body.addWidget(body, 1)
        self._body.addWidget(status)

    def dress(self, theme: Theme) -> None:
        """Draw the tabs' icons in the theme's colours."""
        side = theme.px(ICON)
        self.tabs.setIconSize(QSize(side, side))
        for place, panel in enumerate(self._panels):
            quiet, lit = theme.hex_of(Tone.MUTED), theme.hex_of(Tone.TEXT)
            self.tabs.setTabIcon(place, icon(panel.icon, quiet, side, selected=lit))

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


def _local_files(data: QMimeData) -> tuple[Path, ...]:
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
