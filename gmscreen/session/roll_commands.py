"""Commands on the ledger alone: a roll by itself, and the reveal of one that was hidden."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.ledger import Reveal
from gmscreen.session.rolls import RollFacts


@dataclass(frozen=True, slots=True)
class KeepRoll:
    """Keep what fell."""

    facts: RollFacts

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; to undo it strikes the roll through and leaves it where it is."""
        return Step(label("roll", purpose=self.facts.request.purpose), rolls=(self.facts,))


@dataclass(frozen=True, slots=True)
class RevealRoll:
    """Say that the players have seen a hidden roll; the ledger's owner has made sure that it is one."""

    sequence: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; nobody can take it back."""
        return Step(label("reveal", number=self.sequence), rolls=(Reveal(self.sequence),))
