"""How a match stands by a player's number: of two who wins it, of more in which place one ends."""

from tefuda.core.table import Message, say

OUTLOOKS = (
    (90, say("almost sure to win")),
    (65, say("well ahead")),
    (55, say("a little ahead")),
    (46, say("about even")),
    (36, say("a little behind")),
    (11, say("well behind")),
    (0, say("almost sure to lose")),
)
"""Of two, from so many of 100 on."""


def place(hopes: int, players: int) -> float:
    """The mean place, from 1; `hopes` is 100 for the first and 0 for the last, evenly between."""
    return 1 + (players - 1) * (100 - hopes) / 100


def outlook(hopes: int, players: int) -> Message:
    """How it stands after a move."""
    if players == 2:
        words = next(message for least, message in OUTLOOKS if hopes >= least)
        return say("then you are {outlook}: you win {n} of 100 matches", outlook=words, n=hopes)
    return say(
        "average place then: {place} of {all}", place=_figure(hopes, players, 1), all=players
    )


def brief(hopes: int, players: int) -> Message:
    """The same in a list of moves."""
    if players == 2:
        return say("{n} %", n=hopes)
    return say("place {place}", place=_figure(hopes, players, 2))


def gain(lost: int, players: int) -> Message:
    """How much better another move is by points of 100."""
    if players == 2:
        return say("wins {n} more of 100", n=lost)
    return say("{n} places better on average", n=f"{(players - 1) * lost / 100:.2f}")


def _figure(hopes: int, players: int, digits: int) -> str:
    return f"{place(hopes, players):.{digits}f}"
