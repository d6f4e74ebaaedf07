"""A fight as players may see it: whoever is hidden is not in it."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Exchange
from gmscreen.session.fight.fight import Head
from gmscreen.session.fight.fight_records import fighter_in
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.log import LogLine
from gmscreen.texts.catalogue import text


class PublicBattle(Battle):
    """The fight without those who are hidden, their turn, blows, tests and things on the ground.

    Who holds, aims at or is waited for by somebody in sight can still be asked for, under no name.
    `covers_turn`: the turn is of somebody hidden; `covers_now`: the turn, the blow or a test is. RuleError as
    of `Battle`.
    """

    def __init__(self, campaign: Campaign, fight: str) -> None:
        super().__init__(campaign, fight)
        everyone = [fighter_in(campaign, fight, one) for one in self.head.fighters]
        self._hidden = {one.id: one for one in everyone if one.hidden}
        whole, self.head = self.head, self._without_hidden(self.head)
        self.covers_turn = whole.active != self.head.active
        turn = (whole.active, whole.exchange, whole.due)
        self.covers_now = turn != (self.head.active, self.head.exchange, self.head.due)

    @property
    def hidden_names(self) -> frozenset[str]:
        """What those are called who are left out."""
        return frozenset(one.name for one in self._hidden.values())

    def fighter(self, identity: str) -> Fighter:
        """One fighter; a hidden one goes by no name. RuleError for none of this fight."""
        one = self._hidden.get(identity)
        return super().fighter(identity) if one is None else replace(one, name=text("fight.somebody_hidden"))

    def story(self, last: int) -> tuple[LogLine, ...]:
        """The last lines of the log, oldest first, without those of hidden fighters."""
        return tuple(line for line in super().story(last) if not line.secret)

    def _without_hidden(self, head: Head) -> Head:
        return replace(
            head,
            fighters=self._seen(head.fighters),
            order=self._seen(head.order),
            by_hand=self._seen(head.by_hand),
            delayed=self._seen(head.delayed),
            active="" if head.active in self._hidden else head.active,
            due=tuple(due for due in head.due if due.fighter not in self._hidden),
            exchange=self._seen_blow(head.exchange),
            ground=tuple(each for each in head.ground if each.owner not in self._hidden),
        )

    def _seen(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(one for one in ids if one not in self._hidden)

    def _seen_blow(self, exchange: Exchange | None) -> Exchange | None:
        if exchange is None or self._hidden.keys() & {exchange.strike.attacker, exchange.strike.target}:
            return None
        strike = exchange.strike
        return replace(exchange, strike=replace(strike, around=self._seen(strike.around)))
