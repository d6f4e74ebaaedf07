"""The whole blow in numbers, and the dice of its damage."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.defenses.blow_view import BlowFigure, BlowView
from gmscreen.ui.panels.defenses.strike import Strike
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.histogram import Histogram
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.plain_label import PlainLabel

_CELL = 122
_FIGURES = {
    "lands": Size.BIG,
    "wounds": Size.BIG,
    "mean": Size.TOTAL,
    "blows": Size.TOTAL,
    "drops": Size.TOTAL,
    "kills": Size.TOTAL,
}


class BlowCard(Card):
    """From attack to PV; `rolled` carries the roll of the damage."""

    rolled = Signal(object)

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look, text("defenses.whole_blow"))
        look = context.look
        self._request: RollRequest | None = None
        self.against = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.problem = PlainLabel(tone=Tone.WARN, wrap=True)
        self.figures = {
            key: ExplainedNumber(look, text(f"defenses.figure.{key}"), size=size)
            for key, size in _FIGURES.items()
        }
        self._grid = CellGrid(look, _CELL, gap=8)
        self.legend = PlainLabel(text("defenses.histogram"), size=Size.SMALL, tone=Tone.MUTED)
        self.histogram = Histogram(look, text("defenses.histogram"))
        self.dice = DiceRow(look, context.session, lambda: self._request, text("defenses.roll_damage_none"))
        self.lost = ExplainedNumber(look, text("defenses.lost"))
        self._lay_out(look)
        self.dice.rolled.connect(self.rolled)

    def _lay_out(self, look: Look) -> None:
        damage = row(look, column(look, self.dice, 1), self.lost, 1, gap=14)
        self.add(self.against, self.problem, self._grid, damage, self.legend)
        self.add(self.histogram, stretch=1)

    def show_blow(self, view: BlowView, strike: Strike) -> None:
        """Show the blow as it is now."""
        self.against.show_text(view.against)
        self.problem.show_text(view.problem)
        self._show_figures(view.figures)
        self._request = _request(view, strike)
        dice = view.dice
        words = text("defenses.roll_damage", dice=dice_text(dice)) if dice else ""
        self.dice.refresh(words or text("defenses.roll_damage_none"))
        self.lost.setVisible(view.injury is not None)
        if view.injury is not None:
            self.lost.show_derivation(view.injury, view.injury_line)
        lit = None if view.injury is None else view.injury.as_int
        self._show_losses(view, lit)

    def _show_losses(self, view: BlowView, lit: int | None) -> None:
        losses = view.losses
        known = losses is not None and lit is not None and losses.chance(lit) > 0
        self.histogram.show_chances(losses, lit if known else None, view.bad_from)
        self.legend.setVisible(losses is not None)
        self.histogram.setVisible(losses is not None)

    def _show_figures(self, figures: tuple[BlowFigure, ...]) -> None:
        for figure in figures:
            shown = self.figures[figure.key]
            shown.show_derivation(figure.told, figure.line, figure.shown)
            shown.set_tone(figure.tone)
        self._grid.show_cells([self.figures[figure.key] for figure in figures])


def _request(view: BlowView, strike: Strike) -> RollRequest | None:
    if view.problem or view.dice is None or not view.dice.count:
        return None
    purpose = text("defenses.purpose_damage")
    if strike.weapon:
        purpose = text("defenses.purpose_damage_with", name=strike.weapon)
    return RollRequest(view.dice, purpose, who=strike.name)
