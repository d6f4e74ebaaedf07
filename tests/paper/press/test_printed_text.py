import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.press.printed_text import printed, without_glyph
from gmscreen.paper.press.typeface import glyphs


@given(st.text())
def test_what_is_printed_has_a_glyph_for_every_character(typed: str) -> None:
    assert set(printed(typed)) <= glyphs()


@pytest.mark.parametrize(
    ("typed", "on_paper"),
    [
        ("a\u202eb\u202c", "ab"),
        ("a\u0000\u001bb", "ab"),
        ("hi\u00adfen", "hifen"),
        ("um\tdois\u2003três", "um dois três"),
        ("e\u0301", "é"),
        ("um\r\ndois", "um\ndois"),
        ("fullwidth Ａ", "fullwidth A"),
        ("🐉", "[U+1F409]"),
        ("👩\u200d🚀", "[U+1F469][U+1F680]"),
        ("\ud800", "[U+D800]"),
        ("<b>−½</b>", "<b>−½</b>"),
    ],
)
def test_a_text_as_it_goes_on_paper(typed: str, on_paper: str) -> None:
    assert printed(typed) == on_paper


def test_only_what_is_spelled_by_its_code_is_reported() -> None:
    assert without_glyph(["é e\u0301 ½\u202e", "Ａ 🐉 龍"]) == ("龍", "🐉")
