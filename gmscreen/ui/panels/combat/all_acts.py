"""Every rarer act of a fight."""

from __future__ import annotations

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.session.commands import Command
from gmscreen.session.fight.aftermath import EndFight
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.blow_commands import EndBlow, LetBlowGo
from gmscreen.session.fight.casting import CastSpell, Resisting
from gmscreen.session.fight.condition import Condition, ConditionKind, Edge, Until
from gmscreen.session.fight.condition_commands import EndCondition, PutCondition
from gmscreen.session.fight.declaring import ChangeFighter
from gmscreen.session.fight.exchange import Stage
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.grappling import LetGo
from gmscreen.session.fight.harming import (
    Against,
    ChangePv,
    FallFrom,
    Harm,
    PutOutFire,
    SetAlight,
)
from gmscreen.session.fight.joining import Leave
from gmscreen.session.fight.maneuvering import LetFall
from gmscreen.session.fight.mercy import CoupDeGrace, TryToWake, WakeUp
from gmscreen.session.fight.turn_commands import Delay, OrderByRule
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import parse_decimal
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.act_odds import cast_told, fall_of, fall_told, harm_told
from gmscreen.ui.panels.combat.acts import Act, Field, Kind, Options, Who, Written
from gmscreen.ui.panels.combat.said import may_be_around, postures_for, spells_of
from gmscreen.ui.panels.hp.deltas import parse_deltas

TARGET, SIDE, EVERYONE = "target", "side", "everyone"
_CHOICE, _TICK = Kind.CHOICE, Kind.TICK


def _cast(who: Who, written: Written) -> Command:
    resisted = written.text("resisted_by")
    return CastSpell(
        who.battle.id,
        who.one.id,
        written.text("spell"),
        written.whole("energy", 1),
        written.dice("dice"),
        written.dice("failure_dice"),
        who.target.id if resisted else "",
        Resisting(resisted) if resisted else None,
        written.dice("resisting_dice"),
    )


def _cast_asks(who: Who) -> tuple[Field, ...]:
    kept = who.one.focus.concentration
    spells = tuple((name, isolated(name)) for name in spells_of(who.battle, who.one))
    resisting = (("", text("combat.not_resisted")), *_named("combat.resisting", Resisting))
    return (
        Field("spell", _CHOICE, spells[0][0] if spells else "", spells),
        Field("energy", value=str(kept.seconds if kept else 1)),
        Field("dice"),
        Field("resisted_by", _CHOICE, "", resisting),
        Field("resisting_dice"),
        Field("failure_dice"),
    )


def _harm(who: Who, written: Written) -> Command:
    formula = written.text("formula")
    return Harm(
        fight=who.battle.id,
        targets=(*_targets(who, written.text("whom")), *_also(who, written)),
        formula=formula,
        cause=written.text("cause") or text("combat.hazard"),
        type=DamageType(written.text("type")),
        location=Location(written.text("where")),
        against=Against(written.text("against")),
        alight=written.on("alight"),
        dice=written.dice("dice", parse_dice(formula)),
    )


def _targets(who: Who, whom: str) -> tuple[str, ...]:
    whole = Battle(who.battle.campaign, who.battle.id)  # nobody is spared for not being seen here
    there = [one for one in whole.everyone() if not one.has_left]
    if whom == TARGET:
        return (who.target.id,)
    return tuple(one.id for one in there if whom == EVERYONE or one.side is who.target.side)


def _also(who: Who, written: Written) -> tuple[str, ...]:
    """Those who are ticked one by one."""
    return tuple(one.id for one in may_be_around(who.battle, who.target.id) if written.on(f"also:{one.id}"))


