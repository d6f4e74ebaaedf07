"""A child process that prints ten thousand cards, and prints what that took beyond the file itself.

One JSON object, in bytes: `grown` is how far the process's memory went over what it was before, `file` the
size of the PDF, which is handed over whole.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.sheets.native_file import read_sheet

_CARDS = 10_000


def main() -> None:
    """Once on a few cards first, so that imports and fonts are no part of it."""
    murador = card_of(read_sheet(sample_sheets() / "murador.toml").sheet)
    cards = [replace(murador, name=f"Murador {number}") for number in range(_CARDS)]
    cards_print(cards[:9], CardFormat())
    before = _peak()
    made = cards_print(cards, CardFormat())
    print(json.dumps({"grown": _peak() - before, "file": len(made.data)}))


def _peak() -> int:
    """The most that this program has held; what `getrusage` tells begins with its parent's."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) * 1024


if __name__ == "__main__":
    main()
