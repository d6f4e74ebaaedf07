"""Reading a canon file: caps, then TOML, then a strict model; whatever is wrong becomes a CanonError."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError

from gmscreen.canon.errors import CanonError
from gmscreen.canon.toml_lines import line_of
from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text
from gmscreen.texts.validation import field_path, validation_sentence

LARGEST_FILE = 1 << 20
"""Bytes; the largest table that ships is a tenth of it."""

M = TypeVar("M", bound=BaseModel)
N = TypeVar("N", bound=BaseModel)

_TOML_LINE = re.compile(r"at line (\d+)")
_REPEATED = re.compile(r"overwrite|twice|Duplicate|already")


@dataclass(frozen=True, slots=True)
class CanonFile(Generic[M]):
    """A file that was read: where it is, its text, and its content as a model."""

    path: Path
    source: str
    content: M

    def error(self, reason: str, location: Sequence[int | str] = ()) -> CanonError:
        """What is wrong at a place in this file; `reason` is a sentence in pt-BR."""
        return _error_at(self.path, self.source, reason, location)

    def checked(self, model: type[N], value: object, location: Sequence[int | str]) -> N:
        """A part of the file that was left as it came, as a model of its own; CanonError otherwise."""
        try:
            return model.model_validate(value)
        except ValidationError as error:
            raise _refused(self.path, self.source, error, location) from error

    def require_all(
        self, kinds: type[StrEnum], given: Iterable[StrEnum], location: Sequence[int | str]
    ) -> None:
        """CanonError naming the members of an enumeration that a table at `location` leaves out."""
        missing = set(kinds).difference(given)
        if missing:
            names = ", ".join(kind for kind in kinds if kind in missing)
            raise self.error(text("canon_error.members_missing", names=names), location)

    @contextmanager
    def refusing(self, key: str, location: Sequence[int | str] = ()) -> Iterator[None]:
        """Turns what the rules refuse in the block into a CanonError with the text `canon_error.<key>`."""
        try:
            yield
        except (ValueError, RuleError) as error:
            raise self.error(text(f"canon_error.{key}"), location) from error


def read_canon(path: Path, model: type[M]) -> CanonFile[M]:
    """The file as a model; CanonError for one that is missing, too large, no TOML, or not to the model."""
    source = _read_text(path)
    try:
        return CanonFile(path, source, model.model_validate(_parsed(path, source)))
    except ValidationError as error:
        raise _refused(path, source, error) from error


def _refused(path: Path, source: str, error: ValidationError, around: Sequence[int | str] = ()) -> CanonError:
    """The first thing that a model refused; `around` is where in the file the model's part stands."""
    first: Any = error.errors(include_url=False, include_input=False)[0]
    return _error_at(path, source, validation_sentence(first), (*around, *first["loc"]))


def _read_text(path: Path) -> str:
    try:
        if not path.is_file():
            raise CanonError(path, text("canon_error.not_a_file"))
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise CanonError(path, text("canon_error.unreadable")) from error
    if len(data) > LARGEST_FILE:
        raise CanonError(path, text("canon_error.too_large"))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise CanonError(path, text("canon_error.not_utf8")) from error


def _parsed(path: Path, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(source, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        key = "repeated_key" if _REPEATED.search(str(error)) else "not_toml"
        raise CanonError(path, text(f"canon_error.{key}"), _toml_line(error, source)) from error
    except RecursionError as error:
        raise CanonError(path, text("canon_error.too_deep")) from error
    except (ValueError, ArithmeticError) as error:
        raise CanonError(path, text("canon_error.number_too_long")) from error


def _toml_line(error: tomllib.TOMLDecodeError, source: str) -> int:
    """The line that the parser names; it names the last one as the end of the document."""
    found = _TOML_LINE.search(str(error))
    return int(found[1]) if found else source.count("\n") + 1


def _error_at(path: Path, source: str, reason: str, location: Sequence[int | str]) -> CanonError:
    return CanonError(path, reason, line_of(source, location), field_path(location, first=1))
