"""What every print gives back, and how it tells how far it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Progress = Callable[[int, int], None]
"""Told what is done, and of how many; whoever wants the print to stop raises `PrintStopped` in it."""


class PrintStopped(Exception):  # noqa: N818 # somebody's wish, not an error
    """A person stopped the print; no file was written."""


@dataclass(frozen=True, slots=True)
class Shrink:
    """A text set in smaller letters than its style's: whose it is, and the size in points."""

    name: str
    points: float


@dataclass(frozen=True, slots=True)
class PrintReport:
    """How many pages came out, sentences about characters without a glyph, and what had to shrink."""

    pages: int
    fallbacks: tuple[str, ...] = ()
    shrinks: tuple[Shrink, ...] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """A whole PDF, and what there is to say about it."""

    data: bytes
    report: PrintReport


def unwatched(_done: int, _of: int) -> None:
    """A progress that nobody follows."""
