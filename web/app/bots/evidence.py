"""Why a player would move so: the moves tried, what each promises, in how many deals."""

from typing import NamedTuple

from app.bots.decision import Decision
from tefuda.core.notation import split
from tefuda.core.terms import Words


class Opinion(NamedTuple):
    """What a player found on one move."""

    words: Words  # the move's text
    hopes: int  # the mean result: 0 last for certain, 100 first for certain
    tried: int  # imagined deals in which it was played out


class Evidence(NamedTuple):
    """Why a player would move so; no opinions where it looked no further."""

    move: Words
    opinions: tuple[Opinion, ...]  # its move first
    level: str
    playouts: int = 0  # after which it was found

    @property
    def deals(self) -> int:
        """How many were imagined."""
        return max((opinion.tried for opinion in self.opinions), default=0)

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
    return Evidence(move, tuple(opinions), level, decision["iterations"])
