"""The tags of a PDF read back, and everything in them that contradicts the pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

Piece = tuple[int, int]
"""A page's object number, and the number of a piece on it."""


@dataclass
class Element:
    """An element: its tag, the words of its own pieces, and its kids."""

    tag: str
    number: int
    alternative: str = ""
    contents: list[Piece | Element] = field(default_factory=list)
    annotations: list[int] = field(default_factory=list)

    @property
    def pieces(self) -> list[Piece]:
        """Its own pieces."""
        return [content for content in self.contents if not isinstance(content, Element)]

    @property
    def kids(self) -> list[Element]:
        """The elements right within it."""
        return [content for content in self.contents if isinstance(content, Element)]

    def walk(self) -> Iterator[Element]:
        """The element and all below it, in order."""
        yield self
        for kid in self.kids:
            yield from kid.walk()

    def of(self, tag: str) -> list[Element]:
        """All below with this tag."""
        return [element for element in self.walk() if element.tag == tag]


def tags(reader: PdfReader) -> Element:
    """The document element; AssertionError where a parent is not the one whose kid it is."""
    root = reader.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    top = root["/StructTreeRoot"]
    return _element(top.raw_get("/K"), top.indirect_reference.idnum)


def _element(reference: Any, parent: int) -> Element:
    found: Any = reference.get_object()
    assert found.raw_get("/P").idnum == parent
    element = Element(found["/S"][1:], reference.idnum, found.get("/Alt", ""))
    for kid in found["/K"]:
        _add_kid(element, found, kid)
    return element


def _add_kid(element: Element, found: Any, kid: Any) -> None:
    if isinstance(kid, int):
        element.contents.append((found.raw_get("/Pg").idnum, kid))
    elif kid.get_object().get("/Type") == "/MCR":
        element.contents.append((kid.raw_get("/Pg").idnum, kid["/MCID"]))
    elif kid.get_object().get("/Type") == "/OBJR":
        element.annotations.append(kid.raw_get("/Obj").idnum)
    else:
        element.contents.append(_element(kid, element.number))


def check_tags(reader: PdfReader) -> Element:
    """Hold the tree against the pages: each piece drawn once, in one element, found by its number."""
    document = tags(reader)
    owners = {piece: element for element in document.walk() for piece in element.pieces}
    assert len(owners) == sum(len(element.pieces) for element in document.walk())
    parents = _parents(reader)
    drawn: set[Piece] = set()
    for page in reader.pages:
        number = page.indirect_reference.idnum  # type: ignore[union-attr]
        for tag, piece in _drawn(page, reader):
            assert (number, piece) not in drawn
            drawn.add((number, piece))
            owner = owners[number, piece]
            assert owner.tag == tag
            assert parents[page["/StructParents"]][piece].idnum == owner.number
        for annotation in page.get("/Annots", []):
            owner_number = parents[annotation.get_object()["/StructParent"]].idnum
            (owner,) = [found for found in document.walk() if annotation.idnum in found.annotations]
            assert owner.number == owner_number
    assert drawn == set(owners)
    return document


def _parents(reader: PdfReader) -> dict[int, Any]:
    flat = list(reader.trailer["/Root"]["/StructTreeRoot"]["/ParentTree"]["/Nums"])
    keys = flat[::2]
    assert keys == sorted(set(keys))
    found = {}
    for key, value in zip(keys, flat[1::2], strict=True):
        target = value.get_object()
        found[key] = target if isinstance(target, list) else value
    return found


def operations(page: Any, reader: PdfReader) -> list[tuple[Any, bytes]]:
    """What draws a page, read once for all who look at it: it takes longer than the printing."""
    return _operations(reader, page.page_number)


@lru_cache(maxsize=32)
def _operations(reader: PdfReader, page: int) -> list[tuple[Any, bytes]]:
    return ContentStream(reader.pages[page].get_contents(), reader).operations


def _drawn(page: Any, reader: PdfReader) -> Iterator[tuple[str, int]]:
    """Every tagged piece of a page; AssertionError where something is drawn outside pieces and artifacts."""
    depth = 0
    for operands, operator in operations(page, reader):
        if operator == b"BDC":
            assert depth == 0
            yield operands[0][1:], operands[1]["/MCID"]
        depth += {b"BDC": 1, b"BMC": 1, b"EMC": -1}.get(operator, 0)
        if operator in (b"Tj", b"f", b"S", b"Do", b"f*", b"B"):
            assert depth == 1, operator
    assert depth == 0


def words_of(reader: PdfReader) -> dict[Piece, str]:
    """The words of each piece, by the font's own table."""
    words: dict[Piece, str] = {}
    for page in reader.pages:
        number: Any = page.indirect_reference.idnum  # type: ignore[union-attr]
        tables = {name: _unicode(font.get_object()) for name, font in page["/Resources"]["/Font"].items()}
        table: dict[int, str] = {}
        piece: int | None = None
        for operands, operator in operations(page, reader):
            if operator == b"Tf":
                table = tables[operands[0]]
            elif operator in (b"BDC", b"BMC"):
                piece = operands[1]["/MCID"] if operator == b"BDC" else None
            elif operator == b"Tj" and piece is not None:
                raw = operands[0].original_bytes
                words[number, piece] = words.get((number, piece), "") + "".join(table[byte] for byte in raw)
    return words


def all_words(reader: PdfReader) -> list[str]:
    """All that each page draws, artifacts too, by the fonts' own tables."""
    pages = []
    for page in reader.pages:
        tables = {name: _unicode(font.get_object()) for name, font in page["/Resources"]["/Font"].items()}
        table: dict[int, str] = {}
        drawn: list[str] = []
        for operands, operator in ContentStream(page.get_contents(), reader).operations:
            if operator == b"Tf":
                table = tables[operands[0]]
            elif operator == b"Tj":
                drawn.append("".join(table[byte] for byte in operands[0].original_bytes))
        pages.append("".join(drawn))
    return pages


def _unicode(font: Any) -> dict[int, str]:
    """What each code of a font means, by its ToUnicode table."""
    written = font["/ToUnicode"].get_data().decode("ascii")
    pairs = re.findall(r"^<(..)> <(....)>$", written, re.MULTILINE)
    return {int(code, 16): bytes.fromhex(meant).decode("utf-16-be") for code, meant in pairs}


def text_of(element: Element, words: dict[Piece, str]) -> str:
    """All words of an element and of those below it, in order, blanks drawn together."""
    return " ".join(_joined(element, words).split())


def _joined(element: Element, words: dict[Piece, str]) -> str:
    said = "".join(
        _joined(content, words) if isinstance(content, Element) else words.get(content, "")
        for content in element.contents
    )
    return said if element.tag in _WITHIN_WORDS else f" {said} "


_WITHIN_WORDS = {"Span", "Link", "Code"}
