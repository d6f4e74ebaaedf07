"""The parts of a written line after its name, each able to write itself and to be read back.

A part knows one field of a record. Writing takes the record as a tree of plain values, reading gives one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Protocol

from gmscreen.sheets.exchange.escapes import escaped, list_items, unescaped
from gmscreen.sheets.exchange.figures import NUMBER, SIGNED, figure, whole
from gmscreen.sheets.exchange.words import member, word
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH, number

SEPARATOR = " · "

Tree = Mapping[str, Any]


class Part(Protocol):
    """One field of a line."""

    def told(self, tree: Tree) -> str | None:
        """The field as written, or None where the record has none."""

    def read(self, written: str) -> dict[str, Any] | None:
        """What the field says, or None where this is another."""


def told_parts(tree: Tree, parts: Iterable[Part]) -> list[str]:
    """Every part that the record has, in order."""
    told = (part.told(tree) for part in parts)
    return [one for one in told if one is not None]


def read_parts(fields: Iterable[str], parts: Sequence[Part]) -> tuple[dict[str, Any], list[str]]:
    """What the fields of a line say, and those that no part knows; a second of a kind is not known either."""
    tree: dict[str, Any] = {}
    unknown: list[str] = []
    for field in fields:
        found = next((said for part in parts if (said := part.read(field)) is not None), None)
        if found is None or not _fits(tree, found):
            unknown.append(field)
        else:
            _merge(tree, found)
    return tree, unknown


def with_note(tree: Tree, rest: Sequence[str]) -> dict[str, Any]:
    """The record with the fields that no part knows in its note, after what stands there."""
    if not rest:
        return dict(tree)
    note = [unescaped(field) for field in rest]
    return {**tree, "note": SEPARATOR.join([tree["note"], *note] if "note" in tree else note)}


def _fits(tree: Tree, found: Tree) -> bool:
    return all(
        key not in tree
        or (isinstance(value, dict) and isinstance(tree[key], dict) and _fits(tree[key], value))
        for key, value in found.items()
    )


def _merge(tree: dict[str, Any], found: Tree) -> None:
    for key, value in found.items():
        if isinstance(value, dict) and isinstance(tree.get(key), dict):
            _merge(tree[key], value)
        else:
            tree[key] = value


@dataclass(frozen=True, slots=True)
class Number:
    """A number within a phrase: `PD {value}`; `path` may lead into a part of the record."""

    path: tuple[str, ...]
    key: str
    exact: bool = False

    def told(self, tree: Tree) -> str | None:
        """The phrase with its number."""
        value: Any = tree
        for step in self.path:
            value = value.get(step) if isinstance(value, Mapping) else None
        return None if value is None else _phrases(self.key)[0].replace("{value}", number(value))

    def read(self, written: str) -> dict[str, Any] | None:
        """The number in the phrase."""
        found = _first_match(_phrases(self.key), written)
        value = None if found is None else figure(found["value"]) if self.exact else whole(found["value"])
        return None if value is None else _nested(self.path, value)


def _nested(path: Sequence[str], value: object) -> dict[str, Any]:
    for step in reversed(path):
        value = {step: value}
    return value  # type: ignore[return-value]  # a path has a step at least


def _phrases(key: str) -> list[str]:
    return text(f"written.phrase.{key}").split("|")


def _first_match(phrases: Iterable[str], written: str) -> re.Match[str] | None:
    for phrase in phrases:
        before, _, after = phrase.partition("{value}")
        pattern = rf"{re.escape(before)}(?P<value>{NUMBER}){re.escape(after)}"
        if found := re.fullmatch(pattern, written, re.IGNORECASE):
            return found
    return None


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a group, such as the place of a piece."""

    field: str
    group: str

    def told(self, tree: Tree) -> str | None:
        """The word of the member."""
        return word(self.group, tree[self.field]) if self.field in tree else None

    def read(self, written: str) -> dict[str, Any] | None:
        """The member that the word names."""
        found = member(self.group, written)
        return None if found is None else {self.field: found}


@dataclass(frozen=True, slots=True)
class Flag:
    """A phrase that is there or not."""

    field: str
    key: str
    value: bool = True

    def told(self, tree: Tree) -> str | None:
        """The phrase."""
        return _phrases(self.key)[0] if tree.get(self.field) is self.value else None

    def read(self, written: str) -> dict[str, Any] | None:
        """Whether this is the phrase."""
        known = map(folded, _phrases(self.key))
        return {self.field: self.value} if folded(written) in known else None


@dataclass(frozen=True, slots=True)
class Labelled:
    """A text after its label: `nota: …`."""

    field: str
    key: str

    def told(self, tree: Tree) -> str | None:
        """The label and the text."""
        value = tree.get(self.field)
        return None if value is None else f"{_phrases(self.key)[0]}: {escaped(value)}"

    def read(self, written: str) -> dict[str, Any] | None:
        """The text after the label."""
        label, colon, rest = written.partition(":")
        known = map(folded, _phrases(self.key))
        return {self.field: unescaped(rest.strip())} if colon and folded(label) in known else None


@dataclass(frozen=True, slots=True)
class Effects:
    """What it changes in the numbers: `efeito: Aptidão Mágica +2; …`."""

    def told(self, tree: Tree) -> str | None:
        """Every effect with its level."""
        told = told_effects(tree)
        return f"{_phrases('effects')[0]}: {told}" if told else None

    def read(self, written: str) -> dict[str, Any] | None:
        """The effects, if every one of them is known."""
        label, colon, rest = written.partition(":")
        if not colon or folded(label) not in map(folded, _phrases("effects")):
            return None
        effects = read_effects(rest)
        return None if effects is None else {"effects": effects}


def told_effects(tree: Tree) -> str:
    """What an item changes: `PV +1; Fadiga +2`; nothing for nothing."""
    effects = tree.get("effects") or []
    return "; ".join(f"{word('effect', one['kind'])} {signed_whole(one.get('level', 1))}" for one in effects)


def read_effects(written: str) -> list[dict[str, Any]] | None:
    """The effects, if every one of them is known; none for a dash."""
    if written.strip() == DASH:
        return []
    effects = [_effect(item) for item in list_items(written)]
    return [effect for effect in effects if effect] if effects and all(effects) else None


def _effect(written: str) -> dict[str, Any] | None:
    found = re.fullmatch(rf"(?P<kind>.+?) (?P<level>{SIGNED})", written)
    kind = member("effect", found["kind"]) if found else None
    return {"kind": kind, "level": whole(found["level"])} if found and kind else None


def signed_whole(value: int | Decimal) -> str:
    """A whole number with its sign, +0 too."""
    return f"+{number(value)}" if value >= 0 else number(value)


@dataclass(frozen=True, slots=True)
class Made:
    """A part written and read by two functions of its own."""

    write: Callable[[Tree], str | None]
    recognize: Callable[[str], dict[str, Any] | None]

    def told(self, tree: Tree) -> str | None:
        """What the first function writes."""
        return self.write(tree)

    def read(self, written: str) -> dict[str, Any] | None:
        """What the second one reads."""
        return self.recognize(written)
