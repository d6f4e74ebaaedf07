"""Every object of a PDF, and what must be in none of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pypdf import PdfReader
from pypdf.generic import DictionaryObject

FORBIDDEN = {
    "/JS",
    "/JavaScript",
    "/Launch",
    "/EmbeddedFile",
    "/EmbeddedFiles",
    "/OpenAction",
    "/AA",
    "/GoToR",
    "/SubmitForm",
    "/RichMedia",
    "/AcroForm",
    "/XFA",
}
"""Keys and names by which a file runs, reads or reaches something."""


def every_object(reader: PdfReader) -> Iterator[Any]:
    """Each object of the file, those that lie compressed in others too."""
    for number in sorted({*reader.xref[0], *reader.xref_objStm}):
        yield reader.get_object(number)


def dictionaries(value: Any) -> Iterator[DictionaryObject]:
    """Each dictionary in an object, references not followed."""
    if isinstance(value, DictionaryObject):
        yield value
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in inside:
        yield from dictionaries(part)


def reached(reader: PdfReader) -> tuple[str, ...]:
    """All addresses that the file links to; AssertionError where anything in it would run or be attached."""
    addresses = []
    for found in every_object(reader):
        for entry in dictionaries(found):
            names = {*entry, *(value for value in entry.values() if isinstance(value, str))}
            assert not FORBIDDEN & names
            if entry.get("/S") == "/URI":
                addresses.append(str(entry["/URI"]))
    return tuple(addresses)
