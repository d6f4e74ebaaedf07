"""A TOML text as its head and the parts below it: one a table, one an item of a list of tables.

A part can be changed, moved or taken out without a look at the others, which is what makes an edit quick.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from gmscreen.sheets.toml_blocks import KeyPath, header_path, lines_together

_BARE_HEADER = re.compile(r"\s*\[{1,2}\s*([A-Za-z0-9_-]+)\s*\]{1,2}\s*(?:#.*)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class TextPart:
    """A `[key]` or a `[[key]]` with all that belongs to it; `lead` is the comments and lines above it."""

    key: str
    is_item: bool
    lead: str
    body: str

    @property
    def text(self) -> str:
        """The part as it is written."""
        return self.lead + self.body

    @property
    def own_lead(self) -> str:
        """The comments that stand right above the header, without a blank line between: they go with it."""
        return self.lead[len(self.shared_lead) :]

    @property
    def shared_lead(self) -> str:
        """What stands above those: it stays where it is when the part goes."""
        lines = self.lead.splitlines(keepends=True)
        while lines and lines[-1].lstrip().startswith("#"):
            lines.pop()
        return "".join(lines)


@dataclass(frozen=True, slots=True)
class TextParts:
    """A whole text: what stands above the first header, the parts, and what is left below."""

    head: str
    parts: tuple[TextPart, ...] = ()
    tail: str = ""

    @property
    def text(self) -> str:
        """The text as it is written."""
        return "".join((self.head, *(part.lead + part.body for part in self.parts), self.tail))

    def places(self, key: str) -> tuple[int, ...]:
        """Where the parts of a key are, in their order."""
        return tuple(place for place, part in enumerate(self.parts) if part.key == key)

    def with_part(self, place: int, part: TextPart) -> TextParts:
        """The text with another part in the place of one."""
        return replace(self, parts=(*self.parts[:place], part, *self.parts[place + 1 :]))


def parts_of(source: str) -> TextParts | None:
    """The parts of a valid text; None for one whose tables are laid out otherwise than part after part."""
    head, lead = "", ""
    parts: list[TextPart] = []
    bodies: list[list[str]] = []
    for piece in _pieces(source):
        if _is_aside(piece):
            lead += piece
            continue
        path = _path(piece) if piece.lstrip().startswith("[") else ()
        if len(path) == 1:
            parts.append(TextPart(path[0], piece.lstrip().startswith("[["), lead, ""))
            bodies.append([piece])
        elif path and (not parts or path[0] != parts[-1].key):
            return None
        elif bodies:
            bodies[-1] += (lead, piece)
        else:
            head += lead + piece
        lead = ""
    whole = tuple(replace(part, body="".join(body)) for part, body in zip(parts, bodies, strict=True))
    return TextParts(head, whole, lead) if _each_once(whole) else None


def _each_once(parts: tuple[TextPart, ...]) -> bool:
    tables = [part.key for part in parts if not part.is_item]
    return len(tables) == len(set(tables))


def _is_aside(piece: str) -> bool:
    return not piece.strip() or piece.lstrip().startswith("#")


def _pieces(source: str) -> Iterator[str]:
    """Lines, those of one value together; the last one may have no line end."""
    if source.endswith("\n") or not source:
        yield from lines_together(source)
        return
    held = ""
    for piece in lines_together(f"{source}\n"):
        if held:
            yield held
        held = piece
    yield held[:-1]


def _path(header: str) -> KeyPath:
    bare = _BARE_HEADER.fullmatch(header)
    return (bare[1],) if bare else header_path(header)
