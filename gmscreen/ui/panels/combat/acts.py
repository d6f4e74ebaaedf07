"""The rarer acts as data: what each asks, the key that opens it, the command that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.session.commands import Command
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.typed_dice import Typed
from gmscreen.texts.numbers import parse_whole
from gmscreen.ui.faces import parse_table_dice

Options = tuple[tuple[str, str], ...]
THREE = parse_dice("3d")


class Kind(StrEnum):
    """How a field is filled in."""

    TEXT = "text"
    CHOICE = "choice"
    TICK = "tick"


@dataclass(frozen=True, slots=True)
class Field:
    """One thing an act asks: `name` is a key under `combat.field.`; `value` what stands there at first.

    `caption` is for a name that is no key.
    """

    name: str
    kind: Kind = Kind.TEXT
    value: str = ""
    options: Options = ()
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Who:
    """About whom an act is: the one who acts, the target, and the whole fight."""

    battle: Battle
    one: Fighter
    target: Fighter


@dataclass(frozen=True, slots=True)
class Written:
    """What was written into the fields, as it was typed; a tick is `1` or empty."""

    values: Mapping[str, str]

    def text(self, name: str) -> str:
        """What was typed."""
        return self.values[name].strip()

    def whole(self, name: str, absent: int = 0) -> int:
        """A whole number; NumberError for what is none."""
        typed = self.text(name)
        return parse_whole(typed) if typed else absent

    def on(self, name: str) -> bool:
        """Whether a box is ticked."""
        return bool(self.values.get(name))

    def dice(self, name: str, dice: Dice = THREE) -> Typed | None:
        """Dice of the table, None to roll them; RuleError for what does not fit."""
        typed = self.text(name)
        return parse_table_dice(typed, dice) if typed else None


@dataclass(frozen=True, slots=True)
class Act:
    """An act: `id` is a key under `combat.act.`; `asks` gives its fields; `command` may refuse.

    `open` says whether it makes sense now: what does not is not offered. `at_once` is done without asking,
    `contest` asks for the dice of two. `told` says what it would come to as it is written; it may refuse.
    """

    id: str
    key: str
    command: Callable[[Who, Written], Command]
    asks: Callable[[Who], Sequence[Field]] = lambda _who: ()
    open: Callable[[Who], bool] = lambda _who: True
    at_once: bool = False
    contest: bool = False
    told: Callable[[Who, Written], str] = lambda _who, _written: ""
