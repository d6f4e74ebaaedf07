"""Pôr em cena: sheets in numbered copies, beasts on the spot, for one side or another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.rules.dice import parse_dice
from gmscreen.session.checked_text import LONGEST_NAME
from gmscreen.session.commands import Command
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.joining import AddBeasts, AddFighters, BeastAttack
from gmscreen.sheets.attacks import AttackType
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.panels.table_value import type_words
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.dice_field import DiceField
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

BEAST = ""
MOST_COPIES = 100


class SetupCard(Card):
    """`added` carries what makes the command once there is a fight: sheet or beast, side, how many."""

    added = Signal()

    def __init__(self, look: Look, volumes: Sequence[Volume]) -> None:
        super().__init__(look, text("combat.title.setup"), gap=8)
        self._kinds: dict[str, str] = {}
        self.sheet: ListChoice[str] = ListChoice(look, text("combat.who"), [(BEAST, "")], BEAST)
        self.sheet.list.setSizeAdjustPolicy(
            self.sheet.list.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.sheet.list.setMinimumContentsLength(14)
        self.count = WholeField(look, text("combat.copies"), value=1, bounds=Bounds(1, MOST_COPIES))
        sides = [(side, text(f"combat.side_long.{side}")) for side in Side]
        self.side = SegmentedChoice(look, "", sides, Side.PARTY, text("combat.side_name"))
        self.hidden = Toggle(look, text("combat.hide"))
        self.go = secondary_button(look, text("combat.add"), self.added.emit, "plus")
        who = row(look, self.sheet, self.count, gap=10)
        who.setStretch(0, 1)
        self.add(who)
        self.beast = BeastForm(look)
        self.add(self.beast, holder(flow(look, self.side, self.hidden, self.go, gap=10)))
        self.sheet.value_changed.connect(lambda _value: self._follow_sheet())
        for line in (self.count.line, *self.beast.lines):
            line.returnPressed.connect(self.added)
        self.set_volumes(volumes)

    def set_volumes(self, volumes: Sequence[Volume]) -> None:
        """Offer these sheets, and a beast without one."""
        options = [*((each.id, each.name) for each in volumes), (BEAST, text("combat.new_beast"))]
        self._kinds = {each.id: each.kind for each in volumes}
        kept = self.sheet.value if self.sheet.value in self._kinds else options[0][0]
        self.sheet.set_options(options, kept)
        self._follow_sheet()

    def choose_sheet(self, sheet: str) -> None:
        """Have a sheet chosen, for who comes from another panel."""
        if sheet in self._kinds:
            self.sheet.choose(sheet)

    def _follow_sheet(self) -> None:
        chosen = self.sheet.value
        self.beast.setVisible(chosen == BEAST)
        is_creature = chosen == BEAST or self._kinds.get(chosen) == SheetKind.CREATURE.value
        self.side.choose(Side.FOES if is_creature else Side.PARTY)

    def command(self, fight: str) -> Command:
        """The command that puts them on the scene of this fight."""
        count, side, hidden = self.count.value or 1, self.side.value, self.hidden.isChecked()
        if self.sheet.value == BEAST:
            return self.beast.command(fight, side, count, hidden=hidden)
        return AddFighters(fight=fight, sheet=self.sheet.value, side=side, copies=count, hidden=hidden)


class BeastForm(Card):
    """The figures of a beast without a sheet; what is left empty is asked when a blow needs it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.beast"), gap=6)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAcceptDrops(False)  # a file dropped on it is for the window
        self.dx, self.ht = (_figure(look, key, 10) for key in ("dx", "ht"))
        self.pv, self.st, self.dodge = (_figure(look, key, None) for key in ("pv", "st", "dodge"))
        self.pace, self.pd, self.dr = (
            _figure(look, key, value) for key, value in (("move", 5), ("pd", 0), ("dr", 0))
        )
        self.attack = QLineEdit(text("combat.beast_attack"))
        self.attack.setAcceptDrops(False)
        self.level = _figure(look, "level", 12)
        self.damage = DiceField(look, text("combat.beast.damage"), parse_dice("1d"))
        types = [(None, text("combat.unknown")), *((each, type_words(each)) for each in AttackType)]
        self.type: ListChoice[AttackType | None] = ListChoice(
            look, text("combat.beast.type"), types, AttackType.CUTTING
        )
        self._lay_out(look)

    def _lay_out(self, look: Look) -> None:
        note = PlainLabel(text("combat.beast_note"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        figures = (self.dx, self.ht, self.pv, self.st, self.pace, self.dodge, self.pd, self.dr)
        self.add(captioned(look, text("combat.beast.name"), self.name), holder(flow(look, *figures, gap=8)))
        struck = captioned(look, text("combat.beast.attack"), self.attack)
        self.add(holder(flow(look, struck, self.level, self.damage, self.type, gap=8)), note)
        self.lines = (
            self.name,
            self.attack,
            self.damage.line,
            self.level.line,
            *(each.line for each in figures),
        )

    def command(self, fight: str, side: Side, copies: int, *, hidden: bool) -> AddBeasts:
        """The command that puts so many of it on the scene."""
        damage = self.damage.value
        attack = BeastAttack(
            name=self.attack.text().strip() or text("combat.beast_attack"),
            level=self.level.value,
            damage=None if damage is None else str(damage),
            type=self.type.value,
        )
        return AddBeasts(
            fight=fight,
            name=self.name.text().strip() or text("combat.beast_name"),
            side=side,
            copies=copies,
            hidden=hidden,
            st=self.st.value,
            dx=self.dx.value or 10,
            ht=self.ht.value or 10,
            pv=self.pv.value,
            move=5 if self.pace.value is None else self.pace.value,
            dodge=self.dodge.value,
            pd=self.pd.value or 0,
            dr=self.dr.value or 0,
            attacks=(attack,),
        )


class _Small(WholeField):
    """A field for two digits."""

    def dress(self, theme: Theme) -> None:
        """A narrow line."""
        self.line.setFixedWidth(theme.px(62))


def _figure(look: Look, key: str, value: int | None) -> WholeField:
    return _Small(look, text(f"combat.beast.{key}"), value=value, bounds=Bounds(0, 300))
