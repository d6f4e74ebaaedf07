"""What became of a fighter's weapons and pieces in the fight; his sheet is left alone until it is over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.sheets.equipment import Place


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece that is elsewhere than its sheet says, by its name."""

    piece: str
    place: Place


@dataclass(frozen=True, slots=True)
class Unready:
    """A weapon, or an attack without a piece, that needs so many turns of Preparar first."""

    name: str
    turns: int = 1


@dataclass(frozen=True, slots=True)
class Spent:
    """How many of a piece were used up."""

    piece: str
    count: int


@dataclass(frozen=True, slots=True)
class Gear:
    """Pieces moved, weapons broken, unready or gone from the hand, and what was used up.

    `dropped` names attacks without a piece of the sheet: a piece that falls is `placed` on the ground.
    """

    placed: tuple[Placed, ...] = ()
    dropped: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()
    unready: tuple[Unready, ...] = ()
    spent: tuple[Spent, ...] = ()

    def place_of(self, piece: str) -> Place | None:
        """Where a piece went, or None where the sheet still says it."""
        return next((each.place for each in self.placed if each.piece == piece), None)

    def placing(self, piece: str, place: Place) -> Gear:
        """With a piece somewhere else."""
        others = (each for each in self.placed if each.piece != piece)
        return replace(self, placed=(*others, Placed(piece, place)))

    def turns_to_ready(self, name: str) -> int:
        """Turns of Preparar that it still asks for."""
        return next((each.turns for each in self.unready if each.name == name), 0)

    def unreadying(self, name: str, turns: int) -> Gear:
        """With a weapon that asks for so many turns; none makes it ready."""
        others = tuple(each for each in self.unready if each.name != name)
        return replace(self, unready=(*others, Unready(name, turns)) if turns > 0 else others)

    def spending(self, piece: str) -> Gear:
        """With one more of a piece used up."""
        count = self.spent_of(piece) + 1
        others = (each for each in self.spent if each.piece != piece)
        return replace(self, spent=(*others, Spent(piece, count)))

    def spent_of(self, piece: str) -> int:
        """How many of a piece were used up."""
        return next((each.count for each in self.spent if each.piece == piece), 0)

    def dropping(self, name: str) -> Gear:
        """With an attack without a piece out of the hand."""
        return replace(self, dropped=(*(each for each in self.dropped if each != name), name))

    def taking_up(self, name: str) -> Gear:
        """With it in the hand again."""
        return replace(self, dropped=tuple(each for each in self.dropped if each != name))

    def breaking(self, name: str) -> Gear:
        """With a weapon that is of no use any longer."""
        return replace(self, broken=(*(each for each in self.broken if each != name), name))
