"""The system's print dialog, and the pages sent to the printer that was chosen there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from gmscreen.paper.cards.card_format import Backs, Flip
from gmscreen.paper.full_sheet.sheet_format import Sides
from gmscreen.paper.press.printed import PrintStopped
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.background import Background
from gmscreen.ui.panels.print.document import Document
from gmscreen.ui.panels.print.spooler import (
    SpoolerError,
    forbid_scaling,
    hand_over,
    spool_command,
    takes_files,
)
from gmscreen.ui.panels.print.true_scale import (
    PrinterError,
    pages_to_print,
    print_pages,
    set_paper,
)
from gmscreen.ui.theme.theme import Tone


class Turns(Enum):
    """Over which edge the paper is turned to be printed behind."""

    NOT = auto()
    LONG_EDGE = auto()
    SHORT_EDGE = auto()


_DUPLEX = {
    Turns.NOT: QPrinter.DuplexMode.DuplexNone,
    Turns.LONG_EDGE: QPrinter.DuplexMode.DuplexLongSide,
    Turns.SHORT_EDGE: QPrinter.DuplexMode.DuplexShortSide,
}


def turns_of(chosen: Mapping[str, str]) -> Turns:
    """What these choices ask for."""
    if chosen.get("sides") == Sides.BOTH:
        return Turns.LONG_EDGE
    if chosen.get("backs", Backs.NONE) == Backs.NONE:
        return Turns.NOT
    return Turns.LONG_EDGE if chosen["flip"] == Flip.LONG_EDGE else Turns.SHORT_EDGE


def printer_names() -> Sequence[str]:
    """The printers that the system knows."""
    return QPrinterInfo.availablePrinterNames()


class SystemPrint(QObject):
    """`told` says what came of it, `advanced` how far it is."""

    told = Signal(str, object)
    advanced = Signal(int, int)

    def __init__(self, window: Callable[[], QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._background = Background(self)
        self._stops = False

    @property
    def is_busy(self) -> bool:
        """Whether pages are on their way to a printer."""
        return self._background.is_busy

    def ask(self, document: Document, title: str, current: int, turns: Turns) -> None:
        """Ask for a printer and pages, and print; `turns` is proposed for printers that print both sides."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        printer.setCreator(text("app.name"))
        set_paper(printer, document.sizes[0])
        printer.setDuplex(_DUPLEX[turns])
        dialog = QPrintDialog(printer, self._window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintToFile, False)  # that is exporting
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintCurrentPage)
        dialog.setMinMax(1, len(document))
        dialog.accepted.connect(lambda: self.print(printer, document, current))
        QDialog.open(dialog)  # its own asks for somebody to tell

    def print(self, printer: QPrinter, document: Document, current: int = 0) -> None:
        """Send the pages that were chosen to a printer: the file where it takes one, or their pictures."""
        pages = pages_to_print(printer, len(document), current)
        self._stops = False
        if takes_files(printer):
            command = spool_command(printer, pages, len(document))
            work = partial(self._hand_over, command, document.data, len(pages), printer.printerName())
        else:
            printer.setFullPage(True)  # the dialog takes it back with each other paper
            forbid_scaling(printer)
            times = 1 if printer.supportsMultipleCopies() else printer.copyCount()
            work = partial(self._draw, printer, document, pages * times)
        if self._background.do(work, self._end):
            self.told.emit(text("print_panel.sending"), Tone.INFO)

    def stop(self) -> None:
        """Send no more pages."""
        self._stops = True

    def _hand_over(self, command: Sequence[str], data: bytes, count: int, name: str) -> tuple[str, Tone]:
        try:
            hand_over(command, data)
        except SpoolerError:
            return text("print_panel.printer_failed", printer=name), Tone.BAD
        return plural("print_panel.sent", count, printer=name), Tone.GOOD

    def _draw(self, printer: QPrinter, document: Document, pages: Sequence[int]) -> tuple[str, Tone]:
        try:
            print_pages(printer, document, pages, self._progress)
        except PrintStopped:
            return text("print_panel.print_stopped"), Tone.WARN
        except PrinterError:
            return text("print_panel.printer_failed", printer=printer.printerName()), Tone.BAD
        return plural("print_panel.sent", len(pages), printer=printer.printerName()), Tone.GOOD

    def _progress(self, done: int, of: int) -> None:
        if self._stops:
            raise PrintStopped
        self._background.tell(partial(self.advanced.emit, done, of))

    def _end(self, said: tuple[str, Tone]) -> None:
        self.told.emit(*said)
