"""The card of a rarer act: its fields, and the button that does it; Enter in a field does it too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import NumberError
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.acts import Act, Field, Kind, Who, Written
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.button import primary_button, small_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

Control = QLineEdit | ListChoice[str] | Toggle


class FieldLine(QLineEdit):
    """A line of an act."""

    def __init__(self, look: Look, value: str) -> None:
        super().__init__(value)
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give it its width."""
        self.setFixedWidth(theme.px(150))


class ActCard(Card):
    """`done` carries the act and what was written."""

    done = Signal(object, object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, gap=8)
        self._look = look
        self.act: Act | None = None
        self.controls: dict[str, Control] = {}
        self._who: Who | None = None
        self.about = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.told = PlainLabel(strong=True, wrap=True)
        self._flow, self._ticks = flow(look, gap=10), flow(look, gap=12)
        self._fields, self._ticked = holder(self._flow), holder(self._ticks)
        self.error = InlineError(look)
        self.button = primary_button(look, text("combat.do_act"), self._tell)
        cancel = PlainLabel(text("combat.escape"), tone=Tone.MUTED)
        self.add(
            self.about,
            self._fields,
            self._ticked,
            self.told,
            self.error,
            row(look, self.button, cancel, 1, gap=10),
        )

    def ask(self, act: Act, who: Who) -> None:
        """Ask what an act needs to know; about whom it is stands over it."""
        self.act = act
        self.set_title(text(f"combat.act.{act.id}"))
        about = text(
            f"combat.act_about.{act.id}", name=isolated(who.one.name), target=isolated(who.target.name)
        )
        self.about.show_text(about)
        self.error.say("")
        empty(self._flow)
        empty(self._ticks)
        self.controls = {}
        for field in act.asks(who):
            ground = self._ticks if field.kind is Kind.TICK else self._flow
            ground.addWidget(self._made(field))
        self._fields.setVisible(bool(self._flow.count()))
        self._ticked.setVisible(bool(self._ticks.count()))
        self._who = who
        for control in self.controls.values():
            _listen(control, self._retell)
        self._retell()

    def _retell(self) -> None:
        """Say what the act would come to as it is written; nothing while it makes no sense."""
        if self.act is None or self._who is None:
            return
        try:
            told = self.act.told(self._who, Written(_values(self.controls)))
        except RuleError as error:
            told = rule_problem(error)
        except NumberError:
            told = ""
        self.told.show_text(told)

    @property
    def first(self) -> QWidget:
        """Where the keyboard goes: what is ticked comes after what is written."""
        written = (each for each in self.controls.values() if not isinstance(each, Toggle))
        return next(written, next(iter(self.controls.values()), self.button))

    def _made(self, field: Field) -> QWidget:
        caption = field.caption or text(f"combat.field.{field.name}")
        if field.kind is Kind.TICK:
            tick = self.controls[field.name] = Toggle(self._look, caption)
            tick.setChecked(bool(field.value))
            return tick
        if field.kind is Kind.CHOICE:
            options = field.options or (("", text("combat.nothing_to_choose")),)
            choice: ListChoice[str] = ListChoice(self._look, caption, options, field.value or options[0][0])
            self.controls[field.name] = choice
            return choice
        line = self.controls[field.name] = FieldLine(self._look, field.value)
        return captioned(self._look, caption, line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it, wherever the keyboard is in the card."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._tell()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        if self.act is not None:
            self.done.emit(self.act, Written(_values(self.controls)))


def _listen(control: Control, act: Callable[[], None]) -> None:
    if isinstance(control, Toggle):
        control.toggled.connect(lambda _on: act())
    elif isinstance(control, QLineEdit):
        control.textEdited.connect(lambda _typed: act())
    else:
        control.value_changed.connect(lambda _value: act())


def _values(controls: Mapping[str, Control]) -> dict[str, str]:
    return {name: _value(control) for name, control in controls.items()}


def _value(control: Control) -> str:
    if isinstance(control, Toggle):
        return "1" if control.isChecked() else ""
    return control.text() if isinstance(control, QLineEdit) else control.value


class ActList(Card):
    """The acts that make sense now, each with its key; `chosen` carries one."""

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.acts"), gap=8)
        self._look = look
        self._flow = flow(look, gap=6)
        self.add(holder(self._flow))
        self.buttons: list[QWidget] = []

    def offer(self, acts: Sequence[Act]) -> None:
        """Offer these."""
        empty(self._flow)
        self.buttons = []
        for act in acts:
            words = text("combat.keyed", words=text(f"combat.act.{act.id}"), on=act.key)
            button = _act_button(self._look, words, self, act)
            self.buttons.append(button)
            self._flow.addWidget(button)


def _act_button(look: Look, words: str, owner: ActList, act: Act) -> QWidget:
    return small_button(look, words, lambda: owner.chosen.emit(act))
