"""Who takes a trick, and what a round and a match are worth. Clauses of seeds/it_normandy."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from tefuda.core.cards import Card
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules.state import Counts, Setup, Tally, Trick, View

SEATS = (0, 1)
TRUMP_RANK, TRUMP_SUIT, IN_SUIT = 300, 200, 100
"""Where each class of cards begins in `strength`."""


@cache
def trump_suits(counts: Counts) -> tuple[str, ...]:
    """The suits with the largest counter: one, two or all three (N5, N7)."""
    top = max(counts)
    return tuple([suit for suit, count in zip(SUITS, counts, strict=True) if count == top])


def is_trump(view: View, card: Card) -> bool:
    """Whether a card is of a trump suit or of the trump rank."""
    return SUIT[card] in view.now.trumps or RANK[card] == RANK.get(view.now.up)


def strength(card: Card, lead: str, trumps: Sequence[str], rank: int, *, highest: bool) -> int:
    """How strong a card is in a trick led in suit `lead`; `highest`: off-suit ranks count (N3).

    A card of the trump rank is stronger if its suit is trump too (N4).
    """
    mine, suit = RANK[card], SUIT[card]
    if mine == rank:
        return TRUMP_RANK + (suit in trumps)
    if suit in trumps:
        return TRUMP_SUIT + mine
    if suit == lead or highest:
        return IN_SUIT + mine
    return 0


def follower_wins(
    plays: Sequence[Card], trumps: Sequence[str], rank: int, *, highest: bool
) -> bool:
    """Whether the second card takes the trick; where both are equal the leader does (N4, N5)."""
    first, second = plays
    lead = SUIT[first]
    to_beat = strength(first, lead, trumps, rank, highest=highest)
    return strength(second, lead, trumps, rank, highest=highest) > to_beat


def how(plays: Sequence[Card], trumps: Sequence[str], rank: int, *, highest: bool) -> str:
    """What decided a trick, in a few words: tags of recorded matches, keys to its words."""
    lead = SUIT[plays[0]]
    both = [strength(card, lead, trumps, rank, highest=highest) for card in plays]
    low, high = sorted(both)
    if high >= TRUMP_RANK:
        return _among(
            low, high, TRUMP_RANK, ("trump rank", "trump rank and suit", "equal trump ranks")
        )
    if high >= TRUMP_SUIT:
        return _among(low, high, TRUMP_SUIT, ("trump suit", "higher trump", "equal trumps"))
    if SUIT[plays[1]] == lead:
        return "higher in suit"
    return _among(low, high, IN_SUIT, ("off suit", "higher rank", "equal ranks"))


def _among(low: int, high: int, start: int, names: tuple[str, str, str]) -> str:
    """Whether one card is of the class that starts there, or both, or both are equal."""
    alone, higher, equal = names
    if low < start:
        return alone
    return equal if low == high else higher


def tally(
    tricks: Sequence[Trick], common: Counts, personal: tuple[Counts, ...], *, last: bool
) -> Tally:
    """What a round is scored from: its tricks, and the counters that are left."""
    won, surplus = [0, 0], [0, 0]
    solves = [[0, 0, 0], [0, 0, 0]]
    for trick in tricks:
        won[trick.winner] += 1
        surplus[trick.winner] += trick.area == "surplus"
        solves[trick.winner][PLACE[trick.suit]] += trick.area == "common"
    mine, yours = map(tuple, solves)
    return Tally(last, tuple(won), (mine, yours), common, personal, tuple(surplus))


def none_left(common: Counts, personal: tuple[Counts, ...]) -> tuple[int, ...]:
    """The seats for whom each trick counts: neither a common task is left nor one of their own."""
    return tuple(seat for seat in SEATS if not any(common) and not any(personal[seat]))


def all_done(tally: Tally, _: Setup) -> tuple[int, ...]:
    """Both areas empty: as many points as tricks won, those in the surplus too (N14)."""
    done = none_left(tally.common, tally.personal)
    return tuple(won if seat in done else 0 for seat, won in enumerate(tally.won))


def most_solved(tally: Tally, setup: Setup) -> tuple[int, ...]:
    """2 for every emptied common suit to whoever solved most of it (N11)."""
    return tuple(2 * len(suits) for suits in most_in(tally, setup))


def most_in(tally: Tally, setup: Setup) -> tuple[tuple[str, ...], ...]:
    """By seat, the emptied common suits in which it solved the most."""
    best: tuple[list[str], list[str]] = ([], [])
    for place, suit in enumerate(SUITS):
        margin = tally.solves[0][place] - tally.solves[1][place]
        if not tally.common[place]:
            for seat in SEATS if margin == 0 and setup.tie_scores else ():
                best[seat].append(suit)
            if margin:
                best[margin < 0].append(suit)
    return tuple(map(tuple, best))


def none_solved(tally: Tally, _: Setup) -> tuple[int, ...]:
    """-2 to a player who solved no common task in the whole round (N12)."""
    return tuple(0 if any(own) else -2 for own in tally.solves)


def common_left(tally: Tally, _: Setup) -> tuple[int, ...]:
    """-2 to both, once, if any common task is left."""
    return (-2, -2) if any(tally.common) else (0, 0)


def personal_left(tally: Tally, _: Setup) -> tuple[int, ...]:
    """-3, and -1 for each, to a player who has personal tasks left (N15)."""
    return tuple(-3 - sum(own) if any(own) else 0 for own in tally.personal)


def surplus(tally: Tally, _: Setup) -> tuple[int, ...]:
    """-1 for each trick in one's surplus, in the last round only (N16)."""
    return tuple(-own if tally.last else 0 for own in tally.surplus)


class ScoreLine(NamedTuple):
    """One line of a round's score: points by seat."""

    name: str
    clause: str
    points: Callable[[Tally, Setup], tuple[int, ...]]


LINES = (
    ScoreLine("all done", "6.2", all_done),
    ScoreLine("most solved", "6.4", most_solved),
    ScoreLine("none solved", "6.6", none_solved),
    ScoreLine("common left", "6.8", common_left),
    ScoreLine("personal left", "6.9", personal_left),
    ScoreLine("surplus", "6.11", surplus),
)


def points(tally: Tally, setup: Setup) -> tuple[tuple[int, ...], ...]:
    """Points by score line and seat."""
    return tuple(line.points(tally, setup) for line in LINES)


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """1 for whoever is nearest to zero without being below it, else 2; nobody may be 1 (N13)."""
    able = [score for score in scores if score >= 0]
    return tuple(1 if able and score == min(able) else 2 for score in scores)
