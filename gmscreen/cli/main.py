"""The command line: which command was asked for, and what a person is told when it fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from gmscreen import __version__
from gmscreen.cli.failures import told
from gmscreen.cli.parser import CommandParser
from gmscreen.texts.catalogue import text

COMMANDS = {
    "batch": "gmscreen.cli.batch",
    "calc": "gmscreen.cli.calc",
    "schema": "gmscreen.cli.schema",
    "cards": "gmscreen.cli.cards",
    "screenshot": "gmscreen.cli.screenshot",
}
"""Each command and its module, which gives `add_arguments(parser)` and `run(options) -> int`."""

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, or open the window; gives the exit status, and never lets a traceback through."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    debug = "--debug" in words
    _write_whatever_can_be_written()
    try:
        status = _run([word for word in words if word != "--debug"])
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_standard_output()
        return BROKEN_PIPE
    except Exception as error:
        return told(error, debug=debug)
    return status


def _run(words: Sequence[str]) -> int:
    if not words or words[0] not in COMMANDS:
        return _run_without_command(words)
    module = import_module(COMMANDS[words[0]])  # only the command's own imports, for start-up
    parser = CommandParser(f"gmscreen {words[0]}", text(f"cli.command.{words[0]}"))
    module.add_arguments(parser)
    status: int = module.run(parser.parse_args(words[1:]))
    return status


def _run_without_command(words: Sequence[str]) -> int:
    parser = CommandParser("gmscreen", text("cli.program"), _list_of_commands())
    parser.add_argument("files", nargs="*", metavar=text("cli.files.name"), help=text("cli.files.help"))
    parser.add_argument("--version", action="version", version=__version__, help=text("cli.version"))
    parser.add_argument("--debug", action="store_true", help=text("cli.debug"))
    files: list[str] = parser.parse_args(words).files
    for name in files:
        if _is_no_file(name):
            parser.error(text("cli.unknown_command", word=name, commands=", ".join(COMMANDS)))
    status: int = import_module("gmscreen.ui.app").run(files)  # Qt, only when a window is wanted
    return status


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
