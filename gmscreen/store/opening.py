"""Opening a campaign: header, lock, migration, tables, in this order, so that nothing strange is touched."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine

from gmscreen.session.store_protocol import StoreError
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.connection import driver_connection, reading_engine, writing_engine
from gmscreen.store.faults import faults_of
from gmscreen.store.header import Header, read_header
from gmscreen.store.layout import require_layout, require_no_code
from gmscreen.store.lock import OwnerLock
from gmscreen.store.log_file import log_of, require_known_log
from gmscreen.store.migrations import migrate
from gmscreen.store.version import SCHEMA_VERSION

_LOOK_INSTEAD = {"busy", "read_only", "forbidden"}


def open_campaign(path: Path) -> CampaignFile:
    """The campaign, ours to write; StoreError `busy` when another program has it, or what it is instead."""
    path = path.resolve()  # two names of one file have one lock
    read_header(path)
    lock = OwnerLock(path)
    try:
        return owned_campaign(path, lock)
    except BaseException:
        lock.release()
        raise


def view_campaign(path: Path, reason: StoreError | None = None) -> CampaignFile:
    """The campaign to look at only; `reason` says why, if not because that was asked for."""
    path = path.resolve()
    header = read_header(path)
    if header.version < SCHEMA_VERSION:
        raise StoreError("older_schema", path, version=header.version)
    # Without its folder SQLite can't share a file; alone with it, and all written, it need not.
    alone = not os.access(path.parent, os.W_OK, effective_ids=True) and log_of(path) is None
    return _opened(
        path, reading_engine(path, immutable=alone), header, reason or StoreError("view_only", path)
    )


def open_or_view(path: Path) -> CampaignFile:
    """The campaign as it can be had: to write if nothing speaks against it, else to look at."""
    try:
        return open_campaign(path)
    except StoreError as error:
        if error.key not in _LOOK_INSTEAD:
            raise
        return view_campaign(path, error)


def owned_campaign(path: Path, lock: OwnerLock) -> CampaignFile:
    """The campaign whose lock is held, ours to write; the lock is let go when it is closed."""
    header = read_header(path)  # once more: until we had the lock, another program might write
    if log := log_of(path):
        require_known_log(path, log)
    engine = writing_engine(path)
    try:
        with faults_of(path), engine.connect() as connection:
            with connection.begin():
                require_no_code(connection, path)
            migrate(driver_connection(connection), path)
    except BaseException:
        engine.dispose()
        raise
    with suppress(OSError):
        path.chmod(0o600)
    return _opened(path, engine, header, lock)


def _opened(path: Path, engine: Engine, header: Header, holds: OwnerLock | StoreError) -> CampaignFile:
    try:
        with faults_of(path), engine.connect() as connection, connection.begin():
            require_layout(connection, path)
        return CampaignFile(path, engine, header, holds)
    except BaseException:
        engine.dispose()
        raise
