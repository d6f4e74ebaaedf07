"""The one file of sentences: keys in, Brazilian Portuguese out."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from gmscreen.locator import resource


@cache
def sentences() -> dict[str, str]:
    """Every sentence by its dotted key, as written in resources/texts/pt_BR.toml."""
    with resource("texts", "pt_BR.toml").open("rb") as file:
        return dict(_flattened("", tomllib.load(file)))


def _flattened(prefix: str, table: dict[str, Any]) -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for key, value in table.items():
        path = f"{prefix}{key}"
        pairs.extend(_flattened(f"{path}.", value) if isinstance(value, dict) else [(path, value)])
    return pairs


def text(key: str, **values: object) -> str:
    """The sentence of a key with its placeholders filled; KeyError for a key that is not in the file."""
    sentence = sentences()[key]
    return sentence.format_map(values) if values else sentence


def plural(key: str, count: int, **values: object) -> str:
    """`key.one` for 1, `key.other` otherwise, with `count` among the placeholders."""
    return text(f"{key}.{'one' if count == 1 else 'other'}", count=count, **values)
