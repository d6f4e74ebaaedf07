"""What a print has to say, for programs and for people."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from gmscreen.texts.catalogue import plural

if TYPE_CHECKING:  # whoever prints has imported it
    from gmscreen.paper.press.printed import PrintReport


def report_json(file: Path, report: PrintReport, **others: object) -> str:
    """One line: the file, its pages, sentences on characters without a glyph, what shrank and to how many
    points; and whatever else the command tells.
    """
    facts = {"file": str(file), **others, **asdict(report)}
    return json.dumps(facts, ensure_ascii=False)


def tell_fallbacks(report: PrintReport) -> None:
    """Say on standard error which characters are spelled by their code on paper."""
    for words in report.fallbacks:
        print(words, file=sys.stderr)


def tell_pages(file: Path, report: PrintReport, *, as_json: bool, **others: object) -> None:
    """Say what a print of whole pages came to: in JSON, with what else there is, or its pages and place."""
    if as_json:
        print(report_json(file, report, **others))
        return
    tell_fallbacks(report)
    print(plural("print_command.done", report.pages, file=file))
