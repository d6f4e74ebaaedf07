"""A field of the sheet that is typed in by itself, as it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.ui.theme.theme import Tone


@dataclass(frozen=True, slots=True)
class FieldView:
    """`typed` is what stands in its line, `note` what is said under it; a derivation explains the number."""

    path: FieldPath
    caption: str
    typed: str
    note: str = ""
    tone: Tone = Tone.MUTED
    derivation: Derivation | None = None
