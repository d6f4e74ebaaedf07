"""Days in Brazilian form."""

from datetime import datetime

from gmscreen.texts.days import day_words


def test_a_day_is_that_of_the_clock_here() -> None:
    assert day_words(datetime(2026, 11, 3, 23, 59).astimezone()) == "03/11/2026"
