"""Every command has a name that is filled."""

from __future__ import annotations

import random

from gmscreen.session.attachment_commands import Attach, Detach
from gmscreen.session.pending_commands import AddPending, MarkPending, RemovePending, WritePending
from gmscreen.session.records import PendingState
from gmscreen.session.roll_commands import RevealRoll
from gmscreen.session.settings_commands import ChooseReadings, ChooseSystem
from gmscreen.session.sheet_commands import AddSheet, FileSheet, RemoveSheet, WriteSheet
from gmscreen.texts.catalogue import text
from tests.session.acts import act_at_random, sitting
from tests.session.test_commands import KALLIAS, PNG


def test_every_label_is_filled_and_known() -> None:
    session, chance = sitting(), random.Random(3)
    labels = [session.do(act_at_random(chance, session.campaign)).label for _ in range(200)]
    session.do(AddPending("Peso"))
    entry = next(reversed(session.campaign.pending))
    session.do(Attach("mapa", PNG))
    picture = next(iter(session.campaign.attachments))
    commands = (
        AddSheet(KALLIAS),
        WriteSheet("kallias", KALLIAS.text + "\n"),
        FileSheet("kallias", folder="x"),
        FileSheet("kallias", archived=True),
        FileSheet("kallias", archived=False),
        RemoveSheet("kallias"),
        ChooseSystem("yze"),
        ChooseReadings(session.readings),
        WritePending(entry, title="Outro"),
        *(MarkPending(entry, state) for state in PendingState),
        RemovePending(entry),
        Detach(picture),
        RevealRoll(1),
    )
    labels += [session.do(command).label for command in commands]
    unknown = [one.key for one in labels if one.words == text("command.unknown") and one.key != "unknown"]
    assert unknown == []
    assert not any("{" in one.words for one in labels)
