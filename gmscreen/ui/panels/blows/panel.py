"""The Golpes panel: three tables read by 3d, narrowed to the blow at hand."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from gmscreen.canon.garganta.criticals import critical_hits, critical_misses
from gmscreen.rules.garganta.criticals import CriticalTable
from gmscreen.session.rolls import Roll
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.blows.blow_form import BlowForm
from gmscreen.ui.panels.blows.result_card import ResultCard
from gmscreen.ui.panels.blows.state import BlowsState, FollowUp
from gmscreen.ui.panels.blows.table_card import TableCard
from gmscreen.ui.panels.blows.view import BlowTables, present
from gmscreen.ui.panels.into_view import bring_lit_row_into_view
from gmscreen.ui.panels.page import Page
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.layouts import column, row

_TOP_DOWN = QBoxLayout.Direction.TopToBottom
_SIDE_BY_SIDE = QBoxLayout.Direction.LeftToRight
_SIDE_WIDTH = 424
_FORM_WIDTH = 930
_SHARES = (10, 10, 13)


class Width(IntEnum):
    """From how many pixels at 100 % on: all tables; a table beside the form; one thing under the other."""

    ALL = 1340
    BESIDE = 860
    STACKED = 0


def width_of(pixels: int) -> Width:
    """The arrangement for a width in pixels at 100 %."""
    return next(width for width in Width if pixels >= width)


class BlowsPanel(Page):
    """Keeps the state, draws its view, and lays it out for the width there is."""

    def __init__(self, context: PanelContext, published: BlowTables) -> None:
        super().__init__(context.look)
        self._tables = published
        self.state = BlowsState()
        self.form = BlowForm(context, self.state)
        self.result = ResultCard(context)
        self.cards = [TableCard(context.look, shown) for shown in present(self.state, published).tables]
        self._top = column(context.look, self.form, self.result)
        tables = row(context.look, *self.cards)
        for place, share in enumerate(_SHARES):
            tables.setStretch(place, share)
        self._both = column(context.look, self._top, tables)
        self._both.setStretch(1, 1)
        self.body.addLayout(self._both)
        self.body.addStretch(1)
        self.form.changed.connect(self._take)
        self.form.rolled.connect(self._rolled)
        self.result.rolled.connect(self._followed)
        self._draw()

    def _take(self, state: BlowsState) -> None:
        self.state = state
        self._draw()

    def _rolled(self, roll: Roll) -> None:
        self._take(self.state.with_roll(roll.total))
        for card in self.cards:
            bring_lit_row_into_view(self, card.rows)

    def _followed(self, kind: FollowUp, roll: Roll) -> None:
        self._take(self.state.with_follow_up(kind, roll.total))

    def _draw(self) -> None:
        view = present(self.state, self._tables)
        self.form.show_state(self.state)
        self.result.show_result(view.result)
        for card, shown in zip(self.cards, view.tables, strict=True):
            card.show_table(shown)
        self._arrange()

    def dress(self, theme: Theme) -> None:
        """Lay out for the new scale."""
        super().dress(theme)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        theme = self._look.theme
        width = width_of(theme.plain(self.width()))
        beside = width is Width.BESIDE
        self._both.setDirection(_SIDE_BY_SIDE if beside else _TOP_DOWN)
        self._top.setDirection(_SIDE_BY_SIDE if width is Width.ALL else _TOP_DOWN)
        limit = theme.px(_SIDE_WIDTH) if beside else _NO_LIMIT
        self.form.setMaximumWidth(limit if width is not Width.ALL else theme.px(_FORM_WIDTH))
        self.result.setMaximumWidth(limit)
        for card in self.cards:
            card.setVisible(width is Width.ALL or card.table is self.state.table)


_NO_LIMIT = (1 << 24) - 1


def build(context: PanelContext) -> QWidget:
    """The panel, with the tables read from the canon."""
    return BlowsPanel(context, prepare())


def prepare() -> BlowTables:
    """The tables; the canon keeps what it has read."""
    return BlowTables(critical_hits(CriticalTable.BODY), critical_hits(CriticalTable.HEAD), critical_misses())
