"""What stands around the columns of an insert: number and title, the game, where the figures are from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.paper.inserts.page_layout import Ground
from gmscreen.paper.press.fonts import bold, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Mark, RuleMark
from gmscreen.paper.press.measures import MM, Extent
from gmscreen.paper.press.ruler import ruler_marks
from gmscreen.paper.press.setting import left, right, width_of
from gmscreen.paper.press.structure import Role
from gmscreen.texts.catalogue import text

_MARGIN = 7.5 * MM
_HEAD, _FOOT = 22.0, 13.0
_GUTTER = 10.0
_NUMBER, _TITLE, _GAME, _SMALL = 18.0, 15.0, 10.0, 8.0
_RULE = 1.2


@dataclass(frozen=True, slots=True)
class PageHead:
    """The number of a page and its title, the edition of its tables, and its place among the sheets."""

    number: int
    title: str
    edition: str
    place: str


def ground_of(extent: Extent) -> Ground:
    """What of a sheet the columns lie on."""
    height = extent.height - 2 * _MARGIN - _HEAD - _FOOT
    return Ground(_MARGIN, _MARGIN + _HEAD, extent.width - 2 * _MARGIN, height, _GUTTER)


def page_furniture(page: PageHead, extent: Extent) -> Iterator[Mark]:
    """Head, foot and ruler; the edition is read aloud once, on the first page."""
    end = extent.width - _MARGIN
    heading = ((Role.SECTION, page.number), (Role.HEADING_1, 0))
    number = bold(_NUMBER, Ink.IN_SCENE)
    after = _MARGIN + width_of(f"{page.number} ", number) + 4
    yield left(_MARGIN, _MARGIN - 3, str(page.number), number, heading)
    yield left(after, _MARGIN - 1, page.title, bold(_TITLE), heading)
    yield right(end, _MARGIN + 3, text("inserts.game"), semibold(_GAME, Ink.MUTED))
    yield RuleMark(_MARGIN, _MARGIN + _HEAD - 6, end - _MARGIN, _RULE, Ink.IN_SCENE)
    foot = extent.height - _MARGIN - leading(_SMALL)
    small = regular(_SMALL, Ink.MUTED)
    once = ((Role.PARAGRAPH, "edition"),) if page.number == 1 else ()
    yield left(_MARGIN, foot, page.edition, small, once)
    yield right(end, foot, page.place, small)
    yield from ruler_marks(_MARGIN, extent)
