"""What a fighter can strike with: the attacks of his sheet and their pieces, and a spell in his hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.rules.garganta.projectile_spells import ProjectileSpell, throwing_level
from gmscreen.session.fight.asks import Ask, Wanted
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.focus import HeldMissile
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack, AttackType, Ranged
from gmscreen.sheets.equipment import Piece, Place
from gmscreen.sheets.fields import dice_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import SkillRole
from gmscreen.sheets.table_values import ValueKey, ValueKind, attack_key
from gmscreen.texts.folded import folded

THROWING_SPELL = "arremesso de magica"
_BEST_FIRST = (Place.HAND, Place.OFF_HAND, Place.BELT, Place.WORN, Place.PACK, Place.GROUND)


@dataclass(frozen=True, eq=False)
class Arm:
    """One way to strike. `piece` is what it wields, None for claws and the like; `key` its name in the gear.

    `level` None and `damage` None are what nobody has said: `asks` says where to keep it.
    """

    attack: Attack
    piece: Piece | None
    key: str
    level: Derivation | None
    damage: Dice | None
    type: DamageType | None
    asks: tuple[Ask, ...]
    missile: ProjectileSpell | None = None

    @property
    def name(self) -> str:
        """The attack's name."""
        return self.attack.name

    @property
    def kind(self) -> WeaponKind:
        """How the weapon is wielded."""
        use = self.piece.weapon if self.piece else None
        return use.kind if use else WeaponKind.NORMAL

    @property
    def only_flies(self) -> bool:
        """Whether it strikes from afar alone, as bows and spells do."""
        use = self.piece.weapon if self.piece else None
        shot = self.attack.ranged is not None and (use is None or not use.parries)
        return self.missile is not None or shot

    @property
    def explodes(self) -> bool:
        """Whether those around suffer it too."""
        return self.missile is not None and self.missile.explosive

    @property
    def wounds(self) -> bool:
        """Whether it has dice of damage, known or not; an attack that only has an effect has none."""
        return self.attack.damage is not None or (
            self.attack.effect is None and self.attack.grapple_st is None
        )


def arms_of(battle: Battle, one: Fighter) -> tuple[Arm, ...]:
    """Every attack of his sheet, and the spell that he holds, in this order."""
    sheet = battle.profile(one).sheet
    arms = [_arm(sheet, attack) for attack in sheet.attacks]
    return (*arms, *_held(battle, one))


def arm_named(battle: Battle, one: Fighter, name: str) -> Arm:
    """The attack of this name, a spell that is just flying too; RuleError where he has none."""
    arms = (*arms_of(battle, one), *_flying(battle, one))
    found = next((arm for arm in arms if arm.name == name), None)
    if found is None:
        raise RuleError("no_such_attack", "attack", name=name)
    return found


def arm_problem(one: Fighter, arm: Arm) -> str | None:
    """Why he can't strike with it now: a key under `rule_error.arm_`, or None."""
    if arm.key in one.gear.broken:
        return "broken"
    if arm.key in one.gear.dropped or (arm.piece and arm.piece.place is Place.GROUND):
        return "dropped"
    if arm.piece and not arm.piece.place.is_held:
        return "not_drawn"
    return "unready" if one.gear.turns_to_ready(arm.key) else None


def _arm(sheet: Sheet, attack: Attack) -> Arm:
    piece = piece_of(sheet, attack)
    level = attack_level(sheet, attack)
    kind = None if attack.type is None else attack.type.damage_type
    return Arm(
        attack=attack,
        piece=piece,
        key=piece.name if piece else attack.name,
        level=level,
        damage=dice_of(attack.damage),
        type=kind,
        asks=tuple(_asks(sheet, attack, level)),
    )


def _asks(sheet: Sheet, attack: Attack, level: Derivation | None) -> Iterator[Ask]:
    only_effect = attack.effect is not None or attack.grapple_st is not None
    lacking = (
        (Wanted.LEVEL, ValueKind.ATTACK_LEVEL, level is None),
        (Wanted.DAMAGE, ValueKind.ATTACK_DAMAGE, attack.damage is None and not only_effect),
        (Wanted.TYPE, ValueKind.ATTACK_TYPE, attack.type is None and not (only_effect and not attack.damage)),
    )
    for wanted, kind, lacks in lacking:
        if lacks:
            yield Ask(wanted, attack.name, attack_key(kind, sheet, attack))
    if attack.type in (AttackType.BURNING, AttackType.CORROSIVE):
        yield Ask(Wanted.WOUNDS_AS, attack.name)


def piece_of(sheet: Sheet, attack: Attack) -> Piece | None:
    """The piece that an attack wields: one used with its skill, of its name before others, nearest first."""
    wielded = [piece for piece in sheet.equipment if piece.weapon and piece.weapon.skill == attack.skill]
    named = [piece for piece in wielded if folded(piece.name).startswith(folded(attack.name))]
    return min(named or wielded, key=lambda piece: _BEST_FIRST.index(piece.place), default=None)


def is_bare(sheet: Sheet, arm: Arm) -> bool:
    """Whether it strikes with the body alone: no piece, and no skill but Briga."""
    brawling = sheet.skill_for(SkillRole.BRAWLING)
    named = arm.attack.skill
    return arm.piece is None and (named is None or (brawling is not None and brawling.name == named))


def _held(battle: Battle, one: Fighter) -> Iterator[Arm]:
    held = one.focus.missile
    if held is not None:
        yield _missile_arm(battle, one, held)


def _flying(battle: Battle, one: Fighter) -> Iterator[Arm]:
    exchange = battle.head.exchange
    if exchange is not None and exchange.missile is not None and exchange.strike.attacker == one.id:
        yield _missile_arm(battle, one, exchange.missile)


def _missile_arm(battle: Battle, one: Fighter, held: HeldMissile) -> Arm:
    spell, sheet = projectile_spells()[held.spell], battle.profile(one).sheet
    skill = next((each for each in sheet.skills if folded(each.name) == THROWING_SPELL), None)
    throwing = None if skill is None else skill.effective.as_int
    ranged = Ranged(
        tr=spell.snap, accuracy=spell.accuracy, half_damage_m=spell.half_damage, max_m=spell.maximum
    )
    attack = Attack(name=spell.name, ranged=ranged)
    level = throwing_level(throwing, battle.profile(one).dx, aimed=True)
    settled = attack_key(ValueKind.ATTACK_TYPE, sheet, attack)
    value = _settled(battle, settled)
    kind = None if value is None else AttackType(value).damage_type
    dice, asks = _missile_dice(battle, sheet, attack, spell, held.energy)
    asks += () if kind else (Ask(Wanted.TYPE, spell.name, settled),)
    return Arm(attack, None, attack.name, level, dice, kind, asks, spell)


def _missile_dice(
    battle: Battle, sheet: Sheet, attack: Attack, spell: ProjectileSpell, energy: int
) -> tuple[Dice | None, tuple[Ask, ...]]:
    """The dice of the energy, or those that the table settled where no table of the canon gives them."""
    if spell.energy_per_die is not None:
        return spell.dice(energy), ()
    key = attack_key(ValueKind.ATTACK_DAMAGE, sheet, attack)
    value = _settled(battle, key)
    return (parse_dice(value), ()) if value else (None, (Ask(Wanted.DAMAGE, spell.name, key),))


def _settled(battle: Battle, key: ValueKey) -> str | None:
    return next((each.value for each in battle.campaign.values.values() if each.key == key), None)
