"""A sheet in the making: fields are put in one by one, each checked by the record that it will stand in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from gmscreen.sheets.exchange.found import Put
from gmscreen.sheets.fields import LONGEST_TEXT, MOST_ITEMS
from gmscreen.sheets.model import SCHEMA_VERSION, Sheet
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.texts.catalogue import text
from gmscreen.texts.validation import field_path, validation_sentence

_BLANK = {"schema": SCHEMA_VERSION, "id": "x", "name": "x", "kind": "pc"}
_LISTS = frozenset(
    {
        *(
            (name,)
            for name in ("equipment", "attacks", "skills", "spells", "advantages", "disadvantages", "quirks")
        ),
        ("creature", "floors"),
        ("bonds",),
        ("magic", "schools"),
        ("account", "gains"),
        ("account", "spendings"),
    }
)


class Draft:
    """The tree of a sheet, and its notes."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}
        self.notes: list[str] = []

    def put(self, put: Put) -> str | None:
        """Put a value in; gives the reason in pt-BR where it cannot stand there, and leaves all as it was."""
        place, last = self._place(put.path)
        if put.path in _LISTS:
            return self._append(put, place.get(last, []))
        is_more = put.path == ("private_notes",) and last in place
        value = f"{place[last]}\n{put.value}" if is_more else put.value
        if not is_more and place.get(last, value) != value:
            return text("exchange.said_twice", field=field_path(put.path))
        if (reason := _refusal(put.path, {**place, last: value})) is None:
            self._make_place(put.path)[last] = value
        return reason

    def places(self, put: Put) -> Iterator[FieldPath]:
        """The fields that a value filled, the last of its list."""
        path: FieldPath = put.path
        if put.path in _LISTS:
            place, last = self._place(put.path)
            path = (*path, len(place[last]) - 1)
        yield from _leaves(path, put.value)

    def sheet(self) -> Sheet:
        """The sheet; its notes are what was put there and what was left over, in the order of the text."""
        notes = "\n".join(self.notes)
        tree = {**_BLANK, **self.tree}
        return Sheet.model_validate({**tree, "notes": notes} if notes else tree)

    def has_room_for_notes(self) -> bool:
        """Whether the notes still fit into a sheet."""
        return sum(map(len, self.notes)) + len(self.notes) <= LONGEST_TEXT

    def _append(self, put: Put, items: list[Any]) -> str | None:
        if len(items) >= MOST_ITEMS:
            return text("exchange.list_full", most=MOST_ITEMS)
        if (reason := _refusal(put.path, {put.path[-1]: [put.value]})) is None:
            place = self._make_place(put.path)
            place[put.path[-1]] = [*items, put.value]
        return reason

    def _place(self, path: tuple[str, ...]) -> tuple[dict[str, Any], str]:
        place = self.tree
        for step in path[:-1]:
            place = place.get(step, {})
        return place, path[-1]

    def _make_place(self, path: tuple[str, ...]) -> dict[str, Any]:
        place = self.tree
        for step in path[:-1]:
            place = place.setdefault(step, {})
        return place


def _refusal(path: tuple[str, ...], content: Mapping[str, Any]) -> str | None:
    """Why the table that a path leads into cannot have this content, or None."""
    value: Any = dict(content) if len(path) > 1 else content[path[-1]]
    for step in reversed(path[1:-1]):
        value = {step: value}
    try:
        Sheet.model_validate({**_BLANK, path[0]: value})
    except ValidationError as error:
        return validation_sentence(error.errors(include_url=False)[0])
    return None


def _leaves(path: FieldPath, value: Any) -> Iterator[FieldPath]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves((*path, key), inner)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _leaves((*path, index), inner)
    else:
        yield path
