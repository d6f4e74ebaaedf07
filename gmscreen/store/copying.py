"""A copy of an open campaign, made by the connection that writes it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from gmscreen.store.placing import placed


def write_copy(connection: sqlite3.Connection, target: Path, *, replacing: bool = False) -> None:
    """Copy everything into `target`, whole or not at all; StoreError when it can't be written there."""
    with placed(target, replacing=replacing) as partial:
        connection.execute("VACUUM INTO ?", (str(partial),))
