"""Opening the Referência panel before its book is read."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from threading import Thread

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.reference.book import Book
from gmscreen.ui.panels.reference.panel import ReferencePanel


class Reader(QObject):
    """Reads the handbook in a thread, since every table of the canon goes into it; `read` carries it."""

    read = Signal(object)

    def start(self) -> None:
        """Begin to read."""
        Thread(target=self._read, name="handbook", daemon=True).start()

    def _read(self) -> None:
        book = _book()
        with suppress(RuntimeError):  # the panel was closed meanwhile
            self.read.emit(book)


@cache
def _book() -> Book:
    # Here, and not above: every model of the canon takes longer to import than a panel may to open.
    from gmscreen.canon.garganta.handbook.handbook import handbook  # noqa: PLC0415

    return Book(handbook())


def build(context: PanelContext) -> QWidget:
    """The panel; it fills when the canon is read."""
    panel = ReferencePanel(context)
    reader = Reader(panel)
    reader.read.connect(panel.open_book)
    reader.start()
    return panel


def prepare() -> None:
    """Have the handbook read in a thread before anybody asks for it."""
    Thread(target=_book, name="handbook", daemon=True).start()