def _harm_asks(who: Who) -> tuple[Field, ...]:
    whom = (
        (TARGET, isolated(who.target.name)),
        (SIDE, text("combat.whole_side", side=text(f"fight.side.{who.target.side}"))),
        (EVERYONE, text("combat.everyone")),
    )
    return (
        Field("whom", _CHOICE, TARGET, whom),
        Field("cause"),
        Field("formula", value="1d"),
        Field("type", _CHOICE, DamageType.CRUSHING.value, _named("damage_type", DamageType)),
        Field("where", _CHOICE, Location.TORSO.value, _named("location", Location)),
        Field("against", _CHOICE, Against.ARMOR.value, _named("combat.against_what", Against)),
        Field("alight", _TICK),
        Field("dice"),
        *(
            Field(f"also:{one.id}", _TICK, caption=text("combat.also", name=isolated(one.name)))
            for one in may_be_around(who.battle, who.target.id)
        ),
    )


def _fall(who: Who, written: Written) -> Command:
    metres, acrobatics = parse_decimal(written.text("metres")), written.on("acrobatics")
    typed = written.dice("dice", fall_of(who, written).dice)
    return FallFrom(who.battle.id, who.target.id, metres, acrobatics, typed)


def _fall_asks(_who: Who) -> tuple[Field, ...]:
    return (Field("metres"), Field("acrobatics", _TICK), Field("dice"))


def _change_pv(who: Who, written: Written) -> Command:
    lost = sum(parse_deltas(written.text("deltas")))
    if not lost:
        raise RuleError("no_pv_change", "deltas")
    return ChangePv(who.battle.id, who.target.id, -lost)


def _condition(who: Who, written: Written) -> Command:
    until = None
    if written.text("until"):
        until = Until(written.text("until"), Edge(written.text("edge")), written.whole("turns", 1))
    kind = ConditionKind(written.text("condition_kind"))
    name = written.text("condition") or text(f"combat.condition.{kind}")
    condition = Condition(name, kind, written.whole("amount"), until)
    return PutCondition(who.battle.id, who.target.id, condition)


def _condition_asks(who: Who) -> tuple[Field, ...]:
    fighters = tuple((one.id, isolated(one.name)) for one in who.battle.everyone())
    return (
        Field("condition"),
        Field("condition_kind", _CHOICE, ConditionKind.NOTE.value, _named("combat.condition", ConditionKind)),
        Field("amount"),
        Field("until", _CHOICE, who.target.id, (("", text("combat.whole_fight")), *fighters)),
        Field("edge", _CHOICE, Edge.START.value, _named("combat.edge", Edge)),
        Field("turns", value="1"),
    )


def _end_condition(who: Who, written: Written) -> Command:
    return EndCondition(who.battle.id, who.target.id, written.text("condition"))


def _end_condition_asks(who: Who) -> tuple[Field, ...]:
    names = tuple((each.name, isolated(each.name)) for each in who.target.conditions)
    return (Field("condition", _CHOICE, names[0][0] if names else "", names),)


def _change(who: Who, written: Written) -> Command:
    posture = written.text("posture")
    return ChangeFighter(
        who.battle.id,
        who.target.id,
        name=written.text("name"),
        side=Side(written.text("for_side")),
        hidden=written.on("hidden"),
        helpless=written.on("helpless"),
        posture=Posture(posture) if posture else None,
    )


def _change_asks(who: Who) -> tuple[Field, ...]:
    one = who.target
    other = tuple((each.value, text(f"fight.posture.{each}")) for each in postures_for(one))
    postures = (("", text(f"fight.posture.{one.posture}")), *other)
    return (
        Field("name", value=one.name),
        Field("for_side", _CHOICE, one.side.value, _named("combat.side_long", Side)),
        Field("posture", _CHOICE, "", postures),
        Field("hidden", _TICK, "1" if one.hidden else ""),
        Field("helpless", _TICK, "1" if one.helpless else ""),
    )


def _held(who: Who) -> Options:
    pieces = who.battle.profile(who.one).sheet.equipment
    return tuple((each.name, isolated(each.name)) for each in pieces if each.place.is_held and each.quantity)


def _let_fall_asks(who: Who) -> tuple[Field, ...]:
    held = _held(who)
    return (Field("piece", _CHOICE, held[0][0] if held else "", held),)


