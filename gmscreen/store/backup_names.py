"""Where backups lie and how they are called: everything that a list of them shows stands in the name."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime
from pathlib import Path

from gmscreen.session.house import Backup

FOLDER_SUFFIX = ".copias"
_TIME = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(
    r"(?P<sequence>\d{6,})_(?P<time>\d{8}T\d{6}Z)_(?P<records>\d+)_(?P<rolls>\d+)\.escudo", re.ASCII
)


def backup_folder(campaign: Path) -> Path:
    """The folder beside the campaign that holds its backups."""
    return campaign.with_name(campaign.name + FOLDER_SUFFIX)


def backup_path(folder: Path, sequence: int, time: datetime, records: int, rolls: int) -> Path:
    """The name of a backup."""
    return folder / f"{sequence:06d}_{time.astimezone(UTC).strftime(_TIME)}_{records}_{rolls}.escudo"


def backup_at(path: Path) -> Backup | None:
    """The backup that a name tells of, or None for any other name."""
    match = _NAME.fullmatch(path.name)
    if match is None:
        return None
    try:
        time = datetime.strptime(match["time"], _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
    return Backup(path, int(match["sequence"]), time, int(match["records"]), int(match["rolls"]))


def migration_backup(campaign: Path, version: int) -> Path:
    """A free name for the copy made before a migration; no pruning ever takes it."""
    folder = backup_folder(campaign)
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder / f"versao-{version}-{secrets.token_hex(4)}.escudo"
