"""Sources as trees, for the tests that hold something of all of them."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterable
from pathlib import Path


def parsed(files: Iterable[Path]) -> dict[Path, tuple[ast.AST, ...]]:
    """Every node of each file. To look for rubbish among them takes longer than to read them."""
    gc.disable()
    try:
        found = {file: tuple(ast.walk(ast.parse(file.read_text("utf-8")))) for file in files}
    finally:
        gc.enable()
    gc.freeze()
    return found
