"""What happened, line by line: kept as keys and what fills them, told in Portuguese."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gmscreen.texts.catalogue import text
from gmscreen.texts.isolated import isolated
from gmscreen.texts.numbers import number

CHUNK = 32
"""Lines that share one record, so that a turn adds little to what is written."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event: `key` under `fight.log.`, of which fighter, and what fills it.

    `pv` is by how much it changed his PV; no PV change without a line that says so. `secret` lines are of
    somebody whom the players don't see. `rolls` are the numbers in the ledger of the dice that it tells of.
    """

    round: int
    key: str
    who: str = ""
    values: tuple[tuple[str, str | int], ...] = ()
    pv: int = 0
    secret: bool = False
    rolls: tuple[int, ...] = ()

    @property
    def words(self) -> str:
        """The line as it can be read aloud."""
        values: Mapping[str, object] = {name: _shown(value) for name, value in self.values}
        return text(f"fight.log.{self.key}", **values)


def _shown(value: str | int) -> str:
    return isolated(value) if isinstance(value, str) else number(value)
