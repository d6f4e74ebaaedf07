"""What is to be printed, and what came of it; the panel shows it and changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Part
from gmscreen.session.session import Session
from gmscreen.ui.panels.print.kinds import KINDS, Kind, Source
from gmscreen.ui.panels.print.note_source import note_rows, picked_notes
from gmscreen.ui.panels.print.order import Keeper, Order, Picked
from gmscreen.ui.panels.print.pick_rows import NOTHING_PICKED, PickRow, Picks, Which
from gmscreen.ui.panels.print.press_run import Made, Outcome, PressRun, Refused
from gmscreen.ui.panels.print.sheet_source import lacking_names, picked_sheets, sheet_rows
from gmscreen.ui.print_choices import PrintChoices

_CHOICES_REST_MS = 120
_PARTS = {Part.SHEETS, Part.NOTES, Part.SETTINGS}


@dataclass(frozen=True, slots=True)
class _Shelf:
    """How what a source has is listed, and what is picked of it given."""

    rows: Callable[[Campaign, Picks, str, Which], tuple[PickRow, ...]]
    picked: Callable[[Campaign, Picks], tuple[Picked, ...]]


_SOURCES = {
    Source.SHEETS: _Shelf(sheet_rows, picked_sheets),
    Source.NOTES: _Shelf(note_rows, picked_notes),
    Source.NOTHING: _Shelf(lambda *_any: (), lambda *_any: ()),
}


class PrintDesk(QObject):
    """`picked` tells that what there is or what is picked is another; `asked` that a print was begun,
    `advanced` how far it is, `ended` what came of it. It sleeps until it is looked at.
    """

    picked = Signal()
    asked = Signal()
    advanced = Signal(int, int)
    ended = Signal(object)

    def __init__(self, session: Session, choices: PrintChoices, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._choices = session, choices
        self.kind: Kind = KINDS[0]
        self._picks: dict[Source, Picks] = {}
        self._chosen: dict[str, Mapping[str, str]] = {}
        self.outcome: Outcome = None
        self._order: tuple[Kind, Order] | None = None
        self._then: Callable[[Made], object] | None = None
        self._is_awake = False
        self._soon = QTimer(self, singleShot=True, interval=_CHOICES_REST_MS)
        self._soon.timeout.connect(self._print)
        self.run = PressRun(self)
        self.run.advanced.connect(self.advanced)
        self.run.ended.connect(self._end)
        self.destroyed.connect(session.watch(_PARTS, self._follow))

    def wake(self, is_awake: bool) -> None:
        """Print what is not printed yet, or let it be until somebody looks."""
        self._is_awake = is_awake
        if is_awake:
            self.picked.emit()
            self._soon.start(0)
        else:
            self._soon.stop()

    @property
    def chosen(self) -> Mapping[str, str]:
        """The token of each option of the kind in hand."""
        kept = self._chosen.get(self.kind.id) or self._choices.of(self.kind.id)
        return {option.field: option.chosen(kept) for option in self.kind.options}

    @property
    def order(self) -> Order:
        """What is to be printed now."""
        session, campaign = self._session, self._session.campaign
        return Order(
            _SOURCES[self.kind.source].picked(campaign, self.picks),
            self.chosen,
            session.readings,
            campaign.settings.name,
            lacking_names(campaign) if self.kind.source is Source.NOTES else (),
            Keeper(session.open.store.blob, self._written_on),
        )

    def _written_on(self, picked: Picked) -> date | None:
        """The day on which a sheet got the text that it has; None for how the campaign began.

        Later texts may be there that were undone.
        """
        is_this = (picked.revision, picked.written.text)
        revisions = reversed(self._session.open.store.sheet_revisions(picked.id))
        time = next((each.time for each in revisions if (each.revision, each.text) == is_this), None)
        return time.astimezone().date() if time else None

    @property
    def is_ready(self) -> bool:
        """Whether what was made is what is wanted."""
        return not self.run.is_busy and not self._soon.isActive()

    def rows(self, query: str, which: Which) -> tuple[PickRow, ...]:
        """What there is to pick."""
        return _SOURCES[self.kind.source].rows(self._session.campaign, self.picks, query, which)

    @property
    def picks(self) -> Picks:
        """How often what is printed, of what the kind in hand picks from."""
        return self._picks.get(self.kind.source, NOTHING_PICKED)

    def choose_kind(self, kind: Kind) -> None:
        """Print another kind of thing."""
        self.kind = kind
        self.picked.emit()
        self._change()

    def choose(self, field: str, token: str) -> None:
        """Choose something; it is remembered when choices rest."""
        self._chosen[self.kind.id] = {**self.chosen, field: token}
        self._change()

    def pick(self, picks: Picks) -> None:
        """Print other things."""
        if picks != self.picks:
            self._picks[self.kind.source] = picks
            self.picked.emit()
            self._change()

    def count(self, ids: Sequence[str], copies: int) -> None:
        """Print these so often; 0 leaves them out."""
        self.pick(self.picks.with_copies(ids, copies))

    def print_only(self, ids: Mapping[str, int]) -> None:
        """Print these, so often, and nothing else."""
        self.pick(replace(self.picks, copies=dict(ids)))

    def when_made(self, act: Callable[[Made], object]) -> None:
        """Do something with the print, now or when it is there; with none that is refused or stopped."""
        self._then = act
        if self.is_ready:
            self._go_on()

    def stop(self) -> None:
        """Let the print be, and what was to be done with it."""
        self._then = None
        self._soon.stop()
        self.run.stop()

    def retry(self) -> None:
        """Print what was stopped."""
        self._soon.start(0)

    def _change(self) -> None:
        if self._is_awake:
            self._soon.start(_CHOICES_REST_MS)

    def _follow(self, _before: Campaign, _after: Campaign) -> None:
        if self._is_awake:
            self.picked.emit()
            self._change()

    def _print(self) -> None:
        """Print what is wanted, unless it lies there."""
        kind, order = self.kind, self.order
        if kind.id in self._chosen:
            self._choices.keep(kind.id, self._chosen[kind.id])
        if (kind, order) == self._order and (isinstance(self.outcome, Made | Refused) or self.run.is_busy):
            self._go_on()
            return
        self._order = (kind, order)
        if order.picked or kind.source is Source.NOTHING:
            self.asked.emit()
            self.run.ask(partial(kind.make, order))
        else:
            self.run.drop()
            self._end(None)

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.ended.emit(outcome)
        self._go_on()

    def _go_on(self) -> None:
        if self.run.is_busy:
            return
        then, self._then = self._then, None
        if then is not None and isinstance(self.outcome, Made):
            then(self.outcome)
