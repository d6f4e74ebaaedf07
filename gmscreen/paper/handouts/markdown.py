"""Markdown read into a tree: CommonMark with tables and strokes, no HTML."""

from __future__ import annotations

from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from gmscreen.rules.errors import RuleError

LONGEST_TEXT = 2_000_000
"""Characters."""

DEEPEST = 60
"""Levels of lists and quotes within each other, two for a list; what lies deeper would be lost."""

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "maxNesting": DEEPEST}).enable(
    ["table", "strikethrough"]
)


def markdown_tree(written: str) -> SyntaxTreeNode:
    """The tree; RuleError for a text that is too long, or nested deeper than can be kept."""
    if len(written) > LONGEST_TEXT:
        raise RuleError("handout_too_long", most=LONGEST_TEXT)
    tokens = _MARKDOWN.parse(written)
    deep = next((token for token in tokens if token.level >= DEEPEST - 1), None)
    if deep is not None:
        raise RuleError("handout_too_deep", line=(deep.map or [0])[0] + 1)
    _mark_tasks(tokens)
    return SyntaxTreeNode(tokens)


def task_of(item: SyntaxTreeNode) -> bool | None:
    """Whether an item of a list is a task that is done; None where it is no task."""
    done: bool | None = item.meta.get(_TASK)
    return done


_TASK = "done"
_BOXES = {"[ ] ": False, "[x] ": True, "[X] ": True}


def _mark_tasks(tokens: Sequence[Token]) -> None:
    """Tell the items that begin with a box in brackets, and take it out of their words."""
    for item, opening, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if (item.type, opening.type, inline.type) != ("list_item_open", "paragraph_open", "inline"):
            continue
        words = next(iter(inline.children or ()), None)
        if words is not None and words.type == "text" and words.content[:4] in _BOXES:
            item.meta[_TASK] = _BOXES[words.content[:4]]
            words.content = words.content[4:]
