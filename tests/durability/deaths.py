"""Tries of one way to die, in one process that has everything loaded: `python -m tests.durability.deaths`.

`WAY TRIES SEED FOLDER` → one line of JSON: how many rows were lost, in how many of the tries.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

from gmscreen.store.backups import make_backup
from gmscreen.store.creation import create_campaign
from gmscreen.store.examination import contents_of
from gmscreen.store.opening import open_campaign
from tests.durability.acting import act_for_ever
from tests.durability.verdict import lost_rows
from tests.session.acts import NOON, THREE, sitting
from tests.store.campaigns import file_of

MODEL = "modelo.escudo"
LONGEST_LIFE = 0.15
"""Seconds; some forty acts."""

WAYS: dict[str, tuple[str, ...]] = {
    "kill": (),
    "checkpoint": ("PRAGMA wal_autocheckpoint = 1",),
    "power": (),
    "power-checkpoint": ("PRAGMA wal_autocheckpoint = 8",),
    "power-normal": ("PRAGMA synchronous = NORMAL",),
}
"""How a process dies, and what is set in its connection before it acts."""


FILES = "files"
"""Killed while it makes campaigns, copies and backups."""


def main() -> None:
    """Try so often, and print what was lost."""
    way, tries, seed, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
    chance, once = random.Random(seed), _files_try if way == FILES else _acts_try
    create_campaign(folder / MODEL, "Modelo")
    tried = [once(way, chance, folder / str(number)) for number in range(tries)]
    lost = [rows for rows, _ in tried]
    told = {"rows": sum(lost), "tries": sum(map(bool, lost)), "acts": sum(n for _, n in tried)}
    sys.stdout.write(json.dumps(told) + "\n")


def _acts_try(way: str, chance: random.Random, folder: Path) -> tuple[int, int]:
    """Rows that were lost, and acts that were acknowledged."""
    model, lived, kept = folder.with_name(MODEL), folder / "vivo", folder / "mantido"
    for place in (lived, kept):
        place.mkdir(parents=True)
        shutil.copy(model, place / "Mesa.escudo")
    os.environ["ESCUDO_TRACKED"], os.environ["ESCUDO_KEPT"] = str(lived), str(kept)
    path, seed = lived / "Mesa.escudo", chance.randrange(2**32)
    told = _said(lambda tell: act_for_ever(path, seed, WAYS[way], tell), chance.random() * LONGEST_LIFE)
    left = (kept if way.startswith("power") else lived) / "Mesa.escudo"
    lost = lost_rows(left, contents_of(model).campaign, told[-1])
    shutil.rmtree(folder)
    return lost, len(told)


def _files_try(_way: str, chance: random.Random, folder: Path) -> tuple[int, int]:
    """Every file under a final name is whole, so that none is lost; how many there were."""
    folder.mkdir()
    _said(lambda tell: _make_files(folder, tell), chance.random() * LONGEST_LIFE)
    found = list(folder.rglob("[!.]*.escudo"))
    for path in found:
        contents_of(path)
    shutil.rmtree(folder)
    return 0, len(found)


def _said(act: Callable[[int], None], life: float) -> list[dict[str, Any]]:
    """Let a child act for so long after its first words, kill it, and give all that it said whole."""
    hear, tell = os.pipe()
    child = os.fork()
    if not child:
        os.close(hear)
        _act_and_die(act, tell)
    os.close(tell)
    with os.fdopen(hear, "rb") as words:
        first = words.readline()
        time.sleep(life)
        os.kill(child, signal.SIGKILL)
        lines = [first, *words.read().splitlines(keepends=True)]
    os.waitpid(child, 0)
    return [json.loads(line) for line in lines if line.endswith(b"\n")]


def _act_and_die(act: Callable[[int], None], tell: int) -> NoReturn:
    try:
        act(tell)
    finally:
        os._exit(1)


def _make_files(folder: Path, tell: int) -> None:
    for number in count():
        path = folder / f"{number}.escudo"
        create_campaign(path, "Mesa")
        session = sitting(open_campaign(path))
        session.roll(THREE)
        make_backup(file_of(session), NOON)
        file_of(session).copy_to(folder / f"{number} copia.escudo")
        session.close()
        os.write(tell, b"{}\n")  # a busy machine may take longer for the first than a life lasts


if __name__ == "__main__":
    main()
