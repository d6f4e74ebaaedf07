"""Doing a command for a field: what is wrong with it comes back as a sentence."""

from __future__ import annotations

from gmscreen.rules.errors import RuleError
from gmscreen.session.commands import Command
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.problems import rule_problem


def problem_of(session: Session, command: Command) -> str:
    """Do it; gives why it can't be done, or nothing when it is done or the campaign was left."""
    if not session.open.is_open:
        return ""
    try:
        session.do(command)
    except RuleError as error:
        return rule_problem(error)
    except (StoreError, SheetError) as error:
        return str(error)
    return ""
