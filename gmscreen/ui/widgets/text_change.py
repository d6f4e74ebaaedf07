"""Which part of a document was changed since it was last looked at, in Qt's UTF-16 units."""

from __future__ import annotations

from dataclasses import dataclass

_BREAKS = str.maketrans("\u2028\u2029", "\n\n")


@dataclass(frozen=True, slots=True)
class ChangedRange:
    """From `start` on, `removed` units of what was there are now `added` units."""

    start: int = 0
    removed: int = 0
    added: int = 0

    def __bool__(self) -> bool:
        return bool(self.removed or self.added)

    def then(self, start: int, removed: int, added: int) -> ChangedRange:
        """The range after one more change, which is told in units of what is there now."""
        if not self:
            return ChangedRange(start, removed, added)
        first = min(self.start, start)
        end = max(self.start + self.added, start + removed)
        kept = end - first - self.added
        return ChangedRange(first, self.removed + kept, end - first - removed + added)


def plain_lines(text: str) -> str:
    """The text with one kind of line end, as a document holds it; the same object where it has no other."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.translate(_BREAKS) if "\u2028" in text or "\u2029" in text else text


def units(text: str) -> int:
    """How many UTF-16 units a text has."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
