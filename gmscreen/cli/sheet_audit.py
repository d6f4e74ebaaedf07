"""`gmscreen sheet audit FILE…`: sheets held against the thirteen items, told or as JSON."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from gmscreen.calc.answer_text import written
from gmscreen.canon.toml_lines import line_of
from gmscreen.cli.sheet_files import FAILED, INDENT, add_files, is_native, read_sheets
from gmscreen.sheets.audit.audit import audit, is_audited, is_clean
from gmscreen.sheets.audit.finding import Finding, Item, Severity
from gmscreen.sheets.native_file import SheetFile
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.validation import printable

add_arguments = add_files


def run(options: Namespace) -> int:
    """Audit every sheet that can be read; 1 where one could not, or has an error."""
    status = 0
    for path, file in read_sheets(options.files):
        if file is None:
            status = FAILED
            continue
        found = audit(file.sheet)
        print(written(_report(path, file, found)) if options.json else _told(path, file, found))
        status = status if is_clean(found) else FAILED
    return status


def _report(path: Path, file: SheetFile, found: Sequence[Finding]) -> dict[str, Any]:
    return {
        "file": str(path),
        "name": file.sheet.name,
        "audited": is_audited(file.sheet),
        "ok": is_clean(found),
        "findings": [_finding(path, file, one) for one in found],
    }


def _finding(path: Path, file: SheetFile, found: Finding) -> dict[str, Any]:
    return {
        "item": int(found.item),
        "severity": found.severity,
        "field": found.field,
        "line": _line(path, file, found),
        "wrong": found.told,
        "right": found.right or None,
        "source": found.source,
    }


def _line(path: Path, file: SheetFile, found: Finding) -> int | None:
    """The line of the file that a finding is about, or of the nearest table; None for other forms."""
    return line_of(file.written.text, found.place) if is_native(path) else None


def _told(path: Path, file: SheetFile, found: Sequence[Finding]) -> str:
    name, file_name = printable(file.sheet.name), printable(path.name)
    if not is_audited(file.sheet):
        return text("sheet_command.not_audited", file=file_name, name=name)
    heading = text("sheet_command.heading", file=file_name, name=name)
    return "\n".join([heading, *_items(path, file, found), f"{INDENT}{_counted(found)}"])


def _items(path: Path, file: SheetFile, found: Sequence[Finding]) -> Iterator[str]:
    for item, ones in groupby(found, key=lambda one: one.item):
        yield f"{INDENT}{_item(item)}"
        for one in ones:
            yield from (f"{INDENT * 2}{line}" for line in _lines(path, file, one))


def _item(item: Item) -> str:
    return item.told if item is Item.OUTSIDE else text("sheet_command.item", number=int(item), item=item.told)


def _lines(path: Path, file: SheetFile, found: Finding) -> Iterator[str]:
    """What is wrong, what would be right, and where."""
    yield f"{found.severity.told}: {found.told}"
    line = _line(path, file, found)
    place = text("sheet_command.where", line=line, field=found.field) if line else found.field
    right = f"{found.right} " if found.right else ""
    yield f"{INDENT}{right}[{found.source}] {place}"


def _counted(found: Sequence[Finding]) -> str:
    """How many of each kind: `2 erros, 0 pendências, 1 aviso`."""
    counts = {severity: sum(one.severity is severity for one in found) for severity in Severity}
    return ", ".join(plural(f"sheet_command.count_{severity}", count) for severity, count in counts.items())
