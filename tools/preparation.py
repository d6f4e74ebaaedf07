"""Bringing a checkout's environment to what is wanted; a cut in the middle leaves nothing half."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools import stamp
from tools.checkout import Checkout
from tools.environment import install_lock, let_find_checkout, make_environment, mend_scripts
from tools.installer import require_installer
from tools.machine import Machine
from tools.refusal import Refusal, Status
from tools.stamp import Gap, Stamp
from tools.turn import turn

_OLDEST, _NEWEST = (3, 11), (3, 14)


def prepare(checkout: Checkout, machine: Machine, locks: tuple[str, ...], identity: str) -> None:
    """Install the locks, in turn with other set-ups; raises Refusal with what the machine lacks."""
    _require_python(checkout, machine)
    if not checkout.is_writable:
        raise Refusal(
            Status.READ_ONLY,
            f"A pasta {checkout.root} não aceita escrita, e a preparação grava nela.",
            "Copie-a para a sua pasta pessoal e tente de novo de lá.",
        )
    with turn(checkout):
        _bring(checkout, machine, stamp.wanted(checkout, locks, identity))


def _require_python(checkout: Checkout, machine: Machine) -> None:
    if _OLDEST <= machine.version <= _NEWEST:
        return
    checkout.stamp.unlink(missing_ok=True)  # the next start looks for another Python
    raise Refusal(
        Status.WRONG_PYTHON,
        "É preciso um Python de 3.11 a 3.14; este é o {}.{}.".format(*machine.version),
        "Instale um deles e tente de novo.",
    )


def _bring(checkout: Checkout, machine: Machine, wanted: Stamp) -> None:
    """Without its stamp an environment counts as half: it loses it first and gets it back last."""
    before = stamp.read(checkout)
    gap = before.gap(wanted)
    if gap is Gap.NONE:
        return
    installer = require_installer(machine)
    print("Preparando o programa nesta pasta…", file=sys.stderr, flush=True)
    checkout.stamp.unlink(missing_ok=True)
    if gap is Gap.ALL:
        make_environment(installer, checkout.environment)
        let_find_checkout(checkout.environment)
        before = Stamp(wanted.python, wanted.folder, {})
    elif before.folder != wanted.folder:
        mend_scripts(checkout.environment, before.folder)
        before = before.moved_to(wanted.folder)
    with _kept_if_offline(checkout, before):
        for lock in before.missing(wanted):
            install_lock(installer, checkout.environment, checkout.lock(lock), checkout.wheelhouse)
    stamp.write(checkout, before.joined(wanted))


@contextmanager
def _kept_if_offline(checkout: Checkout, before: Stamp) -> Iterator[None]:
    """Installers fetch all before they install any: without a network, what stood before still stands."""
    try:
        yield
    except Refusal as refusal:
        if refusal.status is Status.NO_NETWORK:
            stamp.write(checkout, before)
        raise
