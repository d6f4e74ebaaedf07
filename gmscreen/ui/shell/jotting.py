"""Jotting down from any panel: a Pendência that leads back to where one was, or a note."""

from __future__ import annotations

from typing import Protocol, cast

from gmscreen.session.records import PlaceKind, place_of
from gmscreen.texts.catalogue import text
from gmscreen.ui.actions import ActionSpec
from gmscreen.ui.docking.docks import Docks
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.systems import System

_SHEETS_PANEL, _PENDING_PANEL = "sheets", "pending"


class _Jotter(Protocol):
    """The panel that takes what is jotted down."""

    def add_entry(self, origin: tuple[str, str]) -> None: ...

    def add_note(self) -> None: ...


def jotting_actions(docks: Docks, system: System, desk: SheetDesk) -> tuple[ActionSpec, ...]:
    """What is still to be settled, with the panel or the sheet in hand as its origin; and a new note.

    None in a system without the panel that takes them.
    """
    if _PENDING_PANEL not in system.panel_ids:
        return ()

    def jotter() -> _Jotter:
        return cast("_Jotter", docks.visit(_PENDING_PANEL))

    def add_entry() -> None:
        origin = _origin(docks.in_hand, system, desk)
        jotter().add_entry(origin)

    def add_note() -> None:
        jotter().add_note()

    return (
        ActionSpec("new_pending", "action.new_pending", ("Ctrl+Shift+P",), add_entry),
        ActionSpec("new_note", "action.new_note", ("Ctrl+Shift+A",), add_note),
    )


def _origin(panel_id: str, system: System, desk: SheetDesk) -> tuple[str, str]:
    if panel_id == _SHEETS_PANEL and desk.current is not None:
        place = place_of(PlaceKind.SHEET, desk.current)
        return text("pending_queue.of_sheet", name=_name(desk, desk.current)), place
    titles = {panel.id: panel.title for panel in system.panels if panel.id != _PENDING_PANEL}
    title = titles.get(panel_id)
    return ("", "") if title is None else (text(title), place_of(PlaceKind.PANEL, panel_id))


def _name(desk: SheetDesk, sheet_id: str) -> str:
    from gmscreen.sheets.errors import SheetError  # noqa: PLC0415 # with what reads sheets, for start-up

    try:
        return desk.read(sheet_id).sheet.name
    except SheetError:
        return sheet_id
