"""Effects of a table's row as chips: one for each effect that happens."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from gmscreen.rules.dice import Dice
from gmscreen.rules.effects import applying
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ChipView

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def effect_chips(
    effects: DataclassInstance, group: str, tones: Mapping[str, Tone], nothing: str
) -> tuple[ChipView, ...]:
    """A chip for each effect, told by the texts under `group`; the chip `nothing` when there is none."""
    happening = applying(effects)
    if not happening:
        return (ChipView(text(nothing), Tone.MUTED),)
    return tuple(
        ChipView(_words(f"{group}.{name}", value), tones.get(name, Tone.TEXT))
        for name, value in happening.items()
    )


def _words(key: str, value: object) -> str:
    if isinstance(value, StrEnum):
        return text(f"{key}.{value}")
    if isinstance(value, Dice):
        return text(key, value=dice_text(value))
    if isinstance(value, int) and not isinstance(value, bool):
        return text(key, value=number(value))
    return text(key)
