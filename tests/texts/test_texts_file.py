"""The texts file holds what the program asks for, and nothing else."""

from __future__ import annotations

import ast
import re
import string
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

from pydantic_core.core_schema import ErrorType

from gmscreen.locator import resource
from gmscreen.texts.catalogue import sentences
from tests.parsed import parsed

PACKAGE = resource().parent / "gmscreen"
ASKING = {"text", "plural"}
STEP_MAKERS = {"of", "add", "times", "truncated", "at_least", "at_most", "replaced", "noted"}


@cache
def nodes() -> tuple[tuple[Path, ast.AST], ...]:
    files = parsed(sorted(PACKAGE.rglob("*.py")))
    return tuple((path, node) for path, found in files.items() for node in found)


@cache
def literals() -> frozenset[str]:
    in_code = {n.value for _, n in nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    in_data: set[str] = set()
    for path in resource().rglob("*.toml"):
        if path.name != "pt_BR.toml":
            in_data.update(words(tomllib.loads(path.read_text(encoding="utf-8"))))
    named_by_pydantic = set(get_args(ErrorType))
    files = {path.stem for path in resource().rglob("*.*")}
    return frozenset(in_code | in_data | named_by_pydantic | files | set(declared()))


def declared() -> Iterator[str]:
    """Fields of classes, and classes as a key would write them: `ManeuverId` as `maneuver_id`."""
    for _, node in nodes():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.ClassDef):
            yield re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).lower()


def words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)
    elif isinstance(value, str):
        yield value


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string that could build a key, as a pattern with one group a placeholder."""
    found = set()
    for _, node in nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(p.value) if isinstance(p, ast.Constant) else "(.+)" for p in node.values]
            if any(part != "(.+)" for part in parts):
                found.add("".join(parts))
    return tuple(re.compile(one) for one in sorted(found) if re.search("[a-z]", one))


def is_under_a_group(word: str) -> bool:
    """A group of keys that the code hands on whole (`magic.effect`), and words it knows after it."""
    parts = word.split(".")
    groups = ((".".join(parts[:place]), parts[place:]) for place in range(2, len(parts)))
    return any(group in literals() and set(rest) <= literals() for group, rest in groups)


@cache
def is_known(word: str, depth: int = 3) -> bool:
    """A literal of the code or its data, or an f-string filled with such."""
    if word in literals() or is_under_a_group(word):
        return True
    if not depth:
        return False
    matches = (pattern.fullmatch(word) for pattern in patterns())
    return any(all(is_known(group, depth - 1) for group in match.groups()) for match in matches if match)


def test_every_sentence_is_asked_for_somewhere() -> None:
    stems = {key: key.removesuffix(".one").removesuffix(".other") for key in sentences()}
    assert [key for key, stem in stems.items() if not is_known(key) and not is_known(stem)] == []


def test_every_sentence_says_something() -> None:
    assert [key for key, sentence in sentences().items() if not sentence.strip()] == []


def test_no_sentence_has_a_hyphen_for_a_minus() -> None:
    hyphen = re.compile(r"(?<![\w‑])-\d")
    assert [key for key, sentence in sentences().items() if hyphen.search(sentence)] == []


def test_every_sentence_is_plain_text() -> None:
    marked_up = [key for key, sentence in sentences().items() if "<" in sentence and ">" in sentence]
    assert [key for key in marked_up if "<b" in sentences()[key]] == []


def asked() -> list[tuple[Path, ast.Call, str]]:
    calls = []
    for path, node in nodes():
        named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING
        if named and node.args and isinstance(node.args[0], ast.Constant):  # type: ignore[attr-defined]
            calls.append((path, node, node.args[0].value))  # type: ignore[attr-defined]
    return calls


def test_every_key_asked_for_is_in_the_file() -> None:
    missing = []
    for path, call, key in asked():
        wanted = [key] if called(call) == "text" else [f"{key}.one", f"{key}.other"]
        missing += [f"{path.name}:{call.lineno} {one}" for one in wanted if one not in sentences()]
    assert not missing


def called(call: ast.Call) -> str:
    assert isinstance(call.func, ast.Name)
    return call.func.id


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_every_placeholder_is_filled_and_nothing_more_is_given() -> None:
    wrong = []
    for path, call, key in asked():
        given = {keyword.arg for keyword in call.keywords}
        if None in given or called(call) == "plural" or key not in sentences():
            continue
        if placeholders(sentences()[key]) != given:
            wrong.append(f"{path.name}:{call.lineno} {key} is given {sorted(map(str, given))}")
    assert not wrong


def test_every_step_of_a_rule_has_its_sentence() -> None:
    missing = []
    for path, node in nodes():
        if "rules" not in path.parts and "sheets" not in path.parts:
            continue
        made = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if not made or node.func.attr not in STEP_MAKERS or len(node.args) < 2:  # type: ignore[attr-defined]
            continue
        label = node.args[0]  # type: ignore[attr-defined]
        if isinstance(label, ast.Constant) and isinstance(label.value, str):
            key = f"step.{label.value}"
            missing += [f"{path.name}:{label.lineno} {key}"] if key not in sentences() else []
    assert not missing


def test_every_refusal_of_the_rules_has_its_sentence() -> None:
    raised = [
        node.args[0].value
        for _, node in nodes()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "RuleError"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    ]
    assert raised
    assert [key for key in raised if f"rule_error.{key}" not in sentences()] == []
