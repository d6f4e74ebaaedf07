"""What the Referência panel was told: what is looked for, where, and the dice so far."""

from __future__ import annotations

from dataclasses import dataclass, replace

FIRST_CARDS = 16
PANIC_ENTRY = "panic_table"


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice rolled on an entry: what for (empty: to read its table), their sum in words, their total."""

    what: str
    told: str
    total: int


@dataclass(frozen=True, slots=True)
class PanicCheck:
    """A panic check under way; a number is None where its field is empty or not understood."""

    will: int | None = 10
    combat_reflexes: bool = False
    others: int | None = 0
    roll: int | None = None
    terror: int | None = None


@dataclass(frozen=True, slots=True)
class ReferenceState:
    """`section` is the title of the one chosen, or None for all; `limit` is how many entries are shown."""

    query: str = ""
    section: str | None = None
    limit: int = FIRST_CARDS
    rolls: tuple[tuple[str, Rolled], ...] = ()
    panic: PanicCheck = PanicCheck()

    def with_query(self, query: str) -> ReferenceState:
        """Look for something, at first everywhere."""
        section = None if query.strip() and not self.query.strip() else self.section
        return replace(self, query=query, section=section, limit=FIRST_CARDS)

    def with_section(self, section: str | None) -> ReferenceState:
        """Keep to one section, or to none."""
        return replace(self, section=section, limit=FIRST_CARDS)

    def at_home(self, section: str) -> ReferenceState:
        """A whole section, nothing looked for."""
        return replace(self, query="", section=section, limit=FIRST_CARDS)

    def with_more(self) -> ReferenceState:
        """Show twice as many."""
        return replace(self, limit=2 * self.limit)

    def with_roll(self, entry: str, rolled: Rolled) -> ReferenceState:
        """Dice on an entry; those of the same kind go, and when its table is read again all of them."""
        kept = tuple(
            (key, other) for key, other in self.rolls if key != entry or (rolled.what and not other.what)
        )
        return replace(self, rolls=(*kept, (entry, rolled)))

    def with_panic(self, will: int | None, others: int | None, *, combat_reflexes: bool) -> ReferenceState:
        """Another one is frightened; the dice of the last one go."""
        check = PanicCheck(will, combat_reflexes, others)
        same = replace(self.panic, roll=None, terror=None) == check
        return self if same else replace(self, panic=check)

    def with_panic_roll(self, roll: int) -> ReferenceState:
        """The test of Vontade."""
        return replace(self, panic=replace(self.panic, roll=roll, terror=None), rolls=self._without_panic())

    def with_terror(self, roll: int) -> ReferenceState:
        """The dice on the table after a failed test."""
        return replace(self, panic=replace(self.panic, terror=roll), rolls=self._without_panic())

    def _without_panic(self) -> tuple[tuple[str, Rolled], ...]:
        return tuple(pair for pair in self.rolls if pair[0] != PANIC_ENTRY)

    def rolled(self, entry: str, *, on_table: bool) -> Rolled | None:
        """The last dice on an entry: those that read its table, or any other."""
        return next(
            (rolled for key, rolled in self.rolls if key == entry and (not rolled.what) is on_table), None
        )
