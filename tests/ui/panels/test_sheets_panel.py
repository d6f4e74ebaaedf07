"""The panel Fichas under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import WriteSheet
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.sheets.library_rows import Heading, Listed
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme
from gmscreen.ui.widgets.table import TableView
from tests.ui.sheets import put_sheet, sample_campaign

Show = Callable[..., QWidget]
KALLIAS = "kallias"


class Asked(Protocol):
    chosen: int
    exported: list[Path]


@pytest.fixture
def panel(show_panel: Show) -> SheetsPanel:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    return panel


def names(panel: SheetsPanel) -> list[str]:
    return [row.words for row in panel.sidebar.list.rows.rows if isinstance(row, Listed)]


def click(qtbot: QtBot, panel: SheetsPanel, name: str) -> None:
    rows = panel.sidebar.list.rows.rows
    place = next(index for index, row in enumerate(rows) if isinstance(row, Listed) and row.words == name)
    index = panel.sidebar.list.rows.index(place)
    panel.sidebar.list.scrollTo(index)
    at = panel.sidebar.list.visualRect(index).center()
    qtbot.mouseClick(panel.sidebar.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_kallias_is_there_at_once_with_both_lines(panel: SheetsPanel) -> None:
    assert panel.header.name.text() == "Kallias de Ônfalos"
    assert [number.number.text() for number in panel.page.scene.numbers] == ["4", "11", "15", "14", "15"]
    assert [number.number.text() for number in panel.page.march.numbers] == ["3", "10", "15", "14", "15"]


def test_a_click_on_the_list_opens_a_sheet(qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk) -> None:
    click(qtbot, panel, "Boca-de-poço")
    assert panel.header.name.text() == "Boca-de-poço"
    assert desk.current == "boca-de-poco"


def test_a_creature_has_one_line_and_its_own_card(qtbot: QtBot, panel: SheetsPanel) -> None:
    click(qtbot, panel, "Boca-de-poço")
    assert panel.page.only.isVisible()
    assert panel.page.creature.isVisible()
    assert not panel.page.scene.isVisible()
    assert not panel.page.load_card.isVisible()
    click(qtbot, panel, "O Hoplita")
    assert panel.page.scene.isVisible()
    assert not panel.page.creature.isVisible()


def test_the_search_is_instant_and_deaf_to_accents(qtbot: QtBot, panel: SheetsPanel) -> None:
    qtbot.keyClicks(panel.sidebar.search, "cacad")
    assert names(panel) == ["A Caçadora do Fora-de-Lugar"]
    qtbot.keyClick(panel.sidebar.search, Qt.Key.Key_Return)
    assert panel.header.name.text() == "A Caçadora do Fora-de-Lugar"


def test_a_search_without_an_answer_says_so(qtbot: QtBot, panel: SheetsPanel) -> None:
    qtbot.keyClicks(panel.sidebar.search, 'zzqxw "')
    assert names(panel) == []
    assert panel.sidebar.nothing.isVisible()
    qtbot.keyClick(panel.sidebar.search, Qt.Key.Key_Return)
    assert panel.shown == KALLIAS


def test_headings_can_not_be_chosen(panel: SheetsPanel) -> None:
    model = panel.sidebar.list.rows
    flags = [
        model.flags(model.index(place)) for place, row in enumerate(model.rows) if isinstance(row, Heading)
    ]
    assert not any(Qt.ItemFlag.ItemIsSelectable & each for each in flags)


def test_an_opened_file_joins_the_list_and_is_shown(
    panel: SheetsPanel, desk: SheetDesk, tmp_path: Path
) -> None:
    mine = tmp_path / "meu.toml"
    mine.write_text('schema = 1\nid = "m"\nname = "Meu"\nkind = "pc"\n', encoding="utf-8")
    desk.open(mine)
    assert "Meu" in names(panel)
    assert panel.header.name.text() == "Meu"


def test_a_bad_sheet_is_explained_and_the_open_one_stays(
    panel: SheetsPanel, desk: SheetDesk, session: Session
) -> None:
    text = 'schema = 1\nid = "m"\nname = "Meu"\nkind = "pc"\n[attributes]\nst = "x"\n'
    desk.choose(put_sheet(session, "ruim", text))
    told = panel.notice.words
    assert all(part in told for part in ("ruim", "linha 6", "attributes.st", "número inteiro"))
    assert (panel.shown, panel.header.name.text()) == (KALLIAS, "Kallias de Ônfalos")


def test_the_next_good_sheet_takes_the_complaint_away(
    qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk, session: Session
) -> None:
    desk.choose(put_sheet(session, "torto", "nome = "))
    assert "torto" in panel.notice.words
    click(qtbot, panel, "O Jurado")
    assert panel.notice.words == ""


def test_the_sheet_on_screen_goes_to_paper_as_a_card_or_whole(
    qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk, asked: Asked, session: Session
) -> None:
    desk.choose(put_sheet(session, "torto", "nome = "))
    for action in panel.exporting.menu.actions()[:2]:
        action.trigger()
    assert asked.printed == [("cards", KALLIAS), ("sheets", KALLIAS)]


def test_the_button_asks_for_a_file(qtbot: QtBot, panel: SheetsPanel, asked: Asked) -> None:
    qtbot.mouseClick(panel.sidebar.open_more, Qt.MouseButton.LeftButton)
    assert asked.chosen == 1


def test_an_empty_desk_says_what_to_do(qtbot: QtBot, context: PanelContext) -> None:
    bare = Session()
    panel = SheetsPanel(replace(context, session=bare, desk=SheetDesk(bare)))
    qtbot.addWidget(panel)
    panel.resize(1600, 820)
    panel.show()
    assert panel.nothing.isVisible()
    assert not panel.page.scene.isVisible()
    assert not panel.header.export.isEnabled()


def test_a_narrow_panel_takes_turns_between_list_and_sheet(qtbot: QtBot, show_panel: Show) -> None:
    panel = show_panel(build, 1000, 640)
    assert isinstance(panel, SheetsPanel)
    assert (panel.sidebar.isVisible(), panel.page.isVisible()) == (False, True)
    qtbot.mouseClick(panel.header.to_list, Qt.MouseButton.LeftButton)
    assert (panel.sidebar.isVisible(), panel.page.isVisible()) == (True, False)
    click(qtbot, panel, "O Jurado")
    assert (panel.sidebar.isVisible(), panel.page.isVisible()) == (False, True)


def test_a_defence_explains_itself_by_f1_with_and_without_pd(qtbot: QtBot, panel: SheetsPanel) -> None:
    dodge = panel.page.scene.numbers[1]
    dodge.setFocus()
    qtbot.keyClick(dodge, Qt.Key.Key_F1)
    assert dodge.explainer.shown is not None
    assert "Sem a Defesa Passiva: 5" in dodge.accessibleDescription()


def test_markup_in_a_name_is_shown_as_it_is(panel: SheetsPanel, desk: SheetDesk, tmp_path: Path) -> None:
    odd = tmp_path / "b.toml"
    odd.write_text('schema = 1\nid = "m"\nname = "<b>x</b>"\nkind = "pc"\n', encoding="utf-8")
    desk.open(odd)
    assert panel.header.name.text() == "<b>x</b>"
    assert panel.header.name.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("sheet", sample_campaign().sheets)
def test_no_sample_is_wider_than_the_window(show_panel: Show, desk: SheetDesk, sheet: str) -> None:
    panel = show_panel(build, 1280, 640)
    assert isinstance(panel, SheetsPanel)
    desk.choose(sheet)
    assert panel.shown == sheet
    assert panel.page.horizontalScrollBar().maximum() == 0


def test_a_very_long_name_does_not_widen_the_panel(show_panel: Show, desk: SheetDesk, tmp_path: Path) -> None:
    path = tmp_path / "longo.toml"
    name = "Á" * 5_000
    path.write_text(
        f'schema = 1\nid = "m"\nname = "{name}"\nkind = "pc"\n'
        f'[[equipment]]\nname = "{name}"\nplace = "worn"\n',
        encoding="utf-8",
    )
    panel = show_panel(build, 1280, 640)
    assert isinstance(panel, SheetsPanel)
    desk.open(path)
    assert panel.width() == 1280
    assert panel.page.horizontalScrollBar().maximum() == 0


def shown_in(table: TableView, row: int, column: int) -> str:
    return table.rows.cell(table.rows.index(row, column)).words


def test_a_weight_of_the_table_completes_both_lines_at_once(
    qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk, session: Session
) -> None:
    desk.choose("escriba-de-campo")
    table = panel.page.equipment.table
    at = table.visualRect(table.rows.index(1, 3)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    field = panel.equipment_gaps.field
    assert field is not None
    qtbot.keyClicks(field.line, "1,5")
    qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert (shown_in(table, 1, 3), shown_in(table, 1, 5)) == ("1,5 kg", "valor da mesa, 30/11/2026")
    assert panel.page.scene.missing.isHidden()
    assert panel.page.scene.weight.text() == "15,0 kg"
    assert panel.equipment_gaps.field is None


def test_nonsense_stays_and_is_explained_and_escape_leaves_the_gap(
    qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk, session: Session
) -> None:
    desk.choose("escriba-de-campo")
    panel.equipment_gaps.open(panel.page.equipment.table.rows.index(1, 3))
    field = panel.equipment_gaps.field
    assert field is not None
    qtbot.keyClicks(field.line, "leve")
    qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert "leve" in field.error.words
    qtbot.keyClick(field.line, Qt.Key.Key_Escape)
    assert panel.equipment_gaps.field is None
    assert session.values.all() == ()


def test_enter_on_an_attack_asks_for_what_it_lacks(qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk) -> None:
    desk.choose("boca-de-poco")
    table = panel.page.attacks.table
    table.go_to(0, "level")
    qtbot.keyClick(table, Qt.Key.Key_Return)
    field = panel.attack_gaps.field
    assert field is not None
    assert field.accessibleName().startswith("NH de ")
    qtbot.keyClicks(field.line, "14")
    qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert shown_in(table, 0, 2) == "14"
    assert table.hasFocus()


def test_the_type_of_an_attack_is_chosen_by_a_click(
    qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk, tmp_path: Path
) -> None:
    beast = tmp_path / "lobo.toml"
    beast.write_text('schema = 1\nid = "l"\nname = "L"\nkind = "creature"\n[[attacks]]\nname = "M"\n')
    desk.open(beast)
    table, row = panel.page.attacks.table, 0
    panel.attack_gaps.open(table.rows.index(row, 3))
    assert panel.attack_gaps.field is not None
    qtbot.keyClicks(panel.attack_gaps.field.line, "1d-1")
    qtbot.keyClick(panel.attack_gaps.field.line, Qt.Key.Key_Return)
    panel.attack_gaps.open(table.rows.index(row, 4))
    field = panel.attack_gaps.field
    assert field is not None
    qtbot.waitUntil(lambda: field.options[0].height() > 10)
    qtbot.mouseClick(field.options[0], Qt.MouseButton.LeftButton)
    assert (shown_in(table, row, 3), shown_in(table, row, 4)) == ("1d−1", "contundente")


def test_a_sheet_that_is_undone_away_makes_room_for_another(
    panel: SheetsPanel, desk: SheetDesk, session: Session
) -> None:
    desk.choose(put_sheet(session, "meu", 'schema = 1\nid = "meu"\nname = "Meu"\nkind = "pc"\n'))
    assert panel.header.name.text() == "Meu"
    session.undo()
    assert "Meu" not in names(panel)
    assert panel.header.name.text() == names(panel)[0]


def test_the_last_sheet_undone_leaves_an_empty_page(qtbot: QtBot, context: PanelContext) -> None:
    session = Session()
    panel = SheetsPanel(replace(context, session=session, desk=SheetDesk(session)))
    qtbot.addWidget(panel)
    panel._context.desk.choose(
        put_sheet(session, "meu", 'schema = 1\nid = "meu"\nname = "Meu"\nkind = "pc"\n')
    )
    session.undo()
    assert (panel.shown, panel.nothing.isHidden(), panel.page.sheet.isHidden()) == (None, False, True)


def test_a_sheet_that_is_written_elsewhere_is_shown_as_it_is_now(
    panel: SheetsPanel, desk: SheetDesk, session: Session
) -> None:
    text = desk.record(KALLIAS).text.replace("Kallias de Ônfalos", "Kallias, o Velho")
    session.do(WriteSheet(KALLIAS, text))
    assert panel.header.name.text() == "Kallias, o Velho"
    session.undo()
    assert panel.header.name.text() == "Kallias de Ônfalos"


@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_what_follows_stands_in_line_with_what_is_typed(show_panel: Show, look: Look, scale: int) -> None:
    look.wear(load_theme(ThemeName.DARK, scale))
    panel = show_panel(build, width=1600 * scale // 100)
    assert isinstance(panel, SheetsPanel)
    strip = panel.page.figures
    typed, figure = strip.fields.by_path[("attributes", "st")], strip.cells["PV"]
    captions = (typed._caption, figure.caption)
    assert len({each.mapTo(strip, QPoint(0, 0)).y() for each in captions}) == 1
    middles = [each.mapTo(strip, each.rect().center()).y() for each in (typed.line, figure.number)]
    assert abs(middles[0] - middles[1]) <= 1
