"""Why something could not be done is one sentence, whoever refused it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.session.store_protocol import StoreError
from gmscreen.sheets.errors import refusal
from gmscreen.texts.numbers import NumberError, parse_whole
from gmscreen.texts.problems import number_problem
from gmscreen.ui.panels.refused import refused

NUMBER = NumberError("not_a_number", "x")
SHEET, DISK = refusal(None, "bonuses"), StoreError("disk_full", Path("m.escudo"))


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (NUMBER, number_problem(NUMBER)),
        (SHEET, SHEET.reason),
        (DISK, str(DISK)),
    ],
)
def test_each_refusal_is_a_sentence(error: Exception, told: str) -> None:
    def fail() -> None:
        raise error

    assert refused(fail) == told != ""


def test_what_is_done_is_not_refused() -> None:
    assert refused(lambda: parse_whole("3")) == ""


def test_what_nobody_foresaw_is_no_refusal() -> None:
    with pytest.raises(ZeroDivisionError):
        refused(lambda: 1 // 0)
