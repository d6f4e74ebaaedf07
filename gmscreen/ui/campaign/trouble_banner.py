"""The banner over the panels: what is not saved and why, with a way out; or why nothing can be written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text
from gmscreen.ui.campaign.saving import Saving, SavingState
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.notice import Notice

if TYPE_CHECKING:  # the acts know the sitting, which makes the banner
    from gmscreen.ui.campaign.campaign_acts import CampaignActs

LEDGER_TROUBLES = {"ledger_too_short", "bad_ledger", "bad_ledger_row"}
_DAMAGE = {*LEDGER_TROUBLES, "damaged", "bad_record", "foreign_layout", "journal_differs", "bad_blob"}


class TroubleBanner(Notice):
    """Stays until what it says is no longer so; a warning can be put away."""

    def __init__(self, look: Look, saving: Saving, acts: CampaignActs) -> None:
        super().__init__(look)
        self.setObjectName("banner")
        self._saving, self._acts, self._view_only = saving, acts, ""
        self._warning: StoreError | None = None
        saving.changed.connect(self._show)

    @cached_property
    def retry(self) -> Button:
        """Tries again what was refused."""
        return self._button(text("campaign.retry"), self._saving.retry, "refresh")

    @cached_property
    def save_as(self) -> Button:
        """Goes on in another file, or only writes a copy."""
        return self._button(text("campaign.save_as"), self._acts.ask_copy, "content-save-outline")

    @cached_property
    def give_up(self) -> Button:
        """Forgets what could not be saved."""
        return self._button(text("campaign.give_up"), self._saving.give_up, "undo-variant")

    @cached_property
    def backups(self) -> Button:
        """Shows the backups."""
        return self._button(text("action.show_backups"), self._acts.show_backups, "backup-restore")

    @cached_property
    def put_away(self) -> Button:
        """Puts a warning away."""
        return self._button(text("campaign.understood"), self._put_away, "check")

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.retry, self.save_as, self.give_up, self.backups, self.put_away

    def _button(self, words: str, run: Callable[[], object], icon: str) -> Button:
        return secondary_button(self._look, words, run, icon)

    def _after(self) -> Sequence[QWidget]:
        return (holder(flow(self._look, *self._buttons, gap=8)),)

    def tell_view_only(self, reason: StoreError) -> None:
        """Say why nothing can be written here; a copy can be."""
        self._view_only = text(
            "campaign.view_only", reason=text(f"store_error.{reason.key}", **reason.values)
        )
        self._show()

    def warn(self, trouble: StoreError) -> None:
        """Say what was found, until it is put away."""
        self._warning = trouble
        self._show()

    def _put_away(self) -> None:
        self._warning = None
        self._show()

    def _show(self) -> None:
        trouble = self._saving.trouble if self._saving.state is SavingState.REFUSED else None
        if trouble is not None:
            self.say(text("campaign.not_saved", reason=_sentence(trouble)), Tone.BAD)
            self._show_buttons(self.retry, self.save_as, self.give_up)
        elif self._warning is not None:
            damage = (self.backups,) if self._warning.key in _DAMAGE else ()
            self.say(_told(self._warning), Tone.WARN)
            self._show_buttons(*damage, self.put_away)
        else:
            self.say(self._view_only, Tone.INFO)
            self._show_buttons(self.save_as)

    def _show_buttons(self, *shown: Button) -> None:
        for button in self._buttons if self.words else ():
            button.setVisible(button in shown)


def _told(trouble: StoreError) -> str:
    words = _sentence(trouble)
    if trouble.key == "ledger_too_short":
        return f"{words} {text('campaign.why_too_short')}"
    if trouble.key in LEDGER_TROUBLES:
        return f"{words} {text('campaign.why_bad_row')}"
    return words


def _sentence(trouble: StoreError) -> str:
    return str(StoreError(trouble.key, None, **trouble.values))
