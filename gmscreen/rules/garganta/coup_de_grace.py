"""The coup de grâce: when a blow kills without a damage roll (19 §7)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Helplessness:
    """What keeps a target from defending; being stunned is not enough, since a stunned one still defends."""

    unconscious: bool = False
    helpless: bool = False
    stunned: bool = False

    @property
    def allows_coup_de_grace(self) -> bool:
        """Whether a coup de grâce kills outright (19 §7, §7b)."""
        return self.unconscious or self.helpless
