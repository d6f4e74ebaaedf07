"""docs/ledger-format.md is true: its vectors are what we write, its verifier finds what is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from gmscreen.session.ledger import FORMAT, Reveal
from gmscreen.session.ledger_export import json_lines
from gmscreen.session.ledger_fields import _FIELDS
from tests.session.ledgers import BLOW, CAMPAIGN_ID, SECRET, SEEN, START, chained, ledger

DOCUMENT = (Path(__file__).parents[2] / "docs" / "ledger-format.md").read_text("utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


VECTORS = block("jsonl").encode()
LINES = VECTORS.splitlines(keepends=True)


@cache
def changed() -> tuple[bytes, ...]:
    """A byte changed in each line, lines left out, doubled or cut off."""
    flipped = [
        b"".join([*LINES[:n], line[:60] + bytes([line[60] ^ 1]) + line[61:], *LINES[n + 1 :]])
        for n, line in enumerate(LINES)
    ]
    without = [b"".join([*LINES[:n], *LINES[n + 1 :]]) for n in range(len(LINES))]
    return *flipped, *without, VECTORS + LINES[-1], VECTORS[:-1], VECTORS + b"\n", b""


def verified(tmp_path: Path, export: bytes, *heads: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "verify.py").write_text(block("python"), "utf-8")
    (tmp_path / "export.jsonl").write_bytes(export)
    command = [sys.executable, "-I", "verify.py", "export.jsonl", *heads]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)


def test_the_vectors_are_what_we_write() -> None:
    entries = chained([SEEN, SECRET, BLOW])
    reveal = chained([Reveal(2)], start=entries[-1].head)
    assert b"".join(json_lines(ledger((*entries, *reveal), undone=[3]))) == VECTORS


def test_campaign_genesis_and_format_stand_in_the_document() -> None:
    assert all(f"`{word}`" in DOCUMENT for word in (CAMPAIGN_ID, START.hash, FORMAT))


@pytest.mark.parametrize("name", sorted(set().union(*_FIELDS.values())))
def test_every_member_of_a_row_is_described(name: str) -> None:
    assert f"`{name}`" in DOCUMENT


def test_the_verifier_is_thirty_lines() -> None:
    assert len([line for line in block("python").splitlines() if line.strip()]) <= 30


def test_the_verifier_passes_the_vectors(tmp_path: Path) -> None:
    assert verified(tmp_path, VECTORS).stdout == "whole: 4 rows\n"


def test_the_verifier_knows_a_head_that_was_kept(tmp_path: Path) -> None:
    known = chained([SEEN])[0].hash
    assert verified(tmp_path, VECTORS, known).returncode == 0
    assert verified(tmp_path, VECTORS, "0" * 64).returncode == 1


@pytest.mark.parametrize("number", range(len(changed())))
def test_the_verifier_finds_what_is_wrong(tmp_path: Path, number: int) -> None:
    done = verified(tmp_path, changed()[number])
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
