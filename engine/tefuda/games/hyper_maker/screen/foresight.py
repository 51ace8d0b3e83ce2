"""What a card would do to the running trick, as things stand."""

from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Foresight, Message, Piece, Who, say
from tefuda.core.terms import Words
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
    last = len(view.plays) + 1 == players
    return Foresight(_would(now, then, last=last))


def _would(now: Trick, then: Trick, *, last: bool) -> Message:
    if not then.follow:
        return say("It has neither suit of the master’s: so far nobody wins.")
    return say("{counts} {wins}", counts=_counts(now, then), wins=_wins(now, then, last=last))


def _counts(now: Trick, then: Trick) -> Message:
    """Which suit would count, and against how many cards of the other."""
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


def _wins(now: Trick, then: Trick, *, last: bool) -> Message:
    if then.winner < 0:
        limit = NUMBERS[then.master][then.follow]
        if not last:
            return say("So far no card reaches {limit}.", limit=limit)
        return say("No card reaches {limit}: nobody would win.", limit=limit)
    values: dict[str, Piece] = {
        "who": Who(then.winner),
        "number": NUMBERS[winning_card(then)][then.follow],
        "points": then.points,
    }
    if (now.winner, now.points) == (then.winner, then.points):
        return say("Still {points} for {who}, with {number}.", **values)
    if not last:
        return say("{points} for {who} so far, with {number}.", **values)
    return say("{points} for {who}, with {number}.", **values)
