"""A fight as it is read: its fighters with their sheets, figures and ground. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.terrain import terrains
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.injury import Category
from gmscreen.rules.garganta.load import Load
from gmscreen.rules.garganta.maneuvers import Maneuver, ManeuverId
from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.fight import Head
from gmscreen.session.fight.fight_records import brought_sheet, fighter_in, head_in, kept_sheet, log_of
from gmscreen.session.fight.fighter import Fighter, Pack
from gmscreen.session.fight.gear import Gear
from gmscreen.session.fight.log import LogLine
from gmscreen.session.fight.profile import Profile, profile_of
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.line_movement import Left, MoveAndDodge, move_and_dodge
from gmscreen.sheets.lines import LineKind

_AS_WHOLE = 4
"""PV and Fadiga above the thresholds all give the same move, so that few are worked out anew."""


class Battle:
    """One fight of the campaign. RuleError when the campaign has no such fight."""

    def __init__(self, campaign: Campaign, fight: str) -> None:
        self.campaign = campaign
        self.head: Head = head_in(campaign, fight)
        self._values = tuple(campaign.values.values())
        self._fighters: dict[str, Fighter] = {}
        self._profiles: dict[tuple[str, Gear], Profile] = {}
        self._moves: dict[tuple[Profile, LineKind, Left], MoveAndDodge] = {}

    @property
    def id(self) -> str:
        """The fight's id."""
        return self.head.id

    def fighter(self, identity: str) -> Fighter:
        """One fighter; RuleError for none of this fight."""
        if identity not in self._fighters:
            if identity not in self.head.fighters:
                raise RuleError("no_such_fighter", "fighter")
            self._fighters[identity] = fighter_in(self.campaign, self.id, identity)
        return self._fighters[identity]

    def everyone(self) -> Sequence[Fighter]:
        """Every fighter, those who left among them, in the order of their declaration."""
        return [self.fighter(one) for one in self.head.fighters]

    def name(self, identity: str) -> str:
        """What a fighter is called; empty for nobody."""
        return self.fighter(identity).name if identity else ""

    def story(self, last: int) -> tuple[LogLine, ...]:
        """The last lines of the log, oldest first."""
        return log_of(self.campaign, self.head, last)

    def written(self, sheet: str) -> FileText:
        """The text of a fighter's sheet."""
        return kept_sheet(self.campaign, self.id, sheet)

    def profile(self, one: Fighter) -> Profile:
        """His sheet as it is now."""
        key = (one.sheet, one.gear)
        if key not in self._profiles:
            self._profiles[key] = self._profile(one)
        return self._profiles[key]

    def _profile(self, one: Fighter) -> Profile:
        """By his sheet in the campaign; by the one he came with, if nobody can fight with that any more."""
        readings = self.campaign.settings.readings
        try:
            return profile_of(self.written(one.sheet), self._values, readings, one.gear)
        except RuleError:
            brought = brought_sheet(self.campaign, self.id, one.sheet)
            if brought is None:
                raise
            return profile_of(brought, self._values, readings, one.gear)

    def line(self, one: Fighter) -> LineKind:
        """The line that he is on: em marcha until the turn after dropping the pack (19 §5)."""
        return LineKind.IN_SCENE if one.pack is Pack.OFF else LineKind.ON_MARCH

    def load(self, one: Fighter) -> Load | None:
        """What he carries now; None where the sheet gives no ST."""
        return self.profile(one).load(self.line(one))

    def moves(self, one: Fighter) -> tuple[Derivation, Derivation]:
        """Deslocamento and Esquiva on his line, cut by wounds and fatigue (19 §5, §7; 20 §6.2)."""
        profile, line = self.profile(one), self.line(one)
        left = Left(max(0, min(one.pv, _AS_WHOLE)), one.fatigue)
        if (profile, line, left) not in self._moves:
            load = profile.load(line)
            sheet = profile.sheet
            kilograms = load.weight if load else Decimal(0)
            ladder = load_ladders()[sheet.scale]
            found = move_and_dodge(sheet, kilograms, ladder, profile.readings, left)
            self._moves[profile, line, left] = found
        move, dodge = self._moves[profile, line, left]
        if move is None or dodge is None:
            raise RuleError("fighter_lacks_attributes", "sheet", name=profile.sheet.name)
        return move, dodge

    def category(self, one: Fighter) -> Category:
        """Who dies when: a boss as declared, everybody else as his sheet says (19 §7)."""
        return Category.BOSS if one.boss else Category(self.profile(one).sheet.kind.value)

    def maneuver(self, one: Fighter) -> Maneuver:
        """His manoeuvre; whoever has chosen none keeps every defence, as with Deslocamento."""
        return maneuvers()[one.turn.maneuver or ManeuverId.MOVE]

    @property
    def terrain(self) -> Terrain | None:
        """The ground; None for firm ground."""
        return terrains()[self.head.terrain] if self.head.terrain else None

    @property
    def active(self) -> Fighter | None:
        """Whose turn it is; None before the fight."""
        return self.fighter(self.head.active) if self.head.active else None
