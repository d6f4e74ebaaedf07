"""Search as one types: accents and case aside, typos forgiven, signs harmless, the best first."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from gmscreen.texts.folded import folded, folded_with_origins

_WORD = re.compile(r"[^\W_]+")
_SILENT_WORDS = "a as o os e ou um uma de da do das dos em no na nos nas com por and or not"
_SILENT = frozenset(_SILENT_WORDS.split())
_LONGEST_QUERY = 200
_MOST_WORDS = 8
_SHORTEST_INSIDE = 3
_SHORTEST_CLOSE = 4
_LONG = 7
_WHOLE_TITLE, _START_OF_TITLE = 200, 100
_BODY, _TITLE = (2, 4, 8, 12), (16, 32, 48, 64)
"""What a word is worth where it is found: nearly, inside a word, at its start, as a whole word."""


@dataclass(frozen=True, slots=True)
class Document:
    """Something to be found: by its title, or by what it says."""

    title: str
    body: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """The places of the documents found, the best first, and the folded pieces to mark in them."""

    places: tuple[int, ...]
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Reached:
    """Words of the index that a word of the query reaches: nearly, inside, at the start, whole."""

    tiers: tuple[Sequence[str], ...]
    marks: tuple[str, ...]


class SearchIndex:
    """Documents in their order, ready to be searched."""

    def __init__(self, documents: Iterable[Document]) -> None:
        self._titles: list[str] = []
        self._in_titles: dict[str, list[int]] = {}
        self._in_bodies: dict[str, list[int]] = {}
        for place, document in enumerate(documents):
            title = folded(document.title)
            self._titles.append(title)
            _post(self._in_titles, title, place)
            _post(self._in_bodies, folded(document.body), place)
        self._words = sorted(self._in_titles.keys() | self._in_bodies.keys())
        self._starts: dict[int, list[str]] = {}

    def find(self, query: str) -> Found:
        """What has every word of the query, or else any; everything in its order for an empty query."""
        sought = _sought(query)
        if not sought:
            return Found(tuple(range(len(self._titles))))
        reached = [self._reached(word) for word in sought]
        scores = _joined([self._scores(each) for each in reached])
        start = folded(query).strip()
        for place in scores:
            if self._titles[place].startswith(start):
                scores[place] += _WHOLE_TITLE if self._titles[place] == start else _START_OF_TITLE
        places = tuple(sorted(sorted(scores), key=scores.__getitem__, reverse=True))  # ties keep their order
        return Found(places, tuple(mark for each in reached for mark in each.marks))

    def _reached(self, word: str) -> _Reached:
        first = bisect_left(self._words, word)
        last = bisect_left(self._words, word + "\U0010ffff")
        starting = self._words[first:last]
        inside = [one for one in self._words if word in one] if len(word) >= _SHORTEST_INSIDE else starting
        if inside:
            whole = [word] if word in starting[:1] else []
            return _Reached(((), inside, starting, whole), (word,))
        close = self._close(word)
        return _Reached((close, (), (), ()), tuple(close))

    def _close(self, word: str) -> list[str]:
        """The words fewest typos away, or their beginnings; one typo in a short word, two in a long one."""
        if len(word) < _SHORTEST_CLOSE:
            return []
        # Here, and not above: loading it costs more than the search, and only a typo needs it.
        from rapidfuzz.distance import OSA  # noqa: PLC0415
        from rapidfuzz.process import extract  # noqa: PLC0415

        allowed = 2 if len(word) >= _LONG else 1
        found: dict[str, float] = {}
        for choices in (self._words, self._beginnings(len(word)), self._beginnings(len(word) + 1)):
            for _, typos, place in extract(
                word, choices, scorer=OSA.distance, score_cutoff=allowed, limit=None
            ):
                found[self._words[place]] = min(typos, found.get(self._words[place], allowed))
        fewest = min(found.values(), default=0)
        return [one for one, typos in found.items() if typos == fewest]

    def _beginnings(self, length: int) -> list[str]:
        if length not in self._starts:
            self._starts[length] = [word[:length] for word in self._words]
        return self._starts[length]

    def _scores(self, reached: _Reached) -> dict[int, int]:
        """What each document is worth; a word of a letter or two counts in a body only when it is whole."""
        is_short = max(map(len, reached.marks), default=0) < _SHORTEST_INSIDE
        in_bodies = (*((),) * 3, reached.tiers[-1]) if is_short else reached.tiers
        scores: dict[int, int] = {}
        _add(scores, self._in_bodies, in_bodies, _BODY)
        _add(scores, self._in_titles, reached.tiers, _TITLE)
        return scores


def marked_spans(text: str, marks: Iterable[str]) -> tuple[tuple[int, int], ...]:
    """Where the marks are in a text, as starts and ends in order; a short mark only at a word's start."""
    ground, origins = folded_with_origins(text)
    spans = sorted(
        (origins[start], origins[end - 1] + 1) for mark in marks for start, end in _occurrences(mark, ground)
    )
    apart: list[tuple[int, int]] = []
    for start, end in spans:
        if apart and start <= apart[-1][1]:
            apart[-1] = (apart[-1][0], max(end, apart[-1][1]))
        else:
            apart.append((start, end))
    return tuple(apart)


def _occurrences(mark: str, ground: str) -> Iterator[tuple[int, int]]:
    start = ground.find(mark)
    while start >= 0:
        if len(mark) >= _SHORTEST_INSIDE or not ground[start - 1 : start].isalnum():
            yield start, start + len(mark)
        start = ground.find(mark, start + len(mark))


def _add(
    scores: dict[int, int],
    postings: dict[str, list[int]],
    tiers: Sequence[Sequence[str]],
    worths: Sequence[int],
) -> None:
    for words, worth in zip(tiers, worths, strict=True):
        for word in words:
            scores.update(dict.fromkeys(postings.get(word, ()), worth))


def _post(postings: dict[str, list[int]], text: str, place: int) -> None:
    for word in set(_WORD.findall(text)):
        postings.setdefault(word, []).append(place)


def _sought(query: str) -> list[str]:
    """The words of a query; small ones, and letters beside a word, only where there is nothing else."""
    words = list(dict.fromkeys(_WORD.findall(folded(query[:_LONGEST_QUERY]))))[:_MOST_WORDS]
    return [word for word in words if len(word) > 1 and word not in _SILENT] or words


def _joined(scores: Sequence[dict[int, int]]) -> dict[int, int]:
    """The sums of what has every word; where nothing has them all, of what has any."""
    if len(scores) == 1:
        return scores[0]
    every = {
        place: sum(each[place] for each in scores)
        for place in scores[0]
        if all(place in each for each in scores[1:])
    }
    if every:
        return every
    return {place: sum(each.get(place, 0) for each in scores) for place in set().union(*scores)}