def _named(
    group: str, values: type[Resisting | DamageType | Location | Against | ConditionKind | Edge | Side]
) -> Options:
    return tuple((each.value, text(f"{group}.{each}")) for each in values)


def _fighting(who: Who) -> bool:
    return who.battle.head.phase is Phase.FIGHTING


def _running(who: Who) -> bool:
    exchange = who.battle.head.exchange
    return exchange is not None and exchange.is_running


def _declared(who: Who) -> bool:
    exchange = who.battle.head.exchange
    return exchange is not None and exchange.stage is Stage.ATTACK


def _nothing(_who: Who, _written: Written) -> Command:
    """A contest's command is made once both have thrown; circumstances have none."""
    raise RuleError("act_makes_no_sense")


CAST = Act("cast", "Z", _cast, _cast_asks, lambda who: bool(spells_of(who.battle, who.one)), told=cast_told)

ACTS = (
    CAST,
    Act("wrestle", "J", _nothing, open=_fighting, contest=True),
    Act(
        "coup_de_grace",
        "K",
        lambda who, _written: CoupDeGrace(who.battle.id, who.one.id, who.target.id),
        open=_fighting,
        at_once=True,
    ),
    Act("harm", "Shift+I", _harm, _harm_asks, told=harm_told),
    Act("fall", "Shift+Q", _fall, _fall_asks, told=fall_told),
    Act("pv", "Shift+P", _change_pv, lambda _who: (Field("deltas"),)),
    Act("condition", "E", _condition, _condition_asks),
    Act(
        "end_condition",
        "Shift+E",
        _end_condition,
        _end_condition_asks,
        lambda who: bool(who.target.conditions),
    ),
    Act("change", "Shift+F", _change, _change_asks),
    Act("delay", "Y", lambda who, _written: Delay(who.battle.id, who.target.id), open=_fighting),
    Act(
        "let_fall",
        "Shift+D",
        lambda who, written: LetFall(who.battle.id, who.one.id, written.text("piece")),
        _let_fall_asks,
        lambda who: bool(_held(who)),
    ),
    Act(
        "let_go",
        "Shift+J",
        lambda who, _written: LetGo(who.battle.id, who.one.id, who.target.id),
        open=lambda who: who.target.held_by == who.one.id,
    ),
    Act(
        "put_out",
        "Shift+A",
        lambda who, written: PutOutFire(who.battle.id, who.one.id, written.dice("dice")),
        lambda _who: (Field("dice"),),
        lambda who: who.one.wounds.burning,
    ),
    Act(
        "alight",
        "Shift+C",
        lambda who, _written: SetAlight(who.battle.id, who.target.id, not who.target.wounds.burning),
    ),
    Act(
        "try_to_wake",
        "Shift+K",
        lambda who, written: TryToWake(who.battle.id, who.target.id, written.dice("dice")),
        lambda _who: (Field("dice"),),
        lambda who: who.target.wounds.unconscious and not who.target.wounds.dead,
    ),
    Act(
        "wake_up",
        "Shift+U",
        lambda who, _written: WakeUp(who.battle.id, who.target.id),
        open=lambda who: not who.target.wounds.dead,
    ),
    Act(
        "leave",
        "Shift+H",
        lambda who, _written: Leave(who.battle.id, who.target.id, back=who.target.has_left),
    ),
    Act("order_by_rule", "Shift+O", lambda who, _written: OrderByRule(who.battle.id), open=_fighting),
    Act("let_blow_go", "Shift+X", lambda who, _written: LetBlowGo(who.battle.id), open=_declared),
    Act("end_blow", "Shift+Z", lambda who, _written: EndBlow(who.battle.id), open=_running),
    Act("end_fight", "Shift+N", lambda who, _written: EndFight(who.battle.id), open=_fighting),
)

SITUATION = Act("situation", "I", _nothing)
"""The circumstances of an attack: nothing is done, they are said with the blow (`situation.py`)."""
