"""One set-up at a time in a checkout."""

import fcntl
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools.checkout import Checkout

_WAITS = "Outra preparação desta pasta está em curso; esperando que termine…"


@contextmanager
def turn(checkout: Checkout) -> Iterator[None]:
    """Hold the checkout's set-up; waits, and says so, while another process holds it."""
    with checkout.turn.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(_WAITS, file=sys.stderr, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
