"""The menu of layouts kept under a name: choose one, keep this one, delete one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QInputDialog, QMenu

from gmscreen.texts.catalogue import text
from gmscreen.ui.docking.arrangement import Arrangement
from gmscreen.ui.docking.docks import Docks
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import LONGEST_NAME, MOST_LAYOUTS
from gmscreen.ui.shell.appearance import Say


class LayoutMenu(QObject):
    """Fills its menu each time it is opened."""

    def __init__(self, docks: Docks, preferences: Preferences, say: Say) -> None:
        super().__init__(docks)
        self._docks, self._preferences, self._say = docks, preferences, say
        self.menu = QMenu(text("layout.menu"), docks.windows[0])
        self.menu.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.menu.clear()
        for name in self.names:
            self.menu.addAction(_escaped(name)).triggered.connect(partial(self._choose, name))
        self.menu.addSeparator()
        keep = self.menu.addAction(text("layout.keep"))
        keep.setEnabled(len(self.names) < MOST_LAYOUTS)
        keep.triggered.connect(self.ask_name)
        deletion = self.menu.addMenu(text("layout.delete"))
        deletion.setEnabled(bool(self.names))
        for name in self.names:
            deletion.addAction(_escaped(name)).triggered.connect(partial(self._delete, name))

    @property
    def names(self) -> tuple[str, ...]:
        """The names there are, in the order they were kept."""
        return tuple(self._preferences.settings.layouts)

    def ask_name(self) -> None:
        """Ask under which name to keep what is where now."""
        dialog = QInputDialog(self._docks.window_in_hand)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(text("layout.keep_title"))
        dialog.setLabelText(text("layout.name"))
        dialog.textValueSelected.connect(self.keep)
        dialog.open()

    def keep(self, typed: str) -> None:
        """Keep what is where now under a name; one that was kept under it gives way."""
        name = " ".join(typed.split())[:LONGEST_NAME]
        if name:
            self._remember({**self._preferences.settings.layouts, name: self._docks.arrangement})
            self._say(text("layout.kept", name=name))

    def _choose(self, name: str) -> None:
        self._docks.become(self._preferences.settings.layouts[name])

    def _delete(self, name: str) -> None:
        layouts = self._preferences.settings.layouts
        self._remember({each: layout for each, layout in layouts.items() if each != name})
        self._say(text("layout.deleted", name=name))

    def _remember(self, layouts: dict[str, Arrangement]) -> None:
        self._preferences.keep(replace(self._preferences.settings, layouts=layouts), self._say)


def _escaped(name: str) -> str:
    return name.replace("&", "&&")
