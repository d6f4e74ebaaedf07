"""One suite over all panels: they build, speak, take the keyboard, and cut nothing at any size and scale."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QTabBar,
    QTableView,
    QWidget,
)

from gmscreen.locator import sample_sheets
from gmscreen.session.session import Session
from gmscreen.ui.panels.tab_order import stops
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import SYSTEMS, System
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.plain_label import PlainLabel

PANELS = [(system, panel.id) for system in SYSTEMS for panel in system.panels]
IDS = [panel for _system, panel in PANELS]
SIZES = [QSize(1280, 720), QSize(1600, 900), QSize(1920, 1080)]
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QTableView)


def screen_name() -> str:
    return QApplication.primaryScreen().name()


def opened(look: Look, system: System, settings: Settings, qtbot) -> Shell:  # type: ignore[no-untyped-def]
    """A window with a sheet on the desk, in the theme, scale and mode of these settings."""
    mode = settings.mode_on(screen_name(), is_main=True)
    look.wear(load_theme(ThemeName.LIGHT, settings.scale or 100, mode))
    window = MainWindow(look, system.panels)
    qtbot.addWidget(window)
    session = Session()
    appearance = Appearance(look, Preferences(settings, None))
    shell = Shell(window, system, session, look, SheetDesk(session), appearance)
    window.show()
    shell.desk.open(sample_sheets() / "kallias.toml")
    return shell


def visited(look: Look, place: int, sheet: Path | None, qtbot) -> tuple[Shell, QWidget]:  # type: ignore[no-untyped-def]
    system, panel = PANELS[place]
    window = MainWindow(look, system.panels)
    qtbot.addWidget(window)
    session = Session()
    appearance = Appearance(look, Preferences(Settings(), None))
    shell = Shell(window, system, session, look, SheetDesk(session), appearance)
    window.show()
    if sheet is not None:
        shell.desk.open(sheet)
    return shell, shell.visit(panel)


MOMENTS = 20


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def labels(panel: QWidget) -> Iterator[PlainLabel]:
    for label in panel.findChildren(PlainLabel):
        if label.isVisible() and label.text():
            yield label


def is_cut(label: PlainLabel) -> bool:
    if isinstance(label, ElidedLabel):
        return False
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + 1
    return label.sizeHint().width() > label.width() + 1


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
@pytest.mark.parametrize("sheet", [None, "kallias.toml", "boca-de-poco.toml"])
def test_it_builds_empty_and_full_and_every_text_is_filled(
    look: Look, place: int, sheet: str | None, qtbot
) -> None:  # type: ignore[no-untyped-def]
    path = sample_sheets() / sheet if sheet else None
    _shell, panel = visited(look, place, path, qtbot)
    qtbot.waitUntil(lambda: any(labels(panel)))
    words = [label.text() for label in labels(panel)]
    assert not [each for each in words if "{" in each or "None" in each]


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
def test_every_control_has_a_name_for_screen_readers(look: Look, place: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    _shell, panel = visited(look, place, sample_sheets() / "kallias.toml", qtbot)
    settle()
    controls = [
        c for kind in CONTROLS for c in panel.findChildren(kind) if c.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    assert [c for c in controls if c.isVisible() and not c.accessibleName()] == []


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
def test_tab_reaches_every_control(look: Look, place: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    _shell, panel = visited(look, place, sample_sheets() / "kallias.toml", qtbot)
    settle()
    reached: list[QWidget] = [panel]
    while len(reached) < 3000 and (after := reached[-1].nextInFocusChain()) is not panel:
        reached.append(after)
    assert len(reached) < 3000
    lines = [line for line in panel.findChildren(QLineEdit) if line.isVisible()]
    assert set(lines) <= set(reached)


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
@pytest.mark.parametrize("mode", Mode)
def test_tab_goes_as_one_reads(look: Look, place: int, mode: Mode, qtbot) -> None:  # type: ignore[no-untyped-def]
    system, panel_id = PANELS[place]
    shell = opened(look, system, Settings(modes={screen_name(): mode}), qtbot)
    panel = shell.visit(panel_id)
    settle()
    read = [each for each in stops(panel) if each.isVisible()]
    tabbed = [each for each in chain(panel) if each in read]
    assert [told_stop(each) for each in tabbed] == [told_stop(each) for each in read]


def chain(panel: QWidget) -> Iterator[QWidget]:
    """What Tab goes through in a panel, from the first thing in it."""
    window = panel.window()
    each = window.nextInFocusChain()
    while each is not None and each is not window:
        if panel.isAncestorOf(each):
            yield each
        each = each.nextInFocusChain()


def told_stop(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()}"


def cut_words(panel: QWidget) -> Iterator[str]:
    yield from (f"cut: {label.text()}" for label in labels(panel) if is_cut(label))
    for control in panel.findChildren(QAbstractButton):
        if control.isVisible() and control.text() and control.width() < control.minimumSizeHint().width() - 1:
            yield f"cut: {control.text()}"


def squeezed(panel: QWidget, things: list[QWidget]) -> Iterator[str]:
    """What is lower than its text, or reaches beyond what it lies on."""
    for widget in things:
        if widget.height() < widget.minimumSizeHint().height() - 1:
            yield f"squeezed: {told(widget)}"
        ground = widget.parentWidget()
        while ground is not panel and not isinstance(ground.parentWidget(), QAbstractScrollArea):
            area = QRect(widget.mapTo(ground, QPoint(0, 0)), widget.size())
            if not ground.rect().adjusted(-2, -2, 2, 2).contains(area):
                yield f"beyond {type(ground).__name__}: {told(widget)}"
                break
            ground = ground.parentWidget()


def overlapping(panel: QWidget, things: list[QWidget]) -> Iterator[str]:
    """Pairs of things with words on them that lie on one another."""
    areas = [(each, *sides(QRect(each.mapTo(panel, QPoint(0, 0)), each.size()))) for each in things]
    for one, other in combinations(areas, 2):
        if share(one[1:3], other[1:3]) and share(one[3:], other[3:]) and same_ground(one[0], other[0]):
            yield f"overlap: {told(one[0])} / {told(other[0])}"


def sides(area: QRect) -> tuple[int, int, int, int]:
    return area.left(), area.left() + area.width(), area.top(), area.top() + area.height()


def share(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two stretches have more than two pixels in common; there are a great many pairs."""
    return min(one[1], other[1]) - max(one[0], other[0]) > 2


