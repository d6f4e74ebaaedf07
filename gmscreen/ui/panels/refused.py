"""Why something could not be done, as a sentence to stand beside what asked for it."""

from __future__ import annotations

from collections.abc import Callable

from gmscreen.rules.errors import RuleError
from gmscreen.session.commands import Command
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.numbers import NumberError
from gmscreen.texts.problems import number_problem, rule_problem


def refused(act: Callable[[], object]) -> str:
    """Do it; gives why it can't be done, or nothing when it is done."""
    try:
        act()
    except NumberError as error:
        return number_problem(error)
    except RuleError as error:
        return rule_problem(error)
    except SheetError as error:
        return error.reason
    except StoreError as error:
        return str(error)
    return ""


def problem_of(session: Session, command: Command) -> str:
    """Carry a command out; as `refused`, and nothing when the campaign was left."""
    return refused(lambda: session.do(command)) if session.open.is_open else ""
