"""Which backups are kept: the newest, one a day, one a week, and always the fullest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path

from gmscreen.session.house import Backup
from gmscreen.store.backup_names import backup_at, backup_folder

NEWEST, DAYS, WEEKS = 10, 14, 8


def backups_of(campaign: Path) -> tuple[Backup, ...]:
    """The backups of a campaign, newest first; none when their folder can't be read."""
    try:
        found = [backup_at(path) for path in backup_folder(campaign).iterdir()]
    except OSError:
        return ()
    kept = [backup for backup in found if backup is not None]
    return tuple(sorted(kept, key=lambda backup: backup.sequence, reverse=True))


def to_prune(backups: Iterable[Backup]) -> frozenset[Backup]:
    """Those that no rule keeps. What is newer goes by sequence: a clock that was set back prunes nothing."""
    ordered = sorted(backups, key=lambda backup: backup.sequence, reverse=True)
    kept = {
        *ordered[:NEWEST],
        *_newest_of_each(ordered, lambda backup: backup.time.date())[:DAYS],
        *_newest_of_each(ordered, lambda backup: backup.time.isocalendar()[:2])[:WEEKS],
    }
    if ordered:
        kept.add(max(ordered, key=lambda backup: (backup.records, backup.rolls, backup.sequence)))
        kept.add(max(ordered, key=lambda backup: (backup.rolls, backup.records, backup.sequence)))
    return frozenset(ordered) - kept


def _newest_of_each(ordered: Sequence[Backup], period: Callable[[Backup], object]) -> list[Backup]:
    """The newest of each day or week, newest first. A day that a wrong clock comes back to is another day."""
    return [next(backups) for _, backups in groupby(ordered, period)]
