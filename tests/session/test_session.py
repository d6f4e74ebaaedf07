"""A sitting rolls, keeps, and tells."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from gmscreen.rules.checks import Outcome
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.session.chance import SystemDice
from gmscreen.session.journal import MemoryJournal
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.session import Session

NOON = datetime(2026, 9, 13, 12, 0, tzinfo=UTC)


class ScriptedDice:
    """Chance that says what it was told to."""

    def __init__(self, *faces: int) -> None:
        self._faces = iter(faces)

    def roll_die(self, sides: int) -> int:
        face = next(self._faces)
        assert 1 <= face <= sides
        return face


def sitting(*faces: int) -> Session:
    return Session(dice=ScriptedDice(*faces), clock=lambda: NOON)


THREE = RollRequest(parse_dice("3d"), purpose="Teste", level=12)


def test_a_roll_takes_its_faces_from_the_dice_and_its_time_from_the_clock() -> None:
    roll = sitting(4, 1, 3).roll(THREE)
    assert (roll.faces, roll.total, roll.time, roll.typed) == ((4, 1, 3), 8, NOON, False)


def test_a_roll_against_a_level_has_its_outcome() -> None:
    assert sitting(6, 6, 5).roll(THREE).outcome is Outcome.CRITICAL_FAILURE


def test_a_roll_without_a_level_has_no_outcome() -> None:
    assert sitting(2, 2).roll(RollRequest(parse_dice("2d+1"), purpose="Dano")).outcome is None


def test_rolls_are_numbered_in_the_order_they_were_kept() -> None:
    session = sitting(1, 1, 1, 2, 2, 2)
    session.roll(THREE)
    session.roll(THREE)
    assert [roll.sequence for roll in session.rolls()] == [1, 2]


def test_a_roll_is_in_the_journal_before_anyone_hears_of_it() -> None:
    journal = MemoryJournal()
    session = Session(dice=ScriptedDice(1, 2, 3), journal=journal, clock=lambda: NOON)
    heard: list[tuple[Roll, ...]] = []
    session.listen(lambda _: heard.append(journal.rolls()))
    roll = session.roll(THREE)
    assert heard == [(roll,)]


def test_dice_typed_from_the_table_are_marked_and_keep_their_sign() -> None:
    roll = sitting().enter(RollRequest(parse_dice("2d-1d4"), purpose="Dano"), (6, 5, 4))
    assert (roll.faces, roll.total, roll.typed) == ((6, 5, -4), 7, True)


@pytest.mark.parametrize("faces", [(1, 2), (1, 2, 3, 4), (0, 1, 2), (7, 1, 1)])
def test_typed_dice_that_cannot_be_are_refused_and_not_kept(faces: tuple[int, ...]) -> None:
    session = sitting()
    with pytest.raises(RuleError):
        session.enter(THREE, faces)
    assert session.rolls() == ()


def test_the_system_dice_stay_on_their_faces() -> None:
    dice = SystemDice()
    assert {dice.roll_die(6) for _ in range(500)} == {1, 2, 3, 4, 5, 6}
