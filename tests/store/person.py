"""Whoever sits at a table under test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from gmscreen.session.house import BackupReport, Message, Owner
from gmscreen.session.ledger import LedgerHead
from gmscreen.session.store_protocol import StoreError


class Person:
    """Remembers what was said."""

    def __init__(self) -> None:
        self.came = 0
        self.sheets: list[Path] = []
        self.told: list[BackupReport] = []
        self.warned: list[StoreError] = []
        self.checked: list[LedgerHead] = []
        self.hears: Callable[[], object] = lambda: None

    @property
    def owner(self) -> Owner:
        return Owner(self.perform, self.come, self.take, self.tell, self.warned.append, self.checked.append)

    def perform(self, act: Callable[[], Message]) -> Message:
        return act()

    def come(self) -> None:
        self.came += 1

    def take(self, sheets: Sequence[Path]) -> None:
        self.sheets += sheets

    def tell(self, report: BackupReport) -> None:
        self.told.append(report)
        self.hears()