def written(panel: QWidget) -> list[QWidget]:
    kinds = (PlainLabel, QAbstractButton, QComboBox, QLineEdit)
    found = [each for kind in kinds for each in panel.findChildren(kind)]
    return [
        each
        for each in found
        if each.isVisible() and told(each) and each.window() is panel.window() and not is_inside_control(each)
    ]


def is_inside_control(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, (QAbstractButton, QComboBox, QLineEdit, QTabBar)):
        parent = parent.parentWidget()
    return parent is not None


def same_ground(one: QWidget, other: QWidget) -> bool:
    return scroll_ground(one) is scroll_ground(other)


def scroll_ground(widget: QWidget) -> QWidget | None:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QAbstractScrollArea):
        parent = parent.parentWidget()
    return parent


def told(widget: QWidget) -> str:
    words = widget.currentText() if isinstance(widget, QComboBox) else widget.text()  # type: ignore[attr-defined]
    return words or widget.accessibleName()


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("scale", [75, 100, 200])
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)
def test_nothing_is_cut_squeezed_or_on_top_of_something_else(
    look: Look, system: System, mode: Mode, scale: int, qtbot
) -> None:  # type: ignore[no-untyped-def]
    shell = opened(look, system, Settings(scale=scale, modes={screen_name(): mode}), qtbot)
    shell.window.setMinimumSize(1, 1)
    found = []
    for size, panel_id in product(SIZES, system.panel_ids):
        shell.window.resize(size)
        faults = faults_at_rest(shell.visit(panel_id))
        found += [f"{panel_id} {size.width()}: {fault}" for fault in sorted(faults)]
    assert not found, "\n".join(found)


def faults_at_rest(panel: QWidget) -> set[str]:
    """What is wrong with a panel once it has come to rest; some fill themselves in over a few moments."""
    for _ in range(MOMENTS):
        settle()
        things = written(panel)
        faults = {*cut_words(panel), *squeezed(panel, things), *overlapping(panel, things)}
        if not faults:
            break
        QTest.qWait(50)
    return faults


@pytest.mark.parametrize("place", range(len(PANELS)), ids=IDS)
def test_it_follows_the_scale_while_open(look: Look, place: int, qtbot) -> None:  # type: ignore[no-untyped-def]
    _shell, panel = visited(look, place, sample_sheets() / "kallias.toml", qtbot)
    look.wear(load_theme(ThemeName.LIGHT, 150))
    settle()
    assert [label.text() for label in labels(panel) if is_cut(label)] == []
