"""What a print has to say of itself."""

import pytest

from gmscreen.paper.press.printed import PrintReport, Shrink
from gmscreen.ui.panels.print.report_view import present_report


@pytest.mark.parametrize(("pages", "words"), [(1, "1 página"), (12, "12 páginas")])
def test_the_pages_are_counted(pages: int, words: str) -> None:
    assert present_report(PrintReport(pages), pages).pages == words


def test_what_was_set_smaller_is_named_with_its_size() -> None:
    report = PrintReport(1, shrinks=(Shrink("Kallias\nde Ônfalos", 6.5),))
    assert present_report(report, 1).lines == ("Kallias de Ônfalos: letra de 6,5 pt para caber.",)


def test_signs_without_a_glyph_come_first() -> None:
    report = PrintReport(1, ("A fonte não tem o sinal 🐉.",), (Shrink("Ana", 6.0),))
    assert present_report(report, 1).lines[0] == "A fonte não tem o sinal 🐉."


def test_of_many_only_the_first_are_told_and_the_others_counted() -> None:
    report = PrintReport(1, shrinks=tuple(Shrink(f"n{place}", 6.0) for place in range(40)))
    lines = present_report(report, 1).lines
    assert (len(lines), lines[-1]) == (13, "e mais 28")
