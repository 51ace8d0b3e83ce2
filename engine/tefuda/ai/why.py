"""Why a move is better than its rival: the deals behind its number, played again by the rules.

Both moves meet the luck they met then, and the line is the one that was judged. Whatever is said of
it the game reads off what happened; a fact is a reason where it differs in the deals that make up
the gap. Nobody's hand but the imagined ones is looked at.
"""

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import Any, NamedTuple

from tefuda.ai.player import Thought
from tefuda.ai.replay import Told, deals, replay
from tefuda.core.advice import LITTLE, NOBODY, Explainer, Fact
from tefuda.core.game import AnyGame
from tefuda.core.terms import Seat

HALF, SOME = 0.5, 0.25
"""Of the gap: what the first reason carries at least, and the second."""

COUNTED, MEANT = 0.08, 0.15
"""Least differences that are told: of the deals, and of the greater mean."""

CLEAR = 2
"""Standard errors of a difference from which it is told."""

ROWS = 5
"""Facts that a balance has at the most."""

OFTEN = 0.9
"""Of the deals of both moves: what so many show happens by either."""


class Reason(NamedTuple):
    """A fact of both moves: in how many deals it was so, or its mean."""

    fact: Fact
    how: str  # "deals" are counted, else it is "sure", the same in all of them, or a "mean"
    best: float
    rival: float


class Row(NamedTuple):
    """A fact that both moves are held beside each other by."""

    reason: Reason
    speaks: int  # 1 for the move, -1 for its rival, 0 for neither


class Game(NamedTuple):
    """A deal played again with both moves."""

    world: int  # its place among those of the number, which may be played with more than one luck
    gap: float  # payoff
    best: Told
    rival: Told

    def lead(self, fact: Fact) -> float:
        return self.best[fact] - self.rival[fact]


class Why(NamedTuple):
    """What makes the difference to the best move that is worse; where none is, what the last does otherwise."""

    rival: Any  # None where no other move was played again
    games: Sequence[Game]  # played again so far
    signs: Mapping[Fact, int] = {}  # 1 where more of it is good for the seat, -1 where bad, else 0
    even: bool = False  # all come to much the same

    @property
    def deals(self) -> int:
        return len(self.games)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """None where nothing makes it by itself."""
        return reasons(self.games, self.signs) if self.games and not self.even else ()

    @property
    def balance(self) -> tuple[Row, ...]:
        """All that is clearly otherwise, for and against."""
        return balance(self.games, self.signs) if self.games else ()

    @property
    def price(self) -> Reason | None:
        """What the move costs where it is better all the same."""
        return price(self.games, self.signs) if self.reasons else None

    @property
    def either(self) -> Reason | None:
        """What comes of even moves alike."""
        return either(self.games, self.signs) if self.games and self.even else None


def explain(
    game: AnyGame, seat: Seat, thought: Thought, against: Any = None, tempting: Any = None
) -> Iterator[Why]:
    """What the deals say that were played again so far, after each of them.

    The rival is the move `against` which the best one is held, even if that is as good, or the
    `tempting` one, that of who does not look ahead, if it is worse; else the best of the worse, and where
    no single fact parts them the middle and then the last, if one does there. Where none is it is the last.
    """
    if len(thought.lines) < 2 or not isinstance(game.advice, Explainer):
        return
    rivals = _rivals(thought, against, tempting)
    if not rivals or against in {line.move for line in thought.lines} - {thought.move, *rivals}:
        yield from _evenly(game, seat, thought, against)
        return
    first, *others = rivals
    why = yield from _held(game, seat, thought, first)
    for rival in others:
        if why.reasons or not why.games:
            return
        other = yield from _held(game, seat, thought, rival, why)
        if other.reasons:
            why = other
            yield why


def _evenly(game: AnyGame, seat: Seat, thought: Thought, against: Any) -> Iterator[Why]:
    """Of moves that come to much the same."""
    yield Why(None, (), even=True)
    others = [line for line in thought.lines if line.move != thought.move]
    last = min(others, key=lambda line: (line.move != against, line.worth))
    for why in _held(game, seat, thought, last.move):
        yield why._replace(even=True)


