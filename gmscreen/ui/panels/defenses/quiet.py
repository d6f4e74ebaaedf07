"""Writing what the state says into controls, without their telling of it again."""

from __future__ import annotations

from decimal import Decimal
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker

from gmscreen.rules.dice import Dice
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.dice_field import DiceField
from gmscreen.ui.widgets.number_field import DecimalField, WholeField
from gmscreen.ui.widgets.toggle import Toggle

T = TypeVar("T")


def put_number(field: WholeField | DecimalField, value: Decimal | int | None) -> None:
    """Write a number in; a line that is not understood stays as it was typed."""
    if field.value != value:
        with QSignalBlocker(field):
            field.set_number(value)


def put_dice(field: DiceField, dice: Dice | None) -> None:
    """Write dice in; a line that is not understood stays as it was typed."""
    if field.value != dice:
        with QSignalBlocker(field):
            field.set_dice(dice)


def put_choice(choice: ListChoice[T] | SegmentedChoice[T], value: T) -> None:
    """Choose an option."""
    if choice.value != value:
        with QSignalBlocker(choice):
            choice.choose(value)


def put_toggle(toggle: Toggle, on: bool) -> None:
    """Tick a box, or clear it."""
    with QSignalBlocker(toggle):
        toggle.setChecked(on)
