"""Sittings to act in, and mixed acts to do there."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.blow import Location
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Command, label
from gmscreen.session.encounter_commands import KeepEncounters, RemoveEncounters
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.note_commands import AddNote, RemoveNote, WriteNote
from gmscreen.session.open_campaign import Later
from gmscreen.session.pending_commands import AddPending, EnterMissing, MarkPending, Missing
from gmscreen.session.records import EncounterRecord, PendingState
from gmscreen.session.roll_commands import KeepRoll
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.session.session import Session
from gmscreen.session.settings_commands import GoToFloor, GoToWeek, RenameCampaign
from gmscreen.session.store_protocol import Commit, Store, StoreError
from gmscreen.session.value_commands import ForgetValue, SettleValue
from gmscreen.session.ward.commands import (
    MOST_PATIENTS,
    AdmitPatients,
    BeginTurn,
    DischargePatient,
    MovePatient,
    PatientRoll,
    RollForPatients,
    TellOfPatient,
)
from gmscreen.session.ward.state import Blows, Side, Trial, Wounded
from gmscreen.sheets.table_values import weight_key

NOON = datetime(2026, 9, 13, 12, 0, tzinfo=UTC)
CAMPAIGN_ID = "0" * 32
THREE = RollRequest(parse_dice("3d"), purpose="Visão", who="Kallias", level=12)
LABEL = label("unknown")


class FullDisk(MemoryStore):
    """Refuses to keep anything while `is_full`."""

    is_full = False

    def commit(self, commit: Commit) -> None:
        if self.is_full:
            raise StoreError("disk_full")
        super().commit(commit)


class Timer:
    """Calls what is due when the test says that time has passed."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def __call__(self, _seconds: float, act: Callable[[], None]) -> None:
        self.due.append(act)

    def run(self) -> None:
        due, self.due = self.due, []
        for act in due:
            act()


def sitting(store: Store | None = None, later: Later | None = None) -> Session:
    return Session(clock=lambda: NOON, store=store or MemoryStore(Campaign(CAMPAIGN_ID)), later=later)


def act_at_random(chance: random.Random, campaign: Campaign) -> Command:
    """Something that can be done to the campaign as it stands."""
    makers = [_add_note, _add_pending, _find, _settle, _floor, _week, _rename, _fight, _roll, _admit]
    if campaign.notes:
        makers += [_write_note, _write_note, _remove_note]
    if campaign.pending:
        makers.append(_mark)
    if campaign.encounters:
        makers.append(_end_fight)
    if campaign.values:
        makers.append(_forget)
    if campaign.patients:
        makers += [_wound, _try, _move, _discharge, _turn]
    return chance.choice(makers)(chance, campaign)


def _add_note(chance: random.Random, _: Campaign) -> Command:
    return AddNote(f"Nota {chance.random()}", "linha\n" * chance.randrange(20))


def _write_note(chance: random.Random, campaign: Campaign) -> Command:
    note = chance.choice(list(campaign.notes.values()))
    at = chance.randrange(len(note.text) + 1)
    return WriteNote(note.id, note.text[:at] + chance.choice(["ç", "🎲", "\n", ""]) + note.text[at + 1 :])


def _remove_note(chance: random.Random, campaign: Campaign) -> Command:
    return RemoveNote(chance.choice(list(campaign.notes)))


def _add_pending(chance: random.Random, _: Campaign) -> Command:
    return AddPending(f"Falta {chance.randrange(9)}")


def _find(chance: random.Random, _: Campaign) -> Command:
    keys = [f"peso:{chance.randrange(30)}" for _ in range(3)]
    return EnterMissing(tuple(Missing(key, f"Peso de {key}") for key in keys))


def _mark(chance: random.Random, campaign: Campaign) -> Command:
    return MarkPending(chance.choice(list(campaign.pending)), chance.choice(list(PendingState)))


def _settle(chance: random.Random, _: Campaign) -> Command:
    name = f"peça {chance.randrange(5)}"
    return SettleValue(weight_key(name), name, f"{chance.randrange(90)},5")


def _forget(chance: random.Random, campaign: Campaign) -> Command:
    return ForgetValue(chance.choice(list(campaign.values.values())).key)


def _floor(chance: random.Random, _: Campaign) -> Command:
    return GoToFloor(chance.randrange(-3, 30))


def _week(chance: random.Random, _: Campaign) -> Command:
    return GoToWeek(chance.randrange(1, 50))


def _rename(chance: random.Random, _: Campaign) -> Command:
    return RenameCampaign(f"Mesa {chance.randrange(9)}")


def _fight(chance: random.Random, _: Campaign) -> Command:
    records = (EncounterRecord(id=f"luta-{n}", body=f'{{"pv":{chance.randrange(20)}}}') for n in range(4))
    return KeepEncounters(tuple(records), LABEL)


def _end_fight(chance: random.Random, campaign: Campaign) -> Command:
    return RemoveEncounters((chance.choice(list(campaign.encounters)),), LABEL)


def _admit(chance: random.Random, campaign: Campaign) -> Command:
    room = MOST_PATIENTS - len(campaign.patients)
    return AdmitPatients(tuple(Wounded(name=f"Lobo {n}") for n in range(min(room, chance.randrange(3)))))


def _wound(chance: random.Random, campaign: Campaign) -> Command:
    loss = chance.randrange(-3, 9)
    return TellOfPatient(
        chance.choice(list(campaign.patients)), Blows((loss, 1), Location.ARM, side=Side.LEFT)
    )


def _try(chance: random.Random, campaign: Campaign) -> Command:
    faces = tuple(chance.randrange(1, 7) for _ in range(3))
    several = chance.sample(list(campaign.patients), min(2, len(campaign.patients)))
    return RollForPatients(tuple(PatientRoll(one, THREE, Trial.DEATH, faces) for one in several))


def _move(chance: random.Random, campaign: Campaign) -> Command:
    return MovePatient(chance.choice(list(campaign.patients)), chance.randrange(-4, 5))


def _discharge(chance: random.Random, campaign: Campaign) -> Command:
    return DischargePatient(chance.choice(list(campaign.patients)))


def _turn(chance: random.Random, campaign: Campaign) -> Command:
    return BeginTurn(frozenset(one for one in campaign.patients if chance.random() < 0.5))


def _roll(chance: random.Random, _: Campaign) -> Command:
    faces = tuple(chance.randrange(1, 7) for _ in range(3))
    return KeepRoll(RollFacts(THREE, faces, hidden=chance.random() < 0.3))
