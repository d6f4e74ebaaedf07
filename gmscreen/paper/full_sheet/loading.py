"""The levels of load of a sheet in kilograms, and where each of its lines falls among them (19 §5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.paper.cards.content import LineId
from gmscreen.sheets.lines import Line, Lines
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import kilograms, number, signed


@dataclass(frozen=True, slots=True)
class LoadLevel:
    """A level: what it is called, and up to how many kilograms it goes and what it costs."""

    name: str
    limit: str


@dataclass(frozen=True, slots=True)
class LoadPoint:
    """A line's weight on the bar: `at` counts the levels that lie under it, the last one in part."""

    line: LineId
    words: str
    at: Fraction


@dataclass(frozen=True, slots=True)
class LoadBar:
    """The levels side by side, and the points over and under them."""

    levels: tuple[LoadLevel, ...]
    points: tuple[LoadPoint, ...]


def load_bar(sheet: Sheet, lines: Lines) -> LoadBar | None:
    """None without ST, and for whoever carries nothing at all."""
    st = sheet.attributes.st
    if st is None or not sheet.equipment:
        return None
    steps = load_ladders()[sheet.scale].steps
    limits = [step.multiple * st for step in steps]
    levels = tuple(
        LoadLevel(text(f"step.load_{step.name}"), _limit(limit, step.move_penalty))
        for step, limit in zip(steps, limits, strict=True)
    )
    return LoadBar(levels, tuple(_points(lines, limits)))


def blank_load_bar() -> LoadBar:
    """The levels of men, their limits to be written in."""
    steps = load_ladders()[Sheet.model_fields["scale"].default].steps
    return LoadBar(tuple(LoadLevel(text(f"step.load_{step.name}"), "") for step in steps), ())


def _limit(limit: Decimal, penalty: int) -> str:
    if not penalty:
        return text("full_sheet.load.limit", limit=number(limit))
    return text("full_sheet.load.limit_and_move", limit=number(limit), move=signed(penalty))


def _points(lines: Lines, limits: list[Decimal]) -> Iterator[LoadPoint]:
    for line in (lines.in_scene, lines.on_march):
        words = text(f"full_sheet.load.{line.kind}", weight=_weight(line))
        yield LoadPoint(LineId(line.kind.value), words, _place(line.kilograms, limits))


def _weight(line: Line) -> str:
    weight = kilograms(line.kilograms)
    return weight if line.complete else text("full_sheet.at_least", weight=weight)


def _place(weight: Decimal, limits: list[Decimal]) -> Fraction:
    """The level that the weight falls in, and how far into it; the end of the bar where there is none."""
    before = Decimal(0)
    for level, limit in enumerate(limits):
        if weight <= limit:
            share = Fraction(weight - before) / Fraction(limit - before) if limit > before else Fraction(0)
            return level + share
        before = limit
    return Fraction(len(limits))
