"""The strict model of a class of effects, made from the class: effects are declared once, in the rules."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum
from typing import Annotated, Any, get_args, get_type_hints

from pydantic import Field, create_model

from gmscreen.canon.dice_text import DiceText
from gmscreen.canon.fields import CanonModel
from gmscreen.rules.dice import Dice


def effects_model(kind: type[Any]) -> type[CanonModel]:
    """A model with the fields and defaults of a frozen class: dice as text, enumerations as tokens."""
    hints = get_type_hints(kind)
    declared: dict[str, Any] = {
        field.name: (_written(hints[field.name]), field.default) for field in fields(kind)
    }
    return create_model(kind.__name__, __base__=CanonModel, **declared)


def _written(hint: Any) -> Any:
    """How a field is written in a file: what is optional in the class is left out, never null."""
    plain = next((part for part in get_args(hint) if part is not type(None)), hint)
    if plain is Dice:
        return DiceText
    return Annotated[plain, Field(strict=False)] if issubclass(plain, StrEnum) else plain
