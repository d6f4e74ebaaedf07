"""Dice that fell on the table, told by their faces or by their sum."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.rules.errors import RuleError
from gmscreen.session.rolls import RollRequest

Typed = Sequence[int] | int
"""The faces one by one, or only what the dice came to, the constant left out."""


def typed_faces(request: RollRequest, typed: Typed) -> tuple[int, ...]:
    """The faces with their signs, a sum as a single face; RuleError when they do not fit the dice."""
    if isinstance(typed, int):
        return (_checked_sum(request, typed),)
    request.dice.total_of(typed)
    signs = [term.sign for term in request.dice.terms for _ in range(term.count)]
    return tuple(sign * face for sign, face in zip(signs, typed, strict=True))


def _checked_sum(request: RollRequest, given: int) -> int:
    low, high = request.dice.sums
    if not low <= given <= high:
        raise RuleError("sum_out_of_range", "faces", low=low, high=high, given=given)
    return given
