"""A ledger of a million rolls: its last page, a key in its search, and one in Dados until it is painted."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, text

from benchmarks.measure import Measure, percentile_95, python_child
from gmscreen.rules.dice import parse_dice
from gmscreen.session.ledger import LedgerFact, LedgerHead
from gmscreen.session.ledger_page import LedgerQuery, Visibility
from gmscreen.session.ledger_writing import Stamp, next_entries
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.store import ledger_rows
from gmscreen.store.connection import building_engine
from gmscreen.store.layout import make_layout

_ROWS, _REAL = 1_000_000, 2_000
_WHO = ("Kállias", "Ônfalos", "Kaia", "Krell", "Rato-Gigante 3", "Orc 12")
_WHAT = ("Ataque com espada", "Percepção", "Esquiva", "Dano", "Aparar", "Vontade", "HT para não desmaiar")
TYPED = "kallias percepcao"
_FILLER = '{"hidden":false}'
_COUNTED = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :most)"
_FILLERS = f"INSERT INTO rolls(sequence, line) {_COUNTED} SELECT i, :line FROM n"  # noqa: S608
_WORDS = (
    "INSERT INTO rolls_words(rowid, words, marks)"
    " SELECT sequence, json_extract(:who, '$[' || (sequence % 6) || ']') || char(10)"
    " || json_extract(:what, '$[' || (sequence / 6 % 7) || ']'),"
    " iif(sequence % 5000 = 0, 'hidden', 'public') FROM rolls WHERE line = :line"
)


def measures() -> list[Measure]:
    """Milliseconds; the search is read after each key of a line that is typed, alone and in the panel."""
    with TemporaryDirectory() as folder:
        engine = building_engine(Path(folder, "million.escudo"))
        with engine.begin() as connection:
            make_layout(connection)
            fill(connection)
        with engine.connect() as connection:
            pages = [_milliseconds(connection, query) for query in _last_pages()]
            keys = [_milliseconds(connection, query) for query in _as_typed() for _ in range(5)]
        engine.dispose()
    return [
        Measure("ledger of 1,000,000 rolls, last page, median", "–", median(pages[5:]), None, 5, "ms"),
        Measure("a key in its search, p95", "–", percentile_95(keys[5:]), None, 16, "ms"),
        _painted(),
    ]


def _painted() -> Measure:
    """The same in Dados, from the key to the end of its paint."""
    readings = json.loads(python_child("-m", "benchmarks.ledger_probe")[1].splitlines()[-1])
    spent = f"{percentile_95(readings['spent']):.1f} ms of the processor"
    return Measure(
        "a key in Dados → painted, p95", "–", percentile_95(readings["keys"]), None, 16, "ms", spent
    )


def fill(connection: Connection) -> None:
    """Rows that are only there to be many, then real ones, of which the pages are."""
    most = _ROWS - _REAL
    connection.execute(text(_FILLERS), {"most": most, "line": _FILLER})
    names = {"who": _json(_WHO), "what": _json(_WHAT), "line": _FILLER}
    connection.execute(text(_WORDS), names)
    stamp = Stamp(datetime(2026, 11, 30, tzinfo=UTC), 1)
    head = LedgerHead(most, "0" * 64)
    ledger_rows.add_rows(connection, list(next_entries(head, _rolls(Random(1)), stamp)))


def _rolls(chance: Random) -> Iterator[LedgerFact]:
    dice = parse_dice("3d")
    for number in range(_REAL):
        request = RollRequest(dice, chance.choice(_WHAT), chance.choice(_WHO), 12, (("Escuro", -2),))
        faces = tuple(chance.randint(1, 6) for _ in range(3))
        yield RollFacts(request, faces, hidden=number % 100 == 0)


def _json(words: tuple[str, ...]) -> str:
    return "[" + ",".join(f'"{word}"' for word in words) + "]"


def _as_typed() -> Iterator[LedgerQuery]:
    for end in range(len(TYPED) + 1):
        for visibility in Visibility:
            yield LedgerQuery(TYPED[:end], visibility)


def _last_pages() -> Iterator[LedgerQuery]:
    """The last page, and those before it: rows that were read once are not read again."""
    page = LedgerQuery().limit
    return (LedgerQuery(before=end) for end in range(_ROWS + 1, _ROWS - _REAL + page, -page))


def _milliseconds(connection: Connection, query: LedgerQuery) -> float:
    act: Callable[[], object] = partial(ledger_rows.read_page, connection, query)
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000
