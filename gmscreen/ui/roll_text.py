"""A roll as it is shown: its words, its tone, and the odds beside it."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, Outcome, success_odds
from gmscreen.session.roll_words import outcome_text, roll_text, sum_text
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import number, percent
from gmscreen.ui.theme.theme import Tone

__all__ = [
    "chance_of",
    "chance_text",
    "covered_text",
    "dice_text",
    "marked",
    "odds_text",
    "outcome_text",
    "outcome_tone",
    "roll_text",
    "sum_text",
]

HIDDEN_TONE = Tone.INFO
_TONES = {
    Outcome.CRITICAL_SUCCESS: Tone.GOOD,
    Outcome.SUCCESS: Tone.GOOD,
    Outcome.FAILURE: Tone.BAD,
    Outcome.CRITICAL_FAILURE: Tone.BAD,
}


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


def covered_text(roll: Roll) -> str:
    """All that may be seen of a hidden roll where players look on: `escondida, gravada como nº 12`."""
    return text("secrecy.rolled", number=number(roll.sequence))


def marked(words: str, roll: Roll) -> str:
    """Words about a roll, which say so when it is hidden."""
    return f"{words} · {text('export.state.hidden')}" if roll.hidden else words


def chance_text(roll: Roll) -> str:
    """The chance beside a result: to pass the test, or to roll this much or more."""
    if roll.request.level is not None:
        return odds_text(roll.request)
    at_least = 1 - roll.request.dice.distribution.at_most(roll.total - 1)
    return text("roll.this_or_more", total=number(roll.total), chance=percent(at_least))
