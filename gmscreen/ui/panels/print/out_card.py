"""How it is printed, what there is to say of it, and where it goes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.print.kinds import Kind
from gmscreen.ui.panels.print.options_form import OptionsForm
from gmscreen.ui.panels.print.press_run import Made, Outcome, Stopped
from gmscreen.ui.panels.print.print_desk import PrintDesk
from gmscreen.ui.panels.print.report_view import present_report
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip


class ChoicesCard(Card):
    """The options of the kind of print in hand."""

    def __init__(self, look: Look, desk: PrintDesk) -> None:
        super().__init__(look, text("print_panel.title.how"))
        self._look, self._desk = look, desk
        self._forms: dict[str, OptionsForm] = {}
        self.scale = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.add(self.scale)
        self.show_kind(desk.kind)

    def show_kind(self, kind: Kind) -> None:
        """Show what can be chosen for a kind."""
        if kind.id not in self._forms:
            form = OptionsForm(self._look, kind, self._desk.chosen)
            form.chosen.connect(self._desk.choose)
            self._forms[kind.id] = form
            self.body.insertWidget(1, form)
        for kind_id, form in self._forms.items():
            form.setVisible(kind_id == kind.id)
        self.scale.setText(text(f"print_panel.true_scale.{'ruler' if kind.has_ruler else 'plain'}"))

    @property
    def form(self) -> OptionsForm:
        """The form of the kind in hand."""
        return self._forms[self._desk.kind.id]


class OutCard(Card):
    """Pages, faults, progress, and the buttons; `stopped` is a wish to stop."""

    stopped = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("print_panel.title.out"))
        self.pages = PlainLabel(size=Size.TOTAL, strong=True)
        self.faults = PlainLabel(size=Size.SMALL, tone=Tone.WARN, wrap=True)
        self.notice = Notice(look, closable=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(text("print_panel.progress"))
        self.doing = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.stop = Button(look, text("print_panel.stop"), icon_name="stop")
        self.again = Button(look, text("print_panel.again"), icon_name="refresh")
        self.export = Button(look, text("print_panel.export"), icon_name="file-pdf-box", primary=True)
        self.print = Button(look, text("print_panel.print"), icon_name="printer-outline")
        for button, key in ((self.export, "export_note"), (self.print, "print_note")):
            set_plain_tooltip(button, text(f"print_panel.{key}"))
        self._work = holder(column(look, self.doing, self.bar, self.stop, gap=6))
        self.add(self.pages, self.faults, self.notice, self._work, self.again, self.export, self.print)
        self.stop.clicked.connect(lambda _checked: self.stopped.emit())
        self.rest()
        self.show_outcome(None)

    def show_outcome(self, outcome: Outcome) -> None:
        """Tell of a print, or of none."""
        is_made = isinstance(outcome, Made)
        self.again.setVisible(isinstance(outcome, Stopped))
        for button in (self.export, self.print):
            button.setEnabled(is_made)
        if not isinstance(outcome, Made):
            self.pages.setText(text("print_panel.no_pages"))
            self.faults.show_text("")
            return
        view = present_report(outcome.printed.report, len(outcome.document))
        self.pages.setText(view.pages)
        self.faults.show_text("\n".join(view.lines))

    def work(self, words: str, done: int = 0, of: int = 0) -> None:
        """Say what goes on, and how far it is; 0 of 0 for as long as nobody knows."""
        self._work.show()
        self.doing.setText(words)
        self.bar.setRange(0, of)
        self.bar.setValue(done)

    def rest(self) -> None:
        """Nothing goes on any more."""
        self._work.hide()
