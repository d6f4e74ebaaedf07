"""Acts on the list of the wounded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.checks import Outcome
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.session.record_json import record_in, record_text
from gmscreen.session.records import Part, PatientRecord
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.session.ward.commands import (
    MOST_PATIENTS,
    NOBODY,
    AdmitPatients,
    BeginTurn,
    DescribePatient,
    DischargePatient,
    MovePatient,
    PatientRoll,
    RollForPatients,
    TellOfPatient,
    turn_of,
)
from gmscreen.session.ward.state import (
    Blows,
    CameRound,
    Care,
    Cared,
    Event,
    HpState,
    Set,
    Side,
    Trial,
    Tried,
    TurnBegan,
    Wounded,
)
from tests.session.acts import Timer, sitting

TEST = RollRequest(parse_dice("3d"), "Queda", level=10)


def listed(*names: str) -> Session:
    session = sitting()
    session.do(AdmitPatients(tuple(Wounded(name=name) for name in names)))
    return session


def names(session: Session) -> list[str]:
    return [one.hp.who.name for one in session.campaign.patients.values()]


def events(session: Session) -> list[tuple[Event, ...]]:
    return [one.hp.events for one in session.campaign.patients.values()]


def ids(session: Session) -> list[str]:
    return list(session.campaign.patients)


def test_those_who_are_admitted_come_last_and_whole() -> None:
    session = listed("Ana")
    session.do(AdmitPatients((Wounded(12, 14, name="Bia"),)))
    assert names(session) == ["Ana", "Bia"]
    assert session.campaign.patients[ids(session)[1]].hp.start == 14


def test_there_is_room_for_twenty_and_no_more() -> None:
    session = listed(*map(str, range(MOST_PATIENTS)))
    with pytest.raises(RuleError, match="too_many_patients"):
        session.do(AdmitPatients((Wounded(),)))
    assert len(session.campaign.patients) == MOST_PATIENTS


def test_what_happens_to_nobody_puts_him_on_the_list() -> None:
    session = sitting()
    session.do(TellOfPatient(NOBODY, Blows((3,))))
    assert (ids(session), events(session)) == ([NOBODY], [(Blows((3,)),)])
    session.undo()
    assert session.campaign.patients == {}


def test_nobody_is_nobody_where_there_is_somebody() -> None:
    with pytest.raises(RuleError, match="no_such_record"):
        listed("Ana").do(TellOfPatient(NOBODY, CameRound()))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Blows((4,)), "Ana: −4 PV"),
        (Blows((2,), Location.ARM, side=Side.LEFT), "Ana: −2 PV · braço esquerdo"),
        (Set(7), "Ana: PV acertados em 7"),
        (Cared(Care.BANDAGE), "Ana: Atadura"),
        (CameRound(), "Ana: voltou a si"),
    ],
)
def test_each_act_is_called_by_what_happened(event: Event, words: str) -> None:
    session = listed("Ana")
    assert session.do(TellOfPatient(ids(session)[0], event)).label.words == words


def test_someone_without_a_name_has_a_name_for_it() -> None:
    assert sitting().do(TellOfPatient(NOBODY, Blows((1,)))).label.words == "Sem nome: −1 PV"


@pytest.mark.parametrize(
    ("steps", "order"),
    [(1, ["Bia", "Ana", "Caio"]), (9, ["Bia", "Caio", "Ana"]), (-1, ["Ana", "Bia", "Caio"])],
)
def test_moving_stops_at_the_ends(steps: int, order: list[str]) -> None:
    session = listed("Ana", "Bia", "Caio")
    session.do(MovePatient(ids(session)[0], steps))
    assert names(session) == order


def test_whoever_is_discharged_comes_back_to_his_place_as_he_was() -> None:
    session = listed("Ana", "Bia", "Caio")
    before = session.campaign.patients
    assert session.do(DischargePatient(ids(session)[1])).label.words == "Bia fora da lista de PV"
    assert names(session) == ["Ana", "Caio"]
    session.undo()
    assert (session.campaign.patients, ids(session)) == (before, list(before))


def test_a_roll_and_what_comes_of_it_are_one_step() -> None:
    session = listed("Ana")
    done = session.do(RollForPatients((PatientRoll(ids(session)[0], TEST, Trial.KNOCKDOWN, (6, 6, 3)),)))
    assert events(session) == [(Tried(Trial.KNOCKDOWN, Outcome.FAILURE),)]
    assert done.label.words == "Ana: Queda: falhou"
    session.undo()
    assert events(session) == [()]
    assert session.open.head.count == 1


def test_all_are_rolled_for_in_one_step_with_a_roll_each() -> None:
    session = listed("Ana", "Bia")
    rolls = tuple(PatientRoll(one, TEST, Trial.DEATH, (1, 2, 3)) for one in ids(session))
    done = session.do(RollForPatients(rolls))
    assert [len(each) for each in events(session)] == [1, 1]
    assert (len(done.rolls), done.label.words) == (2, "Testes de PV: 2")


def test_two_tests_of_the_same_one_both_happen() -> None:
    session = listed("Ana")
    rolls = (PatientRoll(ids(session)[0], TEST, Trial.DEATH, (1, 2, 3)),) * 2
    session.do(RollForPatients(rolls))
    assert [len(each) for each in events(session)] == [2]


def test_dice_that_can_not_have_fallen_change_nothing() -> None:
    session = listed("Ana")
    with pytest.raises(RuleError):
        session.do(RollForPatients((PatientRoll(ids(session)[0], TEST, Trial.DEATH, 19),)))
    assert (events(session), session.open.head.count) == ([()], 0)


def test_the_dice_of_first_aid_are_kept_as_their_sum() -> None:
    session = listed("Ana")
    aid = RollRequest(parse_dice("1d+1"), "Primeiros Socorros")
    session.do(RollForPatients((PatientRoll(ids(session)[0], aid, Care.FIRST_AID_DICE, (4,)),)))
    assert events(session) == [(Cared(Care.FIRST_AID_DICE, None, 5),)]


def test_a_turn_begins_for_all_and_is_told_to_those_who_test() -> None:
    session = listed("Ana", "Bia")
    session.do(BeginTurn(frozenset(ids(session)[:1])))
    assert (turn_of(session.campaign), events(session)) == (2, [(TurnBegan(2),), ()])
    session.do(AdmitPatients((Wounded(name="Caio"),)))
    assert turn_of(session.campaign) == 2


def test_with_nobody_on_the_list_no_turn_begins() -> None:
    session = sitting()
    session.do(BeginTurn(frozenset()))
    assert (turn_of(session.campaign), session.open.to_undo) == (1, None)


def test_a_name_is_one_step_however_many_letters_it_has() -> None:
    timer = Timer()
    session = sitting(later=timer)
    for name in ("A", "An", "Ana"):
        session.do(DescribePatient(NOBODY, Wounded(name=name)))
    assert (names(session), session.open.to_undo is not None) == (["Ana"], True)
    session.undo()
    assert session.campaign.patients == {}


def test_what_undo_and_redo_would_do_is_told() -> None:
    session = listed("Ana")
    session.do(TellOfPatient(ids(session)[0], Blows((4,))))
    before = session.open.to_undo
    session.undo()
    after = session.open.to_redo
    assert [None if one is None else one.words for one in (before, after, session.open.to_undo)] == [
        "Ana: −4 PV",
        "Ana: −4 PV",
        "Ana na lista de PV",
    ]


EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(
        Blows,
        st.lists(st.integers(-999, 999), min_size=1, max_size=20).map(tuple),
        st.sampled_from(Location),
        st.sampled_from(DamageType),
        st.none() | st.sampled_from(Side),
    ),
    st.builds(Set, st.integers(-400, 300)),
    st.builds(Tried, st.sampled_from(Trial), st.sampled_from(Outcome)),
    st.builds(Cared, st.sampled_from(Care), st.none() | st.sampled_from(Outcome), st.integers(0, 30)),
    st.just(CameRound()),
    st.builds(TurnBegan, st.integers(1, 99)),
)


@given(st.lists(EVENTS, max_size=8))
def test_whatever_happened_is_read_back_as_it_was_written(happened: list[Event]) -> None:
    record = PatientRecord(id="a", hp=HpState(Wounded(name="Ana"), 12, tuple(happened)), turn=3)
    assert record_in(Part.PATIENTS, "a", record_text(Part.PATIENTS, record)) == record
