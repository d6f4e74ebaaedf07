"""What a sheet lacks that play needs: each a Pendência, with the field where it is due."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.canon.garganta.basic_damage import basic_damage
from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack
from gmscreen.sheets.containers import container_of, room_kg
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.table_values import ValueKey, ValueKind, attack_key, weight_key
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import MINUS, kilograms
from gmscreen.texts.validation import field_path

WEIGHTS = "21 §8.3"
DAMAGE = "20 §4.9"
NO_DAMAGE = Dice(())


@dataclass(frozen=True, slots=True)
class Pending:
    """One thing lacking: `key` under `pending.` in the texts, what fills it, the field, who asks for it.

    `value` says which value of the table would settle it, and `name` of what; None where none can.
    """

    key: str
    field: str
    source: str
    args: tuple[tuple[str, str], ...] = ()
    value: ValueKey | None = None

    @property
    def name(self) -> str:
        """The piece, attack or attribute that lacks it; empty where it has no name."""
        return dict(self.args).get("name", "")

    @property
    def told(self) -> str:
        """The Pendência in one sentence."""
        return text(f"pending.{self.key}", **dict(self.args))


def pending_of(sheet: Sheet) -> tuple[Pending, ...]:
    """Everything lacking, in the order of the sheet."""
    return (
        *_attributes(sheet),
        *_strength_damage(sheet),
        *(pending for index, piece in enumerate(sheet.equipment) for pending in _piece(sheet, index, piece)),
        *(pending for index, attack in enumerate(sheet.attacks) for pending in _attack(sheet, index, attack)),
    )


def _attributes(sheet: Sheet) -> Iterator[Pending]:
    for name in ("st", "dx", "iq", "ht"):
        if getattr(sheet.attributes, name) is None:
            yield Pending("attribute", f"attributes.{name}", "20 §2", (("name", name.upper()),))


def _strength_damage(sheet: Sheet) -> Iterator[Pending]:
    """Dice that are not those of the ST; a creature's blows bring their own, so it needs none."""
    st = sheet.attributes.st
    if st is None or sheet.kind is SheetKind.CREATURE:
        return
    try:
        due = basic_damage().of(st)
    except RuleError:
        yield Pending("st_above_table", "attributes.st", DAMAGE, (("st", str(st)),))
        return
    yield from _dice("thrust", sheet.damage.thrust, due.thrust)
    yield from _dice("swing", sheet.damage.swing, due.swing)


def _dice(name: str, written: str | None, due: Dice | None) -> Iterator[Pending]:
    due_dice = due or NO_DAMAGE
    if written is None:
        if due:
            yield Pending(f"no_{name}", f"damage.{name}", DAMAGE, (("due", _shown(str(due_dice))),))
    elif dice_of(written) != due_dice:
        args = (("written", _shown(written)), ("due", _shown(str(due_dice))))
        yield Pending(f"other_{name}", f"damage.{name}", DAMAGE, args)


def _shown(dice: str) -> str:
    return dice.replace("-", MINUS)


def _piece(sheet: Sheet, index: int, piece: Piece) -> Iterator[Pending]:
    place, name = ("equipment", index), (("name", piece.name),)
    if piece.total_kg is None:
        yield Pending(
            "weight", field_path((*place, "weight_kg"), first=1), WEIGHTS, name, weight_key(piece.name)
        )
    for key, use in (("weapon", piece.weapon), ("shield", piece.shield)):
        if use is not None and sheet.skill(use.skill) is None:
            path = field_path((*place, key, "skill"), first=1)
            yield Pending("skill", path, "19 §4", (*name, ("skill", use.skill)))
    yield from _inside(sheet, index, piece)


def _inside(sheet: Sheet, index: int, piece: Piece) -> Iterator[Pending]:
    """A container that is not there, lies elsewhere or holds more than it can."""
    if piece.inside is not None:
        holder = container_of(sheet, index)
        path, args = field_path(("equipment", index, "inside"), first=1), _held(piece, piece.inside)
        if holder is None:
            yield Pending("no_container", path, WEIGHTS, args)
        elif sheet.equipment[holder].place is not piece.place:
            yield Pending("container_elsewhere", path, WEIGHTS, args)
    room = None if piece.capacity_kg is None else room_kg(sheet, index)
    if room is not None and room < 0:
        path = field_path(("equipment", index, "capacity_kg"), first=1)
        yield Pending("too_full", path, WEIGHTS, (("name", piece.name), ("over", kilograms(-room))))


def _held(piece: Piece, container: str) -> tuple[tuple[str, str], ...]:
    return (("name", piece.name), ("container", container))


def _attack(sheet: Sheet, index: int, attack: Attack) -> Iterator[Pending]:
    def lacks(kind: ValueKind, source: str) -> Pending:
        part = kind.removeprefix("attack_")
        path = field_path(("attacks", index, part), first=1)
        return Pending(kind.value, path, source, (("name", attack.name),), attack_key(kind, sheet, attack))

    if attack_level(sheet, attack) is None:
        yield lacks(ValueKind.ATTACK_LEVEL, "19 §2")
    if attack.damage is None and attack.effect is None and attack.grapple_st is None:
        yield lacks(ValueKind.ATTACK_DAMAGE, DAMAGE)
    if attack.damage is not None and attack.type is None:
        yield lacks(ValueKind.ATTACK_TYPE, DAMAGE)
