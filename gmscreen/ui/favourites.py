"""Favourite dice: added, removed and moved, and remembered among the person's settings."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.ui.preferences import Remembered
from gmscreen.ui.settings import MOST_FAVOURITES, Favourite


class Favourites(Remembered):
    """The favourites in their order; `say` is told when they can't be remembered."""

    @property
    def all(self) -> tuple[Favourite, ...]:
        """Every favourite."""
        return self._preferences.settings.favourites

    @property
    def is_full(self) -> bool:
        """Whether there is no room for another."""
        return len(self.all) >= MOST_FAVOURITES

    def add(self, favourite: Favourite) -> None:
        """Put one at the end; one that is there already stays where it is, and none goes over the most."""
        if favourite not in self.all and not self.is_full:
            self._keep((*self.all, favourite))

    def remove(self, place: int) -> None:
        """Take the one at a place away."""
        self._keep((*self.all[:place], *self.all[place + 1 :]))

    def move(self, place: int, steps: int) -> int:
        """Move the one at a place up (negative) or down, as far as there is room; gives its new place."""
        others = [*self.all[:place], *self.all[place + 1 :]]
        new = min(max(0, place + steps), len(others))
        self._keep((*others[:new], self.all[place], *others[new:]))
        return new

    def _keep(self, favourites: tuple[Favourite, ...]) -> None:
        settings = replace(self._preferences.settings, favourites=favourites)
        self._preferences.keep(settings, self._say)
