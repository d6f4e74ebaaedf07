"""The list of the wounded, and the one in hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.state import Event, HpState, Wounded, newcomer

MOST_PATIENTS = 20


@dataclass(frozen=True, slots=True)
class Patient:
    """One of the list; his `id` never changes."""

    id: int
    hp: HpState

    @property
    def name(self) -> str:
        """What he is called."""
        return self.hp.who.name or text("hp_panel.unnamed")


@dataclass(frozen=True, slots=True)
class Ward:
    """The wounded in their order, never none; `chosen` is the id of the one in hand."""

    patients: tuple[Patient, ...]
    chosen: int
    turn: int = 1

    @property
    def in_hand(self) -> Patient:
        """The one in hand."""
        return self.patient(self.chosen)

    def patient(self, identity: int) -> Patient:
        """The one with an id; StopIteration for none."""
        return next(each for each in self.patients if each.id == identity)

    def place_of(self, identity: int) -> int:
        """His place in the list, from 0."""
        return [each.id for each in self.patients].index(identity)

    @property
    def room(self) -> int:
        """How many more can come in; a place-holder that nothing happened to makes way."""
        return MOST_PATIENTS - len(self._staying)

    @property
    def _staying(self) -> tuple[Patient, ...]:
        return () if len(self.patients) == 1 and self.patients[0].hp == _NOBODY else self.patients

    def choosing(self, identity: int) -> Ward:
        """With another in hand."""
        return replace(self, chosen=identity)

    def stepping(self, steps: int) -> Ward:
        """With the next of the list in hand, or the one before; at the ends it goes round."""
        place = (self.place_of(self.chosen) + steps) % len(self.patients)
        return self.choosing(self.patients[place].id)

    def receiving(self, newcomers: Sequence[Wounded]) -> Ward:
        """With these at the end, as far as there is room; the first of them in hand."""
        fresh = 1 + max(each.id for each in self.patients)
        came = [Patient(fresh + place, newcomer(who)) for place, who in enumerate(newcomers[: self.room])]
        if not came:
            return self
        return replace(self, patients=(*self._staying, *came), chosen=came[0].id)

    def without(self, identity: int) -> Ward:
        """One less; the one after him is in hand, and a place-holder stays when he was the last."""
        place = self.place_of(identity)
        left = (*self.patients[:place], *self.patients[place + 1 :])
        if not left:
            return replace(self, patients=(Patient(identity + 1, _NOBODY),), chosen=identity + 1)
        chosen = left[min(place, len(left) - 1)].id if identity == self.chosen else self.chosen
        return replace(self, patients=left, chosen=chosen)

    def moving(self, identity: int, steps: int) -> Ward:
        """One earlier or later in the list, no further than its ends."""
        place = self.place_of(identity)
        others = [each for each in self.patients if each.id != identity]
        others.insert(max(0, min(len(others), place + steps)), self.patients[place])
        return replace(self, patients=tuple(others))

    def changing(self, identity: int, change: Callable[[HpState], HpState]) -> Ward:
        """With another story of one of them."""
        changed = (
            Patient(each.id, change(each.hp)) if each.id == identity else each for each in self.patients
        )
        return replace(self, patients=tuple(changed))

    def after(self, identity: int, event: Event) -> Ward:
        """After one thing more happened to one of them."""
        return self.changing(identity, lambda hp: hp.after(event))


_NOBODY = newcomer(Wounded())


def first_ward() -> Ward:
    """A list with a place-holder, to begin with."""
    return Ward((Patient(1, _NOBODY),), 1)


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
