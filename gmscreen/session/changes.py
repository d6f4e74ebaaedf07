"""What a command does to the campaign, as values that can be turned round."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.records import Part, Record


@dataclass(frozen=True, slots=True)
class Change:
    """One record before and after; None where there is none."""

    part: Part
    id: str
    before: Record | None
    after: Record | None

    @property
    def inverse(self) -> Change:
        """The change that takes this one back."""
        return Change(self.part, self.id, self.after, self.before)


def added(part: Part, record: Record) -> Change:
    """The change that adds a record."""
    return Change(part, record.id, None, record)


def removed(part: Part, record: Record) -> Change:
    """The change that takes a record away."""
    return Change(part, record.id, record, None)


def edited(part: Part, before: Record, after: Record) -> Change:
    """The change that puts a record in the place of another of the same id."""
    return Change(part, before.id, before, after)


def inverted(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """The changes that take these back, last first."""
    return tuple(change.inverse for change in reversed(changes))
