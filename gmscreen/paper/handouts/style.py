"""The measures of a handout's page, in points."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.paper.handouts.handout import HandoutPaper
from gmscreen.paper.press.measures import MM, Extent


@dataclass(frozen=True, slots=True)
class HandoutStyle:
    """A page: its margins, the size of running text, and that of headings from the first level down."""

    extent: Extent
    side: float
    top: float
    bottom: float
    body: float
    title: float
    headings: tuple[float, ...]
    emblem: float

    @property
    def width(self) -> float:
        """What lies between the side margins."""
        return self.extent.width - 2 * self.side

    @property
    def height(self) -> float:
        """What lies between head and foot."""
        return self.extent.height - self.top - self.bottom

    @property
    def small(self) -> float:
        """Letters of captions, of heads and of feet."""
        return self.body * 0.82

    @property
    def gap(self) -> float:
        """Between two paragraphs."""
        return self.body * 0.5

    @property
    def apart(self) -> float:
        """Before and after what is no running text."""
        return self.body * 0.95

    @property
    def indent(self) -> float:
        """How far what belongs to something is set in."""
        return self.body * 1.7


def _large(width: float, height: float) -> HandoutStyle:
    return HandoutStyle(
        extent=Extent(width, height),
        side=27 * MM,
        top=27 * MM,
        bottom=25 * MM,
        body=11.5,
        title=27,
        headings=(19, 15.5, 13, 11.5, 11.5, 11.5),
        emblem=19 * MM,
    )


_STYLES = {
    HandoutPaper.A4: _large(595.28, 841.89),
    HandoutPaper.LETTER: _large(612, 792),
    HandoutPaper.A5: HandoutStyle(
        extent=Extent(419.53, 595.28),
        side=17 * MM,
        top=19 * MM,
        bottom=18 * MM,
        body=10,
        title=21,
        headings=(15.5, 13, 11.5, 10, 10, 10),
        emblem=15 * MM,
    ),
}


def handout_style(paper: HandoutPaper) -> HandoutStyle:
    """The measures for a paper."""
    return _STYLES[paper]
