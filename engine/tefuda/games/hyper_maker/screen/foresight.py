"""What a card would do to the running trick, as things stand."""

from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Foresight, Message, Piece, Who, say
from tefuda.core.terms import Seat, Words
from tefuda.games.hyper_maker.cards import DECK, NUMBERS
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick, to_act
from tefuda.games.hyper_maker.screen.verdict import counts, other_suit, winning_card


def foresee(view: View, words: Words) -> Foresight | None:
    """Only of a card that is lifted in one's turn."""
    card = words[-1] if words else ""
    if card not in DECK or view.seat not in to_act(view):
        return None
    players, (leader, master) = view.setup.players, view.now
    now = end_trick(players, leader, master, view.plays)
    then = end_trick(players, leader, master, (*view.plays, card))
    if not then.follow:
        return Foresight(say("It has neither suit of the master’s: so far nobody wins."))
    if len(then.plays) == players:
        return Foresight(say("{counts} {wins}", counts=_counts(now, then), wins=_wins(now, then)))
    after = [(view.seat + n) % players for n in range(1, players - len(view.plays))]
    return Foresight(_so_far(then, after))


def _so_far(then: Trick, after: list[Seat]) -> Message:
    """How it would lie then, and whose cards may still turn it."""
    values = counts(then)
    values["tally"] = say("{more} : {less}", **values)
    if values["more"] == values["less"]:
        values["tally"] = say("{more} : {more}, larger number", **values)
    values["others"] = say("{who} may still turn it.", who=Who(after[0]))
    if after[1:]:
        values["others"] = say("{n} others may still turn it.", n=len(after))
    if then.winner < 0:
        return say("So far {suit} counts ({tally}): none reaches {limit}. {others}", **values)
    return say(
        "So far {suit} counts ({tally}): {points} for {who}, with {number}. {others}",
        **values,
        **_taking(then),
    )


def _taking(trick: Trick) -> dict[str, Piece]:
    """Who has it, with what, for how much."""
    return {
        "who": Who(trick.winner),
        "number": NUMBERS[winning_card(trick)][trick.follow],
        "points": trick.points,
    }


def _counts(now: Trick, then: Trick) -> Message:
    """Which suit counts then, and against how many cards of the other."""
    values = counts(then) | {"other": SUIT_NAMES[other_suit(then)]}
    if now.follow == then.follow:
        if values["more"] == values["less"]:
            return say(
                "{more} : {less}, and {suit} still counts: the master’s larger number.", **values
            )
        return say("{suit} still counts, {more} to {less} of {other}.", **values)
    if values["more"] == values["less"]:
        return say("{more} : {less}, and {suit} would count: the master’s larger number.", **values)
    return say("{suit} would count, {more} to {less} of {other}.", **values)


def _wins(now: Trick, then: Trick) -> Message:
    if then.winner < 0:
        limit = NUMBERS[then.master][then.follow]
        return say("No card reaches {limit}: nobody would win.", limit=limit)
    if (now.winner, now.points) == (then.winner, then.points):
        return say("Still {points} for {who}, with {number}.", **_taking(then))
    return say("{points} for {who}, with {number}.", **_taking(then))
