"""What a person chooses for a print of full sheets."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize


@dataclass(frozen=True, slots=True)
class SheetFormat:
    """The paper that the sheets lie on, and with which inks."""

    paper: PaperSize = PaperSize.A4
    ink: InkStyle = InkStyle.COLOUR
