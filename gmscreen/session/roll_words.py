"""A roll in words: what was thrown, what it came to, and what that means."""

from __future__ import annotations

from gmscreen.session.rolls import Roll
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import MINUS, number


def faces_text(roll: Roll) -> str:
    """The faces and the constant as a sum: `4 + 1 + 3 − 1`."""
    terms = [*roll.faces, *([roll.request.dice.constant] if roll.request.dice.constant else [])]
    words = "".join(f" {MINUS if term < 0 else '+'} {abs(term)}" for term in terms)
    return words.removeprefix(" + ").removeprefix(" ")


def sum_text(roll: Roll) -> str:
    """The sum and what it comes to: `4 + 1 + 3 = 8`; a single number stands alone."""
    faces = faces_text(roll)
    return faces if faces == number(roll.total) else f"{faces} = {number(roll.total)}"


def asked_text(roll: Roll) -> str:
    """What was asked of the dice: `3d ≤ 12`, or `2d+1` alone."""
    dice, level = dice_text(roll.request.dice), roll.request.level
    return dice if level is None else f"{dice} ≤ {number(level)}"


def outcome_text(roll: Roll) -> str:
    """What became of a test, with its margin; nothing for a roll that was no test."""
    if roll.outcome is None or roll.request.level is None:
        return ""
    margin = number(abs(roll.request.level - roll.total))
    return text(f"roll.{roll.outcome}", margin=margin)


def roll_text(roll: Roll) -> str:
    """The whole roll: `3d ≤ 12: 4 + 1 + 3 = 8 · sucesso por 4`; typed dice say so."""
    typed = text("roll.typed") if roll.typed else ""
    parts = [f"{asked_text(roll)}: {sum_text(roll)}", outcome_text(roll), typed]
    return " · ".join(part for part in parts if part)
