"""Entries follow each other, and say what happened."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from gmscreen.rules.checks import Outcome
from gmscreen.rules.dice import Dice, DiceTerm, parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.session.ledger import Reveal, empty_head
from gmscreen.session.ledger_row import entry_in, row_of
from gmscreen.session.ledger_writing import (
    LONGEST_TEXT,
    Stamp,
    check_recordable,
    new_nonce,
    next_entries,
    next_entry,
)
from gmscreen.session.rolls import RollFacts, RollRequest
from tests.session.ledgers import BLOW, CAMPAIGN_ID, EVENING, SECRET, SEEN, START, THREE, chained

STAMP = Stamp(EVENING, 3, 7)


def asked(purpose: str = "", modifiers: tuple[tuple[str, int], ...] = ()) -> RollRequest:
    return RollRequest(THREE, purpose, modifiers=modifiers)


def test_the_first_entry_follows_the_genesis_of_its_campaign() -> None:
    (entry,) = chained([SEEN])
    assert (entry.sequence, entry.previous) == (1, empty_head(CAMPAIGN_ID).hash)


def test_each_entry_names_the_hash_of_the_one_before() -> None:
    first, second, third = chained([SEEN, SECRET, BLOW])
    assert (second.previous, third.previous) == (first.hash, second.hash)


def test_no_two_campaigns_begin_alike() -> None:
    assert empty_head("a").hash != empty_head("b").hash


def test_a_head_is_shown_as_count_and_hash() -> None:
    assert str(chained([SEEN])[-1].head).startswith("1:136481ec")


def test_an_entry_says_when_in_which_week_and_with_which_step() -> None:
    entry = next_entry(START, SEEN, STAMP, bytes(16))
    assert (entry.time, entry.week, entry.step) == (EVENING, 3, 7)


def test_a_local_time_is_kept_in_utc() -> None:
    local = datetime(2026, 11, 30, 18, 5, tzinfo=timezone(timedelta(hours=-3)))
    entry = next_entry(START, SEEN, Stamp(local, 1), bytes(16))
    assert (entry.time, entry.time.tzinfo) == (EVENING, UTC)


def test_a_test_has_its_outcome_and_any_other_roll_none() -> None:
    test, blow = chained([SEEN, BLOW])
    assert (test.outcome, blow.outcome) == (Outcome.SUCCESS, None)


def test_a_reveal_is_an_entry_of_its_own_that_names_the_roll() -> None:
    entry = chained([SECRET, Reveal(1)])[-1]
    assert (entry.reveals, entry.roll, entry.is_hidden) == (1, None, False)


def test_a_typed_roll_may_be_hidden() -> None:
    (entry,) = chained([SECRET])
    assert entry.is_hidden
    assert entry.roll is not None
    assert entry.roll.typed


def test_the_same_roll_has_another_hash_under_another_nonce() -> None:
    hashes = {next_entry(START, SECRET, STAMP, new_nonce()).hash for _ in range(20)}
    assert len(hashes) == 20


def test_nonces_are_sixteen_random_bytes() -> None:
    nonces = [entry.nonce for entry in next_entries(START, [SEEN, SEEN, SEEN], STAMP)]
    assert {len(nonce) for nonce in nonces} == {16}
    assert len(set(nonces)) == 3


def test_texts_are_kept_composed() -> None:
    entry = next_entry(START, RollFacts(asked("Percepc\u0327a\u0303o"), (1, 1, 1)), STAMP, bytes(16))
    assert entry.roll is not None
    assert entry.roll.request.purpose == "Percepção"


def test_half_a_character_is_replaced_and_a_pair_is_joined() -> None:
    entry = next_entry(START, RollFacts(asked("a\ud800b\ud83c\udfb2"), (1, 1, 1)), STAMP, bytes(16))
    assert entry.roll is not None
    assert entry.roll.request.purpose == "a\ufffdb🎲"


@pytest.mark.parametrize(
    "request_",
    [
        asked("x" * (LONGEST_TEXT + 1)),
        asked(modifiers=(("x" * (LONGEST_TEXT + 1), 1),)),
        asked(modifiers=(("\x01" * LONGEST_TEXT, 1),) * 10),
        RollRequest(Dice((DiceTerm(101, 6),)), ""),
        RollRequest(THREE.plus(10**7), ""),
    ],
    ids=["long purpose", "long modifier", "long row", "many dice", "large constant"],
)
def test_what_no_ledger_can_hold_is_refused_before_it_is_rolled(request_: RollRequest) -> None:
    with pytest.raises(RuleError):
        check_recordable(request_)


@pytest.mark.parametrize("expression", ["3d", "2d-1", "d20+2d4-3", "-1d+7", "5", "100d1000"])
def test_an_expression_comes_back_from_its_row(expression: str) -> None:
    dice = parse_dice(expression)
    faces = tuple(term.sign for term in dice.terms for _ in range(term.count))
    (entry,) = chained([RollFacts(RollRequest(dice, ""), faces)])
    assert entry_in(row_of(entry)) == entry


def test_a_changed_entry_has_another_row() -> None:
    (entry,) = chained([SEEN])
    assert row_of(replace(entry, week=4)) != row_of(entry)
