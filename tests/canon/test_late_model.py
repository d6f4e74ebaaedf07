"""Models are built at their first use, whole, whoever is first."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from pydantic import ValidationError

from gmscreen.canon.late_model import LateModel

THREADS = 16


class Inner(LateModel):
    number: int


class Outer(LateModel):
    inner: Inner
    others: tuple[Inner, ...] = ()


def test_a_start_builds_no_model_that_it_does_not_use() -> None:
    code = "from gmscreen.sheets.model import Sheet; print(Sheet.__pydantic_complete__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_the_first_value_is_checked() -> None:
    class Fresh(LateModel):
        number: int

    with pytest.raises(ValidationError):
        Fresh.model_validate({"number": "no"})
    assert Fresh(number=3).number == 3


def test_a_model_inside_another_is_checked_too() -> None:
    with pytest.raises(ValidationError, match="others"):
        Outer.model_validate({"inner": {"number": 1}, "others": [{"number": "no"}]})


@pytest.mark.parametrize("_round", range(20))
def test_many_threads_may_be_the_first(_round: int) -> None:
    class Fresh(LateModel):
        inner: Inner
        number: int

    start = Barrier(THREADS)

    def checked(number: int) -> Fresh:
        start.wait()
        return Fresh.model_validate({"inner": {"number": number}, "number": number})

    with ThreadPoolExecutor(THREADS) as pool:
        made = list(pool.map(checked, range(THREADS)))
    assert [one.number for one in made] == list(range(THREADS))


def test_a_model_that_stands_is_not_built_again() -> None:
    Outer(inner=Inner(number=1))
    before = Outer.__pydantic_validator__
    assert Outer.model_rebuild() is None
    assert Outer.__pydantic_validator__ is before
