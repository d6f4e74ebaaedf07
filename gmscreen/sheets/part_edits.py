"""An edit made in the one part of a text that it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

from pydantic import ValidationError

from gmscreen.sheets.errors import Problem, SheetError, refusal
from gmscreen.sheets.fields import MOST_ITEMS, Record
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import Location, bad_values, sentence_of, tree_of
from gmscreen.sheets.sheet_edits import (
    AddItem,
    DuplicateItem,
    MoveItem,
    OneEdit,
    RemoveItem,
    require_item,
    tree_after,
)
from gmscreen.sheets.sheet_fields import field_at, fields_of, record_at
from gmscreen.sheets.toml_blocks import blocks_of
from gmscreen.sheets.toml_edit import edited
from gmscreen.sheets.toml_parts import TextPart, TextParts, parts_of
from gmscreen.sheets.toml_text import Table, is_section, section
from gmscreen.texts.catalogue import text
from gmscreen.texts.validation import field_path

Changed = tuple[TextParts, Sheet]


def after_in_parts(parts: TextParts, sheet: Sheet, edit: OneEdit) -> Changed | None:
    """Text and sheet with the edit made; None where the layout asks for the long way; SheetError as ever."""
    field_at(edit.path)
    key = str(edit.path[0])
    places = parts.places(key)
    if not places:
        return _in_head(parts, sheet, edit, key)
    if len(edit.path) == 1:
        return _in_list(parts, sheet, edit, key, places)
    return _in_part(parts, sheet, edit, key, places)


def _in_head(parts: TextParts, sheet: Sheet, edit: OneEdit, key: str) -> Changed | None:
    """A field above all headers, or one that is nowhere yet."""
    tree = tree_of(parts.head)
    after = tree_after(tree, edit)
    if after == tree:
        return parts, sheet
    if key not in tree and is_section(after[key]):
        return _with_section(parts, sheet, key, after[key])
    head = edited(parts.head, tree, after)
    below = parts_of(head) or TextParts(head)
    whole = TextParts(below.head, (*below.parts, *parts.parts), parts.tail)
    if below.parts:
        whole = replace(whole, parts=(*below.parts[:-1], _longer(below.parts[-1], below.tail), *parts.parts))
    else:
        whole = replace(whole, head=below.head + below.tail)
    return whole, _headed(sheet, parts, tree_of(head))


def _longer(part: TextPart, tail: str) -> TextPart:
    return replace(part, body=part.body + tail)


def _headed(sheet: Sheet, parts: TextParts, head: Table) -> Sheet:
    """The sheet with another head: what its parts say is taken from the one before."""
    known = fields_of(Sheet)
    others = "".join(part.text for part in parts.parts if part.key not in known)
    checked = _checked(Sheet, {**head, **tree_of(others)}, ())
    below = {part.key: getattr(sheet, part.key) for part in parts.parts if part.key in known}
    headed: Sheet = checked.model_copy(update=below)
    return headed


def _with_section(parts: TextParts, sheet: Sheet, key: str, value: object) -> Changed:
    """A table or list that the text did not have, behind what comes before it in the record."""
    several = isinstance(value, list)
    items = cast("list[Table]", value) if several else [cast("Table", value)]
    new = [_fresh(key, item, parts, is_item=several) for item in items]
    order = [*fields_of(Sheet)]
    earlier = set(order[: order.index(key)])
    place = max((at + 1 for at, part in enumerate(parts.parts) if part.key in earlier), default=0)
    model = record_at((key,))
    records = [
        _checked(model, item, (key, at) if several else (key,)) for at, item in enumerate(map(_said, new))
    ]
    update = {key: tuple(records) if several else records[0]}
    return _inserted(parts, place, new), sheet.model_copy(update=update)


def _in_part(
    parts: TextParts, sheet: Sheet, edit: OneEdit, key: str, places: Sequence[int]
) -> Changed | None:
    """A field of a table, or of one item of a list."""
    item = edit.path[1] if isinstance(edit.path[1], int) else None
    if item is not None:
        require_item((key,), item, len(places))
        if len(edit.path) == 2:
            return None
    place = places[item or 0]
    part = parts.parts[place]
    here = edit if item is None else edit.at((key, 0, *edit.path[2:]))
    tree = tree_of(part.body)
    after = tree_after(tree, here)
    if after == tree:
        return parts, sheet
    changed = replace(part, body=edited(part.body, tree, after))
    said = _said(changed)
    record = _checked(record_at((key,)), said, (key,) if item is None else (key, item))
    value: object = record if item is None else _with_item(getattr(sheet, key), item, record)
    return parts.with_part(place, changed), sheet.model_copy(update={key: value})


def _with_item(records: Sequence[Record], place: int, record: Record) -> tuple[Record, ...]:
    return (*records[:place], record, *records[place + 1 :])


def _in_list(
    parts: TextParts, sheet: Sheet, edit: OneEdit, key: str, places: Sequence[int]
) -> Changed | None:
    """The items of a list put in another order, more of them or fewer."""
    records: Sequence[Record] = getattr(sheet, key)
    match edit:
        case MoveItem():
            order = edit.order(len(places))
            return _reordered(parts, places, order), _with(sheet, key, [records[at] for at in order])
        case RemoveItem():
            require_item(edit.path, edit.place, len(places))
            without = [*records[: edit.place], *records[edit.place + 1 :]]
            return _removed(parts, places[edit.place]), _with(sheet, key, without)
        case DuplicateItem():
            require_item(edit.path, edit.place, len(places))
            body = _ended(parts.parts[places[edit.place]].body, parts)
            copy = TextPart(key, is_item=True, lead=_line_end(parts), body=body)
            return _added(parts, sheet, places, edit.place + 1, copy)
        case AddItem(item=dict() as item):
            at = len(places) if edit.place is None else min(max(edit.place, 0), len(places))
            return _added(parts, sheet, places, at, _fresh(key, item, parts, is_item=True))
    return None


def _with(sheet: Sheet, key: str, records: Sequence[Record]) -> Sheet:
    return sheet.model_copy(update={key: tuple(records)})


def _added(parts: TextParts, sheet: Sheet, places: Sequence[int], at: int, new: TextPart) -> Changed:
    """A new item among those of its list; as the first one it stands below what is said of the whole list."""
    records: Sequence[Record] = getattr(sheet, new.key)
    if len(records) >= MOST_ITEMS:
        raise refusal(None, "list_full", field=new.key, most=MOST_ITEMS)
    record = _checked(record_at((new.key,)), _said(new), (new.key, at))
    after = _with(sheet, new.key, [*records[:at], record, *records[at:]])
    if at:
        return _inserted(parts, places[at - 1] + 1, [new]), after
    first = parts.parts[places[0]]
    new = replace(new, lead=first.shared_lead or new.lead)
    lower = parts.with_part(places[0], replace(first, lead=_line_end(parts) + first.own_lead))
    return _inserted(lower, places[0], [new]), after


def _inserted(parts: TextParts, place: int, new: Sequence[TextPart]) -> TextParts:
    """The text with parts put in at a place; what stands above ends its line first."""
    above = [*parts.parts[:place]]
    head = _ended(parts.head, parts) if parts.head else ""
    if above:
        above[-1] = replace(above[-1], body=_ended(above[-1].body, parts))
    return replace(parts, head=head, parts=(*above, *new, *parts.parts[place:]))


def _removed(parts: TextParts, place: int) -> TextParts:
    """The text without a part; its comments are left where it was."""
    blocks = blocks_of(parts.parts[place].text.replace("\r\n", "\n"))
    for block in blocks.blocks:
        block.remove()
    left = blocks.text if "#" in blocks.text else ""
    left = left.replace("\n", _line_end(parts))
    rest = (*parts.parts[:place], *parts.parts[place + 1 :])
    if place == len(rest):
        return replace(parts, parts=rest, tail=left + parts.tail)
    below = rest[place]
    return replace(parts, parts=rest).with_part(place, replace(below, lead=left + below.lead))


def _reordered(parts: TextParts, places: Sequence[int], order: Sequence[int]) -> TextParts:
    """The items in another order: each takes the comments right above it along, the rest stays."""
    items = [parts.parts[place] for place in places]
    after = list(parts.parts)
    for place, was in zip(places, order, strict=True):
        slot, item = parts.parts[place], items[was]
        if slot is not item:
            lead = slot.shared_lead + item.own_lead
            after[place] = TextPart(item.key, item.is_item, lead, _ended(item.body, parts))
    return replace(parts, parts=tuple(after))


def _fresh(key: str, item: Table, parts: TextParts, *, is_item: bool) -> TextPart:
    body = section(key, [item] if is_item else item)
    return TextPart(key, is_item, _line_end(parts), body.replace("\n", _line_end(parts)))


def _line_end(parts: TextParts) -> str:
    return "\r\n" if "\r\n" in parts.head else "\n"


def _ended(written: str, parts: TextParts) -> str:
    return written if written.endswith("\n") else written + _line_end(parts)


def _said(part: TextPart) -> Table:
    """What a part says: the table, or the one item."""
    value = tree_of(part.body)[part.key]
    return cast("Table", value[0] if isinstance(value, list) else value)


def _checked(model: type[Any], table: Table, place: Location) -> Any:
    """The record in a table; SheetError names the fields at fault."""
    name = table.get("name")
    owner = name if place and isinstance(name, str) else ""
    told: Callable[[Location, str], Problem] = lambda loc, reason: Problem(  # noqa: E731
        reason, None, field_path((*place, *loc), first=1), owner
    )
    bad = [told(loc, text(f"sheet_error.{key}")) for loc, key in bad_values(dict(table))]
    if bad:
        raise SheetError(None, bad)
    try:
        return model.model_validate(table)
    except ValidationError as error:
        faults = error.errors(include_url=False)
        raise SheetError(None, [told(fault["loc"], sentence_of(fault)) for fault in faults]) from error
