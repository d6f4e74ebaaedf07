"""What comes at the one who defends, and the state it finds him in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal

from gmscreen.rules.garganta.defenses import Incoming, Posture, Threat
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.defenses.quiet import put_choice, put_number, put_toggle
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

_STATES = (
    "retreat",
    "stunned",
    "off_balance",
    "grappled",
    "critical",
    "unaware",
    "total_surprise",
)
_MARGIN = Bounds(0, 30)


class ThreatForm(Card):
    """The blow and the defender's state; `told` carries a Threat."""

    told = Signal(object)

    def __init__(self, look: Look, threat: Threat) -> None:
        super().__init__(look, text("defenses.threat"))
        self._threat = threat
        self.incoming = ListChoice(look, text("defenses.incoming"), _incoming(), threat.incoming)
        self.posture = ListChoice(look, text("defenses.posture"), _postures(), threat.posture)
        self.feint = WholeField(look, text("defenses.feint"), value=threat.feint, bounds=_MARGIN)
        self.states = {state: Toggle(look, text(f"defenses.{state}")) for state in _STATES}
        self.problem = PlainLabel(size=Size.SMALL, tone=Tone.WARN, wrap=True)
        self.add(holder(flow(look, self.incoming, self.posture, self.feint, gap=10)))
        self.add(holder(flow(look, *self.states.values(), gap=14)), self.problem)
        self._listen()

    def _listen(self) -> None:
        for changed in (self.incoming.value_changed, self.posture.value_changed, self.feint.value_changed):
            changed.connect(lambda _value: self._tell())
        for toggle in self.states.values():
            toggle.toggled.connect(lambda _on: self._tell())

    def _tell(self) -> None:
        states: dict[str, Any] = {state: toggle.isChecked() for state, toggle in self.states.items()}
        threat = replace(
            self._threat,
            incoming=self.incoming.value,
            posture=self.posture.value,
            feint=self.feint.value or 0,
            **states,
        )
        if threat != self._threat:
            self.told.emit(threat)

    def show_threat(self, threat: Threat, retreat_problem: str) -> None:
        """Show what comes, and why one can't retreat from it."""
        self._threat = threat
        put_choice(self.incoming, threat.incoming)
        put_choice(self.posture, threat.posture)
        if self.feint.value is not None:
            put_number(self.feint, threat.feint)
        for state, toggle in self.states.items():
            put_toggle(toggle, getattr(threat, state))
        self.states["retreat"].setEnabled(not retreat_problem)
        words = text("defenses.retreat_refused", reason=retreat_problem) if retreat_problem else ""
        self.problem.show_text(words)


def _incoming() -> list[tuple[Incoming, str]]:
    return [(each, text(f"defenses.incoming_name.{each}")) for each in Incoming]


def _postures() -> list[tuple[Posture, str]]:
    return [(each, text(f"calc.token.posture.{each}")) for each in Posture]
