"""`gmscreen roll`: kept before it is shown, alone or beside a window; a hidden one shows nothing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gmscreen.cli.main import main
from gmscreen.session.ledger import LedgerEntry, empty_head
from gmscreen.session.ledger_check import KnownHead, verified
from gmscreen.session.ledger_heads import user_heads
from gmscreen.session.roll_orders import answered
from gmscreen.session.session import Session
from gmscreen.store.door import Door
from gmscreen.store.opening import open_campaign, view_campaign

DIGEST = "[0-9a-f]{64}"
HIDDEN_TOLD = rf"nº 1: rolagem escondida gravada\. Compromisso: {DIGEST}\n"


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    return tmp_path / "Mésa nº 1 🎲.escudo"


def rolled(campaign: Path, *words: str) -> int:
    return main(["roll", *words, "--campaign", str(campaign)])


def process(campaign: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "gmscreen", "roll", *words, "--campaign", str(campaign)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def kept(campaign: Path) -> tuple[LedgerEntry, ...]:
    """Every entry of a ledger that is whole."""
    file = view_campaign(campaign)
    try:
        entries = tuple(file.ledger_entries())
        assert verified(entries, empty_head(file.load().id)).bad is None
    finally:
        file.close()
    return entries


def test_a_roll_is_told_and_kept_in_a_campaign_that_was_made_for_it(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rolled(campaign, "3d", "--level", "12", "--note", "Percepção", "--who", "Kállias") == 0
    (entry,) = kept(campaign)
    assert entry.roll is not None
    told = capsys.readouterr().out
    assert told.startswith("nº 1 · Kállias · Percepção · 3d ≤ 12: ")
    assert f" = {entry.roll.total} · " in told


def test_a_roll_without_words_is_told_by_its_dice(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rolled(campaign, "2d−1") == 0
    assert capsys.readouterr().out.startswith("nº 1 · 2d−1: ")


def test_rolls_follow_each_other(campaign: Path) -> None:
    assert [rolled(campaign, "3d") for _ in range(3)] == [0, 0, 0]
    assert [entry.sequence for entry in kept(campaign)] == [1, 2, 3]


def test_a_program_reads_the_row(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rolled(campaign, "3d", "--json") == 0
    row = json.loads(capsys.readouterr().out)
    (entry,) = kept(campaign)
    assert (row["sequence"], row["hash"], row["faces"]) == (1, entry.hash, list(_faces(entry)))


def test_a_hidden_roll_tells_its_number_and_its_commitment_alone(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rolled(campaign, "3d", "--level", "12", "--note", "Segredo", "--hidden") == 0
    told = capsys.readouterr()
    assert re.fullmatch(HIDDEN_TOLD, told.out)
    assert told.err == ""


def test_a_hidden_roll_tells_a_program_no_more(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rolled(campaign, "3d", "--hidden", "--json") == 0
    (entry,) = kept(campaign)
    assert json.loads(capsys.readouterr().out) == {"sequence": 1, "hash": entry.hash, "hidden": True}


def test_the_commitment_is_the_hash_of_the_row_on_disk(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rolled(campaign, "3d", "--hidden")
    (entry,) = kept(campaign)
    assert entry.is_hidden
    assert entry.hash in capsys.readouterr().out


@pytest.mark.parametrize("words", [("3w",), ("2d", "--level", "12"), ("3d", "--level", "3")], ids=str)
def test_what_the_rules_refuse_makes_no_campaign(
    campaign: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert rolled(campaign, *words) == 1
    assert capsys.readouterr().err.endswith(".\n")
    assert list(campaign.parent.iterdir()) == []


def test_a_file_that_is_no_campaign_stays_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "ana.toml").write_text("schema = 1\n")
    assert rolled(tmp_path / "ana.toml", "3d") == 1
    assert "ana.toml" in capsys.readouterr().err
    assert (tmp_path / "ana.toml").read_text() == "schema = 1\n"


def test_the_head_is_kept_apart(campaign: Path) -> None:
    rolled(campaign, "3d")
    (entry,) = kept(campaign)
    file = view_campaign(campaign)
    identity = file.load().id
    file.close()
    assert user_heads().newest(identity) == KnownHead(entry.hash, 1)


def test_a_ledger_that_fell_behind_is_warned_of(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rolled(campaign, "3d")
    older = campaign.read_bytes()
    rolled(campaign, "3d")
    campaign.write_bytes(older)
    capsys.readouterr()
    assert rolled(campaign, "3d") == 0
    assert "atenção: falta 1 registro no fim." in capsys.readouterr().err


def test_commands_at_the_same_time_wait_for_each_other(campaign: Path) -> None:
    rolled(campaign, "3d")
    running = [process(campaign, "3d", "--hidden") for _ in range(4)]
    assert [(one.wait(), one.communicate()[1]) for one in running] == [(0, "")] * 4
    assert [entry.sequence for entry in kept(campaign)] == [1, 2, 3, 4, 5]


def test_two_commands_may_make_the_campaign_at_the_same_time(campaign: Path) -> None:
    running = [process(campaign, "3d") for _ in range(2)]
    assert [(one.wait(), one.communicate()[1]) for one in running] == [(0, "")] * 2
    assert len(kept(campaign)) == 2


def test_a_roll_beside_an_open_window_goes_through_its_door(campaign: Path) -> None:
    rolled(campaign, "3d")
    session = Session(store=open_campaign(campaign))
    door = Door(campaign, lambda message: answered(session, message))
    try:
        seen = process(campaign, "3d", "--note", "Aberta").communicate()
        hidden = process(campaign, "3d", "--hidden", "--note", "Segredo").communicate()
        heard = session.rolls()
    finally:
        door.close()
        session.close()
    assert seen[0].startswith("nº 2 · Aberta · 3d: ")
    assert re.fullmatch(HIDDEN_TOLD.replace("nº 1", "nº 3"), hidden[0])
    assert [roll.sequence for roll in heard] == [2, 3]
    assert len(kept(campaign)) == 3


def test_a_window_that_refuses_says_why(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rolled(campaign, "3d")
    file = open_campaign(campaign)
    door = Door(campaign, lambda _: {"error": "O disco encheu."})
    assert rolled(campaign, "3d") == 1
    door.close()
    file.close()
    assert capsys.readouterr().err == "O disco encheu.\n"


def test_a_window_that_does_not_answer_is_asked_once(
    campaign: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rolled(campaign, "3d")
    file = open_campaign(campaign)
    asked = list[object]()
    door = Door(campaign, lambda message: asked.append(message) or {"row": 1})
    assert rolled(campaign, "3d") == 1
    door.close()
    file.close()
    assert (len(asked), "não foi entendida" in capsys.readouterr().err) == (1, True)


def test_a_campaign_held_without_a_door_is_told_as_busy(
    campaign: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rolled(campaign, "3d")
    monkeypatch.setattr("gmscreen.cli.roll.PATIENCE_SECONDS", 0.1)
    file = open_campaign(campaign)
    assert rolled(campaign, "3d") == 1
    file.close()
    assert "já está aberta" in capsys.readouterr().err
    assert len(kept(campaign)) == 1


def _faces(entry: LedgerEntry) -> tuple[int, ...]:
    assert entry.roll is not None
    return entry.roll.faces
