"""Pieces inside other pieces, and pieces moved about: what a container holds goes where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.equipment import Piece, Place, Role
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.sheet_edits import AddItem, Edit, SetField, Several, require_item
from gmscreen.texts.validation import field_path

SOURCE = "21 §8.3"


def container_of(sheet: Sheet, index: int) -> int | None:
    """Where the container of a piece is in the list; None for a piece in none that the sheet has."""
    inside = sheet.equipment[index].inside
    names = (place for place, piece in enumerate(sheet.equipment) if piece.name == inside and place != index)
    return None if inside is None else next(names, None)


def containers_of(pieces: Sequence[Piece]) -> tuple[int, ...]:
    """Where the pieces are that hold others: containers, and whatever says how much it holds."""
    return tuple(
        place
        for place, piece in enumerate(pieces)
        if piece.quantity and (piece.role is Role.CONTAINER or piece.capacity_kg is not None)
    )


def next_container(sheet: Sheet, index: int) -> int | None:
    """The container after the one that a piece is in, round the list; None where there is no other for it."""
    banned = {index, *contents_of(sheet, index)}
    there = [place for place in containers_of(sheet.equipment) if place not in banned]
    now = container_of(sheet, index)
    later = [place for place in there if now is not None and place > now]
    found = next(iter(later or there), None)
    return None if found == now else found


def contents_of(sheet: Sheet, index: int) -> tuple[int, ...]:
    """What a piece holds, with all that is inside of that again, in the order of the list."""
    holders = [container_of(sheet, place) for place in range(len(sheet.equipment))]
    held: set[int] = set()
    waiting = [index]
    while waiting:
        holder = waiting.pop()
        inner = {place for place, held_by in enumerate(holders) if held_by == holder} - held - {index}
        held |= inner
        waiting.extend(inner)
    return tuple(sorted(held))


def full_weight(sheet: Sheet, index: int) -> Derivation:
    """What a container weighs with what is in it, in kilograms; pieces of unknown weight count nothing."""
    piece = sheet.equipment[index]
    total = Derivation.of(
        "sheet.piece", piece.total_kg or Decimal(0), piece.source or SOURCE, name=piece.name
    )
    for place in contents_of(sheet, index):
        inner = sheet.equipment[place]
        total = total.add(
            "sheet.piece", inner.total_kg or Decimal(0), inner.source or SOURCE, name=inner.name
        )
    return total


def room_kg(sheet: Sheet, index: int) -> Decimal | None:
    """How much more a container holds, negative when it is too full; None where nobody says what it holds."""
    capacity = sheet.equipment[index].capacity_kg
    if capacity is None:
        return None
    pieces = [sheet.equipment[place] for place in contents_of(sheet, index)]
    return capacity - sum((piece.total_kg or Decimal(0) for piece in pieces), Decimal(0))


def moved_piece(sheet: Sheet, index: int, place: Place, quantity: int | None = None) -> Several:
    """The edits that move a piece, or so many of it, with all that it holds; it leaves its own container.

    SheetError for a piece that is not there, or more of it than there are.
    """
    require_item(("equipment",), index, len(sheet.equipment))
    piece = sheet.equipment[index]
    if quantity is None or quantity == piece.quantity:
        edits = (*_settled(sheet, index, place), *_along(sheet, index, place))
        return Several(tuple(edits), "move_piece", piece.name)
    return Several(_parted(piece, index, place, quantity), "move_piece", piece.name)


def put_inside(sheet: Sheet, index: int, container: int) -> Several:
    """The edits that put a piece into a container; SheetError for one that it holds itself."""
    for one in (index, container):
        require_item(("equipment",), one, len(sheet.equipment))
    if container in (index, *contents_of(sheet, index)):
        raise refusal(None, "inside_itself", field=field_path(("equipment", index, "inside"), first=1))
    piece, holder = sheet.equipment[index], sheet.equipment[container]
    inside = SetField(("equipment", index, "inside"), holder.name)
    edits = (*placed(sheet, index, holder.place), inside, *_along(sheet, index, holder.place))
    return Several(edits, "move_piece", piece.name)


def _settled(sheet: Sheet, index: int, place: Place) -> tuple[Edit, ...]:
    """A piece in its new place, out of any container."""
    inside = sheet.equipment[index].inside
    out = () if inside is None else (SetField(("equipment", index, "inside"), None),)
    return (*placed(sheet, index, place), *out)


def placed(sheet: Sheet, index: int, place: Place) -> tuple[Edit, ...]:
    """The edits that put a piece alone somewhere: what somebody chose is no reading of ours any more."""
    put = SetField(("equipment", index, "place"), place.value)
    return (
        (put, SetField(("equipment", index, "reading"), None)) if sheet.equipment[index].reading else (put,)
    )


def _along(sheet: Sheet, index: int, place: Place) -> tuple[Edit, ...]:
    held = contents_of(sheet, index)
    return tuple(edit for inner in held for edit in placed(sheet, inner, place))


def _parted(piece: Piece, index: int, place: Place, quantity: int) -> tuple[Edit, ...]:
    """Some of several: they become a line of their own below."""
    if not 0 < quantity < piece.quantity:
        path = field_path(("equipment", index, "quantity"), first=1)
        raise refusal(None, "not_so_many", field=path, count=piece.quantity)
    apart = piece.model_copy(update={"quantity": quantity, "place": place, "inside": None, "reading": False})
    left = SetField(("equipment", index, "quantity"), piece.quantity - quantity)
    return (left, AddItem(("equipment",), plain_record(apart), index + 1))
