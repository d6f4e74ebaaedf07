"""The file handed to the spooler: as the dialog was answered, never scaled."""

import sys
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter

from gmscreen.ui.panels.print.spooler import SpoolerError, hand_over, spool_command, takes_files
from gmscreen.ui.panels.print.true_scale import pages_to_print, set_paper

A4, LETTER = (595.28, 841.89), (612.0, 792.0)
COPY = "import shutil, sys; shutil.copy(sys.argv[-1], sys.argv[1])"


@pytest.fixture
def printer(qapp: object, tmp_path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    printer.setDocName("Cartões")
    set_paper(printer, A4)
    return printer


def options(printer: QPrinter, pages: tuple[int, ...] = (0, 1, 2), count: int = 3) -> list[str]:
    command = spool_command(printer, pages, count)
    return [command[place + 1] for place, word in enumerate(command) if word == "-o"]


def test_whatever_is_chosen_nothing_is_scaled(printer: QPrinter) -> None:
    assert options(printer)[-1] == "print-scaling=none"


@pytest.mark.parametrize(("size", "media"), [(A4, "A4"), (LETTER, "Letter")])
def test_the_paper_is_named(printer: QPrinter, size: tuple[float, float], media: str) -> None:
    set_paper(printer, size)
    assert f"media={media}" in options(printer)


def test_one_side_is_printed_where_nothing_else_was_chosen(printer: QPrinter) -> None:
    assert "sides=one-sided" in options(printer)


def test_all_pages_need_no_list(printer: QPrinter) -> None:
    assert "-P" not in spool_command(printer, (0, 1, 2), 3)


def test_a_range_is_told_as_people_count(printer: QPrinter) -> None:
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    command = spool_command(printer, pages_to_print(printer, 5), 5)
    assert command[command.index("-P") + 1] == "2-3"


def test_the_last_page_comes_first_where_that_was_chosen(printer: QPrinter) -> None:
    assert "outputorder=reverse" in options(printer, (2, 1, 0))
    assert "outputorder=reverse" not in options(printer)


def test_copies_and_the_title_go_along(printer: QPrinter) -> None:
    printer.setCopyCount(3)
    command = spool_command(printer, (0,), 1)
    assert (command[command.index("-n") + 1], command[command.index("-t") + 1]) == ("3", "Cartões")


def test_a_printer_that_writes_a_file_takes_none(printer: QPrinter) -> None:
    assert not takes_files(printer)


def test_the_spooler_gets_the_very_bytes(tmp_path: Path) -> None:
    target = tmp_path / "got.pdf"
    hand_over([sys.executable, "-c", COPY, str(target)], b"%PDF-1.4 \x00\xff")
    assert target.read_bytes() == b"%PDF-1.4 \x00\xff"


@pytest.mark.parametrize("command", [["/nowhere/lp"], [sys.executable, "-c", "raise SystemExit(1)"]])
def test_a_spooler_that_refuses_is_told_of(command: list[str]) -> None:
    with pytest.raises(SpoolerError):
        hand_over(command, b"")
