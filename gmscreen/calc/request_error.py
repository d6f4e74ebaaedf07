"""A request that gets no answer, and why."""

from __future__ import annotations

from gmscreen.calc.unusable import Unusable
from gmscreen.texts.validation import validation_sentence


class RequestError(Exception):
    """What is wrong: the path of the field at fault (None: the whole request), and why, in pt-BR."""

    def __init__(self, field: str | None, message: str) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message


def unusable_sentence(value: Unusable) -> str:
    """Why a value can't be used, in pt-BR."""
    return validation_sentence({"type": value.reason, "ctx": dict(value.details)})
