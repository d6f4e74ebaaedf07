"""Files gone wrong never crash the program nor hang it: a sheet, or a reason.

A few hundred here; as many as one likes with `GMSCREEN_FUZZ=10000 ./test tests/sheets/exchange/test_fuzz.py`.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gmscreen.sheets.exchange.incoming import Incoming, read_any
from gmscreen.sheets.exchange.reading import understood
from gmscreen.sheets.native_file import sheet_in
from tests.sheets.exchange.carried import WORDS
from tests.sheets.exchange.mutations import mutated

TRIES = int(os.environ.get("GMSCREEN_FUZZ", "300"))
BATCH = 100
SLOWEST = 5
"""Seconds for one file, of 128 KB at most, of the processor's time."""


def tried(tmp_path: Path, seed: int) -> Incoming:
    suffix, data = mutated(seed)
    path = tmp_path / f"{seed}{suffix}"
    path.write_bytes(data)
    start = time.process_time()
    incoming = read_any(path)
    took = time.process_time() - start
    path.unlink()
    assert took < SLOWEST, seed
    return incoming


@pytest.mark.timeout(600)
@pytest.mark.parametrize("batch", range(-(-TRIES // BATCH)))
def test_a_file_gone_wrong_is_a_sheet_or_a_reason(tmp_path: Path, batch: int) -> None:
    for seed in range(batch * BATCH, min(TRIES, (batch + 1) * BATCH)):
        incoming = tried(tmp_path, seed)
        assert not (incoming.sheets and incoming.problems)
        for taken in incoming.sheets:
            assert sheet_in(taken.written).sheet == taken.sheet, seed


LINES = st.lists(
    WORDS
    | st.sampled_from(["## Perícias", "## Notas", "**Ataque:**", "Andares 1 a 999", "NH 9", "ST 9 · DX 8"]),
    max_size=8,
).map(" ".join)


@settings(max_examples=100, deadline=None)
@given(st.lists(LINES, max_size=8).map("\n".join))
def test_no_line_of_any_text_goes_unaccounted_for(written: str) -> None:
    told = [line.text for one in understood(written) for line in one.lines]
    assert told == written.replace("\r\n", "\n").replace("\r", "\n").split("\n")
