"""Tabs stand as closely as their window makes them, and none is ever out of sight."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from gmscreen.texts.catalogue import text
from gmscreen.ui.docking.tab_strip import TabStrip
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, ThemeName, Tone, load_theme

NAMES = [text(panel.title) for panel in GARGANTA.panels]
SHORT = [text(panel.short or panel.title) for panel in GARGANTA.panels]
ROOMY, TIGHT, BARE, ICONS, LEAST = 1700, 1200, 1000, 700, 490


@pytest.fixture
def strip(qtbot: QtBot, look: Look) -> TabStrip:
    return shown_at(ROOMY, qtbot, look)


def shown_at(width: int, qtbot: QtBot, look: Look) -> TabStrip:
    made = TabStrip(look, GARGANTA.panels)
    qtbot.addWidget(made)
    look.clothe(made)
    made.resize(width, 40)
    made.show()
    return made


def shown(strip: TabStrip) -> list[str]:
    return [strip.tabText(place) for place in range(strip.count())]


def test_a_wide_row_writes_every_name(strip: TabStrip) -> None:
    strip.resize(ROOMY, 40)
    assert shown(strip) == NAMES


def test_a_narrower_row_writes_the_short_names(strip: TabStrip) -> None:
    strip.resize(TIGHT, 40)
    assert shown(strip) == SHORT


def test_icons_go_before_names_do(strip: TabStrip) -> None:
    strip.resize(BARE, 40)
    assert (strip.iconSize().width(), shown(strip)[0]) == (0, NAMES[0])


def test_a_narrow_row_names_the_tab_that_is_up(strip: TabStrip) -> None:
    strip.resize(ICONS, 40)
    strip.setCurrentIndex(NAMES.index("PV"))
    assert shown(strip) == ["PV" if name == "PV" else "" for name in NAMES]


def test_a_tab_without_its_name_tells_it_to_the_pointer_and_to_screen_readers(strip: TabStrip) -> None:
    strip.resize(ICONS, 40)
    place = NAMES.index("Queda")
    assert (strip.tabToolTip(place), strip.accessibleTabName(place)) == ("Queda", "Queda")


def test_the_narrowest_row_has_icons_alone(strip: TabStrip) -> None:
    strip.resize(LEAST, 40)
    assert (set(shown(strip)), strip.iconSize().width()) == ({""}, ICON)


@pytest.mark.parametrize("width", [ROOMY, TIGHT, BARE, ICONS, LEAST])
@pytest.mark.parametrize("up", [0, -1])
def test_every_tab_is_in_sight(strip: TabStrip, width: int, up: int) -> None:
    strip.resize(width, 40)
    strip.setCurrentIndex(up % strip.count())
    assert strip.tabRect(strip.count() - 1).right() <= width


def test_a_longer_name_that_comes_up_takes_no_tab_out_of_sight(strip: TabStrip) -> None:
    strip.setCurrentIndex(NAMES.index("PV"))
    strip.resize(_closest_with_a_name(strip), 40)
    strip.setCurrentIndex(NAMES.index("Referência"))
    assert strip.tabRect(strip.count() - 1).right() <= strip.width()


def _closest_with_a_name(strip: TabStrip) -> int:
    """The least width at which the tab that is up still has its name."""
    width = ICONS
    while any(shown(strip)):
        width -= 5
        strip.resize(width, 40)
    return width + 5


def test_names_come_back_with_the_room(strip: TabStrip) -> None:
    strip.resize(ICONS, 40)
    strip.resize(ROOMY, 40)
    assert shown(strip) == NAMES


def inks(strip: TabStrip) -> set[str]:
    """The colours in which the first tab's icon is drawn."""
    picture = strip.tabIcon(0).pixmap(ICON, ICON).toImage()
    pixels = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return {QColor(pixel.rgb()).name() for pixel in pixels if pixel.alpha() == 255}


def test_icons_are_drawn_when_there_is_room_for_them(qtbot: QtBot, look: Look) -> None:
    strip = shown_at(BARE, qtbot, look)
    assert inks(strip) == set()
    strip.resize(ROOMY, 40)
    assert inks(strip) == {look.theme.hex_of(Tone.MUTED).lower()}


def test_icons_out_of_sight_follow_the_theme_when_they_come_back(strip: TabStrip) -> None:
    strip.resize(ROOMY, 40)
    strip.resize(BARE, 40)
    light = load_theme(ThemeName.LIGHT, 100)
    strip.dress(light)
    strip.resize(ROOMY, 40)
    assert inks(strip) == {light.hex_of(Tone.MUTED).lower()}
