"""Commands on the list of the wounded, each called by what happened and to whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gmscreen.rules.checks import outcome_of
from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.changes import Change, added, edited, removed
from gmscreen.session.checked_text import LONGEST_NAME, checked_text
from gmscreen.session.commands import Label, Moment, Step, label
from gmscreen.session.kept_record import kept_record
from gmscreen.session.ledger_writing import check_recordable
from gmscreen.session.records import Part, PatientRecord
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.session.typed_dice import Typed, typed_faces
from gmscreen.session.ward.event_words import called, event_words
from gmscreen.session.ward.state import (
    Care,
    Cared,
    Event,
    HpState,
    Set,
    Trial,
    Tried,
    TurnBegan,
    Wounded,
    newcomer,
)

MOST_PATIENTS = 20
NOBODY = "nobody"
"""The id of the place-holder of an empty list: it becomes a record when something happens to it."""


@dataclass(frozen=True, slots=True)
class AdmitPatients:
    """Put these at the end of the list."""

    people: tuple[Wounded, ...]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError when there is no room for them all."""
        if len(campaign.patients) + len(self.people) > MOST_PATIENTS:
            raise RuleError("too_many_patients", "people", most=MOST_PATIENTS)
        first, turn = campaign.next_position(Part.PATIENTS), turn_of(campaign)
        records = (
            PatientRecord(id=moment.new_id(), position=place, hp=newcomer(_checked(who)), turn=turn)
            for place, who in enumerate(self.people, first)
        )
        names = ", ".join(map(called, self.people))
        return Step(label("admit_patients", names=names), tuple(added(Part.PATIENTS, one) for one in records))


@dataclass(frozen=True, slots=True)
class DischargePatient:
    """Take one off the list."""

    id: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        one = kept_record(campaign, Part.PATIENTS, self.id, PatientRecord)
        return Step(label("discharge_patient", name=called(one.hp.who)), (removed(Part.PATIENTS, one),))


@dataclass(frozen=True, slots=True)
class MovePatient:
    """Put one so many places later in the list, or earlier, no further than its ends."""

    id: str
    steps: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        moved = kept_record(campaign, Part.PATIENTS, self.id, PatientRecord)
        place = list(campaign.patients).index(self.id)
        order = [one for one in campaign.patients.values() if one.id != self.id]
        order.insert(max(0, min(len(order), place + self.steps)), moved)
        changes = (edited(Part.PATIENTS, one, replace(one, position=at)) for at, one in enumerate(order, 1))
        return Step(label("move_patient", name=called(moved.hp.who)), tuple(changes))


@dataclass(frozen=True, slots=True)
class DescribePatient:
    """Say who one is; what is typed in quick succession is one step."""

    id: str
    who: Wounded

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        who = _checked(self.who)
        change = _changed(campaign, self.id, lambda hp: hp.about(who))
        name = label("describe_patient", name=called(who))
        return Step(name, (change,), typing=f"{Part.PATIENTS}:{self.id}:who")


@dataclass(frozen=True, slots=True)
class TellOfPatient:
    """Something happened to one; his PV put right by typing are one step while they are typed."""

    id: str
    event: Event

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        change = _happened(campaign, self.id, self.event)
        typing = f"{Part.PATIENTS}:{self.id}:pv" if isinstance(self.event, Set) else ""
        return Step(_told(change, self.event), (change,), typing=typing)


@dataclass(frozen=True, slots=True)
class PatientRoll:
    """A test of one's wounds, or of whoever looks after him; `faces` where the dice fell on the table."""

    id: str
    request: RollRequest
    what: Trial | Care
    faces: Typed | None = None


@dataclass(frozen=True, slots=True)
class RollForPatients:
    """Roll, one after the other, and have what comes of it happen: one step with its rolls."""

    rolls: tuple[PatientRoll, ...]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for what no ledger can hold, or dice that can't have fallen so."""
        changes: list[Change] = []
        facts: list[RollFacts] = []
        name = label("patient_rolls", count=len(self.rolls))
        for roll in self.rolls:
            facts.append(_fallen(roll, moment))
            event = _came_of(roll.what, facts[-1])
            changes.append(_happened(campaign, roll.id, event))
            campaign = with_changes(campaign, changes[-1:])
            name = name if len(self.rolls) > 1 else _told(changes[-1], event)
        return Step(name, tuple(changes), tuple(facts))


@dataclass(frozen=True, slots=True)
class BeginTurn:
    """Begin the next turn for all of the list; `tested` are those for whom it changes something."""

    tested: frozenset[str]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; none where nobody is on the list."""
        turn = turn_of(campaign) + 1
        changes = (
            edited(Part.PATIENTS, one, replace(one, turn=turn, hp=self._began(one, turn)))
            for one in campaign.patients.values()
        )
        return Step(label("patients_turn", turn=turn), tuple(changes))

    def _began(self, one: PatientRecord, turn: int) -> HpState:
        return one.hp.after(TurnBegan(turn)) if one.id in self.tested else one.hp


def turn_of(campaign: Campaign) -> int:
    """The turn that it is for those on the list."""
    return max((one.turn for one in campaign.patients.values()), default=1)


def _checked(who: Wounded) -> Wounded:
    return replace(who, name=checked_text(who.name, "name", LONGEST_NAME))


def _happened(campaign: Campaign, identity: str, event: Event) -> Change:
    return _changed(campaign, identity, lambda hp: hp.after(event))


def _changed(campaign: Campaign, identity: str, become: Callable[[HpState], HpState]) -> Change:
    if identity == NOBODY and not campaign.patients:
        return added(Part.PATIENTS, PatientRecord(id=NOBODY, hp=become(newcomer(Wounded()))))
    before = kept_record(campaign, Part.PATIENTS, identity, PatientRecord)
    return edited(Part.PATIENTS, before, replace(before, hp=become(before.hp)))


def _told(change: Change, event: Event) -> Label:
    who = change.after.hp.who if isinstance(change.after, PatientRecord) else Wounded()
    return label("patient_event", name=called(who), what=event_words(event))


def _fallen(roll: PatientRoll, moment: Moment) -> RollFacts:
    check_recordable(roll.request)
    if roll.faces is None:
        return moment.roll(roll.request)
    return RollFacts(roll.request, typed_faces(roll.request, roll.faces), typed=True)


def _came_of(what: Trial | Care, facts: RollFacts) -> Event:
    """What a roll means for him: a test has an outcome, the dice of first aid only their sum.

    ValueError for a test of wounds without a level.
    """
    level, total = facts.request.level, sum(facts.faces) + facts.request.dice.constant
    outcome = None if level is None else outcome_of(level, total)
    if isinstance(what, Trial):
        if outcome is None:
            raise ValueError(facts.request)
        return Tried(what, outcome)
    return Cared(what, outcome, total if outcome is None else 0)
