"""Reading a sheet's own file: caps first, then TOML, then the strict record; all of what is wrong is told."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from gmscreen.canon.toml_lines import line_of, written_lines
from gmscreen.sheets.errors import Problem, SheetError, refusal
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.sheets.model import SCHEMA_VERSION, Sheet
from gmscreen.sheets.toml_caps import CapError, require_modest
from gmscreen.sheets.unknown_keys import unknown_keys
from gmscreen.texts.catalogue import has_text, text
from gmscreen.texts.validation import field_path, validation_sentence

MOST_DIGITS = 15
LONGEST_NUMBER = 40

Location = tuple[int | str, ...]

_TOML_LINE = re.compile(r"at line (\d+)")
_REPEATED = re.compile(r"overwrite|twice|[Dd]uplicate|already")
_LONG_INTEGER = re.compile(r"\d[\d_]{999,}")
_COMMA_DECIMAL = re.compile(r"=\s*[+-]?\d+,\d+\s*(?:#|$)")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class SheetFile:
    """A sheet as it lay in a file: the record, and the text that it came from."""

    sheet: Sheet
    written: FileText

    @property
    def unknown(self) -> tuple[str, ...]:
        """The keys that nobody knows, as `unknown_keys` tells them."""
        return unknown_keys(self.sheet)


def read_sheet(path: Path) -> SheetFile:
    """The sheet in a file; SheetError names file, line, field and reason of everything that is wrong."""
    return sheet_in(read_text(path), path)


def sheet_in(written: FileText, path: Path | None = None) -> SheetFile:
    """The sheet in a text; `path` is only told in the SheetError."""
    source = written.text
    tree = _parsed(source, path)
    bad = [(place, text(f"sheet_error.{key}")) for place, key in bad_values(tree)]
    if bad:
        raise SheetError(path, _problems(source, tree, bad))
    _require_known_schema(tree, source, path)
    try:
        sheet = Sheet.model_validate(tree)
    except ValidationError as error:
        faults = [(fault["loc"], sentence_of(fault)) for fault in error.errors(include_url=False)]
        raise SheetError(path, _problems(source, tree, faults)) from error
    return SheetFile(sheet, written)


class _LongNumberError(ValueError):
    """A number with too many characters; the argument is its text."""


def tree_of(source: str) -> dict[str, Any]:
    """The tree of a text that has been checked before, or was written by us; its decimals are exact."""
    return tomllib.loads(source, parse_float=_exact)


def _exact(written: str) -> Decimal:
    if len(written) > LONGEST_NUMBER:
        raise _LongNumberError(written)
    try:
        return Decimal(written)
    except ArithmeticError as error:
        raise _LongNumberError(written) from error


def _parsed(source: str, path: Path | None) -> dict[str, Any]:
    try:
        require_modest(source)
        return tomllib.loads(source, parse_float=_exact)
    except CapError as error:
        raise refusal(path, error.key, error.line) from error
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(error, source, path) from error
    except _LongNumberError as error:
        raise _long_number(source, source.find(str(error)), path) from error
    except ValueError as error:  # Python reads no integer of more than 4,300 digits
        found = _LONG_INTEGER.search(source)
        raise _long_number(source, found.start() if found else 0, path) from error


def _syntax_error(error: tomllib.TOMLDecodeError, source: str, path: Path | None) -> SheetError:
    found = _TOML_LINE.search(str(error))
    line = int(found[1]) if found else source.count("\n") + 1
    if _REPEATED.search(str(error)):
        return refusal(path, "repeated_key", line, _field_on(source, line))
    comma = _COMMA_DECIMAL.search(source.split("\n")[line - 1])
    return refusal(
        path, "comma_decimal" if comma else "not_toml", line, _field_on(source, line) if comma else ""
    )


def _field_on(source: str, line: int) -> str:
    """The path of the key or table written on a line; a key that stands twice is told by its second place."""
    lines = source.split("\n")
    here = lines[line - 1]
    headers = [
        earlier for earlier in lines[: line - 1] if earlier.lstrip().startswith("[") and earlier != here
    ]
    places = written_lines("\n".join([*headers, here]))
    last = [place for place, number in places.items() if number == len(headers) + 1]
    return field_path(last[0], first=1) if last else ""


def _long_number(source: str, position: int, path: Path | None) -> SheetError:
    line = source.count("\n", 0, position) + 1
    return refusal(path, "number_too_long", line, _field_on(source, line))


def bad_values(tree: dict[str, Any]) -> Iterator[tuple[Location, str]]:
    """Place and fault of each value that no field may hold, known or not."""
    waiting: list[tuple[Location, object]] = [((), tree)]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, dict):
            yield from (((*place, key), "control_character") for key in value if _CONTROL.search(key))
            waiting.extend(((*place, key), item) for key, item in reversed(value.items()))
        elif isinstance(value, list):
            waiting.extend(((*place, index), item) for index, item in reversed([*enumerate(value)]))
        elif fault := _fault(value):
            yield place, fault


def _fault(value: object) -> str:
    if isinstance(value, str):
        return "control_character" if _CONTROL.search(value) else ""
    if isinstance(value, Decimal):
        return "" if value.is_finite() else "not_finite"
    too_long = isinstance(value, int) and abs(value) >= 10**MOST_DIGITS
    return "number_too_long" if too_long else ""


def _require_known_schema(tree: dict[str, Any], source: str, path: Path | None) -> None:
    version = tree.get("schema")
    if isinstance(version, int) and version > SCHEMA_VERSION:
        line = line_of(source, ("schema",))
        raise refusal(path, "newer_schema", line, "schema", version=version, known=SCHEMA_VERSION)


def _problems(source: str, tree: dict[str, Any], faults: Iterable[tuple[Location, str]]) -> list[Problem]:
    """The problems with their lines, in the order of the file."""
    lines = written_lines(source)
    found = [
        Problem(reason, _nearest(lines, place), field_path(place, first=1), _owner(tree, place))
        for place, reason in faults
    ]
    return sorted(found, key=lambda problem: problem.line or 0)


def _nearest(lines: Mapping[Location, int], place: Location) -> int | None:
    """The line of a field, or of the table around it; a field that is missing has the table's."""
    wholes = (place[:length] for length in range(len(place), 0, -1))
    return next((lines[whole] for whole in wholes if whole in lines), None)


def sentence_of(fault: ErrorDetails) -> str:
    """What a validator found wrong, in pt-BR."""
    key = f"sheet_error.{fault['type']}"
    return text(key) if has_text(key) else validation_sentence(fault)


def _owner(tree: dict[str, Any], place: Location) -> str:
    """The name of the piece, skill or trait that a place belongs to, or empty."""
    match place:
        case (str(list_name), int(index), *_):
            item = tree[list_name][index]
            name = item.get("name") if isinstance(item, dict) else None
            return name if isinstance(name, str) else ""
    return ""
