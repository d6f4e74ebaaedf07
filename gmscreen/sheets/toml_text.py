"""TOML text of plain values, in one stable form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time
from decimal import Decimal
from typing import cast

WIDTH = 100

Table = Mapping[str, object]

_BARE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_SPECIAL = re.compile(r'[\x00-\x1f\x7f"\\]')
_SPECIAL_IN_LINES = re.compile(r'[\x00-\x09\x0b-\x1f\x7f"\\]')
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}


def document(table: Table) -> str:
    """A whole file: plain fields first, then tables, then lists of tables, each in the order given."""
    plain = {key: value for key, value in table.items() if not is_section(value)}
    sections = (section(key, value) for key, value in table.items() if is_section(value))
    return "\n".join(["".join(statements(plain)), *sections])


def section(name: str, value: object) -> str:
    """A `[table]`, or a `[[table]]` an item, with blank lines between."""
    if isinstance(value, Mapping):
        return f"[{key_text(name)}]\n" + "".join(statements(value))
    items = cast("Sequence[Table]", value)
    return "\n".join(f"[[{key_text(name)}]]\n" + "".join(statements(item)) for item in items)


def is_section(value: object) -> bool:
    """Whether a top-level field stands under its own header."""
    tables = isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)
    return isinstance(value, Mapping) or tables


def statements(table: Table) -> Iterator[str]:
    """A line a field; what lies deeper is written in line."""
    return (statement(key, value) for key, value in table.items())


def statement(key: str, value: object) -> str:
    """`key = value` and the end of the line; a long list takes a line an item."""
    text = f"{key_text(key)} = {value_text(value)}"
    if len(text) > WIDTH and isinstance(value, list):
        items = "".join(f"  {value_text(item)},\n" for item in value)
        text = f"{key_text(key)} = [\n{items}]"
    return f"{text}\n"


def key_text(key: str) -> str:
    """A key, quoted where it must be."""
    return key if _BARE.fullmatch(key) else _quoted(key)


def value_text(value: object) -> str:
    """A value as TOML writes it; whole decimals are written as whole numbers."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _in_lines(value) if "\n" in value else _quoted(value)
    if isinstance(value, date | datetime | time):
        return value.isoformat()
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key_text(key)} = {value_text(item)}" for key, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(value_text, value))}]"
    return str(cast("int | Decimal", value))


def _quoted(text: str) -> str:
    return f'"{_SPECIAL.sub(_escape, text)}"'


def _in_lines(text: str) -> str:
    return f'"""\n{_SPECIAL_IN_LINES.sub(_escape, text)}"""'


def _escape(special: re.Match[str]) -> str:
    return _ESCAPES.get(special[0]) or f"\\u{ord(special[0]):04X}"
