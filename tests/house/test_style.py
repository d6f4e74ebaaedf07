"""The measures that CONTRIBUTING.md sets for the code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.parsed import parsed

ROOT = Path(__file__).resolve().parents[2]
FILES = [file for package in ("gmscreen", "tools", "benchmarks") for file in (ROOT / package).rglob("*.py")]
FUNCTION, CLASS, FILE = 25, 250, 500
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}


@cache
def definitions() -> tuple[tuple[str, ast.AST], ...]:
    """Functions and classes, each with the file that it is in."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return tuple(
        (str(file.relative_to(ROOT)), node)
        for file, nodes in parsed(FILES).items()
        for node in nodes
        if isinstance(node, kinds)
    )


def longer(kinds: type[ast.AST] | tuple[type[ast.AST], ...], limit: int) -> Iterator[str]:
    """The definitions of those kinds whose bodies, their docstrings aside, have more lines than the limit."""
    for name, node in definitions():
        if isinstance(node, kinds) and body_lines(node) > limit:
            yield f"{name}:{node.lineno} {node.name}"  # type: ignore[attr-defined]


def body_lines(node: ast.AST) -> int:
    """From the first statement after the docstring to the last."""
    body: list[ast.stmt] = node.body  # type: ignore[attr-defined]
    rest = body[1:] if ast.get_docstring(node) is not None else body  # type: ignore[arg-type]
    return (rest[-1].end_lineno or 0) - rest[0].lineno + 1 if rest else 0


def test_no_function_is_too_long_to_read_at_a_glance() -> None:
    assert list(longer((ast.FunctionDef, ast.AsyncFunctionDef), FUNCTION)) == []


def test_no_class_is_too_long() -> None:
    assert list(longer(ast.ClassDef, CLASS)) == []


def test_no_file_is_too_long() -> None:
    lengths = {file.relative_to(ROOT): file.read_text("utf-8").count("\n") for file in FILES}
    assert [file for file, lines in lengths.items() if lines >= FILE] == []


@pytest.mark.parametrize("name", sorted(EMPTY_NAMES))
def test_no_file_has_a_name_that_says_nothing(name: str) -> None:
    assert [file for file in FILES if name in file.stem.split("_")] == []
