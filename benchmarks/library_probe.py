"""A child process that types into the search of the library of five thousand sheets; milliseconds as JSON."""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable
from functools import partial
from random import Random
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gmscreen.session.campaign import Campaign
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.records import SheetRecord
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.ui.app import start_application
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.sheets.sidebar import Sidebar
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme

_SHEETS, _EDITS = 5_000, 60
_TYPED = ("kallias", "hoplita onf", "guarda do portao", "kalias", "mesa vivos", "zzqx")
_PARTS = ("kal", "li", "as", "hop", "ta", "on", "fa", "los", "gu", "ar", "da", "por", "me", "sa", "vi", "vos")
_TEXT = """schema = 1
id = "{id}"
name = "{name}"
kind = "{kind}"
people = "humano"
origin = "Ônfalos"

[attributes]
st = 12
"""


def _records() -> dict[str, SheetRecord]:
    """The same sheets each time, two in three of them in folders."""
    chance = Random(1)
    records = {}
    for number in range(_SHEETS):
        name = " ".join("".join(chance.choices(_PARTS, k=3)).capitalize() for _ in range(2))
        said = {"id": f"s{number}", "name": name, "kind": chance.choice(("pc", "named_npc", "creature"))}
        folder = chance.choice(("", "Mesa/Vivos", f"Mesa/Sessão {number % 40}"))
        records[f"s{number}"] = SheetRecord(
            id=f"s{number}", position=number + 1, text=_TEXT.format(**said), folder=folder, tags=("frente",)
        )
    return records


def _milliseconds(act: Callable[[], object]) -> float:
    """Until all that it asks for is painted."""
    start = time.perf_counter()
    act()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """List, type and take back, key by key, and edit a sheet while the list stands."""
    start_application()
    look = Look(load_theme(ThemeName.DARK))
    look.wear(look.theme)
    session = Session(
        store=MemoryStore(Campaign("0" * 32, sheets=MappingProxyType(_records()))),
        later=lambda _seconds, _act: None,
    )
    nobody: Callable[..., None] = lambda *_: None  # noqa: E731
    sidebar = Sidebar(PanelContext(session, look, SheetDesk(session), nobody, nobody, nobody))
    sidebar.setStyleSheet(look.stylesheet)
    sidebar.resize(250, 820)
    sidebar.show()
    listed = [_milliseconds(sidebar.follow)]
    gc.freeze()  # as the window does once it is furnished
    QTest.keyClick(sidebar.search, Qt.Key.Key_A)  # the index is made with the first key, once
    QTest.keyClick(sidebar.search, Qt.Key.Key_Backspace)
    keys: list[float] = []
    for words in _TYPED:
        keys += [_milliseconds(partial(QTest.keyClicks, sidebar.search, letter)) for letter in words]
        for _ in words:
            keys.append(_milliseconds(lambda: QTest.keyClick(sidebar.search, Qt.Key.Key_Backspace)))
    print(json.dumps({"list": listed, "key": keys, "edit": _edits(session, sidebar)}))


def _edits(session: Session, sidebar: Sidebar) -> list[float]:
    def edit(value: int) -> None:
        session.do(EditSheet("s7", SetField(("attributes", "st"), value), typing=True))
        sidebar.follow()

    return [_milliseconds(lambda value=value: edit(value)) for value in range(8, 8 + _EDITS)][5:]  # type: ignore[misc]


if __name__ == "__main__":
    main()
