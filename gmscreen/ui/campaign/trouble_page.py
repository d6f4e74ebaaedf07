"""The page in place of the panels when the campaign could not be opened: what, where, and the ways on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from gmscreen.session.house import Backup, House
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.days import moment_words
from gmscreen.ui.campaign.asking import ask_campaign, ask_new_place
from gmscreen.ui.campaign.qt_thread import QtThread
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.page import Page
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button, primary_button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:  # it makes the page
    from gmscreen.ui.campaign.program import Program


class TroublePage(Page):
    """Says that the file was left as it is; the newest backup that is whole is looked for meanwhile."""

    def __init__(self, look: Look, path: Path, error: Exception, house: House, program: Program) -> None:
        super().__init__(look)
        self._path, self._house, self._program = path, house, program
        self.notice = Notice(look)
        self.reason = PlainLabel(_reason(error), wrap=True)
        self.offer = PlainLabel(size=Size.BODY, tone=Tone.MUTED, wrap=True)
        self.retry = secondary_button(look, text("campaign.retry"), self._retry, "refresh")
        self.restore = primary_button(look, "", self._restore, "backup-restore")
        self.restore.hide()
        self._good: Backup | None = None
        self._lay_out(look)
        self.backups.setVisible(bool(house.backups(path)))
        self._look_for_backup()

    def _lay_out(self, look: Look) -> None:
        button = partial(secondary_button, look)
        self.backups = button(text("action.show_backups"), self._show_backups, "history")
        buttons = (
            self.restore,
            self.retry,
            self.backups,
            button(text("action.open_campaign"), self._ask_open, "folder-open-outline"),
            button(text("action.new_campaign"), self._ask_new, "plus"),
            *map(self._recent_button, self._program.recent),
        )
        card = Card(look, text("campaign.did_not_open"))
        file = PlainLabel(isolated(str(self._path)), tone=Tone.ACCENT, wrap=True)
        left = PlainLabel(text("campaign.left_alone"), tone=Tone.MUTED, wrap=True)
        card.add(file, self.reason, left, self.offer, holder(flow(look, *buttons, gap=10)))
        self.body.addWidget(self.notice)
        self.body.addWidget(card)
        self.body.addStretch(1)
        self.setFocusProxy(self.retry)

    def _recent_button(self, name: str) -> Button:
        path = Path(name)
        words = text("campaign.open_recent", name=isolated(path.stem))
        button = secondary_button(self._look, words, partial(self._program.change_to, path))
        button.setVisible(path != self._path)
        return button

    def _look_for_backup(self) -> None:
        """In a thread: to know that a backup is whole it must be read from end to end."""
        if not self._house.backups(self._path):
            return
        self.offer.show_text(text("campaign.looking_for_backup"))
        thread = QtThread(self)
        self.destroyed.connect(lambda: None)
        Thread(target=self._search, args=(thread,), name="good backup", daemon=True).start()

    def _search(self, thread: QtThread) -> None:
        good = self._house.good_backup(self._path)
        post_if_there(thread, lambda: self._offer(good))

    def _offer(self, good: Backup | None) -> None:
        self._good = good
        if good is None:
            self.offer.show_text(text("campaign.no_good_backup"))
            return
        self.offer.show_text(text("campaign.good_backup", **backup_words(good)))
        self.restore.set_words(text("campaign.restore_newest", time=moment_words(good.time)))
        self.restore.show()

    def _restore(self) -> None:
        good = self._good
        if good is not None:
            self._try(lambda: self._program.change_to(self._house.restore(good.path, self._path)))

    def _retry(self) -> None:
        self._program.change_to(self._path)

    def _show_backups(self) -> None:
        from gmscreen.ui.campaign.backups_window import BackupsWindow  # noqa: PLC0415 # when it is asked for

        BackupsWindow(self._look, self._path, self._program, self.window()).open()

    def _ask_open(self) -> None:
        ask_campaign(self.window(), text("campaign.open_title"), self._path, self._program.change_to)

    def _ask_new(self) -> None:
        place = self._path.with_name(f"{text('campaign.new_name')}.escudo")
        ask_new_place(
            self.window(),
            text("campaign.new_title"),
            place,
            lambda path: self._program.change_to(path, may_create=True),
        )

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except StoreError as error:
            self.notice.say(str(error), Tone.BAD)


def post_if_there(thread: QtThread, act: Callable[[], object]) -> None:
    """Have the page's thread do it, unless the page has gone meanwhile."""
    try:
        thread.post(act)
    except RuntimeError:  # Qt has deleted it
        return


def backup_words(backup: Backup) -> dict[str, str]:
    """What there is to say of a backup: its time, its records, its rolls."""
    return {
        "time": moment_words(backup.time),
        "records": plural("campaign.records", backup.records),
        "rolls": plural("campaign.rolls", backup.rolls),
    }


def _reason(error: Exception) -> str:
    if isinstance(error, StoreError):
        return str(StoreError(error.key, None, **error.values))
    return str(error)
