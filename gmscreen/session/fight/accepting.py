"""What a fight leaves goes back to the sheets, once somebody accepts it: PV, Fadiga, pieces, states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.changes import Change, added
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.permissions import require_nothing_due
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.states import lasting_states
from gmscreen.session.records import Part, SheetRecord
from gmscreen.session.sheet_commands import EditSheet, copied_sheet
from gmscreen.sheets.draft import draft_of
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.sheet_edits import Edit, SetField, Several
from gmscreen.texts.catalogue import text


class Back(StrEnum):
    """Where what became of a fighter is written."""

    OWN = "own"
    NEW = "new"
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True)
class Proposal:
    """Where it may be written for a fighter, and what is proposed."""

    fighter: str
    choices: tuple[Back, ...]
    proposed: Back


def proposals(battle: Battle) -> tuple[Proposal, ...]:
    """What is proposed for each fighter, in the order of declaration.

    The sheet is that of whoever came alone with it. Of several copies it is that of the first who lives; but
    of beasts it is nobody's, or the next of them would come in wounded.
    """
    everyone = battle.everyone()
    return tuple(
        Proposal(one.id, _choices(battle, one), _proposed(battle, one, everyone)) for one in everyone
    )


def _choices(battle: Battle, one: Fighter) -> tuple[Back, ...]:
    own = (Back.OWN,) if one.sheet in battle.campaign.sheets else ()
    return (*own, Back.NEW, Back.NOWHERE)


def _proposed(battle: Battle, one: Fighter, everyone: Sequence[Fighter]) -> Back:
    if one.sheet not in battle.campaign.sheets:
        return Back.NOWHERE
    copies = [each for each in everyone if each.sheet == one.sheet]
    if len(copies) == 1:
        return Back.OWN
    if battle.profile(one).sheet.kind is SheetKind.CREATURE:
        return Back.NOWHERE
    first = next((each for each in copies if not each.wounds.dead), copies[0])
    return Back.OWN if one.id == first.id else Back.NOWHERE


@dataclass(frozen=True, slots=True)
class AcceptAftermath:
    """Write how they came out of it into the sheets of `fighters`, and new sheets for `as_new`: one step.

    A sheet can be that of one of its copies only.
    """

    fight: str
    fighters: tuple[str, ...]
    as_new: tuple[str, ...] = ()

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError before fight and tests are over, a second time, or for whom it can't be."""
        play = Play(campaign, self.fight, moment)
        if play.head.phase is not Phase.OVER:
            raise RuleError(f"fight_{play.head.phase}")
        if play.head.accepted:
            raise RuleError("already_accepted")
        require_nothing_due(play)
        own = [change for one in self._own(play) for change in _written(play, one, moment)]
        changes = [*own, *_new_sheets(play, [play.fighter(one) for one in dict.fromkeys(self.as_new)])]
        play.change_head(accepted=True)
        step = play.step(label("fight_accept", name=play.head.name))
        return Step(step.label, (*step.changes, *changes), step.rolls)

    def _own(self, play: Play) -> Sequence[Fighter]:
        """Those whose own sheets are written; RuleError without one, or for two with the same."""
        found = [play.fighter(one) for one in dict.fromkeys(self.fighters)]
        for one in found:
            if one.sheet not in play.campaign.sheets:
                raise RuleError("no_sheet_of_his_own", "fighters", name=one.name)
            if sum(other.sheet == one.sheet for other in found) > 1:
                raise RuleError("two_for_one_sheet", "fighters", name=one.name)
        return found


def _written(play: Play, one: Fighter, moment: Moment) -> tuple[Change, ...]:
    edit = aftermath_edit(play, one)
    return EditSheet(one.sheet, edit).plan(play.campaign, moment).changes if edit.edits else ()


def _new_sheets(play: Play, fighters: Sequence[Fighter]) -> Iterator[Change]:
    """A sheet under each one's own name, filed where the one that he came with is."""
    campaign = play.campaign
    for one in fighters:
        written = play.written(one.sheet)
        like = SheetRecord(id=one.sheet, position=0, text=written.text, has_bom=written.has_bom)
        record = campaign.sheets.get(one.sheet, like)
        change = added(
            Part.SHEETS, copied_sheet(campaign, record, one.name, *aftermath_edit(play, one).edits)
        )
        campaign = with_changes(campaign, (change,))
        yield change


def aftermath_edit(battle: Battle, one: Fighter) -> Several:
    """What becomes of his sheet; no edits where nothing does."""
    return Several(tuple(_edits(battle, one, draft_of(battle.written(one.sheet)).sheet)))


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
