"""Which occasions a person wants to be asked about, where a game has many that bring nothing.

What is said of it is kept in the match's journal, with the seat that said it: "ask:0 3" is never
again in round 3, "ask:0 3 fire1 fire2" only for these cards there, "ask:0" as the settings say. In
format 1, where one person sat at a table, the seat is missing.
"""

from collections.abc import Iterable

from tefuda.core.cards import Card
from tefuda.core.foreign import check_letters, quoted, whole
from tefuda.core.table import Occasion
from tefuda.core.terms import BadText, Seat

ASK = "ask"


def afresh(seat: Seat) -> str:
    """The entry: from now on as the settings say."""
    return f"{ASK}:{seat}"


def mute(number: int, seat: Seat) -> str:
    """The entry: not again in this round."""
    return f"{afresh(seat)} {number}"


def watch(number: int, cards: Iterable[Card], seat: Seat) -> str:
    """The entry: in this round only for these cards."""
    return " ".join((mute(number, seat), *cards))


class Asking:
    """What a player said since the round began: not again, or only for these cards."""

    def __init__(self) -> None:
        self._round = -1
        self.muted = False
        self.only: frozenset[Card] = frozenset()

    def apply(self, rest: str) -> None:
        """Do what an entry says behind its first word; `BadText` where it cannot be read."""
        number, *cards = rest.split() or ["-1"]
        said = whole(number)
        if rest and said is None:
            raise BadText(f"{quoted(number)} is no round")
        check_letters(rest, "a card")
        self._round, self.only = -1 if said is None else said, frozenset(cards)
        self.muted = bool(rest) and not cards

    def state(self, number: int) -> str:
        """What holds in round `number`: "mute", "watch", or "" for as the settings say."""
        if number != self._round:
            return ""
        return "mute" if self.muted else "watch" if self.only else ""

    def wanted(self, occasion: Occasion, number: int, setting: str) -> bool:
        """Whether to ask in round `number`; `setting` is "helpful" or "always"."""
        if number == self._round:
            if self.muted:
                return False
            if self.only:
                return not self.only.isdisjoint(occasion.offered)
        return setting == "always" or bool(occasion.helpful)
