"""What heads a block of spells: the IQ efetivo and the NH of each school (24 §2, §5; 30 §3)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from gmscreen.sheets.fields import Level, Many, Name, Record


class SchoolLevel(Record):
    """The NH of one college, as the sheet writes it."""

    college: Name
    level: Annotated[int, Field(ge=0, le=100)]


class MagicHead(Record):
    """The head of the spells; what a sheet leaves out is None, and can be worked out."""

    effective_iq: Level | None = None
    schools: Many[SchoolLevel] = ()
