"""Generations of backups: made, read back, pruned by their order, the fullest never lost."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.session.house import Backup
from gmscreen.session.note_commands import AddNote, RemoveNote
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backup_names import backup_at, backup_folder, backup_path
from gmscreen.store.backups import make_backup
from gmscreen.store.examination import contents_of
from gmscreen.store.generations import DAYS, NEWEST, WEEKS, backups_of, to_prune
from gmscreen.store.keeper import BackupKeeper
from tests.session.acts import NOON, THREE
from tests.store.campaigns import file_of, made, opened
from tests.store.person import Person

FOLDER = Path("/x")
TIMES = st.integers(0, 2**31).map(lambda seconds: datetime.fromtimestamp(seconds, UTC))
DAY = timedelta(days=1)


def backup(sequence: int, time: datetime, records: int = 5, rolls: int = 5) -> Backup:
    return Backup(backup_path(FOLDER, sequence, time, records, rolls), sequence, time, records, rolls)


def survivors(times: list[datetime], **counts: int) -> list[Backup]:
    """What is left when backups are made one after another, each time pruning."""
    kept: list[Backup] = []
    for sequence, time in enumerate(times, 1):
        kept.append(backup(sequence, time, **counts))
        pruned = to_prune(kept)
        kept = [one for one in kept if one not in pruned]
    return kept


def test_a_backup_holds_what_the_campaign_holds(tmp_path: Path) -> None:
    with opened(made(tmp_path)) as session:
        report = make_backup(file_of(session), NOON)
        assert report is not None
        contents = contents_of(report.backup.path)
        assert contents.campaign == session.campaign
        assert contents.progress == file_of(session).progress()
        assert (report.backup.records, report.backup.rolls) == (2, 3)


def test_a_list_of_backups_tells_order_day_and_counts(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path) as session:
        for day in range(3):
            session.do(AddNote("mais"))
            make_backup(file_of(session), NOON + day * DAY)
    told = [(one.sequence, one.time, one.records) for one in backups_of(path)]
    assert told == [(3, NOON + 2 * DAY, 5), (2, NOON + DAY, 4), (1, NOON, 3)]


def test_without_anything_new_no_backup_is_made(tmp_path: Path) -> None:
    with opened(made(tmp_path)) as session:
        assert make_backup(file_of(session), NOON) is not None
        assert make_backup(file_of(session), NOON) is None
        session.undo()
        assert make_backup(file_of(session), NOON) is not None
        session.redo()
        assert make_backup(file_of(session), NOON) is not None


def test_a_folder_that_can_not_be_used_is_told_and_work_goes_on(tmp_path: Path) -> None:
    path = made(tmp_path)
    backup_folder(path).write_text("no caminho")
    with opened(path) as session:
        with pytest.raises(StoreError, match="cópia de segurança não foi feita"):
            make_backup(file_of(session), NOON)
        session.do(AddNote("segue"))


def test_what_a_killed_process_left_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    path = made(tmp_path)
    folder = backup_folder(path)
    folder.mkdir()
    for name in (".0123.parcial", ".0123.parcial-journal", "lembrete.txt"):
        (folder / name).write_text("x")
    with opened(path) as session:
        report = make_backup(file_of(session), NOON)
    assert report is not None
    assert {place.name for place in folder.iterdir()} == {"lembrete.txt", report.backup.path.name}


def test_a_blank_session_pushes_out_no_full_one_and_says_so(tmp_path: Path) -> None:
    path = made(tmp_path, notes=6)
    with opened(path) as session:
        make_backup(file_of(session), NOON)
        for note in list(session.campaign.notes):
            session.do(RemoveNote(note))
        reports = []
        for _ in range(30):
            session.roll(THREE)
            reports.append(make_backup(file_of(session), NOON))
        full = [one for one in backups_of(path) if one.records == 6]
    assert len(full) == 1
    assert contents_of(full[0].path).campaign.count() == 6
    assert all("6" in report.warning for report in reports if report is not None)


def test_a_session_that_only_grew_says_nothing(tmp_path: Path) -> None:
    with opened(made(tmp_path)) as session:
        make_backup(file_of(session), NOON)
        session.do(AddNote("mais"))
        report = make_backup(file_of(session), NOON)
    assert report is not None
    assert report.warning == ""


def test_the_last_ten_are_kept_however_quickly_they_came() -> None:
    kept = survivors([NOON] * 40)
    assert [one.sequence for one in kept] == list(range(31, 41))


def test_days_and_weeks_keep_their_last() -> None:
    times = [NOON + day * DAY + hour * timedelta(hours=1) for day in range(90) for hour in range(3)]
    kept = survivors(times)
    days = {one.time.date() for one in kept}
    weeks = {one.time.isocalendar()[:2] for one in kept}
    assert {(NOON + day * DAY).date() for day in range(90 - DAYS, 90)} <= days
    assert len(weeks) >= WEEKS - 1
    assert len(kept) <= NEWEST + DAYS + WEEKS + 2


@pytest.mark.parametrize(
    "wrong",
    [
        NOON - DAY,
        datetime(1970, 1, 1, tzinfo=UTC),
        datetime(2040, 1, 1, tzinfo=UTC),
        NOON - timedelta(hours=1),
    ],
)
def test_a_clock_that_goes_wrong_prunes_nothing_that_a_right_one_would_keep(wrong: datetime) -> None:
    before = [NOON + day * DAY for day in range(12)]
    kept = survivors([*before, wrong])
    assert [one.sequence for one in kept] == list(range(1, 14))


def test_what_comes_after_a_wrong_clock_is_newer_still(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path) as session:
        for year in (2040, 1970, 2026):
            session.do(AddNote("mais"))
            make_backup(file_of(session), datetime(year, 1, 1, tzinfo=UTC))
    assert [one.time.year for one in backups_of(path)] == [2026, 1970, 2040]


@given(st.lists(st.tuples(TIMES, st.integers(0, 50)), max_size=60))
def test_the_newest_ten_and_the_fullest_survive_any_history(history: list[tuple[datetime, int]]) -> None:
    kept: list[Backup] = []
    for sequence, (time, records) in enumerate(history, 1):
        kept.append(backup(sequence, time, records))
        pruned = to_prune(kept)
        kept = [one for one in kept if one not in pruned]
    assert {one.sequence for one in kept} >= set(range(max(1, len(history) - 9), len(history) + 1))
    assert max((one.records for one in kept), default=0) == max((n for _, n in history), default=0)


@given(st.integers(1, 10**7), TIMES, st.integers(0, 10**6))
def test_a_name_says_all_that_a_list_shows(sequence: int, time: datetime, count: int) -> None:
    assert backup_at(backup_path(FOLDER, sequence, time, count, 7)) == backup(sequence, time, count, 7)


@pytest.mark.parametrize("name", ["notas.txt", "000001_20261399T000000Z_1_1.escudo", "versao-1-ab.escudo"])
def test_other_names_are_no_backups(name: str) -> None:
    assert backup_at(FOLDER / name) is None


def test_backups_are_made_in_the_background_without_being_asked(tmp_path: Path) -> None:
    path, person, made_one = made(tmp_path), Person(), threading.Event()
    person.hears = made_one.set
    with opened(path) as session:
        keeper = BackupKeeper(file_of(session), person.owner, every=0.01)
        keeper.start()
        assert made_one.wait(10)
        made_one.clear()
        session.do(AddNote("mais"))
        assert made_one.wait(10)
        keeper.end(10)
    assert [report.backup.records for report in person.told] == [2, 3]


def test_after_hours_of_sleep_one_backup_is_made_and_not_one_for_each_hour(tmp_path: Path) -> None:
    path, person = made(tmp_path), Person()
    times = iter([NOON, NOON + timedelta(hours=8)])
    with opened(path) as session:
        keeper = BackupKeeper(file_of(session), person.owner, clock=lambda: next(times))
        keeper.back_up()
        session.do(AddNote("mais"))
        keeper.back_up()
    assert len(person.told) == 2


def test_trouble_in_the_background_is_told(tmp_path: Path) -> None:
    path, person = made(tmp_path), Person()
    backup_folder(path).write_text("no caminho")
    with opened(path) as session:
        keeper = BackupKeeper(file_of(session), person.owner)
        keeper.start()
        keeper.end(10)
    assert {trouble.key for trouble in person.warned} == {"no_backup"}
