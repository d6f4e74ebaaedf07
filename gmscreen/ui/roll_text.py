"""A roll told in words: what was thrown, what it came to, and what that means."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, Outcome, success_odds
from gmscreen.rules.dice import Dice
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import MINUS, number, percent
from gmscreen.ui.theme.theme import Tone

_TONES = {
    Outcome.CRITICAL_SUCCESS: Tone.GOOD,
    Outcome.SUCCESS: Tone.GOOD,
    Outcome.FAILURE: Tone.BAD,
    Outcome.CRITICAL_FAILURE: Tone.BAD,
}


def dice_text(dice: Dice) -> str:
    """An expression as it is written at the table: `3d−1`."""
    return str(dice).replace("-", MINUS)


def faces_text(roll: Roll) -> str:
    """The faces and the constant as a sum: `4 + 1 + 3 − 1`."""
    terms = [*roll.faces, *([roll.request.dice.constant] if roll.request.dice.constant else [])]
    words = "".join(f" {MINUS if term < 0 else '+'} {abs(term)}" for term in terms)
    return words.removeprefix(" + ").removeprefix(" ")


def sum_text(roll: Roll) -> str:
    """The sum and what it comes to: `4 + 1 + 3 = 8`; a single number stands alone."""
    faces = faces_text(roll)
    return faces if faces == number(roll.total) else f"{faces} = {number(roll.total)}"


def roll_text(roll: Roll) -> str:
    """The whole roll: `3d ≤ 12: 4 + 1 + 3 = 8 · sucesso por 4`; typed dice say so."""
    level = roll.request.level
    asked = (
        dice_text(roll.request.dice) if level is None else f"{dice_text(roll.request.dice)} ≤ {number(level)}"
    )
    parts = [f"{asked}: {sum_text(roll)}", outcome_text(roll), text("roll.typed") if roll.typed else ""]
    return " · ".join(part for part in parts if part)


def outcome_text(roll: Roll) -> str:
    """What became of a test, with its margin; nothing for a roll that was no test."""
    if roll.outcome is None or roll.request.level is None:
        return ""
    margin = number(abs(roll.request.level - roll.total))
    return text(f"roll.{roll.outcome}", margin=margin)


def outcome_tone(roll: Roll) -> Tone:
    """The tone of what became of it."""
    return _TONES[roll.outcome] if roll.outcome else Tone.TEXT


def chance_of(request: RollRequest) -> Fraction | None:
    """The chance to pass a test of 3d; None for a roll that is no test or can't be passed by rolling."""
    if request.level is None or request.level < LOWEST_ROLLED_LEVEL:
        return None
    return Fraction(sum(ways for outcome, ways in success_odds(request.level).items() if outcome.passed), 216)


def odds_text(request: RollRequest) -> str:
    """The odds before the roll: the chance to pass, or the least, mean and most of a plain roll."""
    chance = chance_of(request)
    if chance is not None:
        return text("roll.passes", chance=percent(chance))
    spread = request.dice.distribution
    return text("roll.spread", low=number(spread.low), high=number(spread.high), mean=number(spread.mean, 1))


def chance_text(roll: Roll) -> str:
    """The chance beside a result: to pass the test, or to roll this much or more."""
    if roll.request.level is not None:
        return odds_text(roll.request)
    at_least = 1 - roll.request.dice.distribution.at_most(roll.total - 1)
    return text("roll.this_or_more", total=number(roll.total), chance=percent(at_least))
