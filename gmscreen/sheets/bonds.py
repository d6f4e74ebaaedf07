"""Amarras: what ties a character to others, two people, a debt and a secret (02 §12; 13)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from gmscreen.sheets.fields import LAX, Record, Text


class BondKind(StrEnum):
    """What kind of tie."""

    PERSON = "person"
    DEBT = "debt"
    SECRET = "secret"  # noqa: S105 – a tie, no password


class Bond(Record):
    """One tie, in the player's words."""

    kind: Annotated[BondKind, LAX]
    text: Text
