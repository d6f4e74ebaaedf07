"""gmscreen schema: JSON Schema for programs."""

from __future__ import annotations

import json

import pytest

from gmscreen.calc.registry import NAMES
from gmscreen.calc.schema import schema_of
from gmscreen.cli.main import main


def test_the_schema_of_one_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "load"]) == 0
    assert json.loads(capsys.readouterr().out) == schema_of("load")


def test_the_schema_of_all_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert tuple(json.loads(capsys.readouterr().out)["properties"]) == NAMES


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["schema", "nada"])
    assert left.value.code == 2
    assert "nada não serve" in capsys.readouterr().err
