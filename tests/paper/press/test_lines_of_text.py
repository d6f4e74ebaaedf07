from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.press.lines_of_text import ELLIPSIS, broken, clipped, fitting_size
from gmscreen.paper.press.typeface import Weight, typeface

FACE = typeface(Weight.REGULAR)
WORDS = st.text(alphabet="aWi−½é ", max_size=200)


@given(WORDS, st.floats(8, 300), st.floats(4, 30))
def test_no_letter_is_lost_and_no_line_is_too_wide(words: str, width: float, size: float) -> None:
    lines = broken(words, FACE, size, max(width, size * 2))
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")
    assert all(FACE.width(line, size) <= max(width, size * 2) + size / 500 for line in lines)


def test_a_word_wider_than_the_line_comes_in_pieces() -> None:
    lines = broken("x" * 1000, FACE, 6, 100)
    assert len(lines) > 10
    assert "".join(lines) == "x" * 1000


def test_line_breaks_of_the_text_are_kept() -> None:
    assert broken("um\ndois três", FACE, 6, 500) == ["um", "dois três"]


def test_an_empty_paragraph_is_an_empty_line() -> None:
    assert broken("um\n\ndois", FACE, 6, 500) == ["um", "", "dois"]


def test_a_run_of_blanks_counts_as_one() -> None:
    assert broken("um    dois", FACE, 6, 500) == ["um dois"]


def test_a_first_line_without_room_for_the_first_word_is_left_empty() -> None:
    assert broken("Perícias", FACE, 6, 100, first_width=5) == ["", "Perícias"]


def test_a_column_as_wide_as_its_word_holds_it() -> None:
    assert broken("RD", FACE, 7.3, FACE.width("RD", 7.3)) == ["RD"]


def test_what_does_not_fit_one_line_ends_in_an_ellipsis() -> None:
    shown = clipped("um nome bem comprido", FACE, 6, 40)
    assert shown.endswith(ELLIPSIS)
    assert FACE.width(shown, 6) <= 40


def test_what_fits_one_line_is_not_clipped() -> None:
    assert clipped("um nome", FACE, 6, 400) == "um nome"


def test_a_size_is_kept_where_the_text_fits() -> None:
    assert fitting_size("12", FACE, 15, 100) == 15


def test_a_size_shrinks_to_the_width() -> None:
    size = fitting_size("1234567890", FACE, 15, 20)
    assert abs(FACE.width("1234567890", size) - 20) < 0.001
