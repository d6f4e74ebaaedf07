"""The middle of the panel: setting up, the manoeuvre, the blow, a rarer act, whichever is next."""

from __future__ import annotations

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.session.fight.accepting import AcceptAftermath
from gmscreen.session.fight.battle import Battle
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.combat.act_forms import ActForms
from gmscreen.ui.panels.combat.after_card import AfterCard
from gmscreen.ui.panels.combat.blow_cards import BlowCards
from gmscreen.ui.panels.combat.blow_view import cards
from gmscreen.ui.panels.combat.fight_view import Scene, blow, offers, scene, why_no_maneuver
from gmscreen.ui.panels.combat.ground_card import GroundCard
from gmscreen.ui.panels.combat.hand import Hand
from gmscreen.ui.panels.combat.maneuver_card import ManeuverCard
from gmscreen.ui.panels.combat.maneuver_view import maneuver_rows
from gmscreen.ui.panels.combat.said import Said, first_of
from gmscreen.ui.panels.combat.setup_card import SetupCard
from gmscreen.ui.panels.page import ScrollingColumn


class Middle(ScrollingColumn):
    """Cards of which only those are seen that are next."""

    def __init__(self, context: PanelContext, hand: Hand) -> None:
        look = context.look
        self.adding = SetupCard(look, lambda: hand.session.campaign)
        self.ground = GroundCard(look)
        self.maneuver = ManeuverCard(look)
        self.forms = ActForms(look, hand)
        self.blow = BlowCards(look)
        self.after = AfterCard(look)
        super().__init__(look, self.forms, self.adding, self.ground, self.maneuver, self.blow, self.after, 1)
        self._hand, self._asks_to_add = hand, False
        self._listen()

    def _listen(self) -> None:
        hand, maneuver = self._hand, self.maneuver
        self.adding.added.connect(self._add)
        self.ground.told.connect(lambda make: hand.do(make(hand.open_fight())))
        maneuver.chosen.connect(hand.choose)
        maneuver.piece.value_changed.connect(lambda piece: hand.say(piece=piece))
        maneuver.posture.value_changed.connect(lambda one: hand.say(posture=Posture(one) if one else None))
        maneuver.spell.value_changed.connect(lambda spell: hand.say(spell=spell))
        self.blow.told.connect(lambda field, value: hand.say(**{field: value}))
        self.blow.defending.chosen.connect(lambda choice: hand.say(defense=choice))
        self.blow.defending.let_through.connect(hand.let_through)
        self.forms.turned.connect(hand.changed)
        self.after.accepted.connect(lambda who: hand.do(AcceptAftermath(hand.fight, who)))
        self.after.new_asked.connect(hand.open_new)

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
        free = free and not adds
        self.maneuver.setVisible(free and now is Scene.MANEUVER)
        self.blow.setVisible(free and now is Scene.BLOW)
        self.after.setVisible(free and now is Scene.AFTER)
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

    def _show_maneuver(self, battle: Battle, said: Said) -> None:
        one, offered = battle.active, offers(battle, said)
        if one is None:
            return
        why = why_no_maneuver(battle, one)
        self.maneuver.show_maneuvers(isolated(one.name), why, maneuver_rows(battle))
        posture = "" if said.posture is None else said.posture.value
        self.maneuver.show_needs(offered.pieces, said.piece, offered.postures, posture, offered.spells)

    def _show_blow(self, battle: Battle, said: Said) -> None:
        exchange, offered = battle.head.exchange, offers(battle, said)
        running = exchange is not None and exchange.is_running
        self.blow.show_said(offered.targets, said.target, offered.attacks, said.attack, said.location)
        found = blow(battle, said)
        shown = None if found is None else cards(battle, found, said.defense, retreat=said.retreat)
        self.blow.show_cards(shown, running=running)
