"""Why a player would move so: the moves tried, what each promises, in how many deals."""

from typing import NamedTuple

from app.bots.decision import Decision
from app.bots.decision import Grounds as Written
from app.bots.spoken import message
from tefuda.core.advice import LEAST, Fact
from tefuda.core.notation import split
from tefuda.core.table import Message
from tefuda.core.terms import Words

WHOLE = 8
"""Moves that are all listed, where there are no more."""

LISTED = 6
"""Moves that are listed otherwise."""

LONG = 12
"""Moves that are still listed, if the last of them is the rival."""

BRIEF = 2
"""Words of a move that is a verb and a card."""

ENOUGH = 100
"""Deals from which a difference counts even where the move was not given up as surely worse."""

SURE = 10
"""Points of 100 for which twice as many are plenty; of a larger difference fewer deals tell as much, by its square."""

SOME, MUCH = 8, 20
"""Points of 100 from which a move is more than a little worse, and much worse."""


class Opinion(NamedTuple):
    """What a player found on one move."""

    words: Words  # the move's text
    hopes: int  # the mean result: 0 last for certain, 100 first for certain
    tried: int  # imagined deals in which it was played out


class Ground(NamedTuple):
    """A fact of what followed: in how many deals it was so, or its mean, by the best move and a rival."""

    fact: Fact
    how: str  # "deals" are counted, else it is "sure", the same in all of them, or a "mean"
    best: float
    rival: float


class Row(NamedTuple):
    """A fact that clearly differs, whether or not it makes the difference."""

    ground: Ground
    speaks: int  # 1 for the best move, -1 for the rival, 0 for neither


class Tale(NamedTuple):
    """What was heard of one of the deals by both moves, and the fact that it shows."""

    fact: Fact
    best: tuple[Message, ...]
    rival: tuple[Message, ...]
    figures: tuple[float, float]


class Grounds(NamedTuple):
    """What makes the difference to another move; no grounds where that is no single fact."""

    rival: Words  # () where none was played again
    deals: int  # that were played again
    grounds: tuple[Ground, ...]
    tale: Tale | None = None  # an example
    balance: tuple[Row, ...] = ()  # for and against
    even: bool = False  # all moves come to much the same
    price: Ground | None = None  # what the better move costs, if much
    either: Ground | None = None  # what happens by both of two that are even

    @property
    def speaks(self) -> bool:
        """Whether anything that followed speaks for the move."""
        return bool(self.grounds) or any(row.speaks > 0 for row in self.balance)

    @property
    def foremost(self) -> Ground | None:
        """What is told first of it."""
        told = self.differs or self.either if self.even else next(iter(self.grounds), None)
        return told or next((row.ground for row in self.balance if row.speaks > 0), None)

    @property
    def differs(self) -> Ground | None:
        """What most parts two that are even, if it does not speak against the move; averages hardly differ."""
        rows = [row for row in self.balance if row.ground.how != "mean"]
        best = max(rows, key=lambda row: row.speaks, default=None)
        return best.ground if best and best.speaks >= 0 else None

    @property
    def against(self) -> Ground | None:
        """What speaks for the rival."""
        return next((row.ground for row in self.balance if row.speaks < 0), None)


