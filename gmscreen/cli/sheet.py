"""`gmscreen sheet ACT …`: what is done to sheet files without a window."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib import import_module

from gmscreen.texts.catalogue import text

ACTS = {
    "show": "gmscreen.cli.sheet_show",
    "audit": "gmscreen.cli.sheet_audit",
    "convert": "gmscreen.cli.sheet_convert",
    "pdf": "gmscreen.cli.sheet_pdf",
}
"""Each act and its module: `add_arguments(parser)` and `run(options) -> int`."""


def add_arguments(parser: ArgumentParser) -> None:
    """The acts, each with its own options."""
    acts = parser.add_subparsers(dest="act", required=True, metavar=text("sheet_command.act_name"))
    for name, module in ACTS.items():
        told = text(f"sheet_command.{name}")
        import_module(module).add_arguments(acts.add_parser(name, description=told, help=told))


def run(options: Namespace) -> int:
    """Do it; gives the exit status."""
    status: int = import_module(ACTS[options.act]).run(options)
    return status
