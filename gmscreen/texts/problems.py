"""What is wrong with something typed or asked, as a sentence."""

from __future__ import annotations

from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import NumberError
from gmscreen.texts.steps import filled


def number_problem(error: NumberError) -> str:
    """Why a text is no number; for `1.234` it asks which of the two is meant."""
    typed = error.typed.strip()
    thousand, decimal = typed.replace(".", ""), typed.replace(".", ",")
    return text(f"number_error.{error.key}", typed=typed, thousand=thousand, decimal=decimal)


def rule_problem(error: RuleError) -> str:
    """What the rules refuse."""
    return text(f"rule_error.{error.key}", **filled(tuple(error.details.items())))
