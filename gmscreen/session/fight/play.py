"""A fight while a command is planned: what changes, what falls, what is told; in the end one step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gmscreen.rules.derivation import Derivation, Operation
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change
from gmscreen.session.commands import Label, Moment, Step
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.due import Due, Trial
from gmscreen.session.fight.fight_records import (
    body_of,
    fighter_record_id,
    log_chunk,
    log_record_id,
    sheet_record_id,
)
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.log import CHUNK, LogLine
from gmscreen.session.records import EncounterRecord, Part
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.session.typed_dice import Typed, typed_faces
from gmscreen.sheets.file_bytes import FileText
from gmscreen.texts.steps import step_label

THREE_DICE = parse_dice("3d")


class Play(Battle):
    """The fight as the command has made it so far; the campaign is not touched."""

    def __init__(self, campaign: Campaign, fight: str, moment: Moment) -> None:
        super().__init__(campaign, fight)
        self._moment = moment
        self._head_before = self.head
        self._changed: dict[str, Fighter] = {}
        self._sheets: dict[str, str] = {}
        self._lines: list[LogLine] = []
        self._rolls: list[RollFacts] = []
        self._told = 0

    def written(self, sheet: str) -> FileText:
        """The text of a sheet, that which comes in with this command too."""
        if sheet in self._sheets and sheet not in self.campaign.sheets:
            return FileText(self._sheets[sheet])
        return super().written(sheet)

    def put(self, fighter: Fighter) -> Fighter:
        """Have him as he is given here."""
        self._fighters[fighter.id] = self._changed[fighter.id] = fighter
        return fighter

    def change(self, identity: str, **changes: Any) -> Fighter:
        """Change some of a fighter."""
        return self.put(replace(self.fighter(identity), **changes))

    def change_head(self, **changes: Any) -> None:
        """Change some of the fight itself."""
        self.head = replace(self.head, **changes)

    def next_number(self) -> int:
        """A number that nothing in this fight has had."""
        self.change_head(last_number=self.head.last_number + 1)
        return self.head.last_number

    def keep_sheet(self, sheet: str, text: str) -> None:
        """Keep a sheet's text with the fight."""
        self._sheets[sheet] = text

    def tell(self, key: str, who: str = "", pv: int = 0, **values: str | int) -> None:
        """Add a line to the log; `name` is filled by the fighter's own."""
        unseen = {one.name for one in self.everyone() if one.hidden}
        secret = self.name(who) in unseen or not unseen.isdisjoint(map(str, values.values()))
        named = {"name": self.name(who), **values} if who else values
        rolls = self._untold_rolls()
        self._lines.append(LogLine(self.head.round, key, who, tuple(named.items()), pv, secret, rolls))

    def _untold_rolls(self) -> tuple[int, ...]:
        """The numbers in the ledger of the dice that no line has told of yet."""
        first, self._told = self._moment.next_roll + self._told, len(self._rolls)
        return tuple(range(first, self._moment.next_roll + self._told))

    def ask(self, fighter: str, trial: Trial, about: str = "", against: str = "") -> None:
        """Queue a test."""
        due = Due(self.next_number(), fighter, trial, about, against)
        self.change_head(due=(*self.head.due, due))

    def test(self, who: str, purpose: str, level: Derivation, typed: Typed | None = None) -> int:
        """Roll 3d against a level; the sum."""
        modifiers = tuple(
            (step_label(step), int(step.amount))
            for step in level.steps
            if step.operation is Operation.ADD and step.amount is not None
        )
        fighter = self.fighter(who)
        request = RollRequest(THREE_DICE, purpose, fighter.name, level.as_int, modifiers)
        return self.throw(request, typed, hidden=fighter.hidden)

    def dice(self, who: str, purpose: str, dice: Dice, typed: Typed | None = None) -> int:
        """Roll dice that are no test; the total."""
        fighter = self.fighter(who)
        return self.throw(RollRequest(dice, purpose, fighter.name), typed, hidden=fighter.hidden)

    def throw(self, request: RollRequest, typed: Typed | None, *, hidden: bool = False) -> int:
        """Roll, or take what fell on the table; the first die locks boss and terrain (19 §9)."""
        if typed is None:
            facts = replace(self._moment.roll(request), hidden=hidden)
        else:
            facts = RollFacts(request, typed_faces(request, typed), typed=True, hidden=hidden)
        self._rolls.append(facts)
        if not self.head.has_rolled:
            self.change_head(has_rolled=True)
        return sum(facts.faces) + request.dice.constant

    def step(self, label: Label) -> Step:
        """All of it as one step; dice that fell after the last line belong to it."""
        if self._lines:
            last = self._lines[-1]
            self._lines[-1] = replace(last, rolls=(*last.rolls, *self._untold_rolls()))
        self.change_head(log=self._head_before.log + len(self._lines))
        return Step(label, tuple(self._changes()), tuple(self._rolls))

    def _changes(self) -> Iterator[Change]:
        free = self.campaign.next_position(Part.ENCOUNTERS)
        parts = [
            (fighter_record_id(self.id, one.id), one.name, body_of(one)) for one in self._changed.values()
        ]
        parts += [(sheet_record_id(self.id, sheet), sheet, text) for sheet, text in self._sheets.items()]
        parts += [(identity, "", body_of(lines)) for identity, lines in self._log_parts()]
        if self.head != self._head_before or self.id not in self.campaign.encounters:
            parts.append((self.id, self.head.name, body_of(self.head)))
        for place, (identity, name, body) in enumerate(parts):
            before = self.campaign.encounters.get(identity)
            position = free + place if before is None else before.position
            after = EncounterRecord(id=identity, position=position, name=name, body=body)
            yield Change(Part.ENCOUNTERS, identity, before, after)

    def _log_parts(self) -> Iterator[tuple[str, tuple[LogLine, ...]]]:
        """The parts of the log that the new lines fall into, each whole."""
        lines, at = list(self._lines), self._head_before.log
        while lines:
            chunk, room = at // CHUNK, CHUNK - at % CHUNK
            written = log_chunk(self.campaign, self.id, chunk)[: at % CHUNK]
            yield log_record_id(self.id, chunk), (*written, *lines[:room])
            at, lines = at + len(lines[:room]), lines[room:]
