"""Who comes into a fight and who leaves it: sheets in numbered copies, beasts on the spot (19 §9)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import count

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change
from gmscreen.session.checked_text import LONGEST_NAME, checked_name, checked_text
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.fight import Head, Phase
from gmscreen.session.fight.fight_records import MOST_FIGHTERS, PREFIX, body_of
from gmscreen.session.fight.fighter import Fighter, Pack, Side
from gmscreen.session.fight.ordering import with_newcomers
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.profile import Profile, profile_of
from gmscreen.session.fight.wounding import release
from gmscreen.session.kept_record import kept_record
from gmscreen.session.records import EncounterRecord, Part, SheetRecord
from gmscreen.sheets.attacks import Attack, AttackType
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import SCHEMA_VERSION, Attributes, Natural, Printed, Sheet, SheetKind
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class OpenFight:
    """A new fight, with nobody in it."""

    name: str = ""

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; the fight's id is that of the record which it adds."""
        name = checked_text(self.name, "name", LONGEST_NAME)
        head = Head(id=f"{PREFIX}{moment.new_id()}", name=name)
        record = EncounterRecord(
            id=head.id, position=campaign.next_position(Part.ENCOUNTERS), name=name, body=body_of(head)
        )
        return Step(label("fight_open", name=name), (Change(Part.ENCOUNTERS, head.id, None, record),))


@dataclass(frozen=True, slots=True)
class RemoveFight:
    """Take a fight away with all that belongs to it."""

    fight: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        head = kept_record(campaign, Part.ENCOUNTERS, self.fight, EncounterRecord)
        parts = [
            record
            for identity, record in campaign.encounters.items()
            if identity == head.id or identity.startswith(f"{head.id}/")
        ]
        changes = tuple(Change(Part.ENCOUNTERS, each.id, each, None) for each in parts)
        return Step(label("fight_remove", name=head.name), changes)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddFighters:
    """So many copies of a sheet of the campaign. `pv` and `fatigue` are what they come in with, None for what
    the sheet says is left.

    `pack` None: whoever has a pack carries it.
    """

    fight: str
    sheet: str
    side: Side
    copies: int = 1
    hidden: bool = False
    pv: int | None = None
    fatigue: int | None = None
    pack: Pack | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a sheet that lacks what fighting needs, or too many."""
        play = Play(campaign, self.fight, moment)
        profile = profile_in(campaign, self.sheet)
        play.keep_sheet(self.sheet, campaign.sheets[self.sheet].text)
        names = numbered(profile.sheet.name, self.copies, _names(play))
        join(play, names, self._newcomer(profile))
        return play.step(label("fight_add", name=_told(names)))

    def _pack(self, profile: Profile) -> Pack:
        if self.pack is not None:
            return self.pack
        return Pack.CARRIED if has_pack(profile) else Pack.OFF

    def _newcomer(self, profile: Profile) -> Fighter:
        return Fighter(
            id="",
            name="",
            side=self.side,
            sheet=self.sheet,
            pv=profile.pv_left if self.pv is None else self.pv,
            fatigue=profile.fatigue_left if self.fatigue is None else self.fatigue,
            hidden=self.hidden,
            pack=self._pack(profile),
        )


def profile_in(campaign: Campaign, sheet: str) -> Profile:
    """A sheet of the campaign as one fights with it; RuleError for one that lacks what fighting needs."""
    record = kept_record(campaign, Part.SHEETS, sheet, SheetRecord)
    written = FileText(record.text, record.has_bom)
    return profile_of(written, tuple(campaign.values.values()), campaign.settings.readings)


@dataclass(frozen=True, slots=True, kw_only=True)
class BeastAttack:
    """How an unnamed beast strikes; what is not given is asked when it is needed."""

    name: str
    level: int | None = None
    damage: str | None = None
    type: AttackType | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AddBeasts:
    """So many beasts without a sheet, by the figures that a fight needs: they die at 0 PV (19 §7)."""

    fight: str
    name: str
    side: Side = Side.FOES
    copies: int = 1
    hidden: bool = False
    st: int | None = None
    dx: int = 10
    iq: int | None = None
    ht: int = 10
    pv: int | None = None
    move: int = 5
    dodge: int | None = None
    pd: int = 0
    dr: int = 0
    attacks: tuple[BeastAttack, ...] = ()

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for what no sheet can hold."""
        play = Play(campaign, self.fight, moment)
        identity = f"bicho-{play.next_number()}"
        written = sheet_text(self._sheet(identity))
        profile = profile_of(written, (), campaign.settings.readings)
        play.keep_sheet(identity, written.text)
        newcomer = Fighter(
            id="",
            name="",
            side=self.side,
            sheet=identity,
            pv=profile.pv,
            fatigue=profile.fatigue,
            hidden=self.hidden,
            pack=Pack.OFF,
        )
        names = numbered(profile.sheet.name, self.copies, _names(play))
        join(play, names, newcomer)
        return play.step(label("fight_add", name=_told(names)))

    def _sheet(self, identity: str) -> Sheet:
        return Sheet(
            schema_version=SCHEMA_VERSION,
            id=identity,
            name=checked_name(self.name, "name"),
            kind=SheetKind.CREATURE,
            attributes=Attributes(st=self.st, dx=self.dx, iq=self.iq, ht=self.ht),
            printed=Printed(pv=self.ht if self.pv is None else self.pv, move=self.move, dodge=self.dodge),
            natural=Natural(pd=self.pd, dr=self.dr),
            attacks=tuple(_attack(each) for each in self.attacks),
        )