class Evidence(NamedTuple):
    """Why a player would move so; no opinions where it looked no further."""

    move: Words
    opinions: tuple[Opinion, ...]  # its move first
    level: str
    playouts: int = 0  # after which it was found
    why: Grounds | None = None  # where the game can say
    settled: bool = False  # nothing was left to find out about the moves tried

    @property
    def deals(self) -> int:
        """How many were imagined."""
        return max((opinion.tried for opinion in self.opinions), default=0)

    @property
    def counts(self) -> bool:
        """Whether its first reason speaks of how often in 100 deals."""
        first = self.why.grounds[0] if self.why and self.why.grounds else None
        some = first and {first.best, first.rival} - {0, self.why.deals if self.why else 0}
        return bool(first and first.how == "deals" and some)

    @property
    def listed(self) -> tuple[Opinion, ...]:
        """Its move, then the others from the best down; () where a rule of thumb left nothing to weigh."""
        best, others = self.opinions[:1], self.opinions[1:]
        return (*best, *sorted(others, key=lambda opinion: -opinion.hopes))

    def shown(self, most: int = LISTED) -> tuple[Opinion, ...]:
        """The first so many of these, or as far as to the rival, which is always among them; all of few."""
        if len(self.opinions) <= WHOLE:
            return self.listed
        rival = self.on(self.why.rival) if self.why else None
        place = self.listed.index(rival) if rival else 0
        first = self.listed[: max(most, place + 1) if place < LONG else most]
        return first if rival is None or rival in first else (*first[:-1], rival)

    def rest(self, most: int = LISTED) -> tuple[Opinion, ...]:
        """The others, from the best down; none where one takes more than a card to name: nobody tells them apart."""
        shown = self.shown(most)
        left = tuple(opinion for opinion in self.listed if opinion not in shown)
        return left if all(len(opinion.words) <= BRIEF for opinion in left) else ()

    @property
    def alike(self) -> tuple[Opinion, ...]:
        """The other moves that are about as good, from the best down."""
        best, *others = self.listed
        return tuple(other for other in others if abs(best.hopes - other.hopes) < LEAST)

    @property
    def best(self) -> bool:
        """Whether it thought no other move clearly better; a weaker player may err."""
        return max(opinion.hopes for opinion in self.opinions) - self.opinions[0].hopes < LEAST

    @property
    def most(self) -> int:
        """What others are held against: what its move promises, or a clearly better one."""
        own = self.opinions[0].hopes
        return own if self.best else max(opinion.hopes for opinion in self.opinions)

    def lost(self, words: Words) -> int:
        """Points of a hundred by which its move is surely better than that one; 0 where it may not be."""
        played, best = self.on(words), self.opinions[0] if self.opinions else None
        if played is None or best is None:
            return 0
        lost = max(0, self.seems(words))
        many = played.tried >= ENOUGH or played.tried * lost**2 >= 2 * ENOUGH * SURE**2
        return lost if self.settled or played.tried < best.tried or many else 0

    def seems(self, words: Words) -> int:
        """Points of a hundred by which its move was found better than that one, however sure."""
        played = self.on(words)
        return self.opinions[0].hopes - played.hopes if played else 0

    def on(self, words: Words) -> Opinion | None:
        """What it found on that move, if it was tried at all."""
        return next((opinion for opinion in self.opinions if opinion.words == words), None)


def evidence(decision: Decision, level: str) -> Evidence:
    """A decision as it is told: its move first, then those tried most."""
    opinions = [
        Opinion(split(move), round(50 + 50 * worth), visits)
        for move, visits, worth in decision["evidence"]
    ]
    move = split(decision["move"])
    opinions.sort(key=lambda opinion: opinion.words != move)
    settled = decision.get("settled", False)
    return Evidence(
        move, tuple(opinions), level, decision["iterations"], _grounds(decision), settled
    )


def _grounds(decision: Decision) -> Grounds | None:
    if "why" not in decision:
        return None
    why = decision["why"]
    grounds = tuple(_ground(*told) for told in why["reasons"])
    balance = tuple(Row(_ground(*told[:5]), told[5]) for told in why["balance"])
    rival = split(why["rival"]) if why["rival"] else ()
    price, either = (
        _ground(*told) if told else None for told in (why.get("price"), why.get("either"))
    )
    even = why.get("even", not rival)
    return Grounds(rival, why["deals"], grounds, _tale(why), balance, even, price, either)


def _ground(name: str, seat: int, how: str, best: float, rival: float) -> Ground:
    return Ground(Fact(name, seat), how, best, rival)


def _tale(why: Written) -> Tale | None:
    if "tale" not in why:
        return None
    told = why["tale"]
    best, rival = (tuple(message(said) for said in told[side]) for side in ("best", "rival"))
    name, seat = told["fact"]
    here, there = told["figures"]
    return Tale(Fact(name, seat), best, rival, (here, there))
