"""The card that asks for the manoeuvre: a button each with its key, and what some of them need to know."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.maneuver_view import ManeuverRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import EnterButton
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.layouts import grid, row
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property

Options = Sequence[tuple[str, str]]
Need = tuple[Options, str]
"""What may be chosen, and what is."""


class ManeuverButton(EnterButton):
    """A manoeuvre under its key; one that can't be chosen is struck through and says why."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("small", "true")
        self.setProperty("left", "true")
        self._shown: ManeuverRow | None = None

    def show_row(self, shown: ManeuverRow) -> None:
        """Show another manoeuvre."""
        if shown == self._shown:
            return
        self._shown = shown
        words = text("combat.numbered", on=shown.key, words=shown.name)
        self.setText(words)
        set_style_property(self, "struck", bool(shown.reason))
        struck = text("widget.struck", words=words, reason=shown.reason)
        self.setAccessibleName(struck if shown.reason else words)
        set_plain_tooltip(self, shown.reason or shown.does)


class ManeuverCard(Card):
    """`chosen` carries a row; `piece`, `posture` and `spell` are for Preparar, Mudança, Concentrar."""

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.maneuver"), gap=8)
        self._look = look
        self._rows: tuple[ManeuverRow, ...] = ()
        self._needs: tuple[tuple[ListChoice[str], Options, str], ...] = ()
        self.buttons: list[ManeuverButton] = []
        self.who = PlainLabel(size=Size.TOTAL, strong=True, wrap=True)
        self.why = PlainLabel(tone=Tone.WARN, wrap=True)
        self._grid = grid(look, gap=6)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.piece = self._choice("combat.piece")
        self.posture = self._choice("combat.posture")
        self.spell = self._choice("combat.spell")
        asked = row(look, self.piece, self.posture, self.spell, gap=8)
        for place in range(3):
            asked.setStretch(place, 1)
        self.add(self.who, self.why, self._grid, asked)

    def _choice(self, key: str) -> ListChoice[str]:
        choice: ListChoice[str] = ListChoice(self._look, text(key), [("", "")], "")
        choice.list.setSizeAdjustPolicy(choice.list.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.list.setMinimumContentsLength(6)
        return choice

    def show_maneuvers(self, who: str, why: str, rows: Sequence[ManeuverRow]) -> None:
        """Ask for this one's manoeuvre; `why` says what keeps him from choosing."""
        self.who.show_text(who)
        self.why.show_text(why)
        self._rows = tuple(rows)
        while len(self.buttons) < len(rows):
            self._add_button()
        for place, button in enumerate(self.buttons):
            if place < len(rows):
                button.show_row(rows[place])
            button.setVisible(place < len(rows))

    def show_needs(self, piece: Need, posture: Need, spell: Need) -> None:
        """Offer what Preparar, Mudança de Posição and Concentrar need; without a choice, nothing."""
        needs = ((self.piece, *piece), (self.posture, *posture), (self.spell, *spell))
        if needs == self._needs:
            return
        self._needs = needs
        for choice, options, value in needs:
            choice.setVisible(bool(options))
            if options:
                choice.set_options(options, value or options[0][0])

    def _add_button(self) -> None:
        place, button = len(self.buttons), ManeuverButton()
        button.clicked.connect(lambda _checked: self.chosen.emit(self._rows[place]))
        self.buttons.append(button)
        self._grid.addWidget(button, place // 2, place % 2)
