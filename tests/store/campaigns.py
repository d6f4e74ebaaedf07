"""Campaigns in files, made quickly."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gmscreen.session.note_commands import AddNote
from gmscreen.session.session import Session
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from tests.session.acts import THREE, sitting

NOBODY = 65534


def made(folder: Path, notes: int = 2, rolls: int = 3, name: str = "Mesa") -> Path:
    """A closed campaign with some notes and rolls."""
    path = folder / f"{name}.escudo"
    create_campaign(path, name)
    with opened(path) as session:
        for number in range(notes):
            session.do(AddNote(f"Nota {number}", "texto " * 50))
        for _ in range(rolls):
            session.roll(THREE, hidden=True)
    return path


@contextmanager
def opened(path: Path) -> Iterator[Session]:
    """A sitting in a file, closed at the end."""
    session = sitting(open_campaign(path))
    try:
        yield session
    finally:
        session.close()


def file_of(session: Session) -> CampaignFile:
    store = session.open.store
    assert isinstance(store, CampaignFile)
    return store


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without root's way through every permission."""
    if os.geteuid():
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
