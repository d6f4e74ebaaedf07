"""The Queda panel: the fall, who falls, the odds, and the roll."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QWidget

from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.session.rolls import Roll
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.fall.fall_form import FallerForm, FallForm
from gmscreen.ui.panels.fall.result_card import ResultCard
from gmscreen.ui.panels.fall.state import Faller, FallState
from gmscreen.ui.panels.fall.view import DamageView, FallBook, FallView, present, rule_lines
from gmscreen.ui.panels.figure import show_figure
from gmscreen.ui.panels.page import Page, ScrollingColumn
from gmscreen.ui.panels.shelf import shelf
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.histogram import Histogram
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.top_aligned import top_aligned

_ROOM = 1000
_ROOM_BELOW = 1180


class FallPanel(Page):
    """Keeps the state and draws its view."""

    def __init__(self, context: PanelContext, book: FallBook) -> None:
        super().__init__(context.look)
        self._context, self._book = context, book
        self.state = FallState()
        self.notice = Notice(context.look)
        self.form = FallForm(context, self.state)
        self.faller = FallerForm(context.look, self.state.faller, shelf(context.desk.records))
        self.damage = DamageCard(context.look)
        self.odds = OddsCard(context.look)
        self.histogram = Histogram(context.look, text("fall.histogram"))
        self.legend = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.result = ResultCard(context)
        self._lay_out(context.look)
        self._listen()
        self._draw()

    def _lay_out(self, look: Look) -> None:
        bars = Card(look, text("fall.histogram"))
        bars.add(self.legend)
        bars.add(self.histogram, stretch=1)
        numbers = row(look, self.damage, self.odds)
        below = row(look, self.result, bars)
        _share(numbers, 4, 3)
        _share(below, 4, 5)
        right = column(look, numbers, below)
        right.setStretch(1, 1)
        left = ScrollingColumn(look, self.form, self.faller, _rules_card(look, self._book), 1)
        page = row(look, left, right)
        _share(page, 29, 71)
        self.body.addWidget(self.notice)
        self.body.addLayout(page, 1)
        self.stack_below(page, _ROOM)
        self.stack_below(numbers, _ROOM_BELOW)
        self.stack_below(below, _ROOM)
        self.setFocusProxy(self.form)

    def _listen(self) -> None:
        self.form.told.connect(self._take)
        self.form.rolled.connect(self._tested)
        self.faller.told.connect(lambda faller: self._take(self.state.with_faller(faller)))
        self.faller.sheet_chosen.connect(self._take_sheet)
        self.result.rolled.connect(lambda roll: self._take(self.state.with_roll(roll.total)))
        self._context.desk.changed.connect(lambda: self.faller.set_volumes(shelf(self._context.desk.records)))

    def _take(self, state: FallState) -> None:
        self.state = state
        self._draw()

    def _tested(self, roll: Roll) -> None:
        passed = roll.outcome is not None and roll.outcome.passed
        self._take(self.state.with_acrobatics_roll(roll.total, passed=passed))

    def _take_sheet(self, sheet_id: str | None) -> None:
        self.notice.say("")
        if sheet_id is None:
            return
        # Here, and not above: the sheet's record costs pydantic, which nobody needs before a sheet is chosen.
        from gmscreen.ui.panels.hp.from_sheet import wounded  # noqa: PLC0415

        try:
            who = wounded(self._context.desk.read(sheet_id).sheet)
        except SheetError as error:
            self.notice.say(str(error), Tone.BAD)
            return
        if who is None:
            self.notice.say(text("fall.no_sheet_ht"), Tone.WARN)
            return
        self._take(self.state.with_faller(Faller(who.ht, who.full, who.category, who.name)))

    def _draw(self) -> None:
        view = present(self.state, self._book)
        self.form.show_state(self.state, view)
        self.faller.show_faller(self.state.faller)
        self.damage.show_damage(view.damage)
        self.odds.show_odds(view, self.state.faller)
        losses = view.damage.losses if view.damage else None
        self.legend.show_text(view.legend)
        self.histogram.show_chances(losses, view.lit, view.bad_from)
        self.result.show_state(self.state, view)


def _share(layout: QBoxLayout, *shares: int) -> None:
    for place, share in enumerate(shares):
        layout.setStretch(place, share)


def _rules_card(look: Look, book: FallBook) -> Card:
    card = Card(look, text("fall.rules"), gap=3)
    for line in rule_lines(book.falls):
        card.add(PlainLabel(line, size=Size.SMALL, tone=Tone.MUTED, wrap=True))
    return card


class DamageCard(Card):
    """The dice of the fall and what they cost."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("fall.damage"))
        self.formula = ExplainedNumber(look, text("fall.formula"))
        self.least = _quiet(look, "least")
        self.mean = _quiet(look, "mean")
        self.most = _quiet(look, "most")
        numbers = row(look, self.formula, self.least, self.mean, self.most, gap=8)
        _share(numbers, 5, 3, 3, 3)
        self.add(numbers)
        top_aligned(numbers)
        self.body.addStretch(1)

    def show_damage(self, shown: DamageView | None) -> None:
        """Show the numbers, or that there are none."""
        show_figure(self.formula, shown.formula if shown else None)
        show_figure(self.least, shown.least if shown else None)
        show_figure(self.mean, shown.mean if shown else None)
        show_figure(self.most, shown.most if shown else None)


class OddsCard(Card):
    """What may become of the one who falls."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("fall.odds"))
        self.unhurt = ExplainedNumber(look, text("fall.unhurt"), tone=Tone.GOOD)
        self.drops = ExplainedNumber(look, text("fall.drops"), tone=Tone.WARN)
        self.dies = ExplainedNumber(look, text("fall.kills"), tone=Tone.BAD)
        numbers = row(look, self.unhurt, self.drops, self.dies, gap=8)
        _share(numbers, 1, 1, 1)
        self.add(numbers)
        top_aligned(numbers)
        self.body.addStretch(1)

    def show_odds(self, view: FallView, faller: Faller) -> None:
        """Show the chances, or that there are none."""
        self.set_title(text("fall.odds_of", name=faller.name) if faller.name else text("fall.odds"))
        show_figure(self.unhurt, view.damage.unhurt if view.damage else None)
        show_figure(self.drops, view.drops)
        show_figure(self.dies, view.dies)


def _quiet(look: Look, key: str) -> ExplainedNumber:
    return ExplainedNumber(look, text(f"fall.{key}"), tone=Tone.TEXT, size=Size.BIG)


def build(context: PanelContext) -> QWidget:
    """The panel, with the figures read from the canon."""
    return FallPanel(context, prepare())


def prepare() -> FallBook:
    """The figures; the canon keeps what it has read."""
    return FallBook(fall_rules(), injury_rules())
