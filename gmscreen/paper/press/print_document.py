"""The file behind a print: written as it is made, so that a long run keeps nothing but what is still open."""

from __future__ import annotations

import zlib
from hashlib import md5
from io import BytesIO
from itertools import accumulate, islice
from struct import Struct
from typing import Any, cast
from urllib.parse import quote

from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObjectReference, PDFPage

from gmscreen.paper.press.bookmarks import Bookmarks
from gmscreen.paper.press.picture import Picture
from gmscreen.paper.press.structure import StructurePath, StructureTree, text_string

_VERSION = (1, 7)
_MOST_PACKED = 300
"""Objects that are compressed together."""

_QUICKLY = 3
"""How hard what says nearly the same again and again is compressed: more costs time and saves little."""

_ROW = Struct(">BIH")
"""An entry of the table of objects: its kind, where it lies, and its place in there."""

_IN_ADDRESSES = "%:/?#[]@!$&'()*+,;=~"
"""Signs of an address that stay as they are."""

_FREE, _LYING, _PACKED = range(3)

_Waiting = list[tuple[int, str]]
"""Objects that are to be compressed together, each with its number."""


class PrintDocument(PDFDocument):
    """A tagged document in pt-BR: pages and what tells their structure are written when they are done.

    Whatever is no stream lies compressed, some hundred objects together. The same contents give the same
    bytes: the file's identity is the digest of what is in it.
    """

    def __init__(self, file: BytesIO) -> None:
        super().__init__(compression=1, invariant=1, pdfVersion=_VERSION, lang="pt-BR")
        self._file = file
        self._rows = bytearray(_ROW.pack(_FREE, 0, 0xFFFF))
        self._waiting: _Waiting = []
        self._waiting_pages: _Waiting = []
        self._coming_page: int | None = None
        file.write(b"%%PDF-%d.%d\n%%\xe2\xe3\xcf\xd3\n" % _VERSION)
        self.structure = StructureTree(self)
        self.bookmarks = Bookmarks(self)
        self._parts = cast("Any", self)  # reportlab's own attributes, which the stubs leave out
        catalog = self._parts.Catalog
        catalog.MarkInfo = "<</Marked true>>"
        catalog.ViewerPreferences = "<</DisplayDocTitle true/PrintScaling/None>>"

    def new_number(self, count: int = 1) -> int:
        """The number of an object that is to be written or packed later, the first of so many."""
        self.objectcounter += count
        return self.objectcounter - count + 1

    @property
    def page_number(self) -> int:
        """The object number of the page that is being drawn."""
        if self._coming_page is None:
            self._coming_page = self.new_number()
        return self._coming_page

    def write_stream(self, number: int, entries: bytes, data: bytes) -> None:
        """Put a stream into the file now; `entries` are those of its dictionary but its length."""
        self._write(number, b"<<%b/Length %d>>\nstream\n" % (entries, len(data)), data, b"\nendstream\n")

    def pack(self, number: int, *bodies: str) -> None:
        """Put objects that are no streams into the file, compressed with their neighbours; Latin-1 only."""
        self._pack_among(self._waiting, number, *bodies)

    def keep_picture(self, name: str, picture: Picture) -> None:
        """Put a picture into the file, unless it is there."""
        if name in self.idToObjectNumberAndVersion:
            return
        number = self.new_number()
        self.idToObjectNumberAndVersion[name] = (number, 0)
        size = b"/Width %d/Height %d" % (picture.width, picture.height)
        entries = b"/Type/XObject/Subtype/Image%b/ColorSpace/DeviceRGB/BitsPerComponent 8" % size
        packing = b"/Filter/DCTDecode" if picture.is_photograph else b"/Filter/FlateDecode"
        self.write_stream(number, entries + packing, picture.samples)

    def add_link(self, box: str, address: str, place: StructurePath) -> int:
        """A part of the page that leads somewhere, as a kid of an element; gives its number."""
        number = self.new_number()
        key = self.structure.adopt(place, number)
        target = quote(address, safe=_IN_ADDRESSES).encode("ascii").hex()
        action = f"/A<</S/URI/URI<{target}>>>/Contents {text_string(address)}"
        entries = f"/Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[{box}]/StructParent {key}"
        self.pack(number, f"<<{entries}{action}>>")
        return number

    def addPage(self, page: PDFPage) -> None:  # noqa: N802 # reportlab names it so
        """End the page: reportlab would keep its operators until the file is saved."""
        drawn: Any = page
        number, name = self.page_number, self.thisPageName()
        contents = self.new_number()
        self.write_stream(contents, b"/Filter/FlateDecode", zlib.compress(drawn.stream.encode("latin-1")))
        drawn.stream, drawn.Contents = None, f"{contents} 0 R"
        drawn.__NoDefault__ = [*PDFPage.__NoDefault__, "StructParents", "Tabs"]
        drawn.StructParents, drawn.Tabs = self.structure.end_page(), "/S"
        self.idToObjectNumberAndVersion[name] = (number, 0)
        # among pages only: whoever counts and measures them need not unpack the structure
        self._pack_among(self._waiting_pages, number, pdfdoc.format(page, self, 1).decode("latin-1"))
        self._parts.Pages.addPage(PDFObjectReference(name))
        self._coming_page = None
        self.pageCounter += 1
        self.inObject = None

    def SaveToFile(self, filename: object, canvas: object) -> None:  # noqa: N802 # reportlab names it so
        """Finish the file that was given at the beginning."""
        self.GetPDFData(canvas)

    def format(self) -> bytes:
        """Write all that is left: fonts, bookmarks, structure, and the table of objects."""
        catalog = self._parts.Catalog
        catalog.StructTreeRoot = f"{self.structure.finish()} 0 R"
        if tree := self.bookmarks.finish():
            catalog.Outlines = f"{tree} 0 R"
        root, info = (self._parts.Reference(part).format(self) for part in (catalog, self.info))
        written = 0
        while written < len(self.numberToId):  # formatting one object may bring in others
            fresh = list(islice(self.numberToId.items(), written, None))
            written += len(fresh)
            for number, name in fresh:
                self._write_registered(number, name)
        for waiting in (self._waiting_pages, self._waiting):
            self._write_packed(waiting)
        self._write_table(root, info)
        return b""

    def _write_registered(self, number: int, name: str) -> None:
        body: bytes = pdfdoc.format(self.idToObject[name], self, 1)
        if body.endswith(b"endstream\n"):
            self._write(number, body)
        else:
            self.pack(number, body.decode("latin-1"))

    def _write(self, number: int, *parts: bytes) -> None:
        self._enter(number, _LYING, self._file.tell(), 0)
        self._file.writelines((b"%d 0 obj\n" % number, *parts, b"\nendobj\n"))

    def _pack_among(self, waiting: _Waiting, number: int, *bodies: str) -> None:
        waiting += enumerate(bodies, number)
        if len(waiting) >= _MOST_PACKED:
            self._write_packed(waiting)

    def _write_packed(self, waiting: _Waiting) -> None:
        if not waiting:
            return
        stream = self.new_number()
        bodies = [body for _, body in waiting]
        starts = accumulate((len(body) + 1 for body in bodies), initial=0)
        head = " ".join(f"{number} {start}" for (number, _), start in zip(waiting, starts, strict=False))
        self._make_room(max(number for number, _ in waiting))
        for index, (number, _) in enumerate(waiting):
            _ROW.pack_into(self._rows, number * _ROW.size, _PACKED, stream, index)
        waiting.clear()
        entries = b"/Type/ObjStm/N %d/First %d/Filter/FlateDecode" % (len(bodies), len(head) + 1)
        data = "\n".join([head, *bodies]).encode("latin-1")
        self.write_stream(stream, entries, zlib.compress(data, _QUICKLY))

    def _write_table(self, root: bytes, info: bytes) -> None:
        start, table = self._file.tell(), self.new_number()
        self._enter(table, _LYING, start, 0)
        identity = md5(self._file.getbuffer(), usedforsecurity=False).hexdigest().encode()
        entries = b"/Type/XRef/W[1 4 2]/Size %d/Root %b/Info %b/ID[<%b><%b>]/Filter/FlateDecode" % (
            table + 1,
            root,
            info,
            identity,
            identity,
        )
        self.write_stream(table, entries, zlib.compress(self._rows))
        self._rows.clear()
        self._file.write(b"startxref\n%d\n%%%%EOF\n" % start)

    def _enter(self, number: int, kind: int, where: int, place: int) -> None:
        self._make_room(number)
        _ROW.pack_into(self._rows, number * _ROW.size, kind, where, place)

    def _make_room(self, number: int) -> None:
        lacking = (number + 1) * _ROW.size - len(self._rows)
        if lacking > 0:
            self._rows.extend(bytes(lacking))
