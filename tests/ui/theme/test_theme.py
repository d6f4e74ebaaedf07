"""Themes, their sizes, and the stylesheet and palette made of them."""

import re

import pytest
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.palette import palette_of
from gmscreen.ui.theme.stylesheet import stylesheet_of
from gmscreen.ui.theme.theme import Mode, Size, Theme, ThemeName, Tone, load_theme
from gmscreen.ui.widgets.plain_label import PlainLabel


def test_two_themes_of_the_same_name_and_scale_are_equal() -> None:
    assert load_theme(ThemeName.DARK, 125) == load_theme(ThemeName.DARK, 125)


@pytest.mark.parametrize(
    ("scale", "pixels", "scaled"), [(100, 14, 14), (200, 14, 28), (75, 14, 11), (75, 1, 1), (250, 0, 0)]
)
def test_pixels_follow_the_scale_and_never_vanish(scale: int, pixels: int, scaled: int) -> None:
    assert load_theme(ThemeName.LIGHT, scale).px(pixels) == scaled


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("scale", [75, 100, 250])
def test_pixels_come_back_from_any_mode_and_scale(mode: Mode, scale: int) -> None:
    theme = load_theme(ThemeName.DARK, scale, mode)
    assert abs(theme.plain(theme.px(860)) - 860) <= 1


def test_table_mode_is_read_from_a_metre() -> None:
    theme = load_theme(ThemeName.DARK, 100, Mode.TABLE)
    assert theme.type_px(Size.BODY) == 26
    assert theme.type_px(Size.BIG) >= 44
    assert min(map(theme.type_px, Size)) >= 20


def test_the_room_between_things_grows_less_than_they_in_table_mode() -> None:
    desk, table = (load_theme(ThemeName.DARK, 100, mode) for mode in Mode)
    assert desk.space(16) == desk.px(16)
    assert desk.space(16) < table.space(16) < table.px(16)


def test_a_mix_lies_between_its_two_colours() -> None:
    theme = load_theme(ThemeName.DARK)
    assert theme.mixed(Tone.ACCENT, Tone.BG, 100) == theme.color(Tone.ACCENT)
    assert theme.mixed(Tone.ACCENT, Tone.BG, 0) == theme.color(Tone.BG)


@pytest.mark.parametrize("name", ThemeName)
def test_every_token_of_the_stylesheet_is_filled(name: ThemeName) -> None:
    sheet = stylesheet_of(load_theme(name, 150))
    assert "@" not in sheet
    assert sheet.count("{") == sheet.count("}")


def test_the_stylesheet_doubles_its_sizes_with_the_scale() -> None:
    total = re.compile(r"PlainLabel\[type_size=\"total\"\] \{[^}]*font-size: (\d+)px")
    sizes = [total.search(stylesheet_of(load_theme(ThemeName.DARK, scale))) for scale in (100, 200)]
    assert [size and size[1] for size in sizes] == ["22", "44"]


def test_the_palette_speaks_the_themes_colours() -> None:
    theme = load_theme(ThemeName.LIGHT)
    palette = palette_of(theme)
    assert palette.color(QPalette.ColorRole.Window) == QColor(theme.hex_of(Tone.BG))
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == theme.color(Tone.MUTED)


def test_words_are_written_in_our_own_font(look: Look) -> None:
    assert QFontInfo(look.theme.font(Size.BODY)).family() == "Source Sans Pro"


@pytest.mark.parametrize("strong", [False, True])
def test_figures_are_all_equally_wide(look: Look, strong: bool) -> None:
    metrics = QFontMetrics(look.theme.font(Size.BIG, strong=strong))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_a_label_wears_its_step_of_the_type_scale(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    label = PlainLabel("11", size=Size.BIG)
    qtbot.addWidget(label)
    label.ensurePolished()
    assert (label.font().pixelSize(), label.font().weight()) == (44, 600)


def test_wearing_another_theme_changes_palette_spacing_and_stylesheet(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    look.space(layout, 14, (18, 4, 18, 4))
    other: Theme = load_theme(ThemeName.LIGHT, 200)
    with qtbot.waitSignal(look.changed):
        look.wear(other)
    assert layout.spacing() == 28
    assert layout.contentsMargins().left() == 36
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    assert application.palette().color(QPalette.ColorRole.Window) == other.color(Tone.BG)
    assert other.hex_of(Tone.ACCENT) in window.styleSheet()
