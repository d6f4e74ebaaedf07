"""Rules that the source of the window keeps: rule of safety 2, and one theme."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "gmscreen" / "ui"
SOURCES = sorted(UI.rglob("*.py"))
LABEL_HOME = UI / "widgets" / "plain_label.py"
RICH = {
    "setHtml",
    "setMarkdown",
    "RichText",
    "MarkdownText",
    "AutoText",
    "QTextBrowser",
    "QTextDocument",
    "QTextEdit",
}


def names(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def short(source: Path) -> str:
    return str(source.relative_to(UI))


@pytest.mark.parametrize("source", SOURCES, ids=short)
def test_no_label_but_the_plain_one(source: Path) -> None:
    if source != LABEL_HOME:
        assert "QLabel" not in set(names(source))


@pytest.mark.parametrize("source", SOURCES, ids=short)
def test_no_stylesheet_outside_the_theme(source: Path) -> None:
    if source.parent.name != "theme":
        assert "setStyleSheet" not in set(names(source))


@pytest.mark.parametrize("source", SOURCES, ids=short)
def test_no_rich_text(source: Path) -> None:
    assert not RICH & set(names(source))


@pytest.mark.parametrize("source", SOURCES, ids=short)
def test_tooltips_are_escaped(source: Path) -> None:
    if source != LABEL_HOME:
        assert "setToolTip" not in set(names(source))


@pytest.mark.parametrize("source", SOURCES, ids=short)
def test_no_chance_but_the_sessions(source: Path) -> None:
    assert not {"randint", "SystemRandom", "random"} & set(names(source))


def test_the_frame_leaves_qts_large_namespace_for_later() -> None:
    early = [UI / "app.py", UI / "settings.py", UI / "panel_spec.py", UI / "systems.py", UI / "display.py"]
    early += [UI / "shell" / "main_window.py", UI / "widgets" / "layouts.py", *(UI / "theme").glob("*.py")]
    early += [
        UI / "docking" / f"{name}.py" for name in ("arrangement", "arrangement_file", "places", "tab_manners")
    ]
    assert [short(source) for source in early if "Qt" in set(names(source))] == []
