"""One line of requests: read from bytes that may hold anything, without loss and within bounds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from json import JSONDecodeError, JSONDecoder
from typing import NamedTuple

from gmscreen.calc.request_error import RequestError, unusable_sentence
from gmscreen.calc.unusable import (
    MISSING,
    NOT_FINITE,
    REPEATED,
    decimal_number,
    json_object,
    not_finite,
    whole_number,
)
from gmscreen.texts.catalogue import text

DEEPEST = 50
LONGEST_LINE = 1 << 20
"""Bytes of a line, its end not counted."""

NO_ID = "null"

_BLANKS = (" ", "\t", "\r", "\n")
_STRING_OR_BRACKET = r'(?s)"(?:[^"\\]|\\.?)*+(?:"|\Z)|[\[\]{}]'
_DECODER = JSONDecoder(
    parse_int=whole_number,
    parse_float=decimal_number,
    parse_constant=not_finite,
    object_pairs_hook=json_object,
)


class RequestLine(NamedTuple):
    """A line that was read: its `id` as it was written there, the calculation it names, the other fields.

    Values that no request can hold are still in their places, as `Unusable`.
    """

    id: str
    calc: object
    fields: dict[str, object]


def read_request(line: bytes) -> RequestLine:
    """The request of a line; RequestError for one that is no JSON object, or whose id can't be echoed."""
    if len(line) > LONGEST_LINE:
        raise too_long()
    values: dict[str, object] = {}
    id_ = NO_ID
    for key, value, source in _Members(_decoded(line)):
        if key == "id":
            id_ = _echoed(source, again="id" in values)
        values[key] = REPEATED if key in values else value
    values.pop("id", None)
    return RequestLine(id_, values.pop("calc", MISSING), values)


def too_long() -> RequestError:
    """The error of a line above the limit, which whoever reads the stream need not keep to say so."""
    return RequestError(None, text("answer_error.line_too_long", limit=LONGEST_LINE >> 10))


def _echoed(source: str, *, again: bool) -> str:
    """An id as it will be repeated; RequestError for a second one, and for NaN or an infinity in it."""
    if again:
        raise RequestError("id", unusable_sentence(REPEATED))
    try:
        json.loads(source, parse_int=str, parse_float=str, parse_constant=_refuse_constant)
    except ValueError as error:
        raise RequestError("id", unusable_sentence(NOT_FINITE)) from error
    return source


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def _decoded(line: bytes) -> str:
    try:
        decoded = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RequestError(None, text("answer_error.not_utf8")) from error
    if decoded.startswith("\ufeff"):
        raise RequestError(None, text("answer_error.byte_order_mark"))
    if _is_too_deep(decoded):
        raise RequestError(None, text("answer_error.too_deep", deepest=DEEPEST))
    return decoded


def _is_too_deep(source: str) -> bool:
    """Whether brackets nest deeper than the limit, known before anything is parsed."""
    if source.count("[") + source.count("{") <= DEEPEST:
        return False
    depth = 0
    for found in re.finditer(_STRING_OR_BRACKET, source):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            return True
    return False


class _Members:
    """The members of the one object that a text must be: key, value, and the value as it is written."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._position = 0

    def __iter__(self) -> Iterator[tuple[str, object, str]]:
        self._require("{")
        if not self._took("}"):
            yield self._member()
            while self._took(","):
                yield self._member()
            self._require("}")
        self._skip_blanks()
        if self._position < len(self._source):
            raise _not_an_object()

    def _member(self) -> tuple[str, object, str]:
        self._skip_blanks()
        if not self._source.startswith('"', self._position):
            raise _not_an_object()
        key, _ = self._value()
        self._require(":")
        return (str(key), *self._value())

    def _value(self) -> tuple[object, str]:
        self._skip_blanks()
        start = self._position
        try:
            value, self._position = _DECODER.raw_decode(self._source, start)
        except JSONDecodeError as error:
            raise _not_an_object() from error
        return value, self._source[start : self._position]

    def _skip_blanks(self) -> None:
        while self._source.startswith(_BLANKS, self._position):
            self._position += 1

    def _took(self, sign: str) -> bool:
        self._skip_blanks()
        taken = self._source.startswith(sign, self._position)
        self._position += taken
        return taken

    def _require(self, sign: str) -> None:
        if not self._took(sign):
            raise _not_an_object()


def _not_an_object() -> RequestError:
    return RequestError(None, text("answer_error.not_an_object"))
