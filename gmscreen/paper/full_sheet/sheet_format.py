"""What a person chooses for a print of full sheets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize


class Sides(StrEnum):
    """Whether the printer prints one side of the paper or both: then each sheet begins on a front."""

    ONE = "one"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class SheetFormat:
    """The paper that the sheets lie on, with which inks, and on how many sides.

    When `paired`, two creatures that are short share a page.
    """

    paper: PaperSize = PaperSize.A4
    ink: InkStyle = InkStyle.COLOUR
    sides: Sides = Sides.ONE
    paired: bool = False
