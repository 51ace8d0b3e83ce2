"""What a card would do to the running trick, as things stand."""

from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Foresight, Message, Piece, Who, say
from tefuda.core.terms import Seat, Words
from tefuda.games.hyper_maker.cards import DECK, NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick, to_act
from tefuda.games.hyper_maker.screen.unseen import beaten, beaters, tips
from tefuda.games.hyper_maker.screen.verdict import counts, holders, other_suit, winning_card

OTHERS = {
    2: say("Two others can still change that."),
    3: say("Three others can still change that."),
    4: say("Four others can still change that."),
}
"""How many are still to play."""


def foresee(view: View, words: Words) -> Foresight | None:
    """Only of a card that is lifted in one's turn."""
    card = words[-1] if words else ""
    if card not in DECK or view.seat not in to_act(view):
        return None
    players, (leader, master) = view.setup.players, view.now
    now = end_trick(players, leader, master, view.plays)
    then = end_trick(players, leader, master, (*view.plays, card))
    if not then.follow:
        return Foresight(say("This card has neither of the master’s suits, so it cannot win."))
    if len(then.plays) == players:
        counted, won = _counts(now, then), _wins(now, then, view.seat)
        message = say("{counts} {wins}", counts=counted, wins=won)
    else:
        after = [(view.seat + n) % players for n in range(1, players - len(view.plays))]
        message = _so_far(view, then, after)
    return Foresight(message, then=trial(then))


def trial(then: Trick) -> dict[str, int | str]:
    """How the scales would hang: cards of each of the master's suits, the one that counts, who is ahead."""
    first, second = (len(holders(then, suit)) for suit in PAIR[then.master])
    return {"first": first, "second": second, "counting": then.follow, "ahead": then.winner}


def _so_far(view: View, then: Trick, after: list[Seat]) -> Message:
    """How it would lie then, and exactly what may still turn it: a higher card, the scales, nothing."""
    values, open_ = counts(then), tips(view, then, after)
    values["tally"] = say("{more} : {less}", **values)
    if values["more"] == values["less"]:
        values["tally"] = say("{more} : {more}, so the master’s larger number", **values)
    values["counting"] = _counting(values, sure=not open_)
    number = NUMBERS[winning_card(then)][then.follow] if then.winner >= 0 else values["limit"]
    assert isinstance(number, int)
    if then.winner == view.seat:
        values |= _taking(then)
        values["beaten"] = beaten(view, then.follow, number, after, sure=not open_)
        if open_:
            values["beaten"] = say("{beaten} {risk}", risk=_risk(then), **values)
        return say("{counting}: you would get +{points} with your {number}. {beaten}", **values)
    changes = open_ or beaters(view, then.follow, number, after)
    values["others"] = _others(after) if changes else say("Nothing can change that.")
    if then.winner >= 0 and not open_:
        values["others"] = beaten(view, then.follow, number, after, sure=True)
    if then.winner < 0:
        return say("{counting}, but no card reaches {limit}. {others}", **values)
    values |= _taking(then)
    return say("{counting}: {who} would get +{points} with {number}. {others}", **values)


def _counting(values: dict[str, Piece], *, sure: bool) -> Message:
    """Which suit counts: so far, or for sure."""
    if sure:
        return say("{suit} is sure to count ({tally})", **values)
    return say("So far {suit} counts ({tally})", **values)


def _others(after: list[Seat]) -> Message:
    return OTHERS.get(len(after), say("{who} can still change that.", who=Who(after[0])))


def _risk(then: Trick) -> Message:
    """What one's card is worth if the scales tip: of one suit nothing."""
    other = other_suit(then)
    name = SUIT_NAMES[other]
    if other in NUMBERS[winning_card(then)]:
        return say("But {suit} may still come to count.", suit=name)
    return say("If {suit} comes to count, it gets nothing.", suit=name)


def _taking(trick: Trick) -> dict[str, Piece]:
    """Who has it, with what, for how much."""
    return {
        "who": Who(trick.winner),
        "number": NUMBERS[winning_card(trick)][trick.follow],
        "points": trick.points,
    }


def _counts(now: Trick, then: Trick) -> Message:
    """Which suit counts then, and against how many cards of the other."""
    values = counts(then)
    if now.follow == then.follow:
        if values["more"] == values["less"]:
            return say(
                "{more} : {less}, so the master’s larger number decides: {suit} still counts.",
                **values,
            )
        return say("{suit} still counts ({more} : {less}).", **values)
    if values["more"] == values["less"]:
        return say(
            "{more} : {less}, so the master’s larger number decides: {suit} would count.", **values
        )
    return say("{suit} would count ({more} : {less}).", **values)


def _wins(now: Trick, then: Trick, seat: Seat) -> Message:
    if then.winner < 0:
        limit = NUMBERS[then.master][then.follow]
        return say("No card reaches {limit}: nobody would win.", limit=limit)
    if then.winner == seat:
        return say("You would get +{points} with your {number}.", **_taking(then))
    if (now.winner, now.points) == (then.winner, then.points):
        return say("{who} would still get +{points} with {number}.", **_taking(then))
    return say("{who} would get +{points} with {number}.", **_taking(then))
