"""How a match stands by a player's number: of two who wins it, of more in which place one ends."""

from app.bots.evidence import MUCH, SOME
from tefuda.core.advice import LEAST
from tefuda.core.table import Message, say

OUTLOOKS = (
    (90, say("excellent")),
    (65, say("good")),
    (55, say("fairly good")),
    (46, say("even")),
    (36, say("less than even")),
    (11, say("poor")),
    (0, say("very poor")),
)
"""From so many of 100 on; the first and the last are told of two alone."""


def place(hopes: int, players: int) -> float:
    """The mean place, from 1; `hopes` is 100 for the first and 0 for the last, evenly between."""
    return 1 + (players - 1) * (100 - hopes) / 100


def outlook(hopes: int, players: int) -> Message:
    """How it will probably end after a move; a score may say otherwise now."""
    if players == 2:
        words = _standing(hopes)
        return say(
            "then your prospects are {outlook}: you win {n} of 100 matches", outlook=words, n=hopes
        )
    words = _standing(min(max(hopes, 11), 89))
    return say("then your prospects in the match are {outlook}", outlook=words)


def _standing(hopes: int) -> Message:
    return next(message for least, message in OUTLOOKS if hopes >= least)


def worse(lost: int, *, alone: bool = True) -> Message:
    """How much worse a move is than the best, by points of 100; the best may not be the only one."""
    if not lost and alone:
        return say("best")
    if lost < LEAST:
        return say("about as good")
    if lost < SOME:
        return say("a little worse")
    return say("clearly worse") if lost < MUCH else say("much worse")


def brief(hopes: int, players: int) -> Message:
    """The same in a list of moves."""
    if players == 2:
        return say("{n} %", n=hopes)
    return say(
        "average final place {place} of {n}", place=f"{place(hopes, players):.2f}", n=players
    )


def gain(lost: int, players: int) -> Message:
    """How much better another move is by points of 100."""
    if players == 2:
        return say("wins {n} more of 100", n=lost)
    if lost < SOME:
        return say("over the whole match a little better")
    return (
        say("over the whole match clearly better")
        if lost < MUCH
        else say("over the whole match much better")
    )
