"""Good requests to start from, and answers as the program writes them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from gmscreen.calc.registry import NAMES
from gmscreen.cli.batch import answer_line

VECTORS = Path(__file__).parents[1] / "data" / "vectors"


@cache
def vectors() -> dict[str, list[dict[str, Any]]]:
    """What the house agreed on, by calculation."""
    return {
        path.stem: [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        for path in sorted(VECTORS.glob("*.jsonl"))
    }


def sample(name: str) -> dict[str, Any]:
    """The fields of a good request."""
    if name == "table":
        return {"name": "critical_body", "roll": 8, "location": "arm", "type": "cutting"}
    if name == "defenses":
        return next(v["in"] for v in vectors()[name] if len(v["in"]["weapons"]) == 2)
    return dict(vectors()[name][0]["in"])


SAMPLES = {name: sample(name) for name in NAMES}


def ask(fields: dict[str, Any] | str | bytes) -> dict[str, Any]:
    """The answer to one line, read back."""
    line = fields if isinstance(fields, bytes | str) else json.dumps(fields)
    answer, good = answer_line(line.encode() if isinstance(line, str) else line)
    read: dict[str, Any] = json.loads(answer)
    assert read["ok"] is good
    return read


def result(calc: str, **fields: Any) -> dict[str, Any]:
    """The result of a good request."""
    answer = ask({"calc": calc, **fields})
    assert answer["ok"], answer["error"]
    found: dict[str, Any] = answer["result"]
    return found


def error(calc: str, **fields: Any) -> dict[str, Any]:
    """What is wrong with a bad request."""
    answer = ask({"calc": calc, **fields})
    assert not answer["ok"]
    told: dict[str, Any] = answer["error"]
    return told
