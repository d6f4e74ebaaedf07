"""The embedded typeface: Source Sans Pro in three weights, upright and italic, its widths and glyphs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont

_PACKAGE = "font_source_sans_pro"
_BLANKS = " \n\N{NO-BREAK SPACE}"


class Weight(StrEnum):
    """The cuts of the typeface, by the font file's name."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"
    ITALIC = "It"
    SEMIBOLD_ITALIC = "SemiboldIt"
    BOLD_ITALIC = "BoldIt"

    @property
    def upright(self) -> Weight:
        """The same weight, not slanted; it draws more characters."""
        return _UPRIGHTS.get(self, self)

    @property
    def slanted(self) -> Weight:
        """The same weight in italic."""
        return next((slanted for slanted, upright in _UPRIGHTS.items() if upright is self), self)


_UPRIGHTS = {
    Weight.ITALIC: Weight.REGULAR,
    Weight.SEMIBOLD_ITALIC: Weight.SEMIBOLD,
    Weight.BOLD_ITALIC: Weight.BOLD,
}


@dataclass(frozen=True, slots=True, eq=False)
class Typeface:
    """One weight: its name in reportlab, and the width of each glyph in thousandths of an em.

    There is one of each weight. A line break counts as a blank, for whoever sets it on one line.
    """

    name: str
    widths: Mapping[str, int]

    def width(self, text: str, size: float) -> float:
        """How wide a text is, in points; every character must have a glyph."""
        return (_short_width if len(text) < _SHORT else _width)(self, text) * size / 1000


def _width(face: Typeface, text: str) -> int:
    return sum(map(face.widths.__getitem__, text))


_SHORT = 80
"""Letters of what is a label or a cell: the same ones are measured again and again."""

_short_width = lru_cache(maxsize=8192)(_width)


@cache
def typeface(weight: Weight) -> Typeface:
    """The weight, registered with reportlab the first time; only its TrueType outlines are ever embedded."""
    name = f"SourceSansPro-{weight}"
    font = TTFont(name, str(_folder() / f"{name}.ttf"))
    registerFont(font)
    drawn = font.face.charToGlyph
    widths = {chr(code): width for code, width in font.face.charWidths.items() if code in drawn}
    return Typeface(name, widths | {"\n": widths[" "]})


def _folder() -> Path:
    """Where the font package lies, found without importing it; FileNotFoundError where it is absent."""
    spec = find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(_PACKAGE)
    return Path(spec.submodule_search_locations[0]) / "files"


@cache
def glyphs() -> frozenset[str]:
    """The characters that every upright weight draws and a reader can see, blanks, and the line break.

    An italic lacks some of them, Greek for one: rich text sets those upright.
    """
    covers = [frozenset(typeface(weight).widths) for weight in _UPRIGHTS.values()]
    drawn = frozenset.intersection(*covers)
    return frozenset(character for character in drawn if character.isprintable() or character in _BLANKS)