def _held(
    game: AnyGame, seat: Seat, thought: Thought, rival: Any, instead: Why | None = None
) -> Generator[Why, None, Why]:
    """What the deals say against one move; that is yielded, or what holds until it is known whole."""
    games, signs = list[Game](), dict[Fact, int]()
    why = Why(rival, games, signs)
    for place, deal in enumerate(deals(thought)):
        best, other = (replay(game, deal, move, seat) for move in (thought.move, rival))
        if not best[1]:
            break
        told = [fact for fact in best[1] if fact in other[1]]  # what either rules out is no reason
        signs.update(signs or _signs(game, seat, told))
        sides = ({fact: line[1][fact] for fact in told} for line in (best, other))
        games.append(Game(place % len(thought.deals), best[0] - other[0], *sides))
        yield instead or why
    return why


def _signs(game: AnyGame, seat: Seat, facts: Iterable[Fact]) -> dict[Fact, int]:
    """What is good for another is bad for the seat."""
    advice: Any = game.advice
    senses: Mapping[str, int] = advice.senses
    return {fact: senses.get(fact.name, 0) * (1 if fact.seat == seat else -1) for fact in facts}


def _rivals(thought: Thought, against: Any, tempting: Any) -> list[Any]:
    """That move, or the tempting one, the best, the middle and the last, of those that are worse."""
    own = next(line.worth for line in thought.lines if line.move == thought.move)
    lines = [line for line in thought.lines if line.worth <= own - LITTLE]
    worse = [line.move for line in sorted(lines, key=lambda line: -line.worth)]
    middle = worse[len(worse) // 2 :][:1]
    asked = [against] if against in worse else [tempting, *worse[:1], *middle, *worse[-1:]]
    return [move for move in dict.fromkeys(asked) if move in worse]


def reasons(games: Sequence[Game], signs: Mapping[Fact, int] = {}) -> tuple[Reason, ...]:
    """The first fact that carries half of the gap, and what it came by.

    It speaks for the move, by a difference that can be seen; so does the second where nothing
    that is neither good nor bad by itself parts the moves as much.
    """
    facts = list(games[0].best) if _clear(games, [game.gap for game in games]) else []
    speaking = [fact for fact in facts if _speaks(games, fact, signs.get(fact, 0))]
    first = _telling(games, speaking, HALF)
    if first is None:
        return ()
    neutral = [fact for fact in facts if not signs.get(fact) and _seen(games, fact)]
    second = _means(games, neutral) or _telling(games, _others(games, speaking, first), SOME)
    return tuple(_reason(games, fact) for fact in (first, second) if fact)


def _means(games: Sequence[Game], facts: Sequence[Fact]) -> Fact | None:
    """What parts the moves most, if it carries half of the gap.

    Of equal ones that which the move brings more of, which is told more plainly; then the last, which says most.
    """
    parting = [fact for fact in facts if _telling(games, [fact], HALF)]

    def parts(fact: Fact) -> tuple[float, bool]:
        best, rival = _totals(games, fact)
        return _carried(games, fact), best > rival

    return max(reversed(parting), key=parts, default=None)


def _others(games: Sequence[Game], facts: Sequence[Fact], first: Fact) -> list[Fact]:
    """What a counted one is worth to that seat, then those about somebody else; all of other deals."""
    other = [fact for fact in facts if not _same(games, fact, first)]
    means = [fact for fact in other if not _counted(games, fact) and _counted(games, first)]
    worth = [fact for fact in means if fact.seat == first.seat]
    return [*worth, *(fact for fact in other if fact.seat != first.seat)]


def balance(games: Sequence[Game], signs: Mapping[Fact, int] = {}) -> tuple[Row, ...]:
    """Of the facts that are clearly otherwise those of the largest part of the gap, in the game's order.

    What differs in the same deals as a fact before it tells nothing new of that seat.
    """
    facts = list[Fact]()
    for fact in games[0].best:
        told = any(_same(games, fact, other) for other in facts)
        if not told and _seen(games, fact) and _otherwise(games, fact):
            facts.append(fact)
    weighty = sorted(facts, key=lambda fact: -abs(_carried(games, fact)))[:ROWS]
    return tuple(
        _row(_reason(games, fact), signs.get(fact, 0)) for fact in facts if fact in weighty
    )


def price(games: Sequence[Game], signs: Mapping[Fact, int]) -> Reason | None:
    """The first fact against the move that loses it a good part of the gap in the deals where it is so."""
    gap = fsum([game.gap for game in games])
    for reason, speaks in balance(games, signs):
        sign = signs.get(reason.fact, 0)
        lost = fsum([game.gap for game in games if game.lead(reason.fact) * sign < 0])
        if speaks < 0 and lost <= -SOME * gap:
            return reason
    return None


def either(games: Sequence[Game], signs: Mapping[Fact, int]) -> Reason | None:
    """What comes of both moves about alike: rather what is good or bad for somebody, and what is nearly always so."""
    facts = [fact for fact in games[0].best if all(_totals(games, fact)) and not _seen(games, fact)]

    def dull(fact: Fact) -> tuple[bool, bool, bool]:
        often = _counted(games, fact) and min(_totals(games, fact)) >= OFTEN * len(games)
        return not signs.get(fact), not often, fact.seat == NOBODY

    told = min(facts, key=dull, default=None)
    return _reason(games, told) if told and dull(told)[:2] != (True, True) else None


def _row(reason: Reason, sign: int) -> Row:
    more = reason.best > reason.rival
    return Row(reason, sign if more else -sign)


def _same(games: Sequence[Game], fact: Fact, other: Fact) -> bool:
    """Whether two facts are of one seat, or both counted, and differ in just the same deals."""
    alike = fact.seat == other.seat or (_counted(games, fact) and _counted(games, other))
    return alike and all(bool(game.lead(fact)) == bool(game.lead(other)) for game in games)


def _speaks(games: Sequence[Game], fact: Fact, sign: int) -> bool:
    """Whether a fact is noticeably otherwise with the rival, and to the seat's gain."""
    best, rival = _totals(games, fact)
    return _seen(games, fact) and (best - rival) * sign > 0


def _seen(games: Sequence[Game], fact: Fact) -> bool:
    """Whether the difference is large enough to be told."""
    best, rival = _totals(games, fact)
    counted = _counted(games, fact)
    least = COUNTED * len(games) if counted else MEANT * max(abs(best), abs(rival))
    return abs(best - rival) >= least


def _counted(games: Sequence[Game], fact: Fact) -> bool:
    return all({game.best[fact], game.rival[fact]} <= {0, 1} for game in games)


def _totals(games: Sequence[Game], fact: Fact) -> tuple[float, float]:
    return fsum([game.best[fact] for game in games]), fsum([game.rival[fact] for game in games])


def _clear(games: Sequence[Game], leads: Iterable[float]) -> bool:
    """Whether a lead is positive on the whole, and more than the chance of these worlds."""
    return clear((game.world, lead) for game, lead in zip(games, leads, strict=True))


def clear(leads: Iterable[tuple[int, float]]) -> bool:
    """The same of pairs: the place of a world and a lead in it. One world counts once, however often it was met."""
    by_world = defaultdict[int, float](float)
    for world, lead in leads:
        by_world[world] += lead
    totals = by_world.values()
    return fsum(totals) > CLEAR * sqrt(fsum([total * total for total in totals]))


def _telling(games: Sequence[Game], facts: Sequence[Fact], share: float) -> Fact | None:
    """The first fact that is clearly otherwise with the rival, and differs where the gap is."""
    gap = fsum([game.gap for game in games])
    for fact in facts:
        if _carried(games, fact) >= share * gap and _otherwise(games, fact):
            return fact
    return None


def _carried(games: Sequence[Game], fact: Fact) -> float:
    """The part of the gap that lies in deals in which the fact differs."""
    return fsum([game.gap for game in games if game.lead(fact)])


def _otherwise(games: Sequence[Game], fact: Fact) -> bool:
    """Whether it is clearly more, or clearly less, than with the rival."""
    leads = [game.lead(fact) for game in games]
    return _clear(games, leads) or _clear(games, [-lead for lead in leads])


def _reason(games: Sequence[Game], fact: Fact) -> Reason:
    sides = [[game.best[fact] for game in games], [game.rival[fact] for game in games]]
    if _counted(games, fact):
        return Reason(fact, "deals", fsum(sides[0]), fsum(sides[1]))
    how = "sure" if all(len({*side}) == 1 for side in sides) else "mean"
    return Reason(fact, how, *(fsum(side) / len(games) for side in sides))
