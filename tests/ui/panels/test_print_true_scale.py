"""Pages on a printer's paper: as large as they are, the right ones, and none once somebody stops."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QPageLayout
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.paper.press.printed import PrintStopped, unwatched
from gmscreen.sheets.native_file import read_sheet
from gmscreen.ui.panels.print.document import Document, Piece
from gmscreen.ui.panels.print.system_print import SystemPrint, Turns, turns_of
from gmscreen.ui.panels.print.true_scale import (
    PrinterError,
    pages_to_print,
    print_pages,
    set_paper,
)

DPI = 300
DOTS_PER_MM = DPI / 25.4


def document_of(size: CardSize = CardSize.POKER, paper: PaperSize = PaperSize.A4, cards: int = 1) -> Document:
    card = card_of(read_sheet(sample_sheets() / "kallias.toml").sheet)
    return Document(cards_print([card] * cards, CardFormat(size, paper)).data)


def printer_to(path: Path, size: tuple[float, float], resolution: int = 600) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setResolution(resolution)
    set_paper(printer, size)
    return printer


def picture_of(document: Document, page: int = 0) -> QImage:
    width, height = (round(side * DPI / 72) for side in document.sizes[page])
    return document.picture(Piece(page, width, height, 0, height))


def dark_runs(picture: QImage, y: int) -> Iterator[tuple[int, int]]:
    """Start and length of each stretch of dark dots in a row."""
    row = bytes(picture.constScanLine(y))[1 : 4 * picture.width() : 4]  # the green of each dot
    for found in re.finditer(rb"[\x00-\xa0]+", row):
        yield found.start(), len(found[0])


def longest_line_mm(picture: QImage) -> float:
    """The longest dark line of the lower margin: the ruler."""
    below = range(round(picture.height() * 0.955), picture.height() - 5)
    runs = [length for y in below for _start, length in dark_runs(picture, y)]
    return max(runs) / DOTS_PER_MM


def printed(tmp_path: Path, document: Document, resolution: int = 600) -> Document:
    path = tmp_path / "saída.pdf"
    printer = printer_to(path, document.sizes[0], resolution)
    print_pages(printer, document, range(len(document)), unwatched)
    return Document(path.read_bytes())


@pytest.mark.parametrize("resolution", [300, 600, 1200])
def test_the_ruler_of_100_mm_measures_100_mm_on_paper(qapp: object, tmp_path: Path, resolution: int) -> None:
    came_out = printed(tmp_path, document_of(), resolution)
    assert longest_line_mm(picture_of(came_out)) == pytest.approx(100, abs=0.2)


def test_the_page_lies_where_it_lies_in_the_file(qapp: object, tmp_path: Path) -> None:
    document = document_of()
    asked, came_out = picture_of(document), picture_of(printed(tmp_path, document))
    row = round(asked.height() * 0.02)  # through the crop marks above the cards
    assert [start for start, _ in dark_runs(came_out, row)] == pytest.approx(
        [start for start, _ in dark_runs(asked, row)], abs=2
    )


def test_the_paper_is_that_of_the_page(qapp: object, tmp_path: Path) -> None:
    came_out = printed(tmp_path, document_of(paper=PaperSize.LETTER))
    assert came_out.sizes[0] == pytest.approx((612, 792), abs=0.6)


def test_on_a_larger_paper_nothing_grows(qapp: object, tmp_path: Path) -> None:
    document = document_of()
    path = tmp_path / "a3.pdf"
    printer = printer_to(path, (841.89, 1190.55))
    print_pages(printer, document, [0], unwatched)
    came_out = picture_of(Document(path.read_bytes()))
    rows = range(0, came_out.height(), 3)
    longest = max(length for y in rows for _start, length in dark_runs(came_out, y))
    assert longest / DOTS_PER_MM < 140


def test_a_page_that_lies_asks_for_paper_that_lies(qapp: object, tmp_path: Path) -> None:
    printer = printer_to(tmp_path / "a.pdf", (841.89, 595.28))
    assert printer.pageLayout().orientation() == QPageLayout.Orientation.Landscape


def test_each_page_is_printed_once(qapp: object, tmp_path: Path) -> None:
    document = document_of(cards=10)
    assert len(document) > 1
    assert len(printed(tmp_path, document, 300)) == len(document)


def test_only_the_pages_chosen_in_the_dialog_are_printed(qapp: object, tmp_path: Path) -> None:
    printer = printer_to(tmp_path / "a.pdf", (595.28, 841.89))
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    assert pages_to_print(printer, 5) == (1, 2)


def test_the_page_in_view_can_be_printed_alone(qapp: object, tmp_path: Path) -> None:
    printer = printer_to(tmp_path / "a.pdf", (595.28, 841.89))
    printer.setPrintRange(QPrinter.PrintRange.CurrentPage)
    assert pages_to_print(printer, 5, current=3) == (3,)


def test_a_print_that_is_stopped_goes_no_further(qapp: object, tmp_path: Path) -> None:
    document = document_of(cards=10)
    told: list[int] = []

    def stop_at_once(done: int, _of: int) -> None:
        told.append(done)
        raise PrintStopped

    printer = printer_to(tmp_path / "a.pdf", document.sizes[0])
    with pytest.raises(PrintStopped):
        print_pages(printer, document, [0, 1], stop_at_once)
    assert told == [0]


@pytest.mark.qt_log_ignore("Returned false")
def test_a_printer_that_takes_no_page_is_told_of(qapp: object, tmp_path: Path) -> None:
    document = document_of()
    printer = printer_to(tmp_path / "nowhere" / "a.pdf", document.sizes[0])
    with pytest.raises(PrinterError):
        print_pages(printer, document, [0], unwatched)


def test_pages_are_printed_backwards_where_that_was_chosen(qapp: object, tmp_path: Path) -> None:
    printer = printer_to(tmp_path / "a.pdf", (595.28, 841.89))
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    assert pages_to_print(printer, 3) == (2, 1, 0)


@pytest.mark.parametrize(
    ("chosen", "turns"),
    [
        ({"paper": "a4"}, Turns.NOT),
        ({"backs": "none", "flip": "long-edge"}, Turns.NOT),
        ({"backs": "title", "flip": "long-edge"}, Turns.LONG_EDGE),
        ({"backs": "emblem", "flip": "short-edge"}, Turns.SHORT_EDGE),
        ({"paper": "a4", "sides": "one"}, Turns.NOT),
        ({"paper": "a4", "sides": "both"}, Turns.LONG_EDGE),
    ],
)
def test_backs_ask_for_both_sides_over_the_edge_that_was_chosen(
    qapp: object, chosen: dict[str, str], turns: Turns
) -> None:
    assert turns_of(chosen) is turns


def sent(qtbot: QtBot, printer: QPrinter, document: Document, *, stop: bool = False) -> list[str]:
    """What is said of a print that was sent on its way."""
    parent = QObject()
    printing = SystemPrint(QWidget, parent)
    told: list[str] = []
    printing.told.connect(lambda words, _tone: told.append(words))
    printing.print(printer, document)
    if stop:
        printing.stop()
    qtbot.waitUntil(lambda: not printing.is_busy, timeout=20_000)
    return told


def test_it_says_how_many_pages_went_to_the_printer(qtbot: QtBot, tmp_path: Path) -> None:
    document, path = document_of(cards=10), tmp_path / "a.pdf"
    told = sent(qtbot, printer_to(path, document.sizes[0], 300), document)
    assert told[-1].startswith(f"{len(document)} páginas mandadas")
    assert len(Document(path.read_bytes())) == len(document)


def test_copies_that_the_printer_does_not_make_are_made_here(qtbot: QtBot, tmp_path: Path) -> None:
    document, path = document_of(), tmp_path / "a.pdf"
    printer = printer_to(path, document.sizes[0], 300)
    printer.setCopyCount(2)
    assert not printer.supportsMultipleCopies()
    sent(qtbot, printer, document)
    assert len(Document(path.read_bytes())) == 2


def test_a_print_on_its_way_can_be_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    document = document_of(cards=30)
    told = sent(qtbot, printer_to(tmp_path / "a.pdf", document.sizes[0]), document, stop=True)
    assert told[-1] == "Impressão parada: nada mais vai à impressora."


@pytest.mark.qt_log_ignore("Returned false")
def test_a_printer_that_fails_is_told_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    document = document_of()
    told = sent(qtbot, printer_to(tmp_path / "nowhere" / "a.pdf", document.sizes[0]), document)
    assert "não aceitou as páginas" in told[-1]
