"""What a handout is before it is printed, and what a person chooses for the print."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from gmscreen.paper.press.inks import InkStyle


class HandoutPaper(StrEnum):
    """The sheets of paper for handouts."""

    A4 = "a4"
    A5 = "a5"
    LETTER = "letter"


@dataclass(frozen=True, slots=True)
class Handout:
    """A text in Markdown, what it is called where it says no title itself, and the folder of its pictures."""

    name: str
    text: str
    folder: Path | None = None


@dataclass(frozen=True, slots=True)
class HandoutFormat:
    """How handouts are printed; `campaign` and `date` stand in the letterhead unless the text has its own.

    `for_master` prints what is the master's alone, marked; a print for players has no trace of it. `lacking`
    are the names of the characters whose players have not answered the Cartão de Entrada. With `ruler` 100 mm
    stand in the foot of each page that is not all picture.
    """

    paper: HandoutPaper = HandoutPaper.A4
    ink: InkStyle = InkStyle.COLOUR
    campaign: str = ""
    date: str = ""
    for_master: bool = False
    lacking: tuple[str, ...] = ()
    ruler: bool = False
