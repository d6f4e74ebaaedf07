"""Which edition of the open canon the tables follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from pydantic import BeforeValidator, Field

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel
from gmscreen.locator import resource


@dataclass(frozen=True, slots=True)
class Edition:
    """The day of an edition, and the version of each document by its number."""

    day: date
    documents: Mapping[str, int]


def _day(written: object) -> date:
    """ValueError for anything but a day as `2026-09-20`."""
    return date.fromisoformat(str(written))


class EditionModel(CanonModel):
    """The edition, as its file writes it."""

    date: Annotated[date, BeforeValidator(_day)]
    documents: dict[str, Annotated[int, Field(ge=1)]]


def read_edition(path: Path) -> Edition:
    """The edition; CanonError for a day that is none."""
    content = read_canon(path, EditionModel).content
    return Edition(content.date, MappingProxyType(content.documents))


@cache
def edition() -> Edition:
    """The edition of the tables that are at hand."""
    return read_edition(resource("canon", "garganta", "edition.toml"))
