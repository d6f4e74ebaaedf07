"""What a cell asks for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """A gap to be filled where it is seen: `key` is for whoever takes the answer, `caption` says what it is.

    `answer` is what stands there now, as it would be typed; `options` are all that may be answered, each
    with its words, or none for anything that can be typed; `unit` stands beside the line, `hint` in the
    empty one.
    """

    key: Hashable
    caption: str
    answer: str = ""
    unit: str = ""
    hint: str = ""
    options: tuple[tuple[str, str], ...] = ()
