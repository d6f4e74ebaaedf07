"""The rolls of the session as rows, newest first, as far as a filter leaves them."""

from __future__ import annotations

from collections.abc import Iterable

from gmscreen.session.roll_words import faces_text
from gmscreen.session.rolls import Roll
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import number
from gmscreen.ui.roll_text import dice_text, outcome_text, outcome_tone
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell, Column

_WIDTHS = {
    "sequence": 52,
    "time": 84,
    "who": 130,
    "purpose": 0,
    "dice": 96,
    "faces": 170,
    "total": 66,
    "outcome": 170,
    "typed": 62,
}
WIDTHS = tuple(_WIDTHS.values())
"""Pixels of each column at 100 %; 0 for the one that takes what is left."""


def columns() -> tuple[Column, ...]:
    """The columns of the list."""
    return tuple(
        Column(text(f"dice_panel.column.{key}"), numeric=key in ("sequence", "total"), wide=not width)
        for key, width in _WIDTHS.items()
    )


def cells(roll: Roll) -> tuple[Cell, ...]:
    """A roll's row, its time as the wall clock here shows it."""
    request = roll.request
    return (
        Cell(number(roll.sequence), Tone.MUTED),
        Cell(f"{roll.time.astimezone():%H:%M:%S}", Tone.MUTED),
        _told(request.who),
        _told(request.purpose),
        _told(_asked(roll)),
        _told(faces_text(roll), Tone.MUTED),
        Cell(number(roll.total), strong=True),
        Cell(outcome_text(roll), outcome_tone(roll)),
        Cell(text("dice_panel.typed") if roll.typed else "", Tone.INFO),
    )


def _told(words: str, tone: Tone = Tone.TEXT) -> Cell:
    """A cell that may be too narrow for its words; its tooltip has all of them."""
    return Cell(words, tone, note=words)


def _asked(roll: Roll) -> str:
    dice, level = dice_text(roll.request.dice), roll.request.level
    return dice if level is None else f"{dice} ≤ {number(level)}"


class RollList:
    """Every roll with its words ready to be searched in, and those that the filter leaves."""

    def __init__(self, rolls: Iterable[Roll] = ()) -> None:
        self._rolls: list[tuple[Roll, str]] = []
        self._words: list[str] = []
        self._shown: list[Roll] = []
        for roll in rolls:
            self.add(roll)

    def admits(self, roll: Roll) -> bool:
        """Whether the filter shows a roll."""
        return self._is_found(_ground(roll))

    def add(self, roll: Roll) -> None:
        """Take a roll, newer than all others; it stands at the top, if the filter admits it."""
        ground = _ground(roll)
        self._rolls.append((roll, ground))
        if self._is_found(ground):
            self._shown.append(roll)

    def filter(self, query: str) -> None:
        """Show only rolls with every word of the query."""
        self._words = folded(query).split()
        self._shown = [roll for roll, ground in self._rolls if self._is_found(ground)]

    def __len__(self) -> int:
        return len(self._shown)

    def row(self, place: int) -> Roll:
        """The roll at a place of what is shown, the newest at 0."""
        return self._shown[-1 - place]

    def _is_found(self, ground: str) -> bool:
        return all(word in ground for word in self._words)


def _ground(roll: Roll) -> str:
    return folded(" ".join(cell.words for cell in cells(roll)))
