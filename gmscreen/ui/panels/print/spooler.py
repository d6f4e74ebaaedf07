"""The file itself handed to CUPS: letters stay letters, and a page weighs a hundredth of its picture."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtPrintSupport import QPrintEngine, QPrinter

_COMMAND = "lp"
_PATIENCE_SECONDS = 60
_OPTIONS = QPrintEngine.PrintEnginePropertyKey(0xFE00)
"""Names and values for CUPS, one after the other: Qt's own print dialog sets them without a name for it."""

_UNSCALED = ("print-scaling", "none")
_SIDES = {
    QPrinter.DuplexMode.DuplexNone: "one-sided",
    QPrinter.DuplexMode.DuplexLongSide: "two-sided-long-edge",
    QPrinter.DuplexMode.DuplexShortSide: "two-sided-short-edge",
}


class SpoolerError(Exception):
    """The spooler took no file."""


def takes_files(printer: QPrinter) -> bool:
    """Whether a printer is one of CUPS, to which the file can be handed."""
    is_native = printer.outputFormat() is QPrinter.OutputFormat.NativeFormat
    return is_native and bool(printer.printerName()) and shutil.which(_COMMAND) is not None


def forbid_scaling(printer: QPrinter) -> None:
    """Have CUPS leave what Qt gives it as large as it is: it may fit a page to what a printer can reach."""
    engine = printer.printEngine()
    engine.setProperty(_OPTIONS, [*_dialog_options(printer), *_UNSCALED])


def spool_command(printer: QPrinter, pages: Sequence[int], count: int) -> list[str]:
    """The command that prints a file as the dialog was answered: these pages of so many, the first is 0."""
    command = [_COMMAND, "-d", printer.printerName(), "-t", printer.docName(), "-n", str(printer.copyCount())]
    ordered = sorted(pages)
    if ordered != list(range(count)):
        command += ["-P", f"{ordered[0] + 1}-{ordered[-1] + 1}"]
    for name, value in _options(printer, is_reversed=list(pages) != ordered):
        command += ["-o", f"{name}={value}"]
    return command


def _options(printer: QPrinter, *, is_reversed: bool) -> Iterator[tuple[str, str]]:
    """Paper, sides and order; then what the dialog asks of CUPS alone; never any scaling."""
    yield "media", printer.pageLayout().pageSize().key()
    if printer.duplex() in _SIDES:
        yield "sides", _SIDES[printer.duplex()]
    yield "collate", "true" if printer.collateCopies() else "false"
    if is_reversed:
        yield "outputorder", "reverse"
    asked = _dialog_options(printer)
    yield from zip(asked[::2], asked[1::2], strict=False)
    yield _UNSCALED


def _dialog_options(printer: QPrinter) -> list[str]:
    return list(printer.printEngine().property(_OPTIONS) or ())


def hand_over(command: Sequence[str], data: bytes) -> None:
    """Hand a PDF to the spooler, which has a copy of it in the end; SpoolerError when it won't take it."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "print.pdf")
        file.write_bytes(data)
        try:
            subprocess.run([*command, "--", file], check=True, capture_output=True, timeout=_PATIENCE_SECONDS)
        except (OSError, subprocess.SubprocessError) as error:
            raise SpoolerError from error