def _attack(one: BeastAttack) -> Attack:
    return Attack(name=one.name, level=one.level, damage=one.damage, type=one.type)


@dataclass(frozen=True, slots=True)
class Leave:
    """Have somebody leave the fight, or come back to it; nobody else moves."""

    fight: str
    fighter: str
    back: bool = False

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.fighter)
        play.put(replace(one, has_left=not self.back, held_by="", is_pinned=False))
        release(play, one.id)
        play.tell("comes_back" if self.back else "leaves", one.id)
        return play.step(label("fight_back" if self.back else "fight_leave", name=one.name))


def join(play: Play, names: Collection[str], newcomer: Fighter) -> None:
    """Have these come in, each at the rule's place: whose turn it is and the round stay (trap 10)."""
    if len(play.head.fighters) + len(names) > MOST_FIGHTERS:
        raise RuleError("too_many_fighters", "copies", most=MOST_FIGHTERS)
    if play.head.phase is Phase.OVER:
        raise RuleError("fight_over")
    fresh = []
    for name in names:
        one = replace(newcomer, id=f"f{play.next_number()}", name=name)
        play.change_head(fighters=(*play.head.fighters, one.id))
        play.put(one)
        play.moves(one)
        fresh.append(one.id)
        if play.head.phase is Phase.FIGHTING:
            play.tell("joins", one.id)
    if play.head.order:
        play.change_head(order=with_newcomers(play, play.head.order, fresh))
    if play.head.by_hand:
        play.change_head(by_hand=(*play.head.by_hand, *fresh))


def numbered(name: str, wanted: int, taken: Collection[str]) -> tuple[str, ...]:
    """Names for so many of that name: alone it stays as it is; copies are numbered on."""
    if wanted < 1:
        raise RuleError("how_many_fighters", "copies")
    if wanted == 1 and not any(_is_copy(each, name) for each in taken):
        return (name,)
    free = (copy for copy in _copies(name) if copy not in taken)
    return tuple(next(free) for _ in range(wanted))


def _is_copy(taken: str, name: str) -> bool:
    return taken == name or (taken.startswith(f"{name} ") and taken[len(name) + 1 :].isdecimal())


def _copies(name: str) -> Iterator[str]:
    return (f"{name} {number}" for number in count(1))


def _told(names: tuple[str, ...]) -> str:
    """One name, or the first and the last of many."""
    return names[0] if len(names) == 1 else text("fight.from_to", first=names[0], last=names[-1])


def _names(play: Play) -> set[str]:
    """The names that are taken; one without a number counts as the first."""
    names = {one.name for one in play.everyone()}
    return names | {f"{name} 1" for name in names}


def has_pack(profile: Profile) -> bool:
    """Whether there is anything in his descent pack, to carry or to leave."""
    return any(piece.place is Place.PACK and piece.quantity for piece in profile.sheet.equipment)
