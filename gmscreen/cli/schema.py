"""`gmscreen schema [NAME]`: what requests and answers look like, for programs."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from gmscreen.calc.registry import NAMES
from gmscreen.calc.schema import schema_of, schema_of_all
from gmscreen.texts.catalogue import text


def add_arguments(parser: ArgumentParser) -> None:
    """The one calculation wanted, if not all."""
    parser.add_argument(
        "name", nargs="?", choices=NAMES, metavar=text("calc.name"), help=text("calc.schema_name")
    )


def run(options: Namespace) -> int:
    """Print the schema as JSON."""
    schema = schema_of_all(NAMES) if options.name is None else schema_of(options.name)
    shown = json.dumps(schema, ensure_ascii=False, indent=2)
    sys.stdout.flush()
    sys.stdout.buffer.write(f"{shown}\n".encode())
    return 0
