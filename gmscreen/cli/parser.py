"""An argument parser that speaks Portuguese: its help, its headings and its complaints."""

from __future__ import annotations

import re
from argparse import ArgumentParser, HelpFormatter
from collections.abc import Iterable
from typing import Any, NoReturn

from gmscreen.texts.catalogue import text

WRONG_USAGE = 2

_ARGUMENT = re.compile(r"argument (?P<name>.+?): (?P<rest>.*)", re.DOTALL)
_COMPLAINTS = {
    "unrecognized": re.compile(r"unrecognized arguments: (?P<words>.*)", re.DOTALL),
    "required": re.compile(r"the following arguments are required: (?P<words>.*)"),
    "one_of": re.compile(r"one of the arguments (?P<words>.*) is required"),
    "one_value": re.compile(r"expected one argument"),
    "at_least_one_value": re.compile(r"expected at least one argument"),
    "some_values": re.compile(r"expected (?P<words>\d+) arguments?"),
    "invalid_choice": re.compile(r"invalid choice: (?P<given>.*?) \(choose from (?P<words>.*)\)", re.DOTALL),
    "invalid_value": re.compile(r"invalid \S+ value: (?P<given>.*)", re.DOTALL),
    "not_allowed_with": re.compile(r"not allowed with argument (?P<words>.*)"),
    "takes_no_value": re.compile(r"ignored explicit argument (?P<given>.*)", re.DOTALL),
    "ambiguous": re.compile(r"ambiguous option: (?P<given>.*) could match (?P<words>.*)", re.DOTALL),
}
"""What the standard library says in English, by the key of the sentence under `cli.usage`."""


class PortugueseHelp(HelpFormatter):
    """Help with Portuguese headings; lists of commands keep their lines."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """The line of use."""
        super().add_usage(usage, actions, groups, text("cli.usage_prefix") if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """A section under its heading."""
        known = {"positional arguments": "cli.arguments", "options": "cli.options"}
        super().start_section(text(known[heading]) if heading in known else heading)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in text.splitlines())


class CommandParser(ArgumentParser):
    """The parser of one command; a wrong use is one line on standard error and status 2."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=PortugueseHelp,
            add_help=False,
            allow_abbrev=False,
        )
        self.add_argument("-h", "--help", action="help", help=text("cli.help"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, then leave."""
        shown = text("cli.usage_error", reason=in_portuguese(message), program=self.prog)
        self.exit(WRONG_USAGE, f"{shown}\n")


def in_portuguese(message: str) -> str:
    """A complaint of argparse as a Portuguese sentence; one that is not known gets a general one.

    Sentences of our own, which name no English pattern and end with a full stop, pass as they are.
    """
    named = _ARGUMENT.fullmatch(message)
    if named and (sentence := _sentence(named["rest"])):
        return text("cli.usage.of_argument", name=named["name"], reason=sentence)
    return _sentence(message) or text("cli.usage.other")


def _sentence(message: str) -> str | None:
    if message.endswith("."):
        return message
    for key, pattern in _COMPLAINTS.items():
        if found := pattern.fullmatch(message):
            return text(f"cli.usage.{key}", **_without_quotes(found.groupdict()))
    return None


def _without_quotes(parts: dict[str, str]) -> dict[str, str]:
    """The words of a complaint bare: some versions quote them as code does."""
    return {name: words.replace("'", "") for name, words in parts.items()}
