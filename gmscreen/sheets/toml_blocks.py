"""A TOML text as blocks of statements that can be changed one at a time, every comment kept.

A comment belongs to what stands below it, so that removing the last piece of a list takes nothing from
the section after it; tomlkit ties it to the item above.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from gmscreen.sheets.toml_text import section, statement
from gmscreen.sheets.toml_tokens import DEPTH, comments, marks

KeyPath = tuple[str, ...]

_BARE_KEY = re.compile(r"[ \t]*([A-Za-z0-9_-]+)[ \t]*=", re.ASCII)


@dataclass(slots=True)
class Statement:
    """A key with its value, as written; `lead` is the comments and blank lines above it."""

    key: KeyPath
    lead: str
    text: str

    def replace(self, value: object) -> None:
        """Puts another value under the same key; comments within and behind the old one are kept."""
        body = self.text.rstrip()
        found = comments(self.text)
        behind = next((one for one, start in found if start + len(one.rstrip()) == len(body)), "")
        self.lead += "".join(f"{one}\n" for one, _ in found if one != behind)
        new = statement(self.key[-1], value)
        self.text = f"{new.rstrip()}  {behind}\n" if behind else new

    def remove(self) -> None:
        """Leaves only the comments above it."""
        self.key, self.lead, self.text = (), _kept(self.lead), ""

    def give_way(self) -> None:
        """Leaves all its comments: what it says will be said elsewhere."""
        behind = "".join(f"{one.rstrip()}\n" for one, _ in comments(self.text))
        self.lead += behind
        self.remove()


@dataclass(slots=True)
class Block:
    """A header with its statements; `lead` is what stands above it. The first has no header."""

    path: KeyPath = ()
    lead: str = ""
    header: str = ""
    statements: list[Statement] = field(default_factory=list)

    @property
    def is_item(self) -> bool:
        """Whether it is one of a list of tables."""
        return self.header.lstrip().startswith("[[")

    @property
    def text(self) -> str:
        """The block as it is written."""
        return self.lead + self.header + "".join(one.lead + one.text for one in self.statements)

    def stating(self, key: str) -> list[Statement]:
        """The statements about a key: one, unless its parts are written as dotted keys."""
        return [one for one in self.statements if one.key[:1] == (key,)]

    def insert(self, key: str, value: object, before: Sequence[str]) -> None:
        """States a new key, after the last of the keys that come before it."""
        places = [index for index, one in enumerate(self.statements) if one.key[:1] and one.key[0] in before]
        position = places[-1] + 1 if places else 0
        self.statements.insert(position, Statement((key,), "", statement(key, value)))

    def remove(self) -> None:
        """Leaves only the comments above it and above its statements."""
        self.path, self.header, self.lead = (), "", _kept(self.lead)
        for one in self.statements:
            one.remove()

    def give_way(self) -> None:
        """Leaves all its comments: what it says will be said elsewhere."""
        for one in self.statements:
            one.give_way()
        self.lead += "".join(f"{one.rstrip()}\n" for one, _ in comments(self.header))
        self.remove()


def new_section(name: str, value: object) -> Block:
    """A `[table]`, or the items of a list of tables, to be put among others."""
    return Block((name,), "\n", section(name, value))


@dataclass(slots=True)
class Blocks:
    """A whole text; `tail` is what stands below the last statement."""

    blocks: list[Block]
    tail: str = ""

    @property
    def text(self) -> str:
        """The text as it is written."""
        return "".join(block.text for block in self.blocks) + self.tail

    def under(self, name: str) -> list[Block]:
        """The blocks of a top-level table, or of a list of them, with all below."""
        return [block for block in self.blocks if block.path[:1] == (name,)]

    def put_after(self, place: Block, added: Sequence[Block]) -> None:
        """Puts blocks below another."""
        position = self._position(place) + 1
        self.blocks[position:position] = added

    def put_before(self, place: Block, added: Sequence[Block]) -> None:
        """Puts blocks above another."""
        position = self._position(place)
        self.blocks[position:position] = added

    def _position(self, place: Block) -> int:
        return next(index for index, one in enumerate(self.blocks) if one is place)


def blocks_of(source: str) -> Blocks:
    """The blocks of a valid text whose lines end in a line feed alone."""
    found = Blocks([Block()])
    lead = ""
    for part in lines_together(source if source.endswith("\n") else f"{source}\n"):
        if not part.strip() or part.lstrip().startswith("#"):
            lead += part
            continue
        if part.lstrip().startswith("["):
            found.blocks.append(Block(header_path(part), lead, part))
        else:
            found.blocks[-1].statements.append(Statement(_key_path(part), lead, part))
        lead = ""
    found.tail = lead
    return found


def lines_together(source: str) -> Iterator[str]:
    """Lines, but what stands in brackets or in a string of several lines stays together."""
    depth = start = 0
    for mark, position in marks(source):
        depth += DEPTH.get(mark, 0)
        if mark == "\n" and depth == 0:
            yield source[start : position + 1]
            start = position + 1


def _key_path(statement: str) -> KeyPath:
    """The key of a statement; a bare one is read without the parser, which takes ten times as long."""
    bare = _BARE_KEY.match(statement)
    if bare:
        return (bare[1],)
    equals = next(position for mark, position in marks(statement) if mark == "=")
    return header_path(f"{statement[:equals]}=0")


def header_path(written: str) -> KeyPath:
    """The key path of a header, or of a statement whose value is 0."""
    path: list[str] = []
    value: object = tomllib.loads(written)
    while isinstance(value, dict) and value:
        key, value = next(iter(value.items()))
        path.append(key)
        if isinstance(value, list):
            value = value[0]
    return tuple(path)


def _kept(lead: str) -> str:
    return lead if "#" in lead else ""
