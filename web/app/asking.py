"""Which occasions a person wants to be asked about, where a game has many that bring nothing."""

from collections.abc import Iterable

from tefuda.core.cards import Card
from tefuda.core.table import Occasion


class Asking:
    """What the player said since the round began: not again, or only for these cards."""

    def __init__(self) -> None:
        self._round = -1
        self.muted = False
        self.only: frozenset[Card] = frozenset()

    def mute(self, number: int) -> None:
        """Not again in this round."""
        self._round, self.muted, self.only = number, True, frozenset()

    def watch(self, number: int, cards: Iterable[Card]) -> None:
        """In this round only for these cards."""
        self._round, self.muted, self.only = number, False, frozenset(cards)

    def clear(self) -> None:
        """As the settings say."""
        self.muted, self.only = False, frozenset()

    def wanted(self, occasion: Occasion, number: int, setting: str) -> bool:
        """Whether to ask in round `number`; `setting` is "helpful" or "always"."""
        if number != self._round:
            self.clear()
        if self.muted:
            return False
        if self.only:
            return not self.only.isdisjoint(occasion.offered)
        return setting == "always" or bool(occasion.helpful)
