"""How a match stands by a player's number: of two who wins it, of more in which place one ends."""

from app.bots.evidence import MUCH, SOME
from tefuda.core.advice import LEAST
from tefuda.core.table import Message, say


def place(hopes: int, players: int) -> float:
    """The mean place, from 1; `hopes` is 100 for the first and 0 for the last, evenly between."""
    return 1 + (players - 1) * (100 - hopes) / 100


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
        return say("wins {n} of 100", n=hopes)
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


SURE = 0.1
"""Places from the first, or the last, by which a player ends there in nine of ten matches or more."""


def settled(hopes: int, players: int) -> Message | None:
    """That a match is hardly open any more, which is why little hangs on a move."""
    ends = place(hopes, players)
    if ends <= 1 + SURE:
        return say("The match is as good as won")
    return say("The match is as good as lost") if ends >= players - SURE else None
