"""What the status line says of the campaign: name, floor, how far its ledger goes, whether all is saved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import LedgerHead
from gmscreen.session.records import Part
from gmscreen.session.session import Session
from gmscreen.session.settings_commands import FLOORS, GoToFloor
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.campaign.asking import ask_number
from gmscreen.ui.campaign.saving import Saving, SavingState
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import set_plain_tooltip, set_style_property

Say = Callable[[str], None]

_LEDGER_TROUBLES = {"ledger_too_short": "short", "bad_ledger": "changed", "bad_ledger_row": "changed"}


class CampaignLine(QWidget):
    """Four things in a row: the campaign, the floor (a click goes to another), the ledger (a click copies its
    head), and when it was saved (a click tries again what was refused).
    """

    def __init__(self, look: Look, session: Session, system: str, say: Say, saving: Saving | None) -> None:
        super().__init__()
        self._session, self._system, self._say, self._saving = session, system, say, saving
        self._state = "unchecked" if saving else ""
        self.name = ElidedLabel(size=Size.SMALL, tone=Tone.MUTED, least=8)
        self.floor = _quiet(look, self._ask_floor)
        self.ledger = _quiet(look, self._copy_head)
        self.saved = _quiet(look, self._retry)
        self.saved.setVisible(saving is not None)
        self.setLayout(row(look, self.name, self.floor, self.ledger, self.saved, gap=6))
        session.watch({Part.SETTINGS}, self._follow)
        session.follow_ledger(lambda _entries: self.show_ledger())
        if saving is not None:
            saving.changed.connect(self.show_saved)
        self._show_all()

    def show_room(self, *, brief: bool) -> None:
        """Leave out name and floor where there is no room for them, or show all."""
        self.name.setVisible(not brief)
        self.floor.setVisible(not brief)

    def know_checked(self, head: LedgerHead) -> None:
        """The ledger was read up to this head and found as it was written."""
        if self._state == "unchecked" and head.count <= self._session.open.head.count:
            self._state = "whole"
        self.show_ledger()

    def know_trouble(self, trouble: StoreError) -> None:
        """Something is wrong with the ledger."""
        self._state = _LEDGER_TROUBLES.get(trouble.key, self._state)
        self.show_ledger()

    def _follow(self, _before: Campaign, _after: Campaign) -> None:
        self._show_all()

    def _show_all(self) -> None:
        settings = self._session.campaign.settings
        name = isolated(settings.name)
        words = text("campaign_line.name", name=name, system=self._system) if name else self._system
        self.name.setText(words)
        self.floor.set_words(floor_words(settings.floor), text("campaign_line.floor_name"))
        set_plain_tooltip(self.floor, text("campaign_line.floor_note"))
        self.show_ledger()
        self.show_saved()

    def show_ledger(self) -> None:
        """Say how many rolls the ledger holds, and how it stands."""
        head = self._session.open.head
        words = plural("campaign_line.ledger", head.count)
        state = text(f"campaign_line.state.{self._state}") if self._state else ""
        shown = text("campaign_line.ledger_state", ledger=words, state=state) if state else words
        self.ledger.set_words(shown, text("campaign_line.ledger_name", ledger=shown))
        _set_tone(self.ledger, Tone.BAD if self._state in {"short", "changed"} else Tone.MUTED)
        set_plain_tooltip(self.ledger, text("campaign_line.ledger_note", head=head))

    def show_saved(self) -> None:
        """Say when it was saved, or that it was not."""
        if self._saving is None:
            return
        state = self._saving.state
        time = f"{self._saving.saved_at.astimezone():%H:%M}"
        words = text(f"campaign_line.saved.{state}", time=time)
        self.saved.set_words(words)
        _set_tone(self.saved, Tone.BAD if state is SavingState.REFUSED else Tone.MUTED)
        trouble = self._saving.trouble
        set_plain_tooltip(self.saved, str(trouble) if trouble else text("campaign_line.saved_note"))

    def _ask_floor(self) -> None:
        ask_number(
            self.window(),
            text("campaign_line.floor_name"),
            text("campaign_line.which_floor"),
            self._session.campaign.settings.floor,
            (FLOORS[0], FLOORS[-1]),
            lambda floor: self._session.do(GoToFloor(floor)),
        )

    def _copy_head(self) -> None:
        QGuiApplication.clipboard().setText(str(self._session.open.head))
        self._say(text("campaign_line.head_copied"))

    def _retry(self) -> None:
        if self._saving is not None and self._saving.state is SavingState.REFUSED:
            self._saving.retry()


def floor_words(floor: int) -> str:
    """The floor and the band of its mana; above the first there is none."""
    if floor < 1:
        return text("campaign_line.above_ground") if floor == 0 else _alone(floor)
    # Here, and not above: the table of the bands is read when someone goes down, for start-up.
    from gmscreen.canon.garganta.mana import mana_bands  # noqa: PLC0415

    band = text(f"campaign_line.mana.{mana_bands().at(floor).mana}")
    return text("campaign_line.floor", floor=number(floor), mana=band)


def _alone(floor: int) -> str:
    return text("campaign_line.floor_alone", floor=number(floor))


def _quiet(look: Look, run: Callable[[], object]) -> Button:
    button = Button(look, "")
    button.setProperty("quiet", True)
    button.clicked.connect(lambda _checked: run())
    return button


def _set_tone(button: Button, tone: Tone) -> None:
    set_style_property(button, "tone", tone.value)
