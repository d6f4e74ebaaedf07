"""The middle of the panel: setting up, the manoeuvre, the blow, a rarer act, whichever is next."""

from __future__ import annotations

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
from gmscreen.ui.panels.shelf import shelf


class Middle(ScrollingColumn):
    """Cards of which only those are seen that are next."""

    def __init__(self, context: PanelContext, hand: Hand) -> None:
        look, desk = context.look, context.desk
        self.adding = SetupCard(look, shelf(desk.records))
        self.ground = GroundCard(look)
        self.maneuver = ManeuverCard(look)
        self.forms = ActForms(look, hand)
        self.blow = BlowCards(look)
        self.after = AfterCard(look)
        super().__init__(look, self.adding, self.ground, self.maneuver, self.forms, self.blow, self.after, 1)
        self._hand, self._asks_to_add = hand, False
        desk.changed.connect(lambda: self.adding.set_volumes(shelf(desk.records)))
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

    def turn_adding(self) -> None:
        """Have the form that puts people on the scene seen in mid-fight, or no longer."""
        self._asks_to_add = not self._asks_to_add
        self._hand.changed.emit()
        if not self.adding.isHidden():
            self.adding.sheet.setFocus()

    def _add(self) -> None:
        fight = self._hand.open_fight()
        self._hand.try_to(lambda: self._hand.do(self.adding.command(fight)))

    def show_fight(self, battle: Battle | None, said: Said) -> None:
        """Show what is next."""
        now = scene(battle, said)
        adds = now is Scene.SETUP or self._asks_to_add
        self.adding.setVisible(adds)
        self.ground.setVisible(adds)
        self.maneuver.setVisible(now is Scene.MANEUVER and self.forms.open is None)
        self.blow.setVisible(now is Scene.BLOW and self.forms.open is None)
        self.after.setVisible(now is Scene.AFTER)
        if adds:
            self.ground.show_ground(battle, said.target or first_of(battle))
        if battle is None:
            return
        self.forms.show_fight(battle, said)
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
