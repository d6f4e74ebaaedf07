"""The middle of the panel: setting up, the manoeuvre, the blow, a rarer act, whichever is next."""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.public_battle import PublicBattle
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.combat.act_forms import ActForms
from gmscreen.ui.panels.combat.after_card import AfterCard
from gmscreen.ui.panels.combat.all_acts import CAST
from gmscreen.ui.panels.combat.blow_cards import BlowCards
from gmscreen.ui.panels.combat.blow_view import cards
from gmscreen.ui.panels.combat.doing_card import Doing, DoingCard, doing
from gmscreen.ui.panels.combat.fight_view import Scene, around_said, blow, offers, scene, why_no_maneuver
from gmscreen.ui.panels.combat.ground_card import GroundCard
from gmscreen.ui.panels.combat.hand import Hand
from gmscreen.ui.panels.combat.maneuver_card import ManeuverCard
from gmscreen.ui.panels.combat.maneuver_view import maneuver_rows
from gmscreen.ui.panels.combat.said import Said, first_of
from gmscreen.ui.panels.combat.setup_card import SetupCard
from gmscreen.ui.panels.page import ScrollingColumn

C = TypeVar("C", bound=QWidget)
_CARDS = {Scene.MANEUVER: "maneuver", Scene.BLOW: "blow", Scene.AFTER: "after"}


class Middle(ScrollingColumn):
    """Cards of which only those are seen that are next; those of a fight are built when they first are.

    `rolled`, `retreated` and `answered` come from the blow; `grown` tells that something was built.
    """

    rolled = Signal(object)
    retreated = Signal()
    answered = Signal(object, str)
    grown = Signal()

    def __init__(self, context: PanelContext, hand: Hand) -> None:
        look = context.look
        self.adding = SetupCard(look, lambda: hand.session.campaign)
        self.ground = GroundCard(look)
        self.forms = ActForms(look, hand)
        super().__init__(look, self.forms, self.adding, self.ground, 1)
        self._look, self._hand, self._asks_to_add = look, hand, False
        self.adding.added.connect(self._add)
        self.ground.told.connect(lambda make: hand.do(make(hand.open_fight())))
        self.forms.turned.connect(hand.changed)
        for part in (self.adding, self.forms):
            part.grown.connect(self.grown)

    @cached_property
    def maneuver(self) -> ManeuverCard:
        """What the one whose turn it is may do."""
        card, hand = ManeuverCard(self._look), self._hand
        card.chosen.connect(hand.choose)
        card.piece.value_changed.connect(lambda piece: hand.say(piece=piece))
        card.posture.value_changed.connect(lambda one: hand.say(posture=Posture(one) if one else None))
        card.spell.value_changed.connect(lambda spell: hand.say(spell=spell))
        return self._put_in(card)

    @cached_property
    def blow(self) -> BlowCards:
        """The blow in hand, or the one that is said."""
        card, hand = BlowCards(self._look), self._hand
        card.told.connect(lambda field, value: hand.say(**{field: value}))
        card.defending.chosen.connect(lambda choice: hand.say(defense=choice))
        card.defending.let_through.connect(hand.let_through)
        card.defending.retreated.connect(self.retreated)
        card.asks.answered.connect(self.answered)
        for step in (card.attacking, card.defending, card.damaging):
            step.rolled.connect(self.rolled)
        return self._put_in(card)

    @cached_property
    def doing(self) -> DoingCard:
        """What he does who does not strike."""
        card = DoingCard(self._look)
        card.acted.connect(lambda act: self.forms.feint() if act == "feint" else self.forms.begin(CAST))
        return self._put_in(card)

    @cached_property
    def after(self) -> AfterCard:
        """What remains of the fight."""
        card, hand = AfterCard(self._look), self._hand
        card.accepted.connect(hand.accept)
        card.new_asked.connect(hand.open_new)
        return self._put_in(card)

    def _put_in(self, card: C) -> C:
        """Put a card at the foot: of these no more than one is seen at a time."""
        self.body.insertWidget(self.body.count() - 1, card)
        self.grown.emit()
        return card

    def turn_adding(self, *, on: bool | None = None) -> None:
        """Have the form that puts people on the scene seen in mid-fight, or no longer."""
        self._asks_to_add = not self._asks_to_add if on is None else on
        self.forms.put_away()
        if not self.adding.isHidden():
            self.adding.who.setFocus()

    def _add(self) -> None:
        """Put whoever is said on the scene; then the next can be typed."""
        hand = self._hand
        if self.adding.is_nobody:
            hand.refuse(RuleError("whom_to_add", "who"))
        elif hand.do(self.adding.command(hand.open_fight())):
            self.adding.start()
            self.adding.who.setFocus()

    def show_fight(self, battle: Battle | None, said: Said) -> None:
        """Show what is next."""
        now, free = scene(battle, said), self.forms.open is None
        adds = free and (now is Scene.SETUP or self._asks_to_add)
        self.adding.setVisible(adds)
        self.ground.setVisible(adds)
        instead = doing(battle, said) if battle is not None and now is Scene.BLOW else None
        unseen = isinstance(battle, PublicBattle) and battle.covers_turn
        self._show_card(now if free and not adds and not unseen else None, instead)
        if adds:
            self.ground.show_ground(battle, said.target or first_of(battle))
        self.forms.show_fight(battle, said)
        if battle is None:
            return
        if now is Scene.MANEUVER:
            self._show_maneuver(battle, said)
        elif now is Scene.BLOW:
            self._show_blow(battle, said)
        elif now is Scene.AFTER:
            self.after.show_outcomes(battle)

    def _show_card(self, wanted: Scene | None, instead: Doing | None) -> None:
        shown = "" if wanted is None else _CARDS.get(wanted, "")
        if shown == "blow" and instead is not None:
            shown = "doing"
            self.doing.show_doing(instead)
        for name in (*_CARDS.values(), "doing"):
            if name == shown or name in vars(self):
                card: QWidget = getattr(self, name)
                card.setVisible(name == shown)

    def _show_maneuver(self, battle: Battle, said: Said) -> None:
        one, offered = battle.active, offers(battle, said)
        if one is None:
            return
        why = why_no_maneuver(battle, one)
        self.maneuver.show_maneuvers(isolated(one.name), why, maneuver_rows(battle))
        posture = "" if said.posture is None else said.posture.value
        spell = (offered.spells, said.spell)
        self.maneuver.show_needs((offered.pieces, said.piece), (offered.postures, posture), spell)

    def _show_blow(self, battle: Battle, said: Said) -> None:
        exchange, offered = battle.head.exchange, offers(battle, said)
        running = exchange is not None and exchange.is_running
        self.blow.show_said(offered.targets, said.target, offered.attacks, said.attack, said.location)
        self.blow.around.show_around(around_said(battle, said))
        found = blow(battle, said)
        shown = None if found is None else cards(battle, found, said.defense, retreat=said.retreat)
        self.blow.show_cards(shown, running=running)
