"""What is asked before cards are printed: which sheets, how large, on what paper, with which ink."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.imposition import imposition
from gmscreen.paper.cards.own_size import AnySize
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.plain_label import PlainLabel


class Scope(StrEnum):
    """Which sheets are printed."""

    ONE = "one"
    CREATURES = "creatures"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class CardOrder:
    """What is to be printed, and how."""

    sheets: tuple[str, ...]
    chosen: CardFormat


class CardDialog(QDialog):
    """Asks for an order of cards; `ordered` carries it, a CardOrder."""

    ordered = Signal(object)

    def __init__(
        self, look: Look, sheet: str, shelf: Sequence[Volume], chosen: CardFormat, window: QWidget
    ) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(text("shell.export_title"))
        self._asked = chosen
        self._sheets = _sheets(sheet, shelf)
        self._make_choices(look, _name_of(sheet, shelf), chosen)
        self.per_sheet = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        scale = PlainLabel(text("card_dialog.true_scale"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        form = (self.scope, self.size_choice, row(look, self.paper, self.ink), self.per_sheet, scale)
        self.setLayout(column(look, *form, 1, self._buttons(look), margins=(18, 18, 18, 18)))
        self.size_choice.value_changed.connect(lambda _size: self._count())
        self.paper.value_changed.connect(lambda _paper: self._count())
        self._count()

    def _make_choices(self, look: Look, name: str, chosen: CardFormat) -> None:
        scopes = [(scope, self._told_scope(scope, name)) for scope in self._sheets]
        self.scope = ListChoice(look, text("card_dialog.sheets"), scopes, Scope.ONE)
        sizes = [(size, text(f"card_dialog.size.{size}")) for size in CardSize]
        self.size_choice = ListChoice(look, text("card_dialog.size_caption"), sizes, _named(chosen.size))
        papers = [(paper, text(f"card_dialog.paper.{paper}")) for paper in PaperSize]
        self.paper = SegmentedChoice(look, text("card_dialog.paper_caption"), papers, chosen.paper)
        inks = [(ink, text(f"card_dialog.ink.{ink}")) for ink in InkStyle]
        self.ink = SegmentedChoice(look, text("card_dialog.ink_caption"), inks, chosen.ink)

    def _told_scope(self, scope: Scope, name: str) -> str:
        return text(f"card_dialog.scope.{scope}", name=name, count=len(self._sheets[scope]))

    def _buttons(self, look: Look) -> QWidget:
        print_it = primary_button(look, text("card_dialog.go_on"), self._order)
        print_it.setDefault(True)
        leave = secondary_button(look, text("card_dialog.leave"), self.reject)
        leave.setAutoDefault(False)
        buttons = QWidget()
        buttons.setLayout(row(look, 1, leave, print_it))
        return buttons

    @property
    def chosen(self) -> CardFormat:
        """The format that is chosen now."""
        return replace(self._asked, size=self.size_choice.value, paper=self.paper.value, ink=self.ink.value)

    def _count(self) -> None:
        fit = imposition(self.size_choice.value, self.paper.value).count
        self.per_sheet.setText(plural("card_dialog.per_sheet", fit))

    def _order(self) -> None:
        order = CardOrder(self._sheets[self.scope.value], self.chosen)
        self.accept()
        self.ordered.emit(order)


def _sheets(sheet: str, shelf: Sequence[Volume]) -> dict[Scope, tuple[str, ...]]:
    """What each scope prints; texts that are no sheets are left out unless asked for by themselves."""
    creatures = tuple(each.id for each in shelf if each.kind == SheetKind.CREATURE)
    everyone = tuple(each.id for each in shelf if each.kind in tuple(SheetKind))
    scopes = {Scope.ONE: (sheet,), Scope.CREATURES: creatures, Scope.ALL: everyone}
    return {scope: sheets for scope, sheets in scopes.items() if sheets}


def _named(size: AnySize) -> CardSize:
    """The size where it has a name; this dialog asks for no others."""
    return size if isinstance(size, CardSize) else CardSize.POKER


def _name_of(sheet: str, shelf: Sequence[Volume]) -> str:
    return next((each.name for each in shelf if each.id == sheet), sheet)
