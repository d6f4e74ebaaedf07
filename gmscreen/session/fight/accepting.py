"""What a fight leaves goes back to the sheets, once somebody accepts it: PV, Fadiga, pieces, states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.permissions import require_nothing_due
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.states import lasting_states
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.sheets.draft import draft_of
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import Edit, SetField, Several
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class AcceptAftermath:
    """Write how they came out of it into the sheets of these fighters, as one step.

    Of copies of one sheet none can be written back: whose the PV would be, nobody knows.
    """

    fight: str
    fighters: tuple[str, ...]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError before fight and tests are over, a second time, or for whom it can't be."""
        play = Play(campaign, self.fight, moment)
        if play.head.phase is not Phase.OVER:
            raise RuleError(f"fight_{play.head.phase}")
        if play.head.accepted:
            raise RuleError("already_accepted")
        require_nothing_due(play)
        writable = written_back(play)
        changes: list[Change] = []
        for identity in self.fighters:
            one = play.fighter(identity)
            if identity not in writable:
                raise RuleError("no_sheet_of_his_own", "fighters", name=one.name)
            edit = aftermath_edit(play, one)
            if edit.edits:
                changes += EditSheet(one.sheet, edit).plan(campaign, moment).changes
        play.change_head(accepted=True)
        step = play.step(label("fight_accept", name=play.head.name))
        return Step(step.label, (*step.changes, *changes), step.rolls)


def written_back(battle: Battle) -> tuple[str, ...]:
    """The fighters whose sheet is in the campaign, and theirs alone."""
    everyone = battle.everyone()
    copies = Counter(one.sheet for one in everyone)
    return tuple(one.id for one in everyone if copies[one.sheet] == 1 and one.sheet in battle.campaign.sheets)


def aftermath_edit(battle: Battle, one: Fighter) -> Several:
    """What becomes of his sheet; no edits where nothing does."""
    record = battle.campaign.sheets[one.sheet]
    sheet = draft_of(FileText(record.text, record.has_bom)).sheet
    return Several(tuple(_edits(battle, one, sheet)))


def _edits(battle: Battle, one: Fighter, sheet: Sheet) -> Iterator[Edit]:
    profile = battle.profile(one)
    pv = None if one.pv == profile.pv else one.pv
    if pv != sheet.current.pv:
        yield SetField(("current", "pv"), pv)
    fatigue = None if one.fatigue == profile.fatigue else one.fatigue
    if fatigue != sheet.current.fatigue:
        yield SetField(("current", "fatigue"), fatigue)
    for place, (was, now) in enumerate(zip(sheet.equipment, profile.sheet.equipment, strict=True)):
        if was.place is not now.place:
            yield SetField(("equipment", place, "place"), now.place.value)
        if was.quantity != now.quantity:
            yield SetField(("equipment", place, "quantity"), now.quantity)
    yield from _note(battle, one, sheet)


def _note(battle: Battle, one: Fighter, sheet: Sheet) -> Iterator[Edit]:
    """What lasts and has no field of its own, among the private notes."""
    lasting = lasting_states(one)
    if lasting:
        fight = battle.head.name or text("fight.report.untitled")
        line = text("fight.aftermath_note", fight=fight, states=", ".join(lasting))
        notes = sheet.private_notes
        yield SetField(("private_notes",), f"{notes.rstrip()}\n{line}" if notes else line)
