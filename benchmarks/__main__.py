"""Runs the benchmarks: `./bench [NAME…] [--json] [--rivals]`; status 1 when a bar is not kept."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from importlib import import_module

from benchmarks.measure import Measure
from benchmarks.report import as_json, as_table

BENCHMARKS = (
    "startup",
    "batch_start",
    "exchange",
    "dice_rolls",
    "cards",
    "prints",
    "panels",
    "turn",
    "fight_turn",
    "ledger",
    "table",
    "notes",
    "sheet",
    "library",
)
RIVALS = "rivals"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what was asked for, print it, and say by the status whether every bar is kept."""
    parser = ArgumentParser(prog="./bench", description="Figures as ratios, each taken in one run.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of: {', '.join(BENCHMARKS)}")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--rivals", action="store_true", help="also measure gm-assistant, installing it if root"
    )
    options = parser.parse_args(arguments)
    unknown = sorted(set(options.names) - set(BENCHMARKS))
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)}")
    # Who starts the program twice has its bytecode; a child that may not write it would compile each time.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    names = options.names or BENCHMARKS
    measured = [m for name in (*names, *([RIVALS] if options.rivals else [])) for m in _run(name)]
    print(as_json(measured) if options.json else as_table(measured))
    return 0 if all(measure.holds for measure in measured) else 1


def _run(name: str) -> list[Measure]:
    """Each benchmark loads only what it measures."""
    print(f"measuring {name} …", file=sys.stderr, flush=True)
    module = import_module(f"benchmarks.{name}")
    several: Callable[[], list[Measure]] | None = getattr(module, "measures", None)
    return several() if several else [module.measure()]


if __name__ == "__main__":
    sys.exit(main())
