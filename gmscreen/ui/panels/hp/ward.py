"""The list of the wounded as the panel sees it: the campaign's, and the one in hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count

from gmscreen.session.records import PatientRecord
from gmscreen.session.ward.commands import MOST_PATIENTS, NOBODY
from gmscreen.session.ward.event_words import called
from gmscreen.session.ward.state import HpState, Wounded, newcomer


@dataclass(frozen=True, slots=True)
class Patient:
    """One of the list; his `id` is that of his record."""

    id: str
    hp: HpState

    @property
    def name(self) -> str:
        """What he is called."""
        return called(self.hp.who)


@dataclass(frozen=True, slots=True)
class Ward:
    """The wounded in their order, never none; `chosen` is the id of the one in hand.

    `is_empty` says that there is only a place-holder, to whom nothing happened yet.
    """

    patients: tuple[Patient, ...]
    chosen: str
    turn: int = 1
    is_empty: bool = False

    @property
    def in_hand(self) -> Patient:
        """The one in hand."""
        return self.patient(self.chosen)

    def patient(self, identity: str) -> Patient:
        """The one with an id; StopIteration for none."""
        return next(each for each in self.patients if each.id == identity)

    def place_of(self, identity: str) -> int:
        """His place in the list, from 0."""
        return [each.id for each in self.patients].index(identity)

    @property
    def room(self) -> int:
        """How many more can come in."""
        return MOST_PATIENTS - (0 if self.is_empty else len(self.patients))

    def choosing(self, identity: str) -> Ward:
        """With another in hand; the same when he is not on the list."""
        return replace(self, chosen=identity) if any(one.id == identity for one in self.patients) else self

    def stepping(self, steps: int) -> Ward:
        """With the next of the list in hand, or the one before; at the ends it goes round."""
        place = (self.place_of(self.chosen) + steps) % len(self.patients)
        return self.choosing(self.patients[place].id)

    def following(self, records: Mapping[str, PatientRecord]) -> Ward:
        """The list as the campaign has it now.

        The first of those who came is in hand, else who was; whoever comes after him when he is gone.
        """
        patients = tuple(Patient(one.id, one.hp) for one in records.values()) or (_NOBODY,)
        known = {one.id for one in self.patients}
        came = [one.id for one in patients if one.id not in known]
        staying = [one.id for one in patients if one.id == self.chosen]
        after = patients[min(self.place_of(self.chosen), len(patients) - 1)].id
        turn = max((one.turn for one in records.values()), default=1)
        return Ward(patients, (came or staying or [after])[0], turn, is_empty=not records)


_NOBODY = Patient(NOBODY, newcomer(Wounded()))


def first_ward(records: Mapping[str, PatientRecord]) -> Ward:
    """The list when it is first seen, with the first of it in hand."""
    seen = Ward((_NOBODY,), NOBODY).following(records)
    return replace(seen, chosen=seen.patients[0].id)


def numbered(name: str, wanted: int, taken: Collection[str]) -> tuple[str, ...]:
    """Names for so many of that name: alone it stays as it is; copies are numbered on."""
    if wanted == 1 and not any(_is_copy(each, name) for each in taken):
        return (name,)
    free = (
        copy for copy in _copies(name) if copy not in taken and not (copy == f"{name} 1" and name in taken)
    )
    return tuple(next(free) for _ in range(wanted))


def _is_copy(taken: str, name: str) -> bool:
    return taken == name or (taken.startswith(f"{name} ") and taken[len(name) + 1 :].isdecimal())


def _copies(name: str) -> Iterator[str]:
    return (f"{name} {number}" for number in count(1))
