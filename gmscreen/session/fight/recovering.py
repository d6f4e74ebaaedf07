"""What is well again once the fight is over: limbs and eyes whose test of HT was passed (20 §4.8, §5.5)."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.session.fight.due import Due
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounds import LimbWound
from gmscreen.texts.catalogue import text


def limb_name(limb: LimbWound) -> str:
    """A limb as a test is about it."""
    return f"{limb.location}:{limb.flank}"


def heal_limb(play: Play, due: Due) -> None:
    """Have a limb of use again."""
    one = play.fighter(due.fighter)
    for limb in one.wounds.limbs:
        if limb_name(limb) == due.about:
            healed = one.wounds.with_limb(replace(limb, crippled=False))
            play.put(replace(one, wounds=healed))
            play.tell("limb_recovers", one.id, place=text(f"location.{limb.location}"))
            return


def heal_eye(play: Play, due: Due) -> None:
    """Have an eye see again."""
    one = play.fighter(due.fighter)
    eyes = max(0, one.wounds.blind_eyes - 1)
    play.put(replace(one, wounds=replace(one.wounds, blind_eyes=eyes)))
    play.tell("eye_recovers", one.id)
