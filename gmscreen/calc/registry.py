"""The registry of named calculations; a module is imported when its calculation is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gmscreen.calc.calculation import Calculation

_FOLDERS = {
    "shared": ("success_roll", "quick_contest", "dice"),
    "garganta": (
        "load",
        "movement",
        "attack_roll",
        "defense_roll",
        "odds",
        "defenses",
        "beast_dodge",
        "damage",
        "ladder",
        "injury",
        "fall",
        "spell",
        "basic_damage",
        "turn_order",
        "exchange_odds",
        "table",
    ),
}
_MODULES = {name: f"gmscreen.calc.{folder}.{name}" for folder, names in _FOLDERS.items() for name in names}

NAMES = tuple(_MODULES)
"""Every calculation there is."""


def calculation(name: str) -> Calculation[Any, Any]:
    """The calculation of a name; KeyError when there is none."""
    module = import_module(_MODULES[name])  # one at a time: a start of `gmscreen batch` pays for what it uses
    found: Calculation[Any, Any] = module.CALCULATION
    return found
