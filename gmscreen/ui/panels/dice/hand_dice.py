"""Dice rolled by hand in Dados."""

from __future__ import annotations

from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice_row import DiceRow, MakeRequest


def hand_dice(context: PanelContext, request: MakeRequest, words: str, *, primary: bool = False) -> DiceRow:
    """A row of dice that rolls hidden while the switch says so."""
    return DiceRow(
        context.look,
        context.session,
        request,
        words,
        primary=primary,
        hidden=lambda: context.secrecy.rolls_hidden,
    )
