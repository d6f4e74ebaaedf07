"""What a print refuses, in words for a person."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gmscreen.rules.errors import RuleError
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.print.press_run import PrintRefusedError


@contextmanager
def refusing() -> Iterator[None]:
    """Tell in words what the rules or the disk have against a print."""
    try:
        yield
    except RuleError as error:
        raise PrintRefusedError(rule_problem(error)) from error
    except StoreError as error:
        raise PrintRefusedError(str(error)) from error
