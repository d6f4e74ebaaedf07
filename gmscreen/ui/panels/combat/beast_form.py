"""A beast without a sheet, by the figures that a fight needs."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.rules.dice import parse_dice
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.joining import AddBeasts, BeastAttack
from gmscreen.sheets.attacks import AttackType
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.table_value import type_words
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.dice_field import DiceField
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel


class BeastForm(QWidget):
    """The figures of a beast without a sheet; what is left empty is asked when a blow needs it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.dx, self.ht = (_figure(look, key, 10) for key in ("dx", "ht"))
        self.pv, self.st, self.dodge = (_figure(look, key, None) for key in ("pv", "st", "dodge"))
        self.pace, self.pd, self.dr = (
            _figure(look, key, value) for key, value in (("move", 5), ("pd", 0), ("dr", 0))
        )
        self.attack = QLineEdit(text("combat.beast_attack"))
        self.attack.setAcceptDrops(False)  # a file dropped on it is for the window
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
        struck = captioned(look, text("combat.beast.attack"), self.attack)
        blow = flow(look, struck, self.level, self.damage, self.type, gap=8)
        self.setLayout(column(look, holder(flow(look, *figures, gap=8)), holder(blow), note, gap=6))

    def command(self, fight: str, name: str, side: Side, copies: int, *, hidden: bool) -> AddBeasts:
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
            name=name,
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
