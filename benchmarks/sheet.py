"""A sheet with two hundred pieces and a hundred skills: what one key in a field of it costs."""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable, Iterator
from decimal import Decimal

from benchmarks.measure import Measure, percentile_95, python_child
from gmscreen.session.campaign import Campaign
from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet, EditSheet
from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import Edit, SetField
from gmscreen.sheets.toml_text import document

_PIECES, _SKILLS, _WEAPONS, _KEYS, _AUDITS, _WARM_UP = 200, 100, 12, 200, 40, 5
_PLACES = (Place.WORN, Place.BELT, Place.PACK, Place.PACK)


def measures() -> list[Measure]:
    """Milliseconds from the key to both lines derived anew, and to the end of the paint in the window."""
    session = Session(store=MemoryStore(Campaign("0" * 32)), later=lambda _seconds, _act: None)
    session.do(AddSheet(FileText(document(large_sheet()))))
    gc.freeze()  # as the window does once it is furnished
    edits = [_milliseconds(lambda edit=edit: _typed(session, edit)) for edit in _edits()]  # type: ignore[misc]
    derived = [_milliseconds(lambda edit=edit: _derived(session, edit)) for edit in _edits()]  # type: ignore[misc]
    audits = [_milliseconds(lambda: audit(_sheet_of(session))) for _ in range(_AUDITS)]
    audited = percentile_95(audits[_WARM_UP:])
    typed, both = percentile_95(edits[_WARM_UP:]), percentile_95(derived[_WARM_UP:])
    return [
        Measure("a key in a sheet of 200 pieces: the edit, p95", "–", typed, None, 3, "ms"),
        Measure("and both lines derived, p95", "–", both, None, 6, "ms"),
        _painted(),
        Measure("and all of it audited, while nobody types, p95", "–", audited, None, 50, "ms"),
    ]


def _painted() -> Measure:
    """A key in Fichas: wall time, and in the note the processor's, which a busy machine does not stretch."""
    readings = json.loads(python_child("-m", "benchmarks.sheet_probe")[1].splitlines()[-1])
    used = f"of the processor {percentile_95(readings['processor']):.1f} ms"
    wall = percentile_95(readings["wall"])
    return Measure("from the key to the end of the paint, p95", "–", wall, None, 16, "ms", used)


def _typed(session: Session, edit: Edit) -> None:
    session.do(EditSheet("grande", edit, typing=True))


def _derived(session: Session, edit: Edit) -> None:
    _typed(session, edit)
    lines_of(_sheet_of(session))


def _sheet_of(session: Session) -> Sheet:
    return sheet_file_of(session.campaign.sheets["grande"]).sheet


def _edits() -> Iterator[Edit]:
    """Four keys in a weight, an attribute or a name, then the next; no two leave the same text."""
    for key in range(_KEYS):
        cell = key // 4
        yield (
            SetField(("equipment", cell, "weight_kg"), Decimal(key + 1) / 100),
            SetField(("attributes", "st"), 8 + key % 12),
            SetField(("skills", cell, "name"), f"Perícia {key}, outra"),
        )[cell % 3]


def large_sheet() -> dict[str, object]:
    """The sheet, as the tree of its file."""
    return {
        "schema": 1,
        "id": "grande",
        "name": "Ana",
        "kind": "pc",
        "attributes": {"st": 12, "dx": 14, "iq": 11, "ht": 12},
        "equipment": [_piece(number) for number in range(_PIECES)],
        "skills": [_skill(number) for number in range(_SKILLS)],
    }


def _piece(number: int) -> dict[str, object]:
    weapon = {"weapon": {"skill": f"Perícia {number}"}} if number < _WEAPONS else {}
    return {
        "name": f"Peça {number}",
        "place": (Place.BELT if weapon else _PLACES[number % len(_PLACES)]).value,
        "weight_kg": Decimal(number) / 100,
        "role": "weapon" if weapon else "armor" if number % 20 == 0 else "supply",
        **weapon,
        "price_g": 10 + number,
        "source": "21 §8.3; 03 §9.4",
        "note": "Uma nota sobre a peça, do tamanho que costumam ter.",
    }


def _skill(number: int) -> dict[str, object]:
    return {
        "name": f"Perícia {number}",
        "type": "physical",
        "difficulty": "average",
        "attribute": "dx",
        "relative": 1,
        "points": 4,
        "level": 15,
        "bonuses": [{"value": 1, "source": "anel (24 §1)"}],
    }


def _milliseconds(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000
