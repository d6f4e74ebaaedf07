import pytest

from gmscreen.paper.press.typeface import Weight, glyphs, typeface


@pytest.mark.parametrize("sign", "−½⅔⅓¼⅛≥≤→×÷ºª“”‘’§·–—…²°çãéÔ")
def test_every_sign_that_the_program_writes_has_a_glyph(sign: str) -> None:
    assert sign in glyphs()


@pytest.mark.parametrize("weight", Weight)
def test_figures_are_all_as_wide(weight: Weight) -> None:
    assert len({typeface(weight).widths[figure] for figure in "0123456789"}) == 1


def test_a_width_grows_with_the_size() -> None:
    face = typeface(Weight.BOLD)
    assert face.width("Esquiva", 20) == pytest.approx(2 * face.width("Esquiva", 10))
