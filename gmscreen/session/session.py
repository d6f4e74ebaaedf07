"""The open table: it rolls, keeps what was rolled, and tells whoever listens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gmscreen.rules.checks import outcome_of
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.session.chance import Clock, Dice, SystemDice, utc_now
from gmscreen.session.journal import Journal, MemoryJournal
from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.table_values import TableValues

Listener = Callable[[Roll], None]


class Session:
    """One sitting: chance, clock, journal, the readings its table plays by, the values it settled."""

    def __init__(
        self,
        dice: Dice | None = None,
        journal: Journal | None = None,
        clock: Clock = utc_now,
        readings: Readings = DEFAULT_READINGS,
    ) -> None:
        self._dice = dice or SystemDice()
        self._journal = journal or MemoryJournal()
        self._clock = clock
        self._listeners: list[Listener] = []
        self.readings = readings
        self.values = TableValues(clock)

    def listen(self, listener: Listener) -> None:
        """Call `listener` after every roll that is kept."""
        self._listeners.append(listener)

    def rolls(self) -> tuple[Roll, ...]:
        """Every roll of the sitting, oldest first."""
        return self._journal.rolls()

    def roll(self, request: RollRequest) -> Roll:
        """Roll, keep, tell; the roll is in the journal before anyone sees it."""
        return self._keep(request, request.dice.rolled(self._dice.roll_die).faces, typed=False)

    def enter(self, request: RollRequest, faces: Sequence[int] | int) -> Roll:
        """Keep a roll made on the table; RuleError when it does not fit the dice.

        `faces` one by one, or only what the dice came to, which is then kept as a single face.
        """
        if isinstance(faces, int):
            return self._keep(request, (_checked_sum(request, faces),), typed=True)
        request.dice.total_of(faces)
        signs = [term.sign for term in request.dice.terms for _ in range(term.count)]
        signed = tuple(sign * face for sign, face in zip(signs, faces, strict=True))
        return self._keep(request, signed, typed=True)

    def _keep(self, request: RollRequest, faces: tuple[int, ...], *, typed: bool) -> Roll:
        total = sum(faces) + request.dice.constant
        outcome = None if request.level is None else outcome_of(request.level, total)
        sequence = len(self._journal.rolls()) + 1
        roll = Roll(sequence, self._clock(), request, faces, typed, outcome)
        self._journal.append(roll)
        for listener in tuple(self._listeners):
            listener(roll)
        return roll


def _checked_sum(request: RollRequest, given: int) -> int:
    low, high = request.dice.sums
    if not low <= given <= high:
        raise RuleError("sum_out_of_range", "faces", low=low, high=high, given=given)
    return given
