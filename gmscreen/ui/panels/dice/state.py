"""What the Dados panel was told; a number is None where its field is empty or not understood."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class QuickContest:
    """Two levels, and what each rolled so far."""

    a_level: int | None = 12
    b_level: int | None = 12
    a_roll: int | None = None
    b_roll: int | None = None


@dataclass(frozen=True, slots=True)
class DiceState:
    """The three ways to roll; `at_least` None follows the dice."""

    typed: str = "3d"
    purpose: str = ""
    who: str = ""
    at_least: int | None = None
    roll: int | None = None
    test_level: int | None = 12
    contest: QuickContest = QuickContest()

    def with_typed(self, typed: str) -> DiceState:
        """Other dice; what the last ones came to goes."""
        return self if typed == self.typed else replace(self, typed=typed, roll=None)

    def with_purpose(self, purpose: str) -> DiceState:
        """What they are for."""
        return replace(self, purpose=purpose)

    def with_who(self, who: str) -> DiceState:
        """Whoever rolls them."""
        return replace(self, who=who)

    def with_at_least(self, at_least: int | None) -> DiceState:
        """The total whose chance is asked for."""
        return replace(self, at_least=at_least)

    def with_roll(self, total: int) -> DiceState:
        """What the dice came to."""
        return replace(self, roll=total)

    def with_test_level(self, level: int | None) -> DiceState:
        """The level of the quick test."""
        return replace(self, test_level=level)

    def with_levels(self, a_level: int | None, b_level: int | None) -> DiceState:
        """Another contest; its dice go."""
        if (a_level, b_level) == (self.contest.a_level, self.contest.b_level):
            return self
        return replace(self, contest=QuickContest(a_level, b_level))

    def covered(self) -> DiceState:
        """Without what was rolled: players look on."""
        contest = replace(self.contest, a_roll=None, b_roll=None)
        return replace(self, roll=None, contest=contest)

    def with_contest_roll(self, total: int, *, of_a: bool) -> DiceState:
        """One side of the contest rolled; once both had, a new roll begins another."""
        done = self.contest.a_roll is not None and self.contest.b_roll is not None
        contest = replace(self.contest, a_roll=None, b_roll=None) if done else self.contest
        side = {"a_roll": total} if of_a else {"b_roll": total}
        return replace(self, contest=replace(contest, **side))
