"""The one file of sentences: keys in, Brazilian Portuguese out.

The file is read once, and each of its top-level tables is parsed when a key of it is first asked for: parsing
all of it would cost a start as much as opening the window's frame does.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from gmscreen.locator import resource

_HEADING = re.compile(r"^\[([a-z_]+)", re.MULTILINE)


@cache
def _parts() -> dict[str, str]:
    """The text of each top-level table with its subtables, by its name."""
    whole = resource("texts", "pt_BR.toml").read_text(encoding="utf-8")
    headings = list(_HEADING.finditer(whole))
    ends = [heading.start() for heading in headings[1:]] + [len(whole)]
    parts: dict[str, str] = {}
    for heading, end in zip(headings, ends, strict=True):
        parts[heading[1]] = parts.get(heading[1], "") + whole[heading.start() : end]
    return parts


@cache
def _table(name: str) -> dict[str, str]:
    return dict(_flattened("", tomllib.loads(_parts().get(name, ""))))


def _flattened(prefix: str, table: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flattened(f"{prefix}{key}.", value)
        else:
            yield f"{prefix}{key}", value


def sentences() -> dict[str, str]:
    """Every sentence by its dotted key, as written in resources/texts/pt_BR.toml."""
    return {key: sentence for name in _parts() for key, sentence in _table(name).items()}


def read_all() -> None:
    """Parse every table now, while nobody waits for one."""
    for name in _parts():
        _table(name)


def has_text(key: str) -> bool:
    """Whether the file has a sentence for this key."""
    return key in _table(key.partition(".")[0])


def text(key: str, **values: object) -> str:
    """The sentence of a key with its placeholders filled; KeyError for a key that is not in the file."""
    sentence = _table(key.partition(".")[0])[key]
    return sentence.format_map(values) if values else sentence


def plural(key: str, count: int, **values: object) -> str:
    """`key.one` for 1, `key.other` otherwise, with `count` among the placeholders."""
    return text(f"{key}.{'one' if count == 1 else 'other'}", count=count, **values)
