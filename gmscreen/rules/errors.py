"""What the rules refuse."""

from __future__ import annotations


class RuleError(Exception):
    """The impossible was asked: a key of the texts file (under `rule_error.`) and what fills it.

    `field` names the argument at fault, so that the message can stand beside it; None for the whole request.
    """

    def __init__(self, key: str, field: str | None = None, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.field = field
        self.details = args
