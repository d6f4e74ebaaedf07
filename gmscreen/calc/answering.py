"""From the fields of a request to an answer, or to what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from gmscreen.calc.calculation import Answer
from gmscreen.calc.registry import NAMES, calculation
from gmscreen.calc.request_error import RequestError, unusable_sentence
from gmscreen.calc.unusable import Unusable
from gmscreen.canon.errors import CanonError
from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem
from gmscreen.texts.validation import field_path, printable, validation_sentence


def answered(name: object, fields: Mapping[str, object]) -> Answer[Any]:
    """The answer of a named calculation; RequestError for a name or fields that it can't work with."""
    _require_usable({"calc": name, **fields})
    if not isinstance(name, str):
        raise RequestError("calc", text("validation.string_type"))
    if name not in NAMES:
        raise RequestError("calc", text("answer_error.unknown_calc", name=printable(name)))
    found = calculation(name)
    try:
        return found.run(found.request.model_validate(fields))
    except ValidationError as error:
        raise _invalid(error) from error
    except RuleError as error:
        raise RequestError(error.field, rule_problem(error)) from error
    except CanonError as error:
        raise RequestError(None, str(error)) from error


def _invalid(error: ValidationError) -> RequestError:
    first: Any = error.errors(include_url=False, include_input=False)[0]
    return RequestError(field_path(first["loc"]), validation_sentence(first))


def _require_usable(value: object, path: tuple[int | str, ...] = ()) -> None:
    """RequestError at the first value, in order, that JSON can write and a request can't hold."""
    if isinstance(value, Unusable):
        raise RequestError(field_path(path), unusable_sentence(value))
    if isinstance(value, str) and not _is_clean(value):
        raise RequestError(field_path(path), text("validation.string_unicode"))
    if isinstance(value, Mapping):
        for key, member in value.items():
            _require_usable(member, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            _require_usable(item, (*path, index))


def _is_clean(value: str) -> bool:
    """Whether a text can be written again: no NUL, no half of a surrogate pair."""
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False
