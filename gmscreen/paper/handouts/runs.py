"""The words of a paragraph as runs: bold, italic, code, struck, links; pictures stand for themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from markdown_it.tree import SyntaxTreeNode

from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Font
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.rich_text import Run
from gmscreen.paper.press.roles import Role, StructurePath
from gmscreen.paper.press.typeface import Weight

_BOLDER = {Weight.REGULAR: Weight.BOLD, Weight.ITALIC: Weight.BOLD_ITALIC}
HTTPS = "https://"


@dataclass(frozen=True, slots=True)
class PictureIn:
    """A picture in running text: where it lies, the words that stand for it, and its title."""

    source: str
    words: str
    title: str


class Inline:
    """Turns the inline nodes of one block into runs; `place` is the block's element."""

    def __init__(self, font: Font, place: StructurePath) -> None:
        self._plain = Run("", font, place)
        self._place = place
        self._links = 0

    def parts(self, nodes: Iterable[SyntaxTreeNode]) -> Iterator[list[Run] | PictureIn]:
        """The runs between pictures, and the pictures, in order."""
        runs: list[Run] = []
        for item in self._items(nodes, self._plain):
            if isinstance(item, Run):
                runs.append(item)
                continue
            yield from [runs] if _says_something(runs) else []
            yield item
            runs = []
        yield from [runs] if _says_something(runs) else []

    def like(self, words: str) -> Run:
        """Other words of the block."""
        return replace(self._plain, text=words)

    def _items(self, nodes: Iterable[SyntaxTreeNode], like: Run) -> Iterator[Run | PictureIn]:
        for node in nodes:
            if node.type == "image":
                yield PictureIn(
                    str(node.attrs.get("src", "")), printed(node.content), str(node.attrs.get("title", ""))
                )
            elif node.children:
                yield from self._items(node.children, self._styled(node, like))
            else:
                yield self._words(node, like)

    def _words(self, node: SyntaxTreeNode, like: Run) -> Run:
        if node.type == "softbreak":
            return replace(like, text=" ")
        if node.type == "hardbreak":
            return replace(like, text="\n")
        if node.type == "code_inline":
            place = (*like.place, (Role.CODE, self._new_key()))
            return replace(like, text=printed(node.content), shaded=True, place=place)
        return replace(like, text=printed(node.content))

    def _styled(self, node: SyntaxTreeNode, like: Run) -> Run:
        font = like.font
        if node.type == "strong":
            return replace(like, font=replace(font, weight=_BOLDER.get(font.weight, font.weight)))
        if node.type == "em":
            return replace(like, font=replace(font, weight=font.weight.slanted))
        if node.type == "s":
            return replace(like, struck=True)
        if node.type == "link":
            return self._link(str(node.attrs.get("href", "")), like)
        return like

    def _link(self, address: str, like: Run) -> Run:
        """Only https is led to; any other link is its words."""
        if not address.startswith(HTTPS):
            return like
        place = (*self._place, (Role.LINK, self._new_key()))
        return replace(like, address=address, place=place, font=replace(like.font, ink=Ink.IN_SCENE))

    def _new_key(self) -> int:
        self._links += 1
        return self._links


def _says_something(runs: Iterable[Run]) -> bool:
    return any(run.text.strip() for run in runs)
