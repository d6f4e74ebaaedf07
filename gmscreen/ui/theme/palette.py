"""The theme as a QPalette, for what the stylesheet leaves to Fusion."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from gmscreen.ui.theme.theme import Theme, Tone

_Role = QPalette.ColorRole
_ROLES = {
    _Role.Window: Tone.BG,
    _Role.WindowText: Tone.TEXT,
    _Role.Base: Tone.RAISED,
    _Role.AlternateBase: Tone.SURFACE,
    _Role.Text: Tone.TEXT,
    _Role.Button: Tone.RAISED,
    _Role.ButtonText: Tone.TEXT,
    _Role.BrightText: Tone.BAD,
    _Role.PlaceholderText: Tone.MUTED,
    _Role.ToolTipBase: Tone.RAISED,
    _Role.ToolTipText: Tone.TEXT,
    _Role.Highlight: Tone.ACCENT,
    _Role.HighlightedText: Tone.ON_ACCENT,
    _Role.Accent: Tone.ACCENT,
    _Role.Link: Tone.INFO,
    _Role.LinkVisited: Tone.INFO,
    _Role.Light: Tone.LINE,
    _Role.Midlight: Tone.LINE,
    _Role.Mid: Tone.LINE,
    _Role.Dark: Tone.BG,
    _Role.Shadow: Tone.BG,
}
_FADED = (_Role.WindowText, _Role.Text, _Role.ButtonText)


def palette_of(theme: Theme) -> QPalette:
    """Every role of the palette in the theme's colours; disabled text is muted."""
    palette = QPalette()
    for role, tone in _ROLES.items():
        palette.setColor(role, theme.color(tone))
    for role in _FADED:
        palette.setColor(QPalette.ColorGroup.Disabled, role, theme.color(Tone.MUTED))
    return palette
