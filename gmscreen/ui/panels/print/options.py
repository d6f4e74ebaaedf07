"""What can be chosen for a print, as data: tokens, and the control that offers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from gmscreen.paper.cards.own_size import read_size
from gmscreen.rules.errors import RuleError
from gmscreen.texts.problems import rule_problem


class Control(Enum):
    """How an option is offered."""

    SEGMENTS = auto()
    LIST = auto()
    OWN = auto()
    """A list whose last choice is typed."""
    PICTURE = auto()
    """A picture's file, by its path; empty for none."""
    TEXT = auto()
    """A line of words."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose, by the field's name; the first of its tokens is the usual one.

    `given` names the option, and its tokens, without which this one makes no difference. `problem` says what
    is wrong with a token that is typed, empty for nothing.
    """

    field: str
    tokens: tuple[str, ...]
    control: Control = Control.SEGMENTS
    given: tuple[str, tuple[str, ...]] | None = None
    problem: Callable[[str], str] | None = None

    def counts(self, chosen: Mapping[str, str]) -> bool:
        """Whether it makes a difference with these choices."""
        return self.given is None or chosen[self.given[0]] in self.given[1]

    def chosen(self, kept: Mapping[str, str]) -> str:
        """The token that was kept, or the usual one where none was, or one that is gone."""
        token = kept.get(self.field, self.tokens[0])
        return token if self.takes(token) else self.tokens[0]

    def takes(self, token: str) -> bool:
        """Whether it is one of the tokens, or may be typed."""
        if token in self.tokens or self.control in (Control.PICTURE, Control.TEXT):
            return True
        return self.problem is not None and not self.problem(token)


def size_problem(typed: str) -> str:
    """What is wrong with a card's size, in words."""
    try:
        read_size(typed)
    except RuleError as error:
        return rule_problem(error)
    return ""
