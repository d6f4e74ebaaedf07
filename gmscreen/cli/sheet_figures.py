"""The numbers of both lines of a sheet, beside one another in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.line_defenses import LineDefense
from gmscreen.sheets.lines import Line, Lines
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, kilograms, number

Row = tuple[str, str, str]
"""What a number is called, what it is em cena, and em marcha."""


def figure_rows(lines: Lines) -> Iterator[Row]:
    """Weight, load, move and every defence; in brackets a defence with PD."""
    for key, figure in _FIGURES.items():
        yield text(f"sheet_figure.{key}"), figure(lines.in_scene), figure(lines.on_march)
    pairs = zip(lines.in_scene.defenses.parries, lines.on_march.defenses.parries, strict=True)
    for first, second in pairs:
        yield text("sheet_figure.parry", name=first.name), _defense(first), _defense(second)


def value(derivation: Derivation | None) -> str:
    """The number of a derivation, or a dash."""
    return DASH if derivation is None else number(derivation.value)


def _weight(line: Line) -> str:
    known = kilograms(line.kilograms)
    return known if line.complete else text("sheet_figure.at_least", weight=known)


def _defense(defense: LineDefense | None) -> str:
    return DASH if defense is None else f"{value(defense.level)} ({value(defense.total)})"


_FIGURES: dict[str, Callable[[Line], str]] = {
    "weight": _weight,
    "load": lambda line: text(f"calc.token.load_name.{line.load.name}") if line.load else DASH,
    "move": lambda line: value(line.move),
    "dodge": lambda line: _defense(line.defenses.dodge),
    "block": lambda line: _defense(line.defenses.block),
}
