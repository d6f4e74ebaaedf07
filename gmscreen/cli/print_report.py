"""What a print has to say, for programs and for people."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

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
