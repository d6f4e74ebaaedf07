import pytest

from gmscreen.paper.press.inks import Ink, InkStyle, Rgb, colours

WHITE = (1.0, 1.0, 1.0)
WORDS = (Ink.TEXT, Ink.MUTED, Ink.IN_SCENE, Ink.ON_MARCH)
BANDS = (Ink.PC_BAND, Ink.NAMED_NPC_BAND, Ink.CREATURE_BAND)


def luminance(colour: Rgb) -> float:
    """Relative luminance as WCAG 2 has it."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("ink", WORDS)
def test_words_in_colour_stand_out_from_paper_and_strip(ink: Ink) -> None:
    inks = colours(InkStyle.COLOUR)
    assert contrast(inks[ink], WHITE) >= 4.5
    assert contrast(inks[ink], inks[Ink.STRIP]) >= 4.5


@pytest.mark.parametrize("band", BANDS)
def test_words_on_a_band_stand_out_from_it(band: Ink) -> None:
    inks = colours(InkStyle.COLOUR)
    assert contrast(inks[Ink.ON_BAND], inks[band]) >= 4.5


@pytest.mark.parametrize("ink", [*WORDS, Ink.ON_BAND])
def test_words_in_plain_ink_stand_out_twice_as_much_as_they_must(ink: Ink) -> None:
    assert contrast(colours(InkStyle.PLAIN)[ink], WHITE) >= 9


def test_plain_ink_is_grey() -> None:
    assert all(len(set(colour)) == 1 for colour in colours(InkStyle.PLAIN).values())


def test_plain_ink_has_no_areas_and_rules_in_their_place() -> None:
    left_out = set(Ink) - set(colours(InkStyle.PLAIN))
    assert left_out == {Ink.STRIP, *BANDS}
    assert set(Ink) - set(colours(InkStyle.COLOUR)) == {Ink.EDGE}
