"""What keys and clicks do: each goes to the fight in hand, then gives the keyboard back to the panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.asks import Ask
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.joining import Leave
from gmscreen.session.fight.maneuvering import DropPack
from gmscreen.session.fight.trials import RollAllDue, RollDue, WaiveDue
from gmscreen.session.fight.turn_commands import Reorder
from gmscreen.session.fight.view import order_shown
from gmscreen.ui.panels.combat.all_acts import ACTS
from gmscreen.ui.panels.combat.aside import Aside
from gmscreen.ui.panels.combat.blow_cards import LOCATIONS
from gmscreen.ui.panels.combat.fight_view import Offers, Scene, offers, scene
from gmscreen.ui.panels.combat.hand import Hand
from gmscreen.ui.panels.combat.maneuver_view import KEYS, MANEUVER_KEYS, maneuver_rows
from gmscreen.ui.panels.combat.middle import Middle
from gmscreen.ui.panels.combat.roster import Roster
from gmscreen.ui.panels.combat.said import attacker_of, first_of, next_of, settled
from gmscreen.ui.widgets.choice import ListChoice

WALKS = {"T": "target", "W": "attack", "L": "location", "B": "piece", "V": "posture", "S": "spell"}
"""Keys that go on to the next of something, and with Shift to the one before."""


class Acting:
    """The acts of the panel, and their keys."""

    def __init__(self, hand: Hand, roster: Roster, middle: Middle, aside: Aside) -> None:
        self._hand, self._roster, self._middle, self._aside = hand, roster, middle, aside

    def keys(self) -> dict[str, Callable[[], object]]:
        """Every key and what it does."""
        hand, middle = self._hand, self._middle
        acts: dict[str, Callable[[], object]] = {
            "N": hand.go_on,
            "R": hand.roll,
            "G": hand.whole_blow,
            "D": self.go_to_dice,
            "Q": self.turn_retreat,
            "X": hand.let_through,
            "U": hand.undo_blow,
            "P": self.turn_adding,
            "H": self.drop_pack,
            "Shift+R": lambda: hand.do(RollAllDue(hand.fight)),
            "O": middle.forms.list_acts,
            "I": middle.forms.situate,
            "Shift+Y": self.turn_to_waiting,
            "Shift+M": self.list_fights,
            "Escape": self.put_away,
        }
        return acts | dict(self._further_keys())

    def foot_acts(self) -> dict[str, Callable[[], object]]:
        """What the buttons under the list do."""
        return {
            "join": self.turn_adding,
            "drop_pack": self.drop_pack,
            "whole_blow": self._hand.whole_blow,
            "situation": self._middle.forms.situate,
            "undo_blow": self._hand.undo_blow,
            "acts": self._middle.forms.list_acts,
        }

    def _further_keys(self) -> Iterator[tuple[str, Callable[[], object]]]:
        for key, field in WALKS.items():
            yield key, partial(self.walk, field, 1)
            yield f"Shift+{key}", partial(self.walk, field, -1)
        for act in ACTS:
            yield act.key, partial(self._middle.forms.begin, act)
        for key in MANEUVER_KEYS:
            yield key, partial(self.press, key)

    def press(self, key: str) -> None:
        """A numbered key: what is declared, the defence while one is awaited, else the manoeuvre."""
        battle = self._hand.battle
        if not self._middle.adding.isHidden():
            self._middle.ground.press(key)
        elif battle is not None:
            self._press_in_fight(battle, key)

    def _press_in_fight(self, battle: Battle, key: str) -> None:
        if not self._middle.blow.isHidden() and self._middle.blow.defending.others.isVisibleTo(
            self._middle.blow
        ):
            self._middle.blow.defending.press(key)
            return
        now = scene(battle, self._hand.said)
        if now is Scene.AFTER:
            self._press_after(key)
        elif now is not Scene.MANEUVER:
            if key == KEYS[ManeuverId.FEINT]:
                self._middle.forms.feint()
            elif self._middle.blow.around.isVisibleTo(self._middle.blow):
                self._middle.blow.around.press(key)
        else:
            chosen = next((each for each in maneuver_rows(battle) if each.key == key), None)
            if chosen is not None:
                self._hand.choose(chosen)

    def _press_after(self, key: str) -> None:
        after = self._middle.after
        acts = {"1": after.tell_accepted, "2": after.copy_page, "3": after.new_asked.emit}
        if key in acts:
            acts[key]()

    def walk(self, field: str, steps: int) -> None:
        """The next target, attack, place, piece, posture or spell."""
        battle, said = self._hand.battle, self._hand.said
        if battle is None or attacker_of(battle, said) is None:
            return
        now, offered = settled(battle, said), offers(battle, said)
        if field == "location":
            self._hand.say(location=next_of(LOCATIONS, now.location, steps))
            return
        if field == "posture":
            values = [Posture(value) for value, _ in offered.postures]
            self._hand.say(posture=next_of(values, now.posture, steps))
            return
        among = [value for value, _ in _offered(offered, field)]
        self._hand.say(**{field: next_of(among, getattr(now, field), steps)})

    def roll(self, typed: object) -> None:
        """Roll what is awaited; the keys are the panel's again."""
        self._hand.roll(typed)  # type: ignore[arg-type]
        self.come_back()

    def roll_due(self, number: int, typed: object) -> None:
        """Roll one of the tests that wait."""
        self._hand.do(RollDue(self._hand.fight, number, typed))  # type: ignore[arg-type]
        self.come_back()

    def answer(self, ask: Ask, typed: str) -> None:
        """Take what the blow lacked."""
        problem = self._hand.answer(ask, typed)
        self._middle.blow.asks.error.say(problem)
        if not problem:
            self.come_back()

    def put_away(self) -> None:
        """Close the form that is open, and leave the line that is typed in."""
        self._middle.turn_adding(on=False)
        self.come_back()

    def turn_adding(self) -> None:
        """The form that puts people on the scene, or no longer; in set-up it is always there."""
        self._middle.turn_adding()
        if self._middle.adding.isHidden():
            self.come_back()

    def list_fights(self) -> None:
        """The fights of the campaign, or no longer."""
        self._middle.forms.list_fights()
        if self._middle.forms.open is None:
            self.come_back()

    def come_back(self) -> None:
        """Give the keyboard back to the list of fighters; to who may come, where it is empty."""
        (self._middle.adding.who if self._roster.isHidden() else self._roster).setFocus()

    def take_away(self) -> None:
        """Let the first test be that waits; while the fight is set up, take the one in hand out of it."""
        battle = self._hand.battle
        if battle is None:
            return
        target = settled(battle, self._hand.said).target or first_of(battle)
        if battle.head.due:
            self._hand.do(WaiveDue(battle.id, battle.head.due[0].number))
        elif battle.head.phase is Phase.SETUP and target:
            self._hand.do(Leave(battle.id, target))
            self._hand.say(target="")

    def turn_to_waiting(self) -> None:
        """Have the next who waits (Aguardar) strike out of his turn; after the last, the active one again."""
        battle = self._hand.battle
        if battle is not None:
            waiting = [one.id for one in battle.everyone() if one.turn.maneuver is ManeuverId.WAIT]
            others = [one for one in waiting if one != battle.head.active]
            self._hand.say(attacker=next_of(["", *others], self._hand.said.attacker, 1), target="", attack="")

    def turn_retreat(self) -> None:
        """Defend with the retreat, or without it."""
        self._hand.say(retreat=not self._hand.said.retreat)

    def go_to_dice(self) -> None:
        """To the line for real dice of what is awaited."""
        head = self._hand.head
        running = head is not None and head.exchange is not None and head.exchange.is_running
        waiting = head is not None and bool(head.due) and not running
        entry = self._aside.due.first.entry if waiting else self._middle.blow.awaited
        entry.setFocus()
        if isinstance(entry, ListChoice):
            entry.list.showPopup()  # or the first arrow key would choose

    def drop_pack(self) -> None:
        """Have the one whose turn it is drop his pack."""
        head = self._hand.head
        if head is not None and head.active:
            self._hand.do(DropPack(head.id, head.active))

    def move(self, one: str, steps: int) -> None:
        """Have somebody act earlier or later in every round from now on."""
        if not self._hand.fight:
            return
        battle = Battle(self._hand.session.campaign, self._hand.fight)  # with those who are not seen here
        order = list(order_shown(battle))
        at = order.index(one)
        order.insert(max(0, at + steps), order.pop(at))
        left = [each for each in battle.head.fighters if each not in order]
        self._hand.do(Reorder(battle.id, (*order, *left)))


def _offered(offered: Offers, field: str) -> tuple[tuple[str, str], ...]:
    return {
        "target": offered.targets,
        "attack": offered.attacks,
        "piece": offered.pieces,
        "spell": offered.spells,
    }[field]
