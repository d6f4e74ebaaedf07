"""The panel Impressão under keys and mouse: picking, looking, exporting, stopping."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import cast

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QBuffer, QIODevice, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import Bleed
from gmscreen.paper.cards.imposition import imposition
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.session.note_commands import AddNote
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import EditSheet, GivePortrait
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.print import build
from gmscreen.ui.panels.print.kinds import KINDS, Kind, Source, kind_of
from gmscreen.ui.panels.print.option_controls import OwnChoice, TextChoice
from gmscreen.ui.panels.print.page_view import PageView
from gmscreen.ui.panels.print.panel import PrintPanel
from gmscreen.ui.panels.print.pick_list import row_areas
from gmscreen.ui.panels.print.pick_rows import Which
from gmscreen.ui.panels.print.press_run import Made
from gmscreen.ui.panels.tab_order import stops
from gmscreen.ui.sheet_desk import SheetDesk
from tests.ui.panels.conftest import Asked, ShowPanel
from tests.ui.sheets import put_sheet
from tests.ui.test_every_panel import chain, faults_at_rest, told_stop

BARE = 'schema = 1\nid = "{id}"\nname = "{name}"\nkind = "pc"\n'
Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices rest no longer than it takes to make several of them."""
    monkeypatch.setattr("gmscreen.ui.panels.print.print_desk._CHOICES_REST_MS", 5)


def ready(panel: PrintPanel, qtbot: QtBot) -> PrintPanel:
    qtbot.waitUntil(lambda: panel.is_ready, timeout=10_000)
    return panel


@pytest.fixture
def panel(show_panel: ShowPanel, qtbot: QtBot) -> PrintPanel:
    return ready(cast("PrintPanel", show_panel(build)), qtbot)


