"""A sitting and its ledger: hidden rolls, reveals, and whoever follows it."""

from __future__ import annotations

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.session import Session
from tests.session.test_session import THREE, sitting


def followed(session: Session) -> list[tuple[LedgerEntry, ...]]:
    heard: list[tuple[LedgerEntry, ...]] = []
    session.follow_ledger(lambda entries: heard.append(tuple(entries)))
    return heard


def test_a_hidden_roll_says_so_wherever_it_goes() -> None:
    session = sitting(4, 1, 3, 4, 1, 3)
    assert [session.roll(THREE, hidden=hidden).hidden for hidden in (True, False)] == [True, False]
    assert [roll.hidden for roll in session.rolls()] == [True, False]


def test_typed_dice_may_be_hidden_too() -> None:
    session = sitting()
    assert session.enter(THREE, 9, hidden=True).hidden
    line = session.line(1)
    assert line is not None
    assert line.is_secret


def test_a_line_that_is_not_there_is_none() -> None:
    assert sitting().line(1) is None


def test_a_revealed_roll_is_no_secret_any_more_and_the_reveal_is_an_entry_of_its_own() -> None:
    session = sitting(4, 1, 3)
    session.roll(THREE, hidden=True)
    assert (session.reveal(1).sequence, session.open.head.count) == (2, 2)
    line = session.line(1)
    assert line is not None
    assert (line.is_secret, line.revealed_by) == (False, 2)


def test_nobody_takes_a_reveal_back() -> None:
    session = sitting(4, 1, 3)
    session.roll(THREE, hidden=True)
    session.reveal(1)
    session.undo()
    line = session.line(1)
    assert line is not None
    assert (line.undone, line.revealed_by) == (True, 2)


@pytest.mark.parametrize("sequence", [0, 1, 2, 3, 9])
def test_what_is_no_hidden_roll_is_not_revealed(sequence: int) -> None:
    session = sitting(4, 1, 3, 4, 1, 3)
    session.roll(THREE)
    session.roll(THREE, hidden=True)
    session.reveal(2)
    with pytest.raises(RuleError):
        session.reveal(sequence)
    assert session.open.head.count == 3


def test_whoever_follows_the_ledger_is_told_what_was_added_and_that_something_was_turned() -> None:
    session = sitting(4, 1, 3)
    heard = followed(session)
    session.roll(THREE, hidden=True)
    session.reveal(1)
    session.undo()
    session.redo()
    assert [[entry.sequence for entry in entries] for entries in heard] == [[1], [2], [], []]


def test_whoever_follows_the_ledger_is_told_nothing_where_there_was_nothing_to_undo() -> None:
    session = sitting()
    heard = followed(session)
    session.undo()
    assert heard == []
