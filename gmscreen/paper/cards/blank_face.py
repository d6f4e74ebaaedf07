"""A card to be filled in with a pen: the same grid as a printed one, its numbers left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from gmscreen.paper.cards.beside import beside
from gmscreen.paper.cards.blank_parts import (
    Entry,
    boxed_numbers,
    entries,
    fact_strip,
    headed_rules,
    heading_height,
    line_title,
    pen,
)
from gmscreen.paper.cards.card_format import Backs, CardFormat
from gmscreen.paper.cards.content import CardContent, CardKind, Fact, LineId, Track
from gmscreen.paper.cards.imposition import imposition
from gmscreen.paper.cards.style import CardStyle, card_style
from gmscreen.paper.cards.ticks import track_blocks
from gmscreen.paper.press.marks import Block, Placed
from gmscreen.texts.catalogue import text

_FEW, _SOME, _MANY = 12, 15, 20
"""Boxes to tick."""

_CREATURE_FACTS = ("st", "dx", "iq", "ht", "pv")
_FACTS = (*_CREATURE_FACTS, "fatigue", "will", "basic_speed")
_FIGURES = ("move", "dodge", "no_parry", "no_parry", "block")
_CREATURE_FIGURES = ("move", "dodge", "pd", "dr")

Pile = Sequence[tuple[Sequence[str], float]]
"""Lists under one another: the headings of each, and its share of the rules."""


def blank_card(kind: CardKind) -> CardContent:
    """A card of that kind on which nothing is said yet."""
    name, band = text("card.blank.name"), text(f"card.kind.{kind}")
    return CardContent(name, kind, band, "", "", (), (), (), is_blank=True)


def blank_sheet_of(kind: CardKind, chosen: CardFormat) -> list[CardContent]:
    """As many blank cards as fill a sheet of paper; RuleError where the paper can't hold one."""
    card = blank_card(kind)
    faces = len(blank_pages(card, card_style(chosen.size)))
    leaves = -(-faces // 2) if chosen.backs is Backs.CONTINUED else faces
    return [card] * max(1, imposition(chosen.size, chosen.paper, chosen.bleed).count // leaves)


def blank_pages(card: CardContent, style: CardStyle) -> list[list[Placed]]:
    """All that is on its faces but the band, filled down to the bottom margin with rules.

    A person's card takes two faces where it is small.
    """
    if card.kind is CardKind.CREATURE:
        piles = [[(_list("attack"), 0.4)], [(_list("special"), 0.3), (_list("notes"), 0.3)]]
        return [_page(_numbers(style, is_creature=True), piles, style)]
    fight: Pile = [(_list("attack"), 0.32), (_list("protection"), 0.24)]
    others: Pile = [(_list("skills"), 0.28), (_list("notes"), 0.16)]
    if style.tells:
        return [_page(_numbers(style, is_creature=False), [fight, others], style)]
    name = entries([Entry(text("card.blank.named"), 1)], style.width, style)
    first = _page(_numbers(style, is_creature=False), [fight[:1], fight[1:]], style)
    return [first, _page([name], [others[:1], others[1:]], style)]


def _page(blocks: Iterable[Block], piles: Sequence[Pile], style: CardStyle) -> list[Placed]:
    """What stands at the top, and the lists that take what is left."""
    y = style.band + style.margin * 0.35
    placed = []
    for block in blocks:
        y += block.gap
        if y + block.height > style.bottom:  # on a very small card of one's own size
            break
        placed.append(Placed(style.margin, y, block.marks))
        y += block.height
    y += style.label
    return [*placed, Placed(style.margin, y, _foot(piles, style.bottom - y, style).marks)]


def _numbers(style: CardStyle, *, is_creature: bool) -> Iterator[Block]:
    name = Entry(text("card.blank.named"), 1)
    about = ("floors", "group") if is_creature else ("people", "origin", "points")
    others = [Entry(text(f"card.blank.{key}"), 1) for key in about]
    if style.is_wide:
        yield entries([replace(name, share=len(others)), *others], style.width, style)
    else:
        yield entries([name], style.width, style)
        yield entries(others, style.width, style)
    facts = _CREATURE_FACTS if is_creature else _FACTS
    yield fact_strip([Fact(text(f"card.{key}"), "") for key in facts], style)
    yield from _lines(style, is_creature=is_creature)
    yield from track_blocks(list(_tracks(style, is_creature=is_creature)), style)
    if not is_creature and not style.is_wide:
        ladder = [Entry(text(f"card.blank.{key}"), 1) for key in ("half", "third", "death_test", "death")]
        yield entries(ladder, style.width, style, height=style.label * 1.9)


def _tracks(style: CardStyle, *, is_creature: bool) -> Iterator[Track]:
    if is_creature:
        yield Track(text("card.pv"), _MANY, 0, ())
        return
    count = _FEW if style.is_wide else _SOME
    yield Track(text("card.pv"), count, 0, ())
    yield Track(text("card.fatigue"), count, 0, ())


def _lines(style: CardStyle, *, is_creature: bool) -> Iterator[Block]:
    """Both lines; a creature has its printed numbers once."""
    kinds = (LineId.BOTH,) if is_creature else (LineId.IN_SCENE, LineId.ON_MARCH)
    gap = style.margin * 0.48
    if style.is_wide and not is_creature:
        narrow = style.in_column
        piles = [_line(kind, narrow) for kind in kinds]
        yield beside(piles, [start - style.margin for start in style.columns], gap)
        return
    for kind in kinds:
        first, *others = _line(kind, style)
        yield replace(first, gap=gap)
        yield from others


def _line(kind: LineId, style: CardStyle) -> Iterator[Block]:
    yield line_title(kind, style)
    keys = _CREATURE_FIGURES if kind is LineId.BOTH else _FIGURES
    yield boxed_numbers([text(f"card.{key}") for key in keys], style)


_COLUMNS = {
    "attack": ("attack", "level", "damage", "type"),
    "protection": ("protection", "pd", "dr"),
}


def _list(key: str) -> Sequence[str]:
    """The headings of a list."""
    return [text(f"card.{column}") for column in _COLUMNS.get(key, (key,))]


def _foot(piles: Sequence[Pile], height: float, style: CardStyle) -> Block:
    """The lists down to the foot; on a wide card each pile in a column of its own."""
    if not style.is_wide:
        piles = [[part for pile in piles for part in pile]]
    filled = [_filled(pile, style.column_width, height, style) for pile in piles]
    return beside(filled, [start - style.margin for start in style.columns], 0)


def _filled(lists: Pile, width: float, height: float, style: CardStyle) -> list[Block]:
    """As many of the lists as have a rule each, and their rules down to the foot."""
    while lists and _rules(lists, height, style) < len(lists):
        lists = lists[:-1]
    rules = _rules(lists, height, style)
    counts = _shared([share for _, share in lists], rules)
    return [
        block
        for (headings, _), count in zip(lists, counts, strict=True)
        for block in headed_rules(headings, count, width, style)
    ]


def _rules(lists: Pile, height: float, style: CardStyle) -> int:
    """How many rules fit under the headings of these lists."""
    return int((height - len(lists) * heading_height(style)) / pen(style))


def _shared(shares: Sequence[float], rules: int) -> list[int]:
    """Whole rules by share, at least one each; the last list takes what is left over."""
    whole = sum(shares)
    counts = [max(1, round(rules * share / whole)) for share in shares[:-1]]
    return [*counts, max(0, rules - sum(counts))][: len(shares)]
