"""Lines of a pasted text, cleaned of what copying and Markdown leave in them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gmscreen.sheets.exchange.escapes import SEPARATORS
from gmscreen.sheets.exchange.words import is_label_of_section

_SPACES = dict.fromkeys([0x09, 0xA0, 0x2007, 0x2009, 0x200A, 0x202F], " ")
_UNSEEN = dict.fromkeys([0xAD, 0x200B, 0x2060, 0xFEFF])
DIRECTIONS = dict.fromkeys([0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Marks that turn the direction of writing; nobody types one, and a name may hide behind them."""

_CLEANED = {**_SPACES, **_UNSEEN, **DIRECTIONS}
_CELL = re.compile(r"</t[dh]\s*>", re.IGNORECASE)
_TAG = re.compile(
    r"</?(?:table|thead|tbody|tr|td|th|br|p|b|i|strong|em)(?:\s[^<>]{0,200})?/?>", re.IGNORECASE
)
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_QUOTE = re.compile(r"^(?:>\s?)+")
_HEADING = re.compile(r"^(#{1,6})\s+")
_BULLET = re.compile(rf"^[-*+{SEPARATORS}]\s+")
_OPENING = re.compile(r"(?:^|(?<=[\s(“\"]))\*(?=\S)")
_ORNAMENT = re.compile(r"[-–—_*=\s|:]*|\[!\w+\]\s*|```\w*")
_RULE = re.compile(r"\|?[\s:|-]*-[\s:|-]*")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text: `written` as it came; `text` cleaned, its marks taken off; `bare` without emphasis.

    `number` counts from 1; `heading` is its level, or 0; an item has a bullet. Cells of a table are parted by
    ` · `, two by `: `.
    """

    number: int
    written: str
    text: str
    bare: str
    heading: int = 0
    is_item: bool = False
    is_ornament: bool = False

    @property
    def is_block(self) -> bool:
        """Whether it starts with a section's label and is no item of a list: `Perícias (55): …`."""
        label, colon, _ = self.bare.partition(":")
        return bool(colon) and not self.is_item and is_label_of_section(label)

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing to read in it."""
        return not self.text or self.is_ornament


def lines_of(text: str) -> tuple[Line, ...]:
    """Every line of a text; the heading row of a table is an ornament, like the rule below it."""
    written = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    below = [*written[1:], ""]
    return tuple(
        _line(number, one, is_ornament=one.lstrip().startswith("|") and _is_rule(after))
        for number, (one, after) in enumerate(zip(written, below, strict=True), start=1)
    )


def cleaned(written: str) -> str:
    """A line without invisible characters, tags of tables and escapes; spaces of all kinds are one space."""
    plain = _TAG.sub(" ", _CELL.sub("|", written.translate(_CLEANED)))
    return " ".join(_ESCAPED.sub(r"\1", plain).split())


def _is_rule(written: str) -> bool:
    return "|" in written and bool(_RULE.fullmatch(written.strip()))


def _line(number: int, written: str, *, is_ornament: bool) -> Line:
    text = _QUOTE.sub("", cleaned(written))
    if is_ornament or _ORNAMENT.fullmatch(text):
        return Line(number, written, text, text, is_ornament=True)
    heading, is_item = _HEADING.match(text), bool(_BULLET.match(text))
    text = text[heading.end() :] if heading else _cells(_BULLET.sub("", text, count=1))
    return Line(number, written, text, without_emphasis(text), len(heading[1]) if heading else 0, is_item)


def _cells(text: str) -> str:
    """A row of a table as one line; anything else as it is."""
    if not (text.startswith("|") or text.endswith("|")) or text.count("|") < 2:
        return text
    cells = [cell.strip() for cell in text.strip("|").split("|")]
    return (": " if len(cells) == 2 else " · ").join(cells)


def without_emphasis(text: str) -> str:
    """The text without `**`, paired `*` and backquotes; the star of a Muito Difícil stays."""
    plain = text.replace("**", "").replace("`", "").strip()
    if plain.count("*") % 2 == 0 and _OPENING.search(plain):
        plain = plain.replace("*", "")
    return plain.strip()
