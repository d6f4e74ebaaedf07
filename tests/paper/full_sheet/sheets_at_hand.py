"""Sample sheets, changed for one test."""

from __future__ import annotations

from typing import Any

from gmscreen.sheets.model import Sheet
from tests.sheets.making import SAMPLES, sample

NAMES = [path.stem for path in SAMPLES]


def changed(of: str = "kallias", /, **fields: Any) -> Sheet:
    """A sample with other fields."""
    return sample(of).model_copy(update=fields)
