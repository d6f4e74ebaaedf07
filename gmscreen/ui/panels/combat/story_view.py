"""What happened, as rows: the newest round first under its name, the newest line first in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from gmscreen.session.fight.log import LogLine
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number

_ROUND = "round"


@dataclass(frozen=True, slots=True)
class StoryRow:
    """A line that can be read aloud, or the name of a round; `rolls` are its numbers in the ledger."""

    words: str
    rolls: tuple[int, ...] = ()
    is_heading: bool = False
    is_secret: bool = False

    @property
    def numbers(self) -> str:
        """The rolls as they are called: `#214`, or `#214–215` for several."""
        if not self.rolls:
            return ""
        first, last = number(self.rolls[0]), number(self.rolls[-1])
        key = "combat.roll_number" if first == last else "combat.roll_numbers"
        return text(key, first=first, last=last)

    @property
    def spoken(self) -> str:
        """The line with its numbers, for screen readers and as a tooltip."""
        return f"{self.words} {self.numbers}".rstrip()


def story_rows(lines: Sequence[LogLine]) -> tuple[StoryRow, ...]:
    """The rows of these lines, which come oldest first."""
    rounds = [tuple(told) for _, told in groupby(lines, key=lambda line: line.round)]
    return tuple(row for told in reversed(rounds) for row in _round(told))


def _round(lines: Sequence[LogLine]) -> Iterator[StoryRow]:
    yield StoryRow(_heading(lines[0].round), is_heading=True)
    yield from (_row(line) for line in reversed(lines) if line.key != _ROUND)


def _heading(round_: int) -> str:
    return text("combat.round", round=number(round_)) if round_ else text("fight.report.before")


def _row(line: LogLine) -> StoryRow:
    words = text("combat.secret_line", words=line.words) if line.secret else line.words
    return StoryRow(words, line.rolls, is_secret=line.secret)
