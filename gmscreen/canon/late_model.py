"""Models whose checks are built when something is first checked: a start defines seventy, and needs few."""

from __future__ import annotations

from threading import RLock
from typing import Any

from pydantic import BaseModel, ConfigDict

_BUILDING = RLock()


class LateModel(BaseModel):
    """The base of the models of canon and sheets; any thread may be the first to use one."""

    model_config = ConfigDict(defer_build=True)

    @classmethod
    def model_rebuild(cls, **options: Any) -> bool | None:
        """Build the checks, once: pydantic asks for it at the first use, and would let two threads at it."""
        with _BUILDING:
            return None if cls.__pydantic_complete__ else super().model_rebuild(**options)
