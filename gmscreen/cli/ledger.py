"""`gmscreen ledger verify FILE…` and `gmscreen ledger export`: the ledger proved, and written out."""

from __future__ import annotations

import json
import os
import stat
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from gmscreen.cli.failures import known_sentence
from gmscreen.session.ledger import empty_head
from gmscreen.session.ledger_check import BadRow, KnownHead, Verdict, known_head, verified
from gmscreen.session.ledger_export import ledger_of, verify_export
from gmscreen.session.ledger_files import export_ledger
from gmscreen.session.ledger_heads import user_heads
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.facts import campaign_id
from gmscreen.store.opening import view_campaign
from gmscreen.texts.catalogue import plural, text

FAILED = 1
_SQLITE = b"SQLite format 3\x00"


def add_arguments(parser: ArgumentParser) -> None:
    """The two acts, each with its own options."""
    acts = parser.add_subparsers(dest="act", required=True, metavar=text("ledger_command.act_name"))
    for name, add in (("verify", _add_verify), ("export", _add_export)):
        told = text(f"ledger_command.{name}")
        add(acts.add_parser(name, description=told, help=told))


def _add_verify(parser: ArgumentParser) -> None:
    file_name, head_name = text("ledger_command.file_name"), text("ledger_command.head_name")
    files, head = text("ledger_command.files"), text("ledger_command.head")
    parser.add_argument("files", nargs="+", type=Path, metavar=file_name, help=files)
    parser.add_argument("--head", action="append", default=[], type=_head, metavar=head_name, help=head)
    parser.add_argument("--json", action="store_true", help=text("ledger_command.json"))


def _add_export(parser: ArgumentParser) -> None:
    campaign, folder = text("ledger_command.campaign_name"), text("ledger_command.folder_name")
    told, out = text("ledger_command.campaign"), text("ledger_command.out")
    parser.add_argument("--campaign", required=True, type=Path, metavar=campaign, help=told)
    parser.add_argument("--out", required=True, type=Path, metavar=folder, help=out)


def run(options: Namespace) -> int:
    """Do it; gives the exit status."""
    return _verify_all(options) if options.act == "verify" else _export(options.campaign, options.out)


def _head(written: str) -> KnownHead:
    known = known_head(written)
    if known is None:
        raise ArgumentTypeError(text("ledger_command.no_head"))
    return known


def _verify_all(options: Namespace) -> int:
    reports = [_report(path, options.head) for path in options.files]
    for report in reports:
        good = report["ok"]
        if options.json:
            print(json.dumps(report, ensure_ascii=False))
        else:
            print(report["message"], file=sys.stdout if good else sys.stderr)
    return 0 if all(report["ok"] for report in reports) else FAILED


def _report(path: Path, heads: Sequence[KnownHead]) -> dict[str, Any]:
    """What is to be said of one file, for people and for programs."""
    try:
        is_campaign, verdict = _verdict(path, heads)
    except (OSError, StoreError) as error:
        return {"file": str(path), "ok": False, "fault": "unreadable", "message": known_sentence(error)}
    if verdict.bad is not None:
        return {"file": str(path), "ok": False} | _bad(path, verdict.bad, is_campaign=is_campaign)
    head = verdict.head
    message = plural("ledger_command.whole", head.count, file=path, head=head)
    return {"file": str(path), "ok": True, "count": head.count, "head": str(head), "message": message}


def _bad(path: Path, bad: BadRow, *, is_campaign: bool) -> dict[str, Any]:
    """A row of an export stands one line further down than its number says: the head comes first."""
    line = None if is_campaign else bad.number + 1
    place = _place(bad.number, line)
    message = text("ledger_command.bad", file=path, place=place, reason=bad.error)
    return {"row": bad.number, "line": line, "fault": str(bad.error.fault), "message": message}


def _place(number: int, line: int | None) -> str:
    if line is None:
        return text("ledger_command.row", number=number)
    if number == 0:
        return text("ledger_command.first_line")
    return text("ledger_command.line", line=line, number=number)


def _verdict(path: Path, heads: Sequence[KnownHead]) -> tuple[bool, Verdict]:
    """Whether the file is a campaign, and how its ledger fares."""
    with _regular(path) as file:
        is_campaign = file.read(len(_SQLITE)) == _SQLITE
        file.seek(0)
        if not is_campaign:
            return False, verify_export(file, heads)
    campaign = view_campaign(path)
    try:
        return True, _verdict_on(campaign, heads)
    finally:
        campaign.close()


def _verdict_on(campaign: CampaignFile, heads: Sequence[KnownHead]) -> Verdict:
    """Against the heads given, and the one that was kept on this machine."""
    with campaign.reading() as connection:
        identity = campaign_id(connection, campaign.path)
    kept = user_heads().newest(identity)
    known = [*heads, kept] if kept else heads
    return verified(campaign.ledger_entries(), empty_head(identity), known)


@contextmanager
def _regular(path: Path) -> Iterator[BinaryIO]:
    """The file, opened to be read; StoreError for a folder, a pipe or a device, which might never end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise StoreError("not_a_file", path)
    # What stands there by now may be a pipe: opening one waits for a writer unless told not to.
    with os.fdopen(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
        yield file


def _export(path: Path, folder: Path) -> int:
    campaign = view_campaign(path)
    try:
        verdict = _verdict_on(campaign, ())
        if verdict.bad is not None:
            print(_bad(path, verdict.bad, is_campaign=True)["message"], file=sys.stderr)
            return FAILED
        written = export_ledger(ledger_of(campaign.load(), campaign), folder)
    finally:
        campaign.close()
    for differing in written.differing:
        print(text("ledger_command.differs", file=differing), file=sys.stderr)
    print(plural("ledger_command.exported", len(written.files), folder=folder))
    return FAILED if written.differing else 0
