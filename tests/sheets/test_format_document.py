"""`docs/sheet-format.md` says every field of a sheet's file."""

from __future__ import annotations

import re

from gmscreen.sheets.draft import sheet_file_said
from gmscreen.sheets.file_bytes import FileText
from tools.sheet_format import DOCUMENT, renewed

WRITTEN = DOCUMENT.read_text("utf-8")


def test_the_tables_are_those_of_the_record() -> None:
    assert renewed(WRITTEN) == WRITTEN, "python3 -m tools.sheet_format writes them anew"


def test_a_field_has_its_key_its_kind_and_its_name() -> None:
    assert "| `weight_kg` | decimal | peso |\n" in WRITTEN
    assert "| `kind` | `pc`, `named_npc`, `creature`, required | tipo de ficha |\n" in WRITTEN


def test_the_example_is_a_sheet_that_the_program_reads() -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```", WRITTEN, re.MULTILINE | re.DOTALL)
    assert sheet_file_said(FileText(example)).unknown == ()
