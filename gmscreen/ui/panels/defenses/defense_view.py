"""The defences of the one who defends, against what comes, with what is left of them this round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.defenses import (
    Defender,
    Defense,
    DefenseKind,
    Defenses,
    Hand,
    ParryWeapon,
    Posture,
    Threat,
    Uses,
    WeaponKind,
    defense_roll,
    defenses,
    passive_level,
    retreat_allowed,
)
from gmscreen.rules.garganta.exchange import defense_ways
from gmscreen.rules.garganta.maneuvers import DefensesLeft, Maneuver
from gmscreen.rules.garganta.readings import Readings
from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent
from gmscreen.texts.steps import told_short
from gmscreen.ui.panels.defenses.state import PASSIVE, DefensesState, Guard, Rolled, RowKey
from gmscreen.ui.panels.hundredths import hundredths
from gmscreen.ui.panels.table_rows import WAYS_OF_3D
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ChipView


@dataclass(frozen=True, slots=True)
class UsesView:
    """What is left of a defence this round; `all` None is without limit."""

    left: int
    all: int | None
    words: str


@dataclass(frozen=True, slots=True)
class DefenseRow:
    """One defence. `total` is None where there is no such defence or no number; `reason` says why not.

    `rollable` tells a row that has dice to throw.
    """

    key: RowKey
    caption: str
    total: Derivation | None
    line: str
    chance: Derivation | None
    chance_words: str
    uses: UsesView | None
    reason: str
    chips: tuple[ChipView, ...]
    told: str
    tone: Tone

    @property
    def rollable(self) -> bool:
        """Whether it can be rolled now."""
        return self.total is not None and not self.reason


@dataclass(frozen=True, slots=True)
class DefensesView:
    """Every defence in order, PD alone first where it is all there is; `best` the one worth most."""

    rows: tuple[DefenseRow, ...]
    best: DefenseRow | None
    retreat_problem: str
    notes: tuple[ChipView, ...]


def present_defenses(
    state: DefensesState, maneuver: Maneuver, ground: Terrain | None, readings: Readings
) -> DefensesView:
    """The defences for this state."""
    retreat_problem = _retreat_problem(state, ground)
    threat = replace(state.threat, retreat=state.threat.retreat and not retreat_problem)
    arms = [index for index, arm in enumerate(state.guard.arms) if arm.level is not None]
    found = defenses(_defender(state.guard, arms, readings), threat, maneuver)
    rows = [*_rows(state, found, arms), *_absent(state.guard)]
    usable = [row for row in rows if row.rollable]
    if not usable:
        rows.insert(0, _passive(state))
    best = max(usable or [row for row in rows if row.rollable], key=_worth, default=None)
    return DefensesView(tuple(rows), best, retreat_problem, tuple(_notes(state, maneuver, usable)))


def _worth(row: DefenseRow) -> int:
    return 0 if row.total is None else row.total.as_int


def _defender(guard: Guard, arms: list[int], readings: Readings) -> Defender:
    held = [guard.arms[index] for index in arms]
    return Defender(
        dodge=guard.dodge or 0,
        pd=guard.pd or 0,
        shield_level=guard.shield_level,
        shield_larger_than_small=guard.large_shield,
        weapons=tuple(
            ParryWeapon(arm.level or 0, arm.kind, arm.ready, arm.hand, arm.name or text("defenses.weapon"))
            for arm in held
        ),
        combat_reflexes=guard.reflexes,
        enhanced=guard.enhanced,
        load_level=guard.load_level,
        readings=readings,
    )


def _rows(state: DefensesState, found: Defenses, arms: list[int]) -> Iterator[DefenseRow]:
    for row in found.rows:
        arm = None if row.weapon is None else arms[row.weapon]
        key = RowKey(row.kind, arm)
        if row.kind is DefenseKind.DODGE and state.guard.dodge is None:
            yield _nothing(key, text("defenses.no_dodge"))
        elif state.guard.pd is None:
            yield _nothing(key, text("defenses.no_pd"), _caption(state.guard, key))
        else:
            yield _row(state, key, row, found.per_round)


def _absent(guard: Guard) -> Iterator[DefenseRow]:
    if guard.shield_level is None:
        yield _nothing(RowKey(DefenseKind.BLOCK), text("defenses.no_shield"))
    if not any(arm.level is not None for arm in guard.arms):
        yield _nothing(RowKey(DefenseKind.PARRY), text("defenses.no_weapon"))


def _nothing(key: RowKey, reason: str, caption: str = "") -> DefenseRow:
    name = caption or text(f"calc.token.defense_kind.{key.kind}")
    return DefenseRow(key, name, None, "", None, "", None, reason, (), "", Tone.MUTED)


def _row(state: DefensesState, key: RowKey, row: Defense, per_round: Uses) -> DefenseRow:
    total = _told(state.guard, row)
    uses = _uses(row.kind, per_round, state.spent)
    reason = "" if row.reason is None else text(f"defenses.reason.{row.reason}")
    if not reason and uses.all is not None and uses.left == 0:
        reason = text("defenses.reason.spent")
    chance = defense_chance(total.as_int)
    return DefenseRow(
        key=key,
        caption=_caption(state.guard, key),
        total=total,
        line=told_short(row.total),
        chance=chance,
        chance_words=_chance_words(total.as_int),
        uses=uses,
        reason=reason,
        chips=() if reason else tuple(_chips(state, row)),
        told=_result(state.rolled, key),
        tone=_result_tone(state.rolled, key),
    )


def _caption(guard: Guard, key: RowKey) -> str:
    kind = text(f"calc.token.defense_kind.{key.kind}")
    name = "" if key.arm is None else guard.arms[key.arm].name
    return text("defenses.row", kind=kind, name=name) if name else kind


def _told(guard: Guard, row: Defense) -> Derivation:
    """The total with the sheet's own story of the dodge, while the number is still the sheet's."""
    story = guard.dodge_told
    if row.kind is not DefenseKind.DODGE or story is None or story.value != guard.dodge:
        return row.total
    return Derivation((*story.steps, *row.total.steps[1:]))


def _uses(kind: DefenseKind, per_round: Uses, spent: Mapping[DefenseKind, int]) -> UsesView:
    limit = {
        DefenseKind.DODGE: per_round.dodge,
        DefenseKind.BLOCK: per_round.block,
        DefenseKind.PARRY: per_round.parry,
    }[kind]
    if limit is None:
        return UsesView(0, None, text("defenses.unlimited"))
    left = max(0, limit - spent.get(kind, 0))
    return UsesView(left, limit, text("defenses.uses_left", left=number(left), all=number(limit)))


def _chips(state: DefensesState, row: Defense) -> Iterator[ChipView]:
    for warning in row.warnings:
        yield ChipView(text(f"defenses.warning.{warning}"), Tone.WARN)
    if row.kind is DefenseKind.PARRY and row.weapon is not None and _is_dagger_beside_fencing(state.guard):
        yield ChipView(text("defenses.dagger"), Tone.INFO)


def _is_dagger_beside_fencing(guard: Guard) -> bool:
    ready = [arm for arm in guard.arms if arm.ready and arm.level is not None]
    dagger = any(arm.kind is WeaponKind.KNIFE and arm.hand is Hand.OFF for arm in ready)
    return dagger and any(arm.kind is WeaponKind.FENCING for arm in ready)


def _passive(state: DefensesState) -> DefenseRow:
    level = passive_level(state.guard.pd or 0)
    if level is None:
        return _nothing(PASSIVE, text("defenses.passive_zero"), text("defenses.passive"))
    return DefenseRow(
        key=PASSIVE,
        caption=text("defenses.passive"),
        total=level,
        line=text("defenses.passive_line"),
        chance=defense_chance(level.as_int),
        chance_words=_chance_words(level.as_int),
        uses=None,
        reason=text("defenses.reason.critical_hit") if state.threat.critical else "",
        chips=(),
        told=_result(state.rolled, PASSIVE),
        tone=_result_tone(state.rolled, PASSIVE),
    )


def defense_chance(total: int) -> Derivation:
    """The chance in percent for 3d to defend with this total, told."""
    ways = defense_ways(total)
    chance = hundredths(Fraction(100 * ways, WAYS_OF_3D))
    return Derivation.of("defenses.chance", chance, "19 §4; 20 §4.6", ways=ways, total=total)


def _chance_words(total: int) -> str:
    return percent(Fraction(defense_ways(total), WAYS_OF_3D))


def _result(rolled: Rolled | None, key: RowKey) -> str:
    if rolled is None or rolled.key != key:
        return ""
    passed = defense_roll(rolled.total, rolled.roll)
    always = rolled.roll <= 4 or rolled.roll >= 17
    outcome = "defended" if passed else "not_defended"
    sentence = f"defenses.result.always_{outcome}" if always else f"defenses.result.{outcome}"
    return text(sentence, roll=number(rolled.roll), total=number(rolled.total))


def _result_tone(rolled: Rolled | None, key: RowKey) -> Tone:
    if rolled is None or rolled.key != key:
        return Tone.MUTED
    return Tone.GOOD if defense_roll(rolled.total, rolled.roll) else Tone.BAD


def _retreat_problem(state: DefensesState, ground: Terrain | None) -> str:
    if state.retreated:
        return text("defenses.no_retreat.spent")
    if ground is not None and ground.all_combat_is_close:
        return text("defenses.no_retreat.tight")
    return "" if retreat_allowed(state.threat) else text(f"defenses.no_retreat.{_hindrance(state.threat)}")


def _hindrance(threat: Threat) -> str:
    if threat.stunned:
        return "stunned"
    if threat.grappled:
        return "grappled"
    return "missile" if threat.posture is Posture.STANDING else "posture"


def _notes(state: DefensesState, maneuver: Maneuver, usable: list[DefenseRow]) -> Iterator[ChipView]:
    if maneuver.defenses is DefensesLeft.TWO_DIFFERENT:
        both = _two_best(usable)
        if both is not None:
            yield ChipView(text("defenses.two_together", chance=percent(both)), Tone.ACCENT)
    if state.threat.stunned:
        yield ChipView(text("defenses.stunned_note"), Tone.WARN)
    if state.threat.total_surprise:
        yield ChipView(text("defenses.surprise_note"), Tone.WARN)


def _two_best(usable: list[DefenseRow]) -> Fraction | None:
    """The chance that the best of two kinds stop one attack together (20 §4.3); None with one kind."""
    best: dict[DefenseKind | None, int] = {}
    for row in usable:
        best[row.key.kind] = max(best.get(row.key.kind, 0), defense_ways(_worth(row)))
    if len(best) < 2:
        return None
    first, second = sorted(best.values())[-2:]
    return 1 - Fraction((WAYS_OF_3D - first) * (WAYS_OF_3D - second), WAYS_OF_3D**2)
