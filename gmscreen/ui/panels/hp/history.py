"""What can be undone and redone: every list there was, and what was done between."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.ui.panels.hp.ward import Ward

LONGEST = 500


@dataclass(frozen=True, slots=True)
class Act:
    """The list before something was done, and what it was in words; acts of one `key` running are one act."""

    before: Ward
    words: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class History:
    """The list as it is; `done` can be undone, the last first, and `undone` redone."""

    now: Ward
    done: tuple[Act, ...] = ()
    undone: tuple[Act, ...] = ()

    def then(self, after: Ward, words: str, key: str = "") -> History:
        """After one act more; what was undone before can't be redone any longer."""
        if after == self.now:
            return self
        if key and self.done and self.done[-1].key == key and not self.undone:
            return replace(self, now=after)
        return History(after, (*self.done, Act(self.now, words, key))[-LONGEST:])

    def aside(self, after: Ward) -> History:
        """With something changed that is no act: who is in hand."""
        return replace(self, now=after)

    def back(self) -> History:
        """Before the last act; the same when there was none."""
        if not self.done:
            return self
        act = self.done[-1]
        return History(act.before, self.done[:-1], (*self.undone, replace(act, before=self.now)))

    def forth(self) -> History:
        """After the act undone last; the same when none was."""
        if not self.undone:
            return self
        act = self.undone[-1]
        return History(act.before, (*self.done, replace(act, before=self.now)), self.undone[:-1])

    @property
    def to_undo(self) -> str:
        """What undoing takes back; empty for nothing."""
        return self.done[-1].words if self.done else ""

    @property
    def to_redo(self) -> str:
        """What redoing does again; empty for nothing."""
        return self.undone[-1].words if self.undone else ""
