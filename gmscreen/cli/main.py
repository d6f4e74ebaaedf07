"""The command line: which command was asked for, and what a person is told when it fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from gmscreen import __version__
from gmscreen.cli.kept_code import kept_code
from gmscreen.cli.quick_classes import make_classes_quickly
from gmscreen.cli.start_up import leave_out_features, leave_out_plugins, quick_imports
from gmscreen.texts.catalogue import text

if TYPE_CHECKING:
    from argparse import Namespace

DEBUG = "--debug"

COMMANDS = {
    "batch": "gmscreen.cli.batch",
    "calc": "gmscreen.cli.calc",
    "schema": "gmscreen.cli.schema",
    "cards": "gmscreen.cli.cards",
    "inserts": "gmscreen.cli.inserts",
    "handout": "gmscreen.cli.handout",
    "sheet": "gmscreen.cli.sheet",
    "screenshot": "gmscreen.cli.screenshot",
    "roll": "gmscreen.cli.roll",
    "ledger": "gmscreen.cli.ledger",
}
"""Each command and its module: `run(options) -> int`, and `add_arguments(parser)` if it takes any."""

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, or open the window; gives the exit status, and never lets a traceback through."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _write_whatever_can_be_written()
    make_classes_quickly()
    try:
        status = _run([word for word in words if word != DEBUG])
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_standard_output()
        return BROKEN_PIPE
    except Exception as error:
        from gmscreen.cli.failures import told  # a start that goes well has no use for it

        return told(error, debug=DEBUG in words)
    finally:
        kept_code().keep()
    return status


def _run(words: Sequence[str]) -> int:
    if words and words[0] in COMMANDS:
        return _run_command(words[0], words[1:])
    with quick_imports():
        campaign, sheets = _asked(words) if words else (None, [])
        leave_out_features()
        window = import_module("gmscreen.cli.window")  # Qt, only when a window is wanted
    status: int = window.run(campaign, sheets)
    return status


def _run_command(name: str, words: Sequence[str]) -> int:
    with quick_imports():
        leave_out_plugins()
        module = import_module(COMMANDS[name])  # only the command's own imports, for start-up
    options = _options(name, module, words) if words or hasattr(module, "add_arguments") else None
    status: int = module.run(options)
    return status


def _options(name: str, module: ModuleType, words: Sequence[str]) -> Namespace:
    from gmscreen.cli.parser import CommandParser  # argparse, only where there is something to parse

    parser = CommandParser(f"gmscreen {name}", text(f"cli.command.{name}"))
    if hasattr(module, "add_arguments"):
        module.add_arguments(parser)
    return parser.parse_args(words)


def _asked(words: Sequence[str]) -> tuple[Path | None, list[Path]]:
    """The campaign and the sheets that a start names."""
    from gmscreen.cli.parser import CommandParser  # argparse, only where there is something to parse

    parser = CommandParser("gmscreen", text("cli.program"), _list_of_commands())
    parser.add_argument("files", nargs="*", metavar=text("cli.files.name"), help=text("cli.files.help"))
    parser.add_argument("--version", action="version", version=__version__, help=text("cli.version"))
    parser.add_argument(DEBUG, action="store_true", help=text("cli.debug"))
    campaign_name = text("ledger_command.campaign_name")
    parser.add_argument("--campaign", type=Path, metavar=campaign_name, help=text("cli.campaign"))
    options = parser.parse_args(words)
    for name in options.files:
        if _is_no_file(name):
            parser.error(text("cli.unknown_command", word=name, commands=", ".join(COMMANDS)))
    return options.campaign, [Path(name) for name in options.files]


def _is_no_file(name: str) -> bool:
    """Whether this looks like a mistyped command: a bare word that no file bears."""
    return "/" not in name and not Path(name).suffix and not Path(name).exists()


def _list_of_commands() -> str:
    width = max(map(len, COMMANDS))
    rows = [f"  {name:<{width}}  {text(f'cli.command.{name}')}" for name in COMMANDS]
    return "\n".join([text("cli.commands"), *rows, "", text("cli.more_help")])


def _write_whatever_can_be_written() -> None:
    """A terminal that lacks a character shows another in its place, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_standard_output() -> None:
    """Whoever read us is gone: what is left in the buffers goes nowhere, without a complaint at exit."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
