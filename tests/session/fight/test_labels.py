"""Every command of a fight has a name in Portuguese, filled; and so has every refusal."""

from __future__ import annotations

import ast
import re
import string

import pytest

from gmscreen.locator import resource
from gmscreen.texts.catalogue import sentences

SOURCES = sorted((resource().parent / "gmscreen" / "session" / "fight").glob("*.py"))


def calls(name: str) -> list[tuple[str, set[str | None], str]]:
    """Calls of a function with a literal key: where, what they fill, the key."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                given = {keyword.arg for keyword in node.keywords}
                keys = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                found += [(f"{path.name}:{node.lineno}", given, key) for key in keys if isinstance(key, str)]
    return found


def placeholders(key: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentences()[key]) if name}


@pytest.mark.parametrize(("function", "group"), [("label", "command"), ("RuleError", "rule_error")])
def test_every_key_is_there_and_filled(function: str, group: str) -> None:
    wrong = []
    for where, given, key in calls(function):
        if not re.fullmatch("[a-z0-9_]+", key) or f"{group}.{key}" not in sentences():
            continue
        if not placeholders(f"{group}.{key}") <= given:
            wrong.append(f"{where} {key}")
    assert wrong == []


def test_every_command_has_its_sentence() -> None:
    keys = {key for _, _, key in calls("label") if key.startswith("fight_") and not key.endswith("_")}
    assert {key for key in keys if f"command.{key}" not in sentences()} == set()
