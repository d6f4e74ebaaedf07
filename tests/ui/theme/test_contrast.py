"""Every theme can be read: WCAG contrast of what is written on what it is written on."""

from itertools import product

import pytest

from gmscreen.ui.theme.theme import ThemeName, Tone, load_theme

GROUNDS = (Tone.BG, Tone.SURFACE, Tone.RAISED)
WORDS = (Tone.TEXT, Tone.MUTED)
BIG_NUMBERS = (Tone.ACCENT, Tone.INFO, Tone.GOOD, Tone.WARN, Tone.BAD)


def luminance(color: str) -> float:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("name", "words", "ground"), list(product(ThemeName, WORDS, GROUNDS)))
def test_words_stand_out_from_every_ground(name: ThemeName, words: Tone, ground: Tone) -> None:
    theme = load_theme(name)
    assert contrast(theme.hex_of(words), theme.hex_of(ground)) >= 4.5


@pytest.mark.parametrize(("name", "tone", "ground"), list(product(ThemeName, BIG_NUMBERS, GROUNDS)))
def test_big_numbers_stand_out_from_every_ground(name: ThemeName, tone: Tone, ground: Tone) -> None:
    theme = load_theme(name)
    assert contrast(theme.hex_of(tone), theme.hex_of(ground)) >= 3


@pytest.mark.parametrize("name", ThemeName)
def test_a_primary_button_can_be_read_at_rest_hovered_and_pressed(name: ThemeName) -> None:
    theme = load_theme(name)
    for share in (100, 92, 84):
        ground = theme.mixed(Tone.ACCENT, Tone.SURFACE, share).name()
        assert contrast(theme.hex_of(Tone.ON_ACCENT), ground) >= 4.5


@pytest.mark.parametrize("name", ThemeName)
def test_a_lit_row_can_be_read(name: ThemeName) -> None:
    theme = load_theme(name)
    ground = theme.mixed(Tone.ACCENT, Tone.SURFACE, 22).name()
    assert contrast(theme.hex_of(Tone.TEXT), ground) >= 4.5


@pytest.mark.parametrize(("name", "tone"), list(product(ThemeName, (Tone.BAD, Tone.GOOD, Tone.WARN))))
def test_small_coloured_words_stand_out_from_cards(name: ThemeName, tone: Tone) -> None:
    theme = load_theme(name)
    assert contrast(theme.hex_of(tone), theme.hex_of(Tone.SURFACE)) >= 4.5
