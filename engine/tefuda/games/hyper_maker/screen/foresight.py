"""What a card would do to the running trick, as things stand."""

from tefuda.core.table import Foresight, Message, Piece, Who, say
from tefuda.core.terms import Seat, Words
from tefuda.games.hyper_maker.cards import DECK, NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick, to_act
from tefuda.games.hyper_maker.screen.unseen import beaten
from tefuda.games.hyper_maker.screen.verdict import counts, holders, winning_card

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
    """How it would lie then, and whose cards may still turn it."""
    values = counts(then)
    values["tally"] = say("{more} : {less}", **values)
    if values["more"] == values["less"]:
        values["tally"] = say("{more} : {more}, so the master’s larger number", **values)
    values["others"] = OTHERS.get(
        len(after), say("{who} can still change that.", who=Who(after[0]))
    )
    if then.winner < 0:
        return say(
            "So far {suit} counts ({tally}), but no card reaches {limit}. {others}", **values
        )
    values |= _taking(then)
    if then.winner == view.seat:
        number = NUMBERS[winning_card(then)][then.follow]
        return say(
            "So far {suit} counts ({tally}): you would get +{points} with your {number}. {others} "
            "{beaten}",
            **values,
            beaten=beaten(view, then.follow, number, after),
        )
    return say(
        "So far {suit} counts ({tally}): {who} would get +{points} with {number}. {others}",
        **values,
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
