"""What holds for the words of every canon file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from gmscreen.locator import resource

FILES = sorted(resource("canon", "garganta").glob("*.toml"))
WORDS = {"title", "note", "text", "name", "does", "label", "value", "per", "names", "skill"}


def parsed(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"), parse_float=Decimal)


def sentences(value: Any, key: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for inner_key, inner in value.items():
            yield from sentences(inner, inner_key)
    elif isinstance(value, list):
        for inner in value:
            yield from sentences(inner, key)
    elif isinstance(value, str) and key in WORDS:
        yield value


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_words_are_portuguese_with_a_true_minus_and_a_decimal_comma(path: Path) -> None:
    for sentence in sentences(parsed(path)):
        assert sentence.strip() == sentence != ""
        assert not re.search(r"(?<![\w)])-\d|[A-Za-z]-\d", sentence), sentence
        assert not re.search(r"\d\.\d", sentence), sentence
        assert not re.search(r"\b(the|and|of|with)\b", sentence), sentence


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_says_where_it_is_from(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    assert "source = " in told or "[documents]" in told  # the edition is a list of documents


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_begins_by_saying_what_it_holds(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("# ")
