"""Answers as JSON: exact, in the order of the models, fields that were not set left out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from decimal import Context, Decimal
from fractions import Fraction
from typing import Any

from pydantic import BaseModel

from gmscreen.calc.calculation import Answer
from gmscreen.calc.request_error import RequestError
from gmscreen.calc.request_line import NO_ID
from gmscreen.rules.derivation import Step
from gmscreen.rules.effects import applying
from gmscreen.texts.catalogue import text
from gmscreen.texts.steps import step_label

MOST_EXACT_PLACES = 15
_WIDE = Context(prec=60)


def success(answer: Answer[Any], id_: str = NO_ID) -> str:
    """A good answer; `id_` is JSON already, and stands as it was written in the request."""
    result, steps = written(answer.result), written(told_steps(answer))
    return f'{{"id": {id_}, "ok": true, "result": {result}, "steps": {steps}}}'


def refusal(error: RequestError, id_: str = NO_ID) -> str:
    """An answer that says what is wrong."""
    told = written({"field": error.field, "message": error.message})
    return f'{{"id": {id_}, "ok": false, "error": {told}}}'


def told_steps(answer: Answer[Any]) -> list[dict[str, object]]:
    """Every step of every derivation; `value` is the running total, `of` the field that it leads to."""
    return [
        _told(path, step, first=index == 0)
        for path, derivation in answer.derivations
        for index, step in enumerate(derivation.steps)
    ]


def _told(path: str, step: Step, *, first: bool) -> dict[str, object]:
    told: dict[str, object] = {"label": step_label(step), "value": step.total, "source": step.source}
    told["of"] = path
    if step.amount is not None and not first:
        told["amount"] = step.amount
    if step.interpretation is not None:
        told["interpretation"] = text(f"interpretation.{step.interpretation}")
    return told


def written(value: object) -> str:
    """A value in JSON: whole numbers whole, decimals exact, dice and enumerations as their text."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if value is None or isinstance(value, bool | int):
        return json.dumps(value)
    if isinstance(value, Decimal | Fraction):
        return _number(value)
    if isinstance(value, Sequence):
        return f"[{', '.join(map(written, value))}]"
    members = [f"{written(str(key))}: {written(member)}" for key, member in _members(value).items()]
    return f"{{{', '.join(members)}}}"


def _members(value: object) -> Mapping[Any, object]:
    if isinstance(value, BaseModel):
        return {
            name: getattr(value, name) for name in type(value).model_fields if name in value.model_fields_set
        }
    if is_dataclass(value) and not isinstance(value, type):
        return {name: _plain(effect) for name, effect in applying(value).items()}
    if isinstance(value, Mapping):
        return value
    raise TypeError(f"no JSON for {type(value).__name__}")


def _plain(effect: object) -> object:
    """Dice, the one effect with parts of its own, as their text."""
    return str(effect) if is_dataclass(effect) else effect


def _number(value: Decimal | Fraction) -> str:
    """Exact where the decimals end soon; a share that never ends as the nearest number a program reads."""
    exact = value if isinstance(value, Decimal) else _ending(value)
    if exact is None:
        return repr(float(value))
    shown = f"{exact:f}"
    return shown.rstrip("0").rstrip(".") if "." in shown else shown


def _ending(value: Fraction) -> Decimal | None:
    """The decimal of a fraction that fifteen places hold whole, or None."""
    if 10**MOST_EXACT_PLACES % value.denominator:
        return None
    scaled = value.numerator * (10**MOST_EXACT_PLACES // value.denominator)
    return Decimal(scaled).scaleb(-MOST_EXACT_PLACES, _WIDE)
