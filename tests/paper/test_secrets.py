"""What is for the master alone has no way to the paper."""

from pathlib import Path

import pytest

import gmscreen.paper

FILES = sorted(Path(gmscreen.paper.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("secret", ["private_notes", "entry_card", "EntryCard"])
def test_no_module_of_the_press_reads_it(secret: str) -> None:
    assert len(FILES) > 1
    assert [file.name for file in FILES if secret in file.read_text(encoding="utf-8")] == []
