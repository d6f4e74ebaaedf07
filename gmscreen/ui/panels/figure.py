"""A number with its steps and how it is written."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.ui.widgets.explained_number import ExplainedNumber


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its steps, how it is written, and the line under it."""

    told: Derivation
    shown: str
    line: str = ""


def show_figure(number: ExplainedNumber, figure: Figure | None, absent: str = "") -> None:
    """Write a figure, or a dash for none and why."""
    if figure is None:
        number.show_absent(absent)
    else:
        number.show_derivation(figure.told, figure.line, figure.shown)
