"""What a blow lacks, asked on the spot: values that the table keeps, and what is said with the blow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.canon.garganta.close_combat import close_combat
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.session.fight.asks import Ask, Wanted
from gmscreen.sheets.attacks import AttackType
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.table_value import type_words
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.notice import ErrorPlace
from gmscreen.ui.widgets.plain_label import PlainLabel

_TYPED = (Wanted.LEVEL, Wanted.DAMAGE, Wanted.DISTANCE)


class Answer(QLineEdit):
    """A line for an answer."""

    def __init__(self, look: Look, name: str, hint: str) -> None:
        super().__init__()
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give it its width."""
        self.setFixedWidth(theme.px(150))


class AsksForm(QWidget):
    """A line or a list for each gap; `answered` carries the Ask and what was typed or chosen."""

    answered = Signal(object, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._asked: tuple[Ask, ...] = ()
        self.fields: list[QWidget] = []
        self._flow = flow(look, gap=8)
        note = PlainLabel(text("combat.asks"), size=Size.SMALL, tone=Tone.WARN, wrap=True)
        whole = column(look, note, holder(self._flow), gap=4)
        self.setLayout(whole)
        self.error = ErrorPlace(look, whole, 2)

    def ask(self, asks: Sequence[Ask]) -> None:
        """Ask for these; a question that was asked before keeps what is half typed."""
        self.setVisible(bool(asks))
        if tuple(asks) == self._asked:
            return
        before = dict(zip(self._asked, self.fields, strict=True))
        self._asked = tuple(asks)
        self.error.say("")
        self.fields = [before.pop(ask) if ask in before else self._field(ask) for ask in self._asked]
        for gone in before.values():
            self._flow.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for field in self.fields:
            self._flow.removeWidget(field)  # in the order asked
            self._flow.addWidget(field)

    def _field(self, ask: Ask) -> QWidget:
        name = text(f"combat.asked.{ask.wanted}", attack=isolated(ask.shown))
        if ask.wanted in _TYPED:
            line = Answer(self._look, name, text(f"combat.ask.{ask.wanted}"))
            line.returnPressed.connect(lambda: self.answered.emit(ask, line.text()))
            return line
        options = [("", text(f"combat.ask.{ask.wanted}")), *_options(ask.wanted)]
        choice: ListChoice[str] = ListChoice(self._look, "", options, "", name)
        choice.value_changed.connect(lambda value: self.answered.emit(ask, value) if value else None)
        return choice


def _options(wanted: Wanted) -> list[tuple[str, str]]:
    match wanted:
        case Wanted.TYPE:
            return [(each.value, type_words(each)) for each in AttackType]
        case Wanted.WOUNDS_AS:
            return [(each.value, text(f"damage_type.{each}")) for each in DamageType]
    return [(weapon.value, row.names) for weapon, row in close_combat().items()]
