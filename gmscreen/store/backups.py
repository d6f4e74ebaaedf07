"""Making backups of an open campaign, finding a good one, and opening a copy of it."""

from __future__ import annotations

import secrets
import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from gmscreen.session.house import Backup, BackupReport
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backup_names import backup_folder, backup_path
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.examination import contents_of, progress_of
from gmscreen.store.faults import fault, faults_of
from gmscreen.store.generations import backups_of, to_prune
from gmscreen.store.placing import PARTIAL, placed, remove_partials, sync
from gmscreen.texts.catalogue import text


def make_backup(file: CampaignFile, now: datetime) -> BackupReport | None:
    """Copy the campaign into the next generation, read the copy back whole, prune; None when nothing is new.

    StoreError when the folder can't be written or the copy is not whole: then nothing is pruned.
    """
    folder = backup_folder(file.path)
    before = backups_of(file.path)
    if before and _is_backed_up(file, before[0]):
        return None
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        remove_partials(folder)
        backup = _copied(file, folder, before[0].sequence + 1 if before else 1, now)
    except (OSError, StoreError) as error:
        raise StoreError("no_backup", folder, reason=_reason(error)) from error
    for old in to_prune((backup, *before)):
        with suppress(OSError):
            old.path.unlink()
    return BackupReport(backup, _fuller(backup, before))


def newest_good_backup(campaign: Path) -> Backup | None:
    """The newest backup that is whole, read from end to end; None when there is none."""
    for backup in backups_of(campaign):
        with suppress(StoreError):
            contents_of(backup.path)
            return backup
    return None


def restore(backup: Path, campaign: Path) -> Path:
    """A new campaign beside the old one, which is left as it is, from a backup that is whole.

    StoreError when the backup is not, or there is no room.
    """
    contents_of(backup)
    target = _free_name(campaign)
    with placed(target) as partial, faults_of(backup):
        shutil.copyfile(backup, partial)
    return target


def _copied(file: CampaignFile, folder: Path, sequence: int, now: datetime) -> Backup:
    unread = folder / f".{secrets.token_hex(8)}{PARTIAL}"
    file.copy_to(unread)
    try:
        contents = contents_of(unread)
        rolls = contents.progress.head.count
        path = backup_path(folder, sequence, now, contents.records, rolls)
        unread.rename(path)
        sync(folder)
    except BaseException:
        unread.unlink(missing_ok=True)
        raise
    return Backup(path, sequence, now, contents.records, rolls)


def _is_backed_up(file: CampaignFile, newest: Backup) -> bool:
    try:
        return progress_of(newest.path) == file.progress()
    except StoreError:
        return False


def _fuller(backup: Backup, before: tuple[Backup, ...]) -> Backup | None:
    """The fullest of the older ones, when this one has lost half of it or more."""
    fullest = max(before, key=lambda one: one.records, default=None)
    if fullest is None or fullest.records < 2 or backup.records * 2 > fullest.records:
        return None
    return fullest


def _reason(error: Exception) -> str:
    told = fault(None, error) or error
    if not isinstance(told, StoreError):
        return str(told)
    return text(f"store_error.{told.key}", **told.values)


def _free_name(campaign: Path) -> Path:
    number = 1
    while (target := campaign.with_name(_restored_name(campaign.stem, number))).exists():
        number += 1
    return target


def _restored_name(stem: str, number: int) -> str:
    words = text("backup.restored") if number == 1 else text("backup.restored_again", number=number)
    return f"{stem} ({words}).escudo"
