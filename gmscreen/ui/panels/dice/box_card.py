"""The large dice box: dice, what for, the roll, and how they are spread."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.favourites_bar import FavouritesBar
from gmscreen.ui.panels.dice.hand_dice import hand_dice
from gmscreen.ui.panels.dice.rolled import Rolled
from gmscreen.ui.panels.dice.state import DiceState
from gmscreen.ui.panels.dice.view import BoxView, box_request
from gmscreen.ui.panels.figure import show_figure
from gmscreen.ui.panels.who_line import WhoLine
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.settings import Favourite
from gmscreen.ui.shell.dice_line import LONGEST_LINE
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.hidden_toggle import HiddenToggle
from gmscreen.ui.widgets.histogram import Histogram
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property

_BARS = 130
_LEAST_TOTAL, _MOST_TOTAL = -1_000_000, 1_100_000


class BoxCard(Card):
    """`told` carries a new state, `rolled` a roll; a favourite that is pressed rolls at once."""

    told = Signal(object)
    rolled = Signal(object)

    def __init__(self, context: PanelContext, state: DiceState) -> None:
        super().__init__(context.look, text("dice_panel.title.box"))
        self._look, self._session, self._state = context.look, context.session, state
        self._secrecy = context.secrecy
        self._last: Roll | None = None
        self._view: BoxView | None = None
        look = context.look
        self.line = _line(state.typed, "dice_panel.dice_examples")
        set_plain_tooltip(self.line, text("dice_box.help"))
        self.who = WhoLine(context)
        self.purpose = _line(state.purpose, "dice_panel.purpose_example")
        self.error = InlineError(look)
        self.hidden = HiddenToggle(look, context.secrecy, text("secrecy.roll_hidden"))
        self.dice = hand_dice(context, self._request, text("dice_panel.roll_none"), primary=True)
        self.keep = Button(look, text("dice_panel.keep"), icon_name="star-plus-outline")
        self.result = Rolled(context)
        self.figures = {key: _figure(look, key) for key in ("least", "mean", "most", "chance")}
        self.at_least = WholeField(
            look, text("dice_panel.at_least"), bounds=Bounds(_LEAST_TOTAL, _MOST_TOTAL)
        )
        self.histogram = Histogram(look, text("dice_panel.histogram"))
        self.note = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.favourites = FavouritesBar(look, context.favourites, self.figures["chance"])
        self._lay_out(look)
        self._listen()
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give the bars their least height at this scale; beyond it they take what is left."""
        self.histogram.setMinimumHeight(theme.px(_BARS))

    def _lay_out(self, look: Look) -> None:
        lines = row(
            look,
            captioned(look, text("dice_panel.dice"), self.line),
            captioned(look, text("dice_panel.who"), self.who),
            captioned(look, text("dice_panel.what_for"), self.purpose),
        )
        act = flow(look, self.dice, self.hidden, self.keep, self.result, gap=14)
        figures = flow(look, *list(self.figures.values())[:3], self.at_least, self.figures["chance"], gap=22)
        self.add(lines, self.error, holder(act), holder(figures), self.note)
        self.add(self.histogram, stretch=1)
        self.add(PlainLabel(text("dice_panel.favourites"), size=Size.SMALL, tone=Tone.MUTED), self.favourites)
        self.setFocusProxy(self.line)

    def _listen(self) -> None:
        self.line.textChanged.connect(lambda typed: self.told.emit(self._state.with_typed(typed)))
        self.purpose.textChanged.connect(lambda typed: self.told.emit(self._state.with_purpose(typed)))
        self.who.textChanged.connect(lambda typed: self.told.emit(self._state.with_who(typed)))
        self.at_least.value_changed.connect(lambda total: self.told.emit(self._state.with_at_least(total)))
        self.line.returnPressed.connect(self._enter)
        self.who.returnPressed.connect(self._enter)
        self.purpose.returnPressed.connect(self._enter)
        self.dice.rolled.connect(self._tell)
        self.keep.clicked.connect(lambda _checked: self._keep())
        self.favourites.chosen.connect(self._take_favourite)

    def _request(self) -> RollRequest | None:
        return None if self._view is None else box_request(self._state, self._view)

    def _enter(self) -> None:
        """Roll what is typed; dice that lie on the table are written after `=`."""
        request, line = self._request(), self._view.line if self._view else None
        if request is None or line is None:
            return
        hidden = self._secrecy.rolls_hidden
        if line.on_table is None:
            self._tell(self._session.roll(request, hidden=hidden))
        else:
            self._tell(self._session.enter(request, line.on_table, hidden=hidden))

    def _tell(self, roll: Roll) -> None:
        self._last = roll
        if not self._is_covered(roll):
            self.rolled.emit(roll)
        self.show_last()

    def _is_covered(self, roll: Roll) -> bool:
        return roll.hidden and self._secrecy.covers(self._look)

    def show_last(self) -> None:
        """Show what the dice came to, as far as whoever sees this screen may know it."""
        self.result.show_roll(self._last, covered=self._secrecy.covers(self._look))

    def _keep(self) -> None:
        line = self._view.line if self._view else None
        if line is not None:
            level = "" if line.level is None else f" {line.level}"
            kept = Favourite(dice_text(line.dice) + level, self.purpose.text().strip())
            self.favourites.add(kept)

    def _take_favourite(self, favourite: Favourite) -> None:
        self.line.setText(favourite.dice)
        self.purpose.setText(favourite.purpose)
        self._enter()

    def show_box(self, state: DiceState, view: BoxView) -> None:
        """Show the dice and how they are spread."""
        if state.typed != self._state.typed:
            self._last = None
        self._state, self._view = state, view
        self.error.say(view.problem)
        set_style_property(self.line, "invalid", bool(view.problem))
        self.dice.refresh(view.button)
        self.keep.setEnabled(view.line is not None)
        self._show_figures(view)
        self.show_last()

    def _show_figures(self, view: BoxView) -> None:
        for key, figure in (("least", view.least), ("mean", view.mean), ("most", view.most)):
            show_figure(self.figures[key], figure)
        show_figure(self.figures["chance"], view.chance)
        asked = DASH if view.at_least is None else number(view.at_least)
        self.figures["chance"].caption.setText(text("dice_panel.chance_of", total=asked))
        self.at_least.line.setPlaceholderText("" if view.at_least is None else number(view.at_least))
        self.note.show_text(view.note)
        self.histogram.show_chances(view.spread, view.lit)
        self.histogram.setVisible(view.spread is not None)


def _line(typed: str, key: str) -> QLineEdit:
    line = QLineEdit(typed)
    line.setMaxLength(LONGEST_LINE)
    line.setAcceptDrops(False)  # a file dropped on it is for the window
    line.setPlaceholderText(text(key))
    return line


def _figure(look: Look, key: str) -> ExplainedNumber:
    tone = Tone.ACCENT if key == "chance" else Tone.TEXT
    return ExplainedNumber(look, text(f"dice_panel.{key}"), tone=tone, size=Size.TOTAL)
