"""A ruler of 100 mm in the foot margin, to be held against a real one: home printers shrink."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.press.fonts import baseline, regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Mark, RuleMark
from gmscreen.paper.press.measures import MM, Extent
from gmscreen.paper.press.setting import left
from gmscreen.texts.catalogue import text

RULER = 100 * MM
_PLACE = 4.2 * MM
"""How far it is from the lower edge; home printers leave some 4 mm blank."""

_HAIRLINE = 0.3
_LETTERS = 6.0
_TICK, _TALL_TICK = 0.9 * MM, 1.6 * MM
_BESIDE = 2 * MM


def ruler_marks(x: float, extent: Extent) -> Iterator[Mark]:
    """The ruler from `x` on, a tick each centimetre and a taller one each fifth, and what it is for."""
    low = extent.height - _PLACE
    yield RuleMark(x, low - _HAIRLINE / 2, RULER, _HAIRLINE, Ink.TEXT)
    for centimetre in range(11):
        tall = _TICK if centimetre % 5 else _TALL_TICK
        yield RuleMark(x + centimetre * 10 * MM - _HAIRLINE / 2, low - tall, _HAIRLINE, tall, Ink.TEXT)
    font = regular(_LETTERS, Ink.MUTED)
    yield left(x + RULER + _BESIDE, low - baseline(_LETTERS), text("paper.true_scale"), font)
