"""What a row of a table that is read by a roll shows."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.ui.theme.theme import Tone


@dataclass(frozen=True, slots=True)
class ChipView:
    """An effect in a word or two."""

    words: str
    tone: Tone = Tone.TEXT


@dataclass(frozen=True, slots=True)
class ReadingView:
    """A reading of a row: when it holds (empty: always), its sentence, its effects, and our own reading."""

    condition: str
    words: str
    chips: tuple[ChipView, ...] = ()
    interpretation: str = ""


@dataclass(frozen=True, slots=True)
class RowView:
    """A row: its rolls, every reading that may hold, the chance and the ways behind it, the source."""

    rolls: str
    readings: tuple[ReadingView, ...]
    chance: str
    ways: str
    source: str
    lit: bool = False

    @property
    def spoken(self) -> str:
        """The whole row in one line, for screen readers."""
        said = "; ".join(f"{r.condition}: {r.words}" if r.condition else r.words for r in self.readings)
        return f"{self.rolls}: {said} {self.chance} ({self.ways}) [{self.source}]"
