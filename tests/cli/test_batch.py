"""gmscreen batch: an answer a line, in order, whatever comes in."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.calc.garganta import load
from gmscreen.calc.registry import NAMES
from gmscreen.calc.request_line import LONGEST_LINE
from gmscreen.cli.batch import answer_lines, bounded_lines
from tests.calc.requests import SAMPLES

GOOD = b'{"calc": "load", "st": 12, "weight_kg": 25}'
ROOT = Path(__file__).parents[2]


def answered(requests: bytes) -> tuple[int, list[dict[str, Any]]]:
    answers = BytesIO()
    status = answer_lines(BytesIO(requests), answers)
    return status, [json.loads(line) for line in answers.getvalue().splitlines()]


def in_process(requests: bytes, *words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, *words, "-m", "gmscreen", "batch"],
        input=requests, capture_output=True, check=False, cwd=ROOT,
    )  # fmt: skip


def test_nothing_in_is_nothing_out_and_all_well() -> None:
    assert answered(b"") == (0, [])


def test_answers_come_in_order_with_their_ids() -> None:
    lines = [json.dumps({"calc": name, "id": place, **SAMPLES[name]}) for place, name in enumerate(NAMES)]
    status, answers = answered("\n".join(lines).encode())
    assert status == 0
    assert [answer["id"] for answer in answers] == list(range(len(NAMES)))


def test_a_bad_line_costs_the_status_and_not_the_next_line() -> None:
    status, answers = answered(b"x\n" + GOOD + b"\n\n" + GOOD)
    assert status == 1
    assert [answer["ok"] for answer in answers] == [False, True, False, True]


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_the_last_line_needs_no_end(end: bytes) -> None:
    assert answered(GOOD + end)[0] == 0


@given(st.binary(max_size=400))
def test_any_bytes_get_an_answer_for_each_line(noise: bytes) -> None:
    _, answers = answered(noise)
    lines = noise.split(b"\n")
    assert len(answers) == len(lines) - (lines[-1] == b"")
    assert all({"id", "ok"} < answer.keys() for answer in answers)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(NAMES), st.data())
def test_any_value_in_any_field_gets_an_answer(name: str, data: st.DataObject) -> None:
    fields = dict(SAMPLES[name])
    field = data.draw(st.sampled_from([*fields, "calc", "id", "surplus"]))
    request = {"calc": name, **fields} | {field: data.draw(JSON)}
    _, answers = answered(json.dumps(request).encode() + b"\n" + GOOD)
    assert len(answers) == 2
    assert answers[1]["ok"]


@given(st.binary(max_size=40), st.integers(0, 60))
def test_a_good_line_with_some_bytes_pushed_in_gets_an_answer(noise: bytes, place: int) -> None:
    broken = GOOD[:place] + noise.replace(b"\n", b" ") + GOOD[place:]
    assert len(answered(broken + b"\n" + GOOD)[1]) == 2


def test_a_huge_line_is_refused_without_being_kept_and_the_next_is_answered() -> None:
    class Endless(BytesIO):
        longest = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            line = super().readline(size)
            Endless.longest = max(Endless.longest, len(line))
            return line

    lines = list(bounded_lines(Endless(b"x" * (5 * LONGEST_LINE) + b"\n" + GOOD + b"\n")))
    assert len(lines) == 2
    assert lines[1] == GOOD
    assert Endless.longest <= LONGEST_LINE + 2


def test_a_line_of_just_the_limit_is_whole() -> None:
    lines = list(bounded_lines(BytesIO(b"x" * LONGEST_LINE + b"\r\n" + b"y" * LONGEST_LINE)))
    assert [len(line) for line in lines] == [LONGEST_LINE, LONGEST_LINE]


def test_each_answer_is_out_before_the_next_line_is_read() -> None:
    seen: list[str] = []

    class Told(BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            seen.append("read")
            return super().readline(size)

        def flush(self) -> None:
            seen.append("flushed")

    told = Told(GOOD + b"\n" + GOOD + b"\n")
    answers = BytesIO()
    answers.flush = lambda: seen.append("flushed")  # type: ignore[method-assign]
    answer_lines(told, answers)
    assert seen == ["read", "flushed", "read", "flushed", "read"]


def test_a_bug_in_one_calculation_is_one_bad_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(load, "load_ladders", broken)
    status, answers = answered(GOOD + b'\n{"calc": "odds", "level": 10}')
    assert status == 1
    assert answers[1]["ok"]
    assert "Traceback" not in answers[0]["error"]["message"]


def test_a_start_imports_neither_qt_nor_the_database_nor_the_print_shop() -> None:
    done = in_process(GOOD, "-X", "importtime")
    assert done.returncode == 0
    imported = done.stderr.decode()
    for name in (
        "PySide6",
        "sqlalchemy",
        "reportlab",
        "platformdirs",
        "argparse",
        "gmscreen.sheets",
    ):
        assert name not in imported


def test_a_start_imports_only_the_calculation_that_is_asked_for() -> None:
    imported = in_process(GOOD, "-X", "importtime").stderr.decode()
    assert "gmscreen.canon.garganta.load" in imported
    assert "gmscreen.rules.garganta.movement" not in imported
    assert "gmscreen.rules.dice" not in imported
    assert "importlib.metadata" not in imported


def test_the_status_of_the_process_tells_whether_all_went_well() -> None:
    assert in_process(GOOD).returncode == 0
    assert in_process(b"x").returncode == 1


def test_a_reader_that_goes_away_is_no_error_to_speak_of() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "gmscreen", "batch"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write((GOOD + b"\n") * 10)
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141
