"""Rules that the source of the window keeps: rule of safety 2, and one theme."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from tests.parsed import parsed

UI = Path(__file__).parents[2] / "gmscreen" / "ui"
SOURCES = sorted(UI.rglob("*.py"))
LABEL_HOME = "widgets/plain_label.py"
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


@cache
def names() -> dict[Path, set[str]]:
    """What each file names."""
    return {source: set(named(nodes)) for source, nodes in parsed(SOURCES).items()}


def named(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def short(source: Path) -> str:
    return str(source.relative_to(UI))


def naming(*forbidden: str) -> list[str]:
    """The files that name any of these; all at once: a test for each file takes longer than reading it."""
    return [short(source) for source in SOURCES if names()[source] & set(forbidden)]


def test_no_label_but_the_plain_one() -> None:
    assert naming("QLabel") == [LABEL_HOME]


def test_no_stylesheet_outside_the_theme() -> None:
    assert {Path(name).parent.name for name in naming("setStyleSheet")} == {"theme"}


def test_no_rich_text() -> None:
    assert naming(*RICH) == []


def test_tooltips_are_escaped() -> None:
    assert naming("setToolTip") == [LABEL_HOME]


def test_no_chance_but_the_sessions() -> None:
    assert naming("randint", "SystemRandom", "random") == []


def test_the_frame_leaves_qts_large_namespace_for_later() -> None:
    early = [UI / "app.py", UI / "settings.py", UI / "panel_spec.py", UI / "systems.py", UI / "display.py"]
    early += [UI / "shell" / "main_window.py", UI / "widgets" / "layouts.py", *(UI / "theme").glob("*.py")]
    early += [
        UI / "docking" / f"{name}.py" for name in ("arrangement", "arrangement_file", "places", "tab_manners")
    ]
    assert [short(source) for source in early if "Qt" in names()[source]] == []