def press(qtbot: QtBot, widget: QWidget, key: Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    widget.setFocus()
    qtbot.keyClick(widget, key, modifier or Qt.KeyboardModifier.NoModifier)


def names(panel: PrintPanel) -> list[str]:
    outcome = panel.desk.outcome
    assert isinstance(outcome, Made)
    return titles(outcome.printed.data)


def text_of(data: bytes) -> str:
    return "".join(page.extract_text() for page in PdfReader(BytesIO(data)).pages)


def red_picture() -> bytes:
    image = QImage(60, 80, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return buffer.data().data()


def titles(data: bytes) -> list[str]:
    return [str(entry["/Title"]) for entry in PdfReader(BytesIO(data)).outline]  # type: ignore[call-overload]


def find(panel: PrintPanel, qtbot: QtBot, words: str) -> None:
    panel.pick.search.clear()
    qtbot.keyClicks(panel.pick.search, words)
    qtbot.keyClick(panel.pick.search, Key.Key_Down)


def only(panel: PrintPanel, qtbot: QtBot, *words: str) -> None:
    panel.pick.buttons["none"].click()
    for each in words:
        find(panel, qtbot, each)
        press(qtbot, panel.pick.list, Key.Key_Space)
    ready(panel, qtbot)


def answer(panel: PrintPanel, path: Path, qtbot: QtBot) -> None:
    dialog = panel.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()
    qtbot.waitUntil(lambda: not panel.findChildren(QFileDialog))


def test_at_the_first_look_nothing_is_empty(panel: PrintPanel) -> None:
    assert names(panel) == ["A Batedora de Oxóssi"]
    assert panel.out.pages.text() == "1 página"


def test_the_sheet_in_hand_is_the_one_that_is_printed_first(
    show_panel: ShowPanel, desk: SheetDesk, qtbot: QtBot
) -> None:
    desk.choose("kallias")
    panel = ready(cast("PrintPanel", show_panel(build)), qtbot)
    assert names(panel) == ["Kallias de Ônfalos"]
    in_hand = panel.pick.list.in_hand
    assert in_hand is not None
    assert in_hand.id == "kallias"


def test_a_sheet_is_found_and_ticked_by_keys(panel: PrintPanel, qtbot: QtBot) -> None:
    only(panel, qtbot, "onfalos")
    assert names(panel) == ["Kallias de Ônfalos"]


def test_enter_in_the_search_picks_what_was_found_first(panel: PrintPanel, qtbot: QtBot) -> None:
    panel.pick.buttons["none"].click()
    qtbot.keyClicks(panel.pick.search, "draugr")
    qtbot.keyClick(panel.pick.search, Key.Key_Return)
    assert panel.desk.picks.copies == {"draugr": 1}


@pytest.mark.parametrize(
    ("keys", "copies"), [("+", 2), ("++-", 2), ("-", 0), ("12", 12), ("1204", 204), ("7+", 8)]
)
def test_keys_count_copies(panel: PrintPanel, qtbot: QtBot, keys: str, copies: int) -> None:
    only(panel, qtbot, "draugr")
    panel.pick.list.setFocus()
    qtbot.keyClicks(panel.pick.list, keys)
    assert panel.desk.picks.copies.get("draugr", 0) == copies


def test_delete_leaves_a_sheet_out(panel: PrintPanel, qtbot: QtBot) -> None:
    only(panel, qtbot, "draugr")
    press(qtbot, panel.pick.list, Key.Key_Delete)
    assert panel.desk.picks.copies == {}


def test_a_card_is_printed_as_often_as_it_is_counted(panel: PrintPanel, qtbot: QtBot) -> None:
    only(panel, qtbot, "draugr")
    qtbot.keyClicks(panel.pick.list, "3")
    ready(panel, qtbot)
    assert names(panel) == ["Draugr"] * 3


def click_row(panel: PrintPanel, qtbot: QtBot, place: int, part: str) -> None:
    listed = panel.pick.list
    area = listed.visualRect(listed.rows.index(place))
    row = listed.rows.rows[place]
    parts = row_areas(area, panel._look.theme, picked=bool(row.copies))
    spot = cast("QPoint", getattr(parts, part).center())
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_a_click_ticks_and_the_signs_count(panel: PrintPanel, qtbot: QtBot) -> None:
    panel.pick.buttons["none"].click()
    first = panel.pick.list.rows.rows[0].id
    told = []
    for part in ("words", "more", "more", "fewer", "tick"):
        click_row(panel, qtbot, 0, part)
        told.append(panel.desk.picks.copies.get(first, 0))
    assert told == [1, 2, 3, 2, 0]


def test_all_that_is_listed_is_picked_at_once(panel: PrintPanel, qtbot: QtBot) -> None:
    panel.pick.buttons["none"].click()
    panel.pick.which.choose(Which.CREATURE)
    panel.pick.buttons["all"].click()
    ready(panel, qtbot)
    assert len(names(panel)) == panel.pick.list.rows.rowCount() > 5


def test_without_anything_picked_it_says_what_to_do(panel: PrintPanel, qtbot: QtBot) -> None:
    panel.pick.buttons["none"].click()
    qtbot.waitUntil(panel.preview.nothing.isVisible)
    assert panel.out.pages.text() == "Nenhuma página"
    assert not panel.out.export.isEnabled()


def test_a_choice_redraws_at_once_and_is_remembered(
    panel: PrintPanel, context: PanelContext, qtbot: QtBot
) -> None:
    panel.choices.form.controls["paper"].choose(PaperSize.LETTER)
    ready(panel, qtbot)
    assert panel.preview.view.sizes[0] == pytest.approx((612, 792))
    assert context.prints.of("cards")["paper"] == "letter"


def test_what_was_chosen_before_is_chosen_again(
    show_panel: ShowPanel, context: PanelContext, qtbot: QtBot
) -> None:
    context.prints.keep("cards", {"size": "half-a4", "paper": "letter", "ink": "plain"})
    panel = ready(cast("PrintPanel", show_panel(build)), qtbot)
    assert panel.desk.chosen.items() >= {"size": "half-a4", "paper": "letter", "ink": "plain"}.items()
    assert panel.preview.view.sizes[0] == pytest.approx((612, 792))


def test_a_choice_that_is_known_no_more_gives_way_to_the_usual_one(
    show_panel: ShowPanel, context: PanelContext, qtbot: QtBot
) -> None:
    context.prints.keep("cards", {"size": "a3", "colour": "red"})
    panel = ready(cast("PrintPanel", show_panel(build)), qtbot)
    assert panel.desk.chosen["size"] == CardSize.POKER


def test_an_edited_sheet_is_printed_as_it_is_now(panel: PrintPanel, session: Session, qtbot: QtBot) -> None:
    put_sheet(session, "ana", BARE.format(id="ana", name="Ana"))
    qtbot.waitUntil(lambda: any(row.id == "ana" for row in panel.pick.list.rows.rows))
    only(panel, qtbot, "ana")
    put_sheet(session, "ana", BARE.format(id="ana", name="Ana Maria"))
    qtbot.waitUntil(lambda: panel.is_ready and names(panel) == ["Ana Maria"])


def test_unseen_it_prints_nothing(panel: PrintPanel, qtbot: QtBot) -> None:
    before = panel.desk.outcome
    panel.hide()
    panel.print_out("cards", ["draugr"])
    qtbot.wait(200)
    assert panel.desk.outcome is before
    panel.show()
    ready(panel, qtbot)
    assert names(panel) == ["Draugr"]


def test_a_bad_sheet_prints_nothing_and_says_what_is_wrong_with_it(
    panel: PrintPanel, session: Session, qtbot: QtBot
) -> None:
    put_sheet(session, "ruim", "nome = ")
    panel.print_out("cards", ["ruim"])
    qtbot.waitUntil(lambda: panel.is_ready and bool(panel.preview.notice.words))
    assert "ruim" in panel.preview.notice.words
    assert not panel.out.export.isEnabled()


def test_a_sign_without_glyph_is_told(panel: PrintPanel, session: Session, qtbot: QtBot) -> None:
    put_sheet(session, "ana", BARE.format(id="ana", name="Ana 🐉"))
    panel.print_out("cards", ["ana"])
    qtbot.waitUntil(lambda: panel.is_ready and "🐉" in panel.out.faults.text())
    assert "[U+1F409]" in panel.out.faults.text()


def test_markup_in_a_name_is_shown_as_it_is(panel: PrintPanel, session: Session, qtbot: QtBot) -> None:
    put_sheet(session, "b", BARE.format(id="b", name="<b>Ana</b>"))
    find(panel, qtbot, "<b>")
    assert panel.pick.list.rows.rows[0].words == "<b>Ana</b>"


def test_a_sheet_from_a_file_is_printed_and_not_taken_in(
    panel: PrintPanel, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "ana.toml"
    path.write_text(BARE.format(id="ana", name="Ana"))
    panel.pick.buttons["none"].click()
    panel.files.take(Source.SHEETS, [path])
    qtbot.waitUntil(lambda: bool(panel.desk.picks.copies))
    ready(panel, qtbot)
    assert names(panel) == ["Ana"]
    assert "ana" not in session.campaign.sheets


def test_a_file_that_is_no_sheet_is_refused_in_words(panel: PrintPanel, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "foto.png"
    path.write_bytes(b"\x89PNG")
    panel.files.take(Source.SHEETS, [path])
    qtbot.waitUntil(lambda: "foto.png" in panel.out.notice.words)


def test_the_export_is_what_one_sees(panel: PrintPanel, asked: Asked, tmp_path: Path, qtbot: QtBot) -> None:
    only(panel, qtbot, "draugr")
    panel.out.export.click()
    answer(panel, tmp_path / "cartão.pdf", qtbot)
    qtbot.waitUntil(lambda: bool(asked.messages))
    assert titles((tmp_path / "cartão.pdf").read_bytes()) == ["Draugr"]
    assert "cartão.pdf" in asked.messages[0]


def test_a_name_without_suffix_becomes_a_pdf(
    panel: PrintPanel, asked: Asked, tmp_path: Path, qtbot: QtBot
) -> None:
    press(qtbot, panel.pick.list, Key.Key_S, CTRL)
    answer(panel, tmp_path / "saída", qtbot)
    qtbot.waitUntil(lambda: bool(asked.messages))
    assert (tmp_path / "saída.pdf").exists()


def test_the_next_export_begins_where_the_last_one_went(
    panel: PrintPanel, asked: Asked, tmp_path: Path, qtbot: QtBot
) -> None:
    panel.write(tmp_path / "a.pdf")
    qtbot.waitUntil(lambda: bool(asked.messages))
    panel.out.export.click()
    dialog = panel.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.directory().absolutePath()) == tmp_path
    dialog.reject()


def test_a_place_that_cannot_be_written_is_said(panel: PrintPanel, tmp_path: Path, qtbot: QtBot) -> None:
    panel.write(tmp_path / "nowhere" / "out.pdf")
    qtbot.waitUntil(lambda: "não pôde ser gravado" in panel.out.notice.words)


class Held:
    """Holds a print until it is let go."""

    def __init__(self, panel: PrintPanel, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began, self.may_end = Event(), Event()
        make: Callable[..., Printed] = panel.desk.kind.make

        def held(order: object, progress: Progress) -> Printed:
            while not self.may_end.wait(0.005):
                self.began.set()
                progress(3, 10)
            return make(order, progress)

        object.__setattr__(panel.desk.kind, "make", held)
        monkeypatch.setattr(panel.desk, "kind", panel.desk.kind)


@pytest.fixture
def held(panel: PrintPanel, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Held:
    from dataclasses import replace

    panel.desk.kind = replace(panel.desk.kind)
    held = Held(panel, monkeypatch)
    panel.print_out("cards", ["draugr", "kallias"])
    qtbot.waitUntil(held.began.is_set)
    return held


def test_a_long_print_tells_how_far_it_is_and_can_be_stopped(
    panel: PrintPanel, held: Held, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: panel.out.stop.isVisible() and panel.out.bar.value() == 3)
    assert panel.out.bar.maximum() == 10
    qtbot.mouseClick(panel.out.stop, Qt.MouseButton.LeftButton)
    assert not panel.out.stop.isVisible()
    assert panel.out.pages.text() == "Nenhuma página"
    assert "Parado" in panel.preview.nothing.text()


def test_what_was_stopped_can_be_printed_after_all(panel: PrintPanel, held: Held, qtbot: QtBot) -> None:
    qtbot.waitUntil(panel.out.stop.isVisible)
    qtbot.mouseClick(panel.out.stop, Qt.MouseButton.LeftButton)
    held.may_end.set()
    qtbot.mouseClick(panel.out.again, Qt.MouseButton.LeftButton)
    ready(panel, qtbot)
    assert names(panel) == ["Draugr", "Kallias de Ônfalos"]
    assert not panel.out.again.isVisible()


def test_the_window_goes_on_while_it_prints(panel: PrintPanel, held: Held, qtbot: QtBot) -> None:
    find(panel, qtbot, "abafador")
    assert panel.pick.list.rows.rows[0].words == "Abafador"
    held.may_end.set()
    ready(panel, qtbot)


def test_an_export_waits_for_the_print(
    panel: PrintPanel, held: Held, asked: Asked, tmp_path: Path, qtbot: QtBot
) -> None:
    target = tmp_path / "out.pdf"
    panel.write(target)
    qtbot.wait(50)
    assert not target.exists()
    held.may_end.set()
    qtbot.waitUntil(lambda: bool(asked.messages))
    assert titles(target.read_bytes()) == ["Draugr", "Kallias de Ônfalos"]


def test_a_stopped_print_leaves_no_file(panel: PrintPanel, held: Held, tmp_path: Path, qtbot: QtBot) -> None:
    panel.write(tmp_path / "out.pdf")
    panel.out.stop.click()
    held.may_end.set()
    qtbot.wait(150)
    assert list(tmp_path.iterdir()) == []


def test_a_later_choice_drops_the_print_that_is_running(panel: PrintPanel, held: Held, qtbot: QtBot) -> None:
    panel.choices.form.controls["ink"].choose("plain")
    held.may_end.set()
    ready(panel, qtbot)
    outcome = panel.desk.outcome
    assert isinstance(outcome, Made)
    assert panel.desk.chosen["ink"] == "plain"


def many_pages(panel: PrintPanel, qtbot: QtBot) -> None:
    only(panel, qtbot, "draugr")
    qtbot.keyClicks(panel.pick.list, str(imposition(CardSize.POKER, PaperSize.A4, Bleed.FULL).count * 5))
    ready(panel, qtbot)
    assert len(panel.preview.view.sizes) >= 5


def test_thumbnails_lead_to_their_page(panel: PrintPanel, qtbot: QtBot) -> None:
    many_pages(panel, qtbot)
    thumbnails = panel.preview.thumbnails
    spot = thumbnails.area_of(1).center()
    qtbot.mouseClick(thumbnails.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert panel.preview.place.text().startswith("Página 2 de")
    press(qtbot, thumbnails, Key.Key_Down)
    assert panel.preview.view.current == 2


def test_pages_turn_by_keys(panel: PrintPanel, qtbot: QtBot) -> None:
    many_pages(panel, qtbot)
    view, told = panel.preview.view, []
    for key in (Key.Key_PageDown, Key.Key_Space, Key.Key_PageUp, Key.Key_End, Key.Key_Home):
        press(qtbot, view, key)
        told.append(view.current)
    assert told == [1, 2, 1, len(view.sizes) - 1, 0]


def test_one_page_has_no_thumbnails(panel: PrintPanel, qtbot: QtBot) -> None:
    assert not panel.preview.thumbnails.isVisible()


def test_pages_are_zoomed_by_keys_and_buttons(panel: PrintPanel, qtbot: QtBot) -> None:
    view, bar = panel.preview.view, panel.preview.zoom_bar
    press(qtbot, view, Key.Key_1)
    told = [bar.percent.text()]
    qtbot.keyClicks(view, "+")
    told.append(bar.percent.text())
    qtbot.mouseClick(bar.farther, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(bar.farther, Qt.MouseButton.LeftButton)
    told.append(bar.percent.text())
    assert told == ["100%", "125%", "75%"]


def test_real_size_is_that_of_the_paper_on_this_screen(panel: PrintPanel, qtbot: QtBot) -> None:
    press(qtbot, panel.preview.view, Key.Key_1)
    view = panel.preview.view
    assert view.area_of(0).width() == pytest.approx(view.sizes[0][0] / 72 * view.room.inch, abs=1)


def test_the_fit_in_hand_is_marked(panel: PrintPanel, qtbot: QtBot) -> None:
    bar = panel.preview.zoom_bar
    press(qtbot, panel.preview.view, Key.Key_L)
    marked = [fit.value for fit, button in bar.fits.items() if button.isChecked()]
    qtbot.keyClicks(panel.preview.view, "++")
    assert marked == ["width"]
    assert not any(button.isChecked() for button in bar.fits.values())


def turn_wheel(view: PageView, spot: QPoint, steps: int) -> None:
    wheel = QWheelEvent(
        QPointF(spot),
        QPointF(view.viewport().mapToGlobal(spot)),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), wheel)


def test_the_wheel_zooms_while_ctrl_is_held(panel: PrintPanel, qtbot: QtBot) -> None:
    view = panel.preview.view
    press(qtbot, view, Key.Key_1)
    turn_wheel(view, view.viewport().rect().center(), 1)
    assert view.percent == 125


def test_what_lies_under_the_pointer_stays_there(panel: PrintPanel, qtbot: QtBot) -> None:
    view = panel.preview.view
    press(qtbot, view, Key.Key_1)
    spot = view.viewport().rect().center() + QPoint(90, 60)
    told = []
    for steps in (1, 1, -1):
        area = view.area_of(0)
        told.append(((spot.x() - area.x()) / area.width(), (spot.y() - area.y()) / area.height()))
        turn_wheel(view, spot, steps)
    for right, down in told:
        assert (right, down) == pytest.approx(told[0], abs=0.005)


def test_zooming_keeps_the_page_that_is_looked_at(panel: PrintPanel, qtbot: QtBot) -> None:
    many_pages(panel, qtbot)
    view = panel.preview.view
    view.go_to_page(3)
    for keys in ("1", "++", "L", "P"):
        qtbot.keyClicks(view, keys)
        assert view.current == 3


def test_another_size_of_the_window_keeps_the_page_that_is_looked_at(panel: PrintPanel, qtbot: QtBot) -> None:
    many_pages(panel, qtbot)
    panel.preview.view.go_to_page(3)
    for height in (500, 900, 820):
        panel.resize(1600, height)
        qtbot.wait(20)
        assert panel.preview.view.current == 3


def test_another_kind_of_print_is_shown_from_its_beginning(panel: PrintPanel, qtbot: QtBot) -> None:
    many_pages(panel, qtbot)
    panel.preview.view.go_to_page(2)
    panel.pick.kind.choose(kind_of("inserts"))
    ready(panel, qtbot)
    assert panel.preview.view.current == 0
    assert panel.preview.view.area_of(0).top() >= 0


def test_a_choice_keeps_the_page_that_is_looked_at(panel: PrintPanel, qtbot: QtBot) -> None:
    many_pages(panel, qtbot)
    panel.preview.view.go_to_page(2)
    panel.choices.form.controls["ink"].choose("plain")
    ready(panel, qtbot)
    assert panel.preview.view.current == 2


def test_pages_are_pulled_along_by_the_mouse(panel: PrintPanel, qtbot: QtBot) -> None:
    view = panel.preview.view
    for _ in range(4):
        qtbot.keyClicks(view, "+")
    before, port = view.verticalScrollBar().value(), view.viewport()
    start = port.rect().center()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(port, start - QPoint(0, 40))
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start - QPoint(0, 40))
    assert view.verticalScrollBar().value() == before + 40


def test_the_whole_page_is_drawn(panel: PrintPanel) -> None:
    """The page's own darkest marks are on the screen: it is no white sheet."""
    view = panel.preview.view
    area = view.area_of(0)
    picture = view.viewport().grab(area).toImage()
    darkest = min(
        picture.pixelColor(x, y).lightness()
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
    )
    assert darkest < 120


def test_without_a_printer_it_says_so_and_how_to_go_on(
    panel: PrintPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gmscreen.ui.panels.print.system_print.printer_names", list)
    qtbot.mouseClick(panel.out.print, Qt.MouseButton.LeftButton)
    assert "Nenhuma impressora" in panel.out.notice.words


def test_the_files_of_the_samples_can_be_printed_together(panel: PrintPanel, qtbot: QtBot) -> None:
    panel.pick.buttons["none"].click()
    panel.files.take(Source.SHEETS, sorted(sample_sheets().glob("*.toml"))[:3])
    qtbot.waitUntil(lambda: len(panel.desk.picks.copies) == 3)
    ready(panel, qtbot)
    assert len(names(panel)) == 3


def test_the_screens_inserts_are_printed_without_picking_anything(panel: PrintPanel, qtbot: QtBot) -> None:
    panel.pick.kind.choose(kind_of("inserts"))
    ready(panel, qtbot)
    assert len(panel.preview.view.sizes) == 4
    assert not panel.pick.search.isVisible()
    assert "Quatro páginas" in panel.pick.about.text()


def test_back_at_the_cards_what_was_picked_is_still_picked(panel: PrintPanel, qtbot: QtBot) -> None:
    only(panel, qtbot, "draugr")
    for kind in ("inserts", "cards"):
        panel.pick.kind.choose(kind_of(kind))
        ready(panel, qtbot)
    assert names(panel) == ["Draugr"]
    assert panel.pick.search.isVisible()


def own_size(panel: PrintPanel) -> OwnChoice:
    control = panel.choices.form.controls["size"]
    assert isinstance(control, OwnChoice)
    return control


def test_a_size_of_ones_own_is_typed_in_millimetres(
    panel: PrintPanel, context: PanelContext, qtbot: QtBot
) -> None:
    control = own_size(panel)
    control.choose("")
    qtbot.keyClicks(control.line, "80 x 110,5")
    qtbot.waitUntil(lambda: panel.is_ready and context.prints.of("cards").get("size") == "80 x 110,5")
    outcome = panel.desk.outcome
    assert isinstance(outcome, Made)
    assert "80 × 110,5 mm" in text_of(outcome.printed.data)


def test_a_size_that_is_none_is_refused_under_the_line_and_the_last_one_counts(
    panel: PrintPanel, qtbot: QtBot
) -> None:
    control = own_size(panel)
    control.choose("")
    qtbot.keyClicks(control.line, "8")
    assert "largura × altura" in control.error.words
    assert panel.desk.chosen["size"] == "poker"


def test_a_card_larger_than_the_paper_is_refused_in_words(panel: PrintPanel, qtbot: QtBot) -> None:
    control = own_size(panel)
    control.choose("")
    qtbot.keyClicks(control.line, "280x280")
    qtbot.waitUntil(lambda: panel.is_ready and "não cabe no papel" in panel.preview.notice.words)


def test_over_which_edge_the_paper_turns_is_asked_only_where_there_are_backs(
    panel: PrintPanel, qtbot: QtBot
) -> None:
    controls = panel.choices.form.controls
    told = [controls["flip"].isVisible()]
    controls["backs"].choose("title")
    ready(panel, qtbot)
    assert [*told, controls["flip"].isVisible()] == [False, True]
    assert len(panel.preview.view.sizes) == 2


def test_an_emblem_that_is_no_picture_is_refused_in_words(
    panel: PrintPanel, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "emblema.png"
    path.write_bytes(b"nada")
    panel.choices.form.controls["backs"].choose("emblem")
    panel.choices.form.controls["emblem"].choose(str(path))
    qtbot.waitUntil(lambda: panel.is_ready and bool(panel.preview.notice.words))
    panel.choices.form.controls["emblem"].choose("")
    ready(panel, qtbot)
    assert len(panel.preview.view.sizes) == 2


def test_the_portrait_that_the_campaign_keeps_is_behind_the_card(
    panel: PrintPanel, session: Session, qtbot: QtBot
) -> None:
    session.do(GivePortrait("kallias", "kallias.png", red_picture()))
    panel.print_out("cards", ["kallias"])
    panel.choices.form.controls["backs"].choose("portrait")
    qtbot.waitUntil(lambda: panel.is_ready and len(panel.preview.view.sizes) == 2)
    outcome = panel.desk.outcome
    assert isinstance(outcome, Made)
    assert any(page.images for page in PdfReader(BytesIO(outcome.printed.data)).pages)


def choose_kind(panel: PrintPanel, qtbot: QtBot, kind: str) -> PrintPanel:
    panel.pick.kind.choose(kind_of(kind))
    return ready(panel, qtbot)


def words_of(panel: PrintPanel) -> str:
    outcome = panel.desk.outcome
    assert isinstance(outcome, Made)
    return text_of(outcome.printed.data)


def test_full_sheets_are_those_that_were_picked_for_cards(panel: PrintPanel, qtbot: QtBot) -> None:
    only(panel, qtbot, "onfalos")
    choose_kind(panel, qtbot, "sheets")
    assert "Kallias de Ônfalos" in words_of(panel)
    assert "revisão 1" in words_of(panel)


def test_a_full_sheet_says_the_day_of_the_text_that_it_has_and_not_of_one_that_was_undone(
    panel: PrintPanel, session: Session, qtbot: QtBot
) -> None:
    panel.print_out("sheets", ("kallias",))
    told = []
    for act in (lambda: session.do(EditSheet("kallias", SetField(("mark",), "Ares"))), session.undo):
        act()
        qtbot.waitUntil(lambda: not panel.desk.is_ready)
        ready(panel, qtbot)
        told.append(next(line for line in words_of(panel).splitlines() if "revisão" in line))
    assert ["/2026" in line for line in told] == [True, False]


def test_a_full_sheet_from_a_file_says_which_file(panel: PrintPanel, tmp_path: Path, qtbot: QtBot) -> None:
    choose_kind(panel, qtbot, "sheets")
    path = tmp_path / "ana.toml"
    path.write_text(BARE.format(id="ana", name="Ana"))
    panel.pick.buttons["none"].click()
    panel.files.take(Source.SHEETS, [path])
    qtbot.waitUntil(lambda: bool(panel.desk.picks.copies))
    ready(panel, qtbot)
    assert "ana.toml" in words_of(panel)


def test_for_both_sides_of_the_paper_each_full_sheet_begins_on_a_front(
    panel: PrintPanel, qtbot: QtBot
) -> None:
    only(panel, qtbot, "draugr", "murador")
    choose_kind(panel, qtbot, "sheets")
    panel.choices.form.controls["sides"].choose("both")
    ready(panel, qtbot)
    assert len(panel.preview.view.sizes) == 3


@pytest.mark.parametrize("kind", ["blank_cards", "blank_sheets"])
def test_blanks_for_the_pen_need_no_sheet(panel: PrintPanel, qtbot: QtBot, kind: str) -> None:
    panel.pick.buttons["none"].click()
    choose_kind(panel, qtbot, kind)
    assert len(panel.preview.view.sizes) >= 1
    assert "caneta" in panel.pick.about.text()


def test_the_master_s_own_never_prints_for_players(panel: PrintPanel, session: Session, qtbot: QtBot) -> None:
    session.do(AddNote("A ponte", "A ponte range.\n\n:::mestre\nO troll dorme.\n:::\n"))
    choose_kind(panel, qtbot, "handouts")
    panel.pick.buttons["all"].click()
    ready(panel, qtbot)
    told = [words_of(panel)]
    panel.choices.form.controls["audience"].choose("master")
    ready(panel, qtbot)
    told.append(words_of(panel))
    assert ["range" in words for words in told] == [True, True]
    assert ["troll" in words for words in told] == [False, True]


def test_who_lacks_the_entry_card_is_named_on_a_handout_only_when_asked(
    panel: PrintPanel, session: Session, qtbot: QtBot
) -> None:
    session.do(AddNote("A ponte", "A ponte range."))
    put_sheet(session, "ana", BARE.format(id="ana", name="Zulmira"))
    choose_kind(panel, qtbot, "handouts")
    panel.pick.buttons["all"].click()
    ready(panel, qtbot)
    told = ["Zulmira" in words_of(panel)]
    panel.choices.form.controls["mark"].choose("yes")
    ready(panel, qtbot)
    assert [*told, "Zulmira" in words_of(panel)] == [False, True]


def test_the_day_of_the_game_is_typed(panel: PrintPanel, session: Session, qtbot: QtBot) -> None:
    session.do(AddNote("A ponte", "A ponte range."))
    choose_kind(panel, qtbot, "handouts")
    panel.pick.buttons["all"].click()
    control = panel.choices.form.controls["date"]
    assert isinstance(control, TextChoice)
    qtbot.keyClicks(control.line, "5 de dezembro")
    qtbot.waitUntil(lambda: panel.is_ready and "5 de dezembro" in words_of(panel))


def test_handouts_come_from_files_too(panel: PrintPanel, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "carta.md"
    path.write_text("# A carta\n\nVenham depressa.", encoding="utf-8")
    choose_kind(panel, qtbot, "handouts")
    panel.files.take(Source.NOTES, [path])
    qtbot.waitUntil(lambda: bool(panel.desk.picks.copies))
    ready(panel, qtbot)
    assert "Venham depressa" in words_of(panel)


def test_a_handout_whose_picture_is_not_there_is_refused_by_name(
    panel: PrintPanel, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "carta.md"
    path.write_text("![o mapa](mapa.png)", encoding="utf-8")
    choose_kind(panel, qtbot, "handouts")
    panel.files.take(Source.NOTES, [path])
    qtbot.waitUntil(lambda: panel.is_ready and "carta" in panel.preview.notice.words)


def test_without_a_note_it_says_where_notes_are_written(panel: PrintPanel, qtbot: QtBot) -> None:
    choose_kind(panel, qtbot, "handouts")
    assert "Pendências e notas" in panel.pick.nothing.text()


def test_a_card_asked_for_from_elsewhere_is_shown_whatever_was_in_hand(
    panel: PrintPanel, qtbot: QtBot
) -> None:
    choose_kind(panel, qtbot, "inserts")
    panel.print_out("cards", ["draugr"])
    ready(panel, qtbot)
    assert names(panel) == ["Draugr"]


@pytest.mark.parametrize(("width", "is_beside"), [(1600, True), (900, False)])
def test_where_room_is_short_how_it_is_printed_stands_under_what(
    panel: PrintPanel, qtbot: QtBot, width: int, is_beside: bool
) -> None:
    panel.resize(width, 820)
    qtbot.wait(20)
    beside = panel.choices.mapTo(panel, QPoint()).x() > panel.preview.mapTo(panel, QPoint()).x()
    assert beside is is_beside
    assert panel.preview.isVisible()


def test_before_the_first_look_another_kind_may_be_chosen(
    show_panel: ShowPanel, context: PanelContext
) -> None:
    panel = cast("PrintPanel", build(context))
    panel.pick.kind.choose(kind_of("inserts"))
    assert cast("PrintPanel", show_panel(lambda _context: panel)).desk.kind.id == "inserts"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_kind_of_print_stands_whole_and_in_the_order_of_reading(
    panel: PrintPanel, qtbot: QtBot, kind: Kind
) -> None:
    panel.resize(1240, 640)
    choose_kind(panel, qtbot, kind.id)
    controls = panel.choices.form.controls
    if "backs" in controls:
        controls["backs"].choose("emblem")
        controls["size"].choose("")
    ready(panel, qtbot)
    assert faults_at_rest(panel) == set()
    read = [told_stop(each) for each in stops(panel) if each.isVisible()]
    assert [told_stop(each) for each in chain(panel) if each.isVisible() and told_stop(each) in read] == read
