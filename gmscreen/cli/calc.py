"""`gmscreen calc NAME`: one calculation for people, with its steps."""

from __future__ import annotations

import sys
from argparse import REMAINDER, ArgumentParser, Namespace
from typing import Any

from gmscreen.calc.answer_text import refusal, success
from gmscreen.calc.answering import answered
from gmscreen.calc.calculation import Calculation
from gmscreen.calc.labels import title
from gmscreen.calc.registry import NAMES, calculation
from gmscreen.calc.request_error import RequestError
from gmscreen.calc.request_line import LONGEST_LINE, read_request
from gmscreen.calc.unusable import MISSING
from gmscreen.cli.field_options import add_field_options, given_fields, option_of
from gmscreen.cli.parser import WRONG_USAGE, CommandParser
from gmscreen.cli.told_answer import told_answer
from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text

FAILED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """The name of the calculation; the options after it are its own."""
    width = max(map(len, NAMES))
    rows = [f"  {name:<{width}}  {title(name)}" for name in NAMES]
    parser.epilog = "\n".join([text("calc.list"), *rows, "", text("calc.more_help")])
    parser.set_defaults(parser=parser)
    name = text("calc.name")
    parser.add_argument("name", nargs="?", metavar=name, choices=NAMES, help=text("calc.name_help"))
    parser.add_argument("options", nargs=REMAINDER, metavar="…", help=text("calc.options_help"))


def run(options: Namespace) -> int:
    """Calculate and print; 0, or 1 when the rules refuse, 2 when the request is wrong."""
    if options.name is None:
        options.parser.print_help()
        return WRONG_USAGE
    found = calculation(options.name)
    given = _parser(found).parse_args(options.options)
    try:
        answer = answered(found.name, _fields(found, given))
    except RequestError as error:
        return _refused(error, as_json=given.json)
    if given.json:
        _print_json(success(answer))
    else:
        print(told_answer(found.name, answer))
    return 0


def _parser(found: Calculation[Any, Any]) -> CommandParser:
    parser = CommandParser(f"gmscreen calc {found.name}", title(found.name))
    parser.add_argument("--json", action="store_true", help=text("calc.json"))
    parser.add_argument("--in", dest="request", metavar=text("calc.in_name"), help=text("calc.in"))
    add_field_options(parser, found)
    return parser


def _fields(found: Calculation[Any, Any], given: Namespace) -> dict[str, object]:
    """What the request file says, with what the options say instead."""
    options = given_fields(found, given)
    if given.request is None:
        return options
    request = read_request(_read(given.request))
    if request.calc not in (MISSING, found.name):
        raise RequestError("calc", text("calc.other_calc", name=request.calc))
    return request.fields | options


def _read(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LONGEST_LINE + 1)
    with open(name, "rb") as file:  # noqa: PTH123  (a path from the command line, as it was typed)
        return file.read(LONGEST_LINE + 1)


def _refused(error: RequestError, *, as_json: bool) -> int:
    if as_json:
        _print_json(refusal(error))
        return FAILED
    place = f"{option_of(error.field)}: " if error.field else ""
    print(f"{place}{error.message}", file=sys.stderr)
    return FAILED if isinstance(error.__cause__, RuleError) else WRONG_USAGE


def _print_json(line: str) -> None:
    """To standard output in UTF-8, whatever the terminal's encoding is: a program reads it."""
    sys.stdout.flush()
    sys.stdout.buffer.write(f"{line}\n".encode())
