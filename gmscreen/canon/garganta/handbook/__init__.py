"""Everything that is looked up, as entries: a sentence, and the lines of the table that belongs to it."""

from gmscreen.canon.garganta.handbook.entry import Entry, Line
from gmscreen.canon.garganta.handbook.handbook import handbook

__all__ = ["Entry", "Line", "handbook"]
