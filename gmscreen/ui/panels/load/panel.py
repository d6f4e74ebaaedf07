"""The panel Carga: who carries what, both lines on the bar, and what would change them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QWidget

from gmscreen.canon.garganta.fatigue import weariness
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.load.bundle_form import BundleForm
from gmscreen.ui.panels.load.carrier_card import CarrierCard
from gmscreen.ui.panels.load.line_card import LoadLineCard
from gmscreen.ui.panels.load.state import Bundle, LoadState, from_sheet
from gmscreen.ui.panels.load.view import Tables, present
from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.panels.shelf import Volume, shelf
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.panels.table_value import Settling, settled_by_key
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.cell_field import CellAsking
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.load_bar import LoadBar
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.number_field import Bounds, DecimalField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column, TableView

_ROOM = 1040
_ROOM_FOR_LINES = 900
_KG = Bounds(0, 100_000)


class LoadPanel(Page):
    """Draws the view of a LoadState, and changes the state by what is typed."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look = context, context.look
        self._tables = prepare()
        self._state = LoadState()
        self._in_hand: int | None = None
        self.notice = Notice(look)
        self.carrier = CarrierCard(look, self._state, shelf(context.desk.records))
        self.form = BundleForm(look)
        self.bundles = TableView(look, text("load_panel.title.bundles"), _bundle_columns(), wraps=True)
        self.empty = PlainLabel(text("load_panel.empty"), tone=Tone.MUTED, wrap=True)
        self.scene = LoadLineCard(look, Tone.ACCENT)
        self.march = LoadLineCard(look, Tone.INFO)
        self.bar = LoadBar(look, text("load_panel.title.bar"))
        self.gaps = CellAsking(look, self.bundles, Settling(context.session.values))
        self.friend_sheet: ListChoice[str | None] = ListChoice(
            look, text("load_panel.friend"), friend_options(shelf(context.desk.records)), None
        )
        self.friend = DecimalField(look, text("load_panel.friend_weight"), bounds=_KG, unit="kg")
        self.friend_note = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.chest = DecimalField(look, text("load_panel.chest"), bounds=_KG, unit="kg")
        self.what_if = _table(context, "what_if", "situation", "weight", "level", "move", "spare", "fight")
        self.levels = _table(context, "levels", "level", "limit", "move", "fight", "march", "hot", "fencing")
        self._lay_out()
        self._listen()
        self._show()

    def _lay_out(self) -> None:
        look = self._look
        load = Card(look, text("load_panel.title.bundles"))
        load.add(self.empty)
        load.add(self.bundles, stretch=1)
        left = ScrollingColumn(look, self.carrier, self.form)
        left.body.addWidget(load, 1)
        lines = row(look, self.scene, self.march)
        bar = Card(look, text("load_panel.title.bar"))
        bar.add(self.bar)
        for place in range(2):
            lines.setStretch(place, 1)
        right = ScrollingColumn(look, lines, bar, self._what_if_card(), self._levels_card(), 1)
        columns = row(look, left, right)
        columns.setStretch(0, 31)
        columns.setStretch(1, 69)
        self.body.addWidget(self.notice)
        self.body.addLayout(columns, 1)
        self.stack_below(columns, _ROOM)
        self.stack_below(lines, _ROOM_FOR_LINES)

    def _what_if_card(self) -> Card:
        card = Card(self._look, text("load_panel.title.what_if"))
        fields = flow(self._look, self.friend_sheet, self.friend, self.chest, gap=14)
        card.add(holder(fields), self.friend_note, self.what_if)
        return card

    def _levels_card(self) -> Card:
        card = Card(self._look, text("load_panel.title.levels"))
        card.add(self.levels)
        return card

    def _listen(self) -> None:
        desk = self._context.desk
        self.carrier.st_typed.connect(lambda st: self._become(replace(self._state, st=st)))
        self.carrier.scale_chosen.connect(lambda scale: self._become(replace(self._state, scale=scale)))
        self.carrier.sheet_chosen.connect(self._take_sheet)
        self.form.put.connect(self._put)
        self.form.changed.connect(self._change)
        self.form.taken_out.connect(self._take_out)
        self.bundles.clicked.connect(self._hold)
        self.bundles.activated.connect(self._hold)
        self.friend.value_changed.connect(lambda kg: self._become(replace(self._state, friend=kg)))
        self.chest.value_changed.connect(lambda kg: self._become(replace(self._state, chest=kg)))
        self.friend_sheet.value_changed.connect(self._take_friend)
        desk.changed.connect(lambda: self._offer(shelf(desk.records)))
        self._context.session.values.listen(self._show)

    def _put(self, bundle: Bundle) -> None:
        self._become(self._state.with_bundle(bundle))
        self._let_go()

    def _change(self, bundle: Bundle) -> None:
        if self._in_hand is not None:
            self._become(self._state.with_other(self._in_hand, bundle))
        self._let_go()

    def _take_out(self) -> None:
        if self._in_hand is not None:
            self._become(self._state.without(self._in_hand))
        self._let_go()

    def _let_go(self) -> None:
        self._in_hand = None
        self.bundles.clearSelection()
        self.form.hold(None)
        self.form.name.setFocus()

    def _offer(self, volumes: Sequence[Volume]) -> None:
        self.carrier.set_volumes(volumes)
        self.friend_sheet.set_options(friend_options(volumes), self.friend_sheet.value)

    def _hold(self, index: QModelIndex) -> None:
        """Take a bundle in hand; a second time puts it back. A weight that is asked for is no bundle."""
        if self.gaps.asks(index):
            return
        if index.row() == self._in_hand:
            self._let_go()
            return
        self._in_hand = index.row()
        self.form.hold(self._state.bundles[index.row()])

    def _take_sheet(self, sheet_id: str | None) -> None:
        taken = self._read(sheet_id)
        if taken is None:
            return
        now = self._state
        kept = replace(taken, friend=now.friend, chest=now.chest, friend_name=now.friend_name, gear=now.gear)
        self._state = kept
        self.carrier.show_carrier(kept)
        self._let_go()
        self._show()

    def _take_friend(self, sheet_id: str | None) -> None:
        """A friend from a sheet brings what he carries; his own weight is in no canon, and is typed."""
        taken = self._read(sheet_id) or LoadState()
        self._become(replace(self._state, friend_name=taken.name, gear=taken.bundles))

    def _read(self, sheet_id: str | None) -> LoadState | None:
        """The load of a sheet; None, and a notice, for a bad one."""
        self.notice.say("")
        if sheet_id is None:
            return None
        try:
            return from_sheet(self._context.desk.read(sheet_id).sheet)
        except SheetError as error:
            self.notice.say(str(error), Tone.BAD)
            return None

    def _become(self, state: LoadState) -> None:
        self._state = state
        self._show()

    def _show(self) -> None:
        view = present(self._state, self._tables, settled_by_key(self._context.session.values.all()))
        self.scene.show_line(view.scene)
        self.march.show_line(view.march)
        self.bar.show_load(view.segments, view.marks)
        self.bundles.show_rows(view.bundles)
        self.bundles.setVisible(bool(view.bundles))
        self.empty.setVisible(not view.bundles)
        self.friend_note.show_text(view.friend)
        self.what_if.show_rows(view.what_if)
        self.levels.show_rows(view.levels)
        self.levels.light(view.lit)
        follow_layouts(self)


def friend_options(volumes: Sequence[Volume]) -> list[tuple[str | None, str]]:
    """Nobody's sheet, or one of those there are."""
    return [(None, text("load_panel.by_hand")), *((each.id, each.name) for each in volumes)]


def _bundle_columns() -> list[Column]:
    return _columns("what", "quantity", "weight", "where", numeric=("quantity", "weight"))


def _table(context: PanelContext, title: str, *keys: str) -> TableView:
    numeric = ("weight", "move", "spare", "fight", "limit", "march", "hot")
    columns = _columns(*keys, numeric=numeric)
    return TableView(context.look, text(f"load_panel.title.{title}"), columns, wraps=True, fits=True)


def _columns(*keys: str, numeric: tuple[str, ...]) -> list[Column]:
    return [
        Column(text(f"load_panel.column.{key}"), numeric=key in numeric, wide=place == 0)
        for place, key in enumerate(keys)
    ]


def build(context: PanelContext) -> QWidget:
    """The panel Carga."""
    return LoadPanel(context)


def prepare() -> Tables:
    """The tables; the canon keeps what it has read."""
    return Tables(load_ladders(), weariness().fatigue)
