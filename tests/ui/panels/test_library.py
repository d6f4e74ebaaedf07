"""The library of Fichas under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import FileSheet
from gmscreen.sheets.model import SheetKind
from gmscreen.ui.panels.sheets.library_rows import Folder, Heading, Listed
from gmscreen.ui.panels.sheets.new_sheet import From, Pattern
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.panels.sheets.sidebar import Narrowed, Which

Show = Callable[..., QWidget]
Key = Qt.Key


class Asked(Protocol):
    messages: list[str]


@pytest.fixture
def panel(show_panel: Show) -> SheetsPanel:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    panel.activateWindow()
    return panel


def press(panel: SheetsPanel, key: Key) -> None:
    QTest.keyClick(panel.sidebar.list, key)


def names(panel: SheetsPanel) -> list[str]:
    return [row.words for row in panel.sidebar.list.rows.rows if isinstance(row, Listed)]


def folders(panel: SheetsPanel) -> list[str]:
    return [row.path for row in panel.sidebar.list.rows.rows if isinstance(row, Folder)]


def in_hand(panel: SheetsPanel) -> str:
    row = panel.sidebar.list.in_hand
    assert row is not None
    return row.words


@pytest.mark.parametrize("key", ["/", "f"])
def test_the_search_is_one_key_away(panel: SheetsPanel, key: str) -> None:
    panel.sidebar.list.setFocus()
    modifier = Qt.KeyboardModifier.ControlModifier if key == "f" else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(panel.sidebar.list, key, modifier)
    assert panel.sidebar.search.hasFocus()


def test_down_goes_from_the_search_into_the_list_and_enter_opens(panel: SheetsPanel) -> None:
    panel.sidebar.search.setFocus()
    QTest.keyClicks(panel.sidebar.search, "jurado")
    QTest.keyClick(panel.sidebar.search, Key.Key_Down)
    assert in_hand(panel) == "O Jurado"
    press(panel, Key.Key_Return)
    assert panel.shown == "jurado"


def test_the_arrow_keys_pass_over_headings(panel: SheetsPanel) -> None:
    rows = panel.sidebar.list.rows.rows
    heading = next(at for at, row in enumerate(rows) if at and isinstance(row, Heading))
    panel.sidebar.list.setCurrentIndex(panel.sidebar.list.rows.index(heading - 1))
    press(panel, Key.Key_Down)
    assert panel.sidebar.list.currentIndex().row() == heading + 1


def test_a_typo_still_finds_and_escape_clears(panel: SheetsPanel) -> None:
    QTest.keyClicks(panel.sidebar.search, "kalias")
    assert names(panel)[0] == "Kallias de Ônfalos"
    QTest.keyClick(panel.sidebar.search, Key.Key_Escape)
    assert len(names(panel)) > 5


def test_d_puts_a_copy_beside_the_sheet_and_shows_it(panel: SheetsPanel, session: Session) -> None:
    panel.sidebar.mark("kallias")
    press(panel, Key.Key_D)
    assert panel.header.name.text() == "Kallias de Ônfalos (cópia)"
    session.undo()
    assert panel.shown != "kallias-de-onfalos-copia"


def test_delete_archives_and_says_how_to_take_it_back(
    panel: SheetsPanel, session: Session, asked: Asked
) -> None:
    panel.sidebar.mark("jurado")
    press(panel, Key.Key_Delete)
    assert "O Jurado" not in names(panel)
    assert asked.messages[-1] == "O Jurado foi para o arquivo; Ctrl+Z desfaz."
    session.undo()
    assert "O Jurado" in names(panel)


def test_the_next_sheet_is_in_hand_after_one_is_archived(panel: SheetsPanel) -> None:
    before = names(panel)
    panel.sidebar.mark("jurado")
    press(panel, Key.Key_Delete)
    assert in_hand(panel) == before[before.index("O Jurado") + 1]


def test_the_archive_is_shown_by_a_choice_and_delete_brings_back(
    panel: SheetsPanel, session: Session, asked: Asked
) -> None:
    session.do(FileSheet("jurado", archived=True))
    panel.sidebar.narrowed.choose(Narrowed(Which.ARCHIVE))
    assert names(panel) == ["O Jurado"]
    panel.sidebar.mark("jurado")
    press(panel, Key.Key_Delete)
    assert names(panel) == []
    assert "voltou do arquivo" in asked.messages[-1]


def test_a_sheet_in_the_archive_can_be_looked_at(panel: SheetsPanel, session: Session) -> None:
    session.do(FileSheet("jurado", archived=True))
    panel.sidebar.narrowed.choose(Narrowed(Which.ARCHIVE))
    panel.sidebar.mark("jurado")
    press(panel, Key.Key_Return)
    assert panel.shown == "jurado"


def test_kinds_and_tags_narrow_the_list(panel: SheetsPanel, session: Session) -> None:
    session.do(FileSheet("kallias", tags=("frente",)))
    panel.sidebar.narrowed.choose(Narrowed(Which.TAG, "frente"))
    assert names(panel) == ["Kallias de Ônfalos"]
    panel.sidebar.narrowed.choose(Narrowed(Which.KIND, SheetKind.CREATURE))
    assert "Boca-de-poço" in names(panel)
    assert "Kallias de Ônfalos" not in names(panel)


def test_p_files_a_sheet_under_folder_and_tags(panel: SheetsPanel, session: Session) -> None:
    panel.sidebar.mark("kallias")
    press(panel, Key.Key_P)
    form = panel.sidebar.filing
    assert form.folder.hasFocus()
    QTest.keyClicks(form.folder, "mesa / vivos/")
    QTest.keyClicks(form.tags, "frente, #Ônfalos, frente")
    QTest.keyClick(form.tags, Key.Key_Return)
    record = session.campaign.sheets["kallias"]
    assert (record.folder, record.tags) == ("mesa/vivos", ("frente", "Ônfalos"))
    assert form.isHidden()
    assert in_hand(panel) == "Kallias de Ônfalos"


def test_folders_are_suggested_while_one_is_typed(panel: SheetsPanel, session: Session) -> None:
    session.do(FileSheet("jurado", folder="Mesa antiga"))
    panel.sidebar.mark("kallias")
    press(panel, Key.Key_P)
    form = panel.sidebar.filing
    QTest.keyClicks(form.folder, "anti")
    QTest.keyClick(form.folder, Key.Key_Down)
    QTest.keyClick(form.suggestions, Key.Key_Return)
    assert form.folder.text() == "Mesa antiga"


def test_a_folder_closes_and_opens_by_left_and_right(panel: SheetsPanel, session: Session) -> None:
    session.do(FileSheet("kallias", folder="mesa"))
    view = panel.sidebar.list
    view.setCurrentIndex(view.rows.index(0))
    press(panel, Key.Key_Left)
    assert "Kallias de Ônfalos" not in names(panel)
    press(panel, Key.Key_Right)
    assert "Kallias de Ônfalos" in names(panel)


def test_f2_renames_a_folder_with_all_in_it(panel: SheetsPanel, session: Session) -> None:
    session.do(FileSheet("kallias", folder="mesa/a"))
    view = panel.sidebar.list
    view.setCurrentIndex(view.rows.index(0))
    press(panel, Key.Key_F2)
    form = panel.sidebar.filing
    assert form.tags_part.isHidden()
    QTest.keyClicks(form.folder, "jogo")
    QTest.keyClick(form.folder, Key.Key_Return)
    assert session.campaign.sheets["kallias"].folder == "jogo/a"


def test_a_sheet_dropped_on_a_folder_is_filed_there(panel: SheetsPanel, session: Session) -> None:
    session.do(FileSheet("kallias", folder="mesa"))
    view = panel.sidebar.list
    drop(panel, "jurado", view.visualRect(view.rows.index(0)).center().toPointF())
    assert session.campaign.sheets["jurado"].folder == "mesa"
    assert len(session.campaign.sheets) == len(names(panel))


def test_a_sheet_dropped_on_a_heading_is_out_of_folders(panel: SheetsPanel, session: Session) -> None:
    session.do(FileSheet("kallias", folder="mesa"))
    view = panel.sidebar.list
    drop(panel, "kallias", view.visualRect(view.rows.index(2)).center().toPointF())
    assert session.campaign.sheets["kallias"].folder == ""


def drop(panel: SheetsPanel, sheet: str, at: QPointF) -> None:
    view = panel.sidebar.list
    place = view.rows.place_of(sheet)
    assert place is not None
    data = view.rows.mimeData([view.rows.index(place)])
    plain = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(at.toPoint(), Qt.DropAction.MoveAction, data, *plain)
    move = QDragMoveEvent(at.toPoint(), Qt.DropAction.MoveAction, data, *plain)
    for event in (enter, move, QDropEvent(at, Qt.DropAction.MoveAction, data, *plain)):
        QApplication.sendEvent(view.viewport(), event)


def test_n_makes_a_sheet_of_a_model_under_a_name(panel: SheetsPanel, session: Session) -> None:
    press(panel, Key.Key_N)
    form = panel.sidebar.new_form
    assert form.name.hasFocus()
    QTest.keyClicks(form.name, "Dora")
    form.pattern.choose(Pattern(From.MODEL, "hoplita"))
    QTest.keyClick(form.name, Key.Key_Return)
    assert panel.shown == "dora"
    assert 'name = "Dora"' in session.campaign.sheets["dora"].text
    session.undo()
    assert "dora" not in session.campaign.sheets


@pytest.mark.parametrize(
    "pattern", [Pattern(From.BLANK, SheetKind.CREATURE), Pattern(From.PEOPLE, "anão")], ids=str
)
def test_a_sheet_is_blank_or_of_a_people(panel: SheetsPanel, session: Session, pattern: Pattern) -> None:
    panel.sidebar.new.click()
    form = panel.sidebar.new_form
    form.pattern.choose(pattern)
    QTest.keyClicks(form.name, "Eli")
    form.made.click()
    assert panel.shown == "eli"


def test_a_name_that_is_missing_is_told_and_escape_leaves_what_was_typed(panel: SheetsPanel) -> None:
    press(panel, Key.Key_N)
    form = panel.sidebar.new_form
    QTest.keyClick(form.name, Key.Key_Return)
    assert form.error.words
    QTest.keyClicks(form.name, "Meio")
    assert form.error.words == ""
    QTest.keyClick(form.name, Key.Key_Escape)
    assert form.isHidden()
    press(panel, Key.Key_N)
    assert form.name.text() == "Meio"
