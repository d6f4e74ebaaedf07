"""A handout read: what its letterhead says, and its parts in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import dedent

from markdown_it.tree import SyntaxTreeNode

from gmscreen.paper.handouts.front_matter import front_matter
from gmscreen.paper.handouts.handout import Handout, HandoutFormat
from gmscreen.paper.handouts.markdown import markdown_tree
from gmscreen.paper.handouts.master_only import Passage, parted
from gmscreen.paper.press.printed_text import printed

_TITLE = "h1"


@dataclass(frozen=True, slots=True)
class Part:
    """Blocks of text; `secret` ones are the master's alone."""

    nodes: tuple[SyntaxTreeNode, ...]
    secret: bool


@dataclass(frozen=True, slots=True)
class Document:
    """What is printed, and the text that it was read from. Nothing, for players, comes from a secret line."""

    title: str
    campaign: str
    date: str
    lacking: tuple[str, ...]
    parts: tuple[Part, ...]
    source: str
    notices: tuple[str, ...]


def document_of(handout: Handout, chosen: HandoutFormat) -> Document:
    """The handout as it is printed; RuleError for a text that is too long or nested too deep.

    Its title is the one that it gives before it begins, or its first heading where that is of the first
    level and leads it, or its name.
    """
    split = parted(handout.text)
    entries, public = front_matter(split.public)
    passages = _with_first(split.passages, public) if chosen.for_master else (Passage(public, secret=False),)
    parts = [Part(tuple(markdown_tree(_flush(passage)).children), passage.secret) for passage in passages]
    heading = _leading_title(parts)
    title = entries.get("title") or heading or handout.name
    if heading == title:
        parts[0] = Part(parts[0].nodes[1:], secret=False)
    return Document(
        _one_line(title),
        _one_line(entries.get("campaign") or chosen.campaign),
        _one_line(entries.get("date") or chosen.date),
        tuple(map(_one_line, chosen.lacking)),
        tuple(parts),
        handout.text if chosen.for_master else split.public,
        split.notices,
    )


def _with_first(passages: tuple[Passage, ...], public: str) -> Iterator[Passage]:
    """The passages, the first public one without what the text says of itself."""
    lines = public.split("\n")
    for passage in passages:
        if passage.secret:
            yield passage
            continue
        kept = [line if lines[at] else "" for at, line in enumerate(passage.text.split("\n"))]
        yield Passage("\n".join(kept), secret=False)


def _flush(passage: Passage) -> str:
    """The text as it is read: a secret one may stand in a list, set in as its items are."""
    return dedent(passage.text) if passage.secret else passage.text


def _leading_title(parts: list[Part]) -> str | None:
    nodes = parts[0].nodes if parts and not parts[0].secret else ()
    return plain_words(nodes[0]) if nodes and nodes[0].tag == _TITLE else None


def plain_words(node: SyntaxTreeNode) -> str:
    """The words of a node without what sets them apart; of a picture, those that stand for it."""
    if node.type in ("softbreak", "hardbreak"):
        return " "
    if node.children:
        return "".join(map(plain_words, node.children))
    return node.content


def _one_line(words: str) -> str:
    return " ".join(printed(words).split())
