"""What a card would do to the running trick, as things stand."""

from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Foresight, Message, Piece, Who, say
from tefuda.core.terms import Seat, Words
from tefuda.games.hyper_maker.cards import DECK, NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick, next_leader, to_act
from tefuda.games.hyper_maker.screen.unseen import beaten, beaters, tips
from tefuda.games.hyper_maker.screen.verdict import (
    counts,
    holders,
    other_suit,
    why_again,
    winning_card,
)

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
        message = _ended(view, now, then)
    else:
        after = [(view.seat + n) % players for n in range(1, players - len(view.plays))]
        message = _so_far(view, then, after)
    return Foresight(message, then=trial(then, ends=len(then.plays) == players))


def _ended(view: View, now: Trick, then: Trick) -> Message:
    """How the trick would end, and who would lead the next one."""
    counted, won = _counts(now, then), _wins(now, then, view.seat)
    if not view.left:
        return say("{counts} {wins}", counts=counted, wins=won)
    return say("{counts} {wins} {leads}", counts=counted, wins=won, leads=_leads(view, then))


def _leads(view: View, then: Trick) -> Message:
    """Whoever leads the next trick; and why, where that is not the winner."""
    who = Who(next_leader(then, view.setup.stays))
    if who.seat == view.seat:
        return say("You lead next.")
    if then.winner < 0:
        return say("{who} to lead again.", who=who)
    why = why_again(then, stays=view.setup.stays)
    if why:
        return say("{why}: {who} to lead again.", why=why, who=who)
    return say("{who} to lead next.", who=who)


def trial(then: Trick, *, ends: bool) -> dict[str, int | str]:
    """How the scales would hang: cards of each of the master's suits, the one that counts, who is ahead."""
    first, second = (len(holders(then, suit)) for suit in PAIR[then.master])
    scales = {"first": first, "second": second, "ahead": then.winner, "ends": int(ends)}
    return {**scales, "counting": then.follow}


def _so_far(view: View, then: Trick, after: list[Seat]) -> Message:
    """How it would lie then, and exactly what may still turn it: a higher card, the scales, nothing."""
    values, open_ = counts(then), tips(view, then, after)
    values["tally"] = say("{more} : {less}", **values)
    if values["more"] == values["less"]:
        values["tally"] = say("{more} : {more}, larger on the master", **values)
    values["counting"] = _counting(values, sure=not open_)
    if then.winner < 0:
        return _nobody(view, then, after, values, sure=not open_)
    number = NUMBERS[winning_card(then)][then.follow]
    values |= _taking(then)
    if then.winner == view.seat:
        values["beaten"] = beaten(view, then.follow, number, after, sure=not open_)
        if open_:
            values["beaten"] = say("{beaten} {risk}", risk=_risk(then), **values)
        return say("{counting}: your {number} would get +{points}. {beaten}", **values)
    values["others"] = _others(after)
    if not open_:
        values["others"] = beaten(view, then.follow, number, after, sure=True)
    return say("{counting}: {who}’s {number} would get +{points}. {others}", **values)


def _nobody(
    view: View, then: Trick, after: list[Seat], values: dict[str, Piece], *, sure: bool
) -> Message:
    """No card reaches the master: who would, or that none can."""
    if not sure:
        values["others"] = _others(after)
        return say("{counting}, but no card reaches the master’s {limit}. {others}", **values)
    limit = NUMBERS[then.master][then.follow]
    values["n"] = left = beaters(view, then.follow, limit, after)
    if not left:
        return say(
            "{counting}, but no card the others may hold reaches the master’s {limit}: nobody wins.",
            **values,
        )
    if limit == 10:
        return say("{counting}. Only a later {suit} 10 would win ({n} not seen yet).", **values)
    return say(
        "{counting}. Only a later {suit} {limit} or higher would win ({n} not seen yet).", **values
    )


def _counting(values: dict[str, Piece], *, sure: bool) -> Message:
    """Which suit counts: so far, and on how many cards; or for sure, whatever these come to."""
    if sure:
        return say("{suit} is sure to count", **values)
    if (values["more"], values["less"]) == (1, 0):
        return say("{suit} would count for now", **values)
    return say("{suit} would count for now ({tally})", **values)


def _others(after: list[Seat]) -> Message:
    return OTHERS.get(len(after), say("{who} can still change that.", who=Who(after[0])))


def _risk(then: Trick) -> Message:
    """What one's card is worth if the scales tip: of one suit nothing."""
    other = other_suit(then)
    name = SUIT_NAMES[other]
    if other in NUMBERS[winning_card(then)]:
        return say("But {suit} may still count in the end.", suit=name)
    return say("If {suit} counts in the end, it gets nothing.", suit=name)


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
            return say("{suit} still counts ({more} : {more}, larger on the master).", **values)
        return say("{suit} still counts ({more} : {less}).", **values)
    if values["more"] == values["less"]:
        return say("{suit} would count ({more} : {more}, larger on the master).", **values)
    return say("{suit} would count ({more} : {less}).", **values)


def _wins(now: Trick, then: Trick, seat: Seat) -> Message:
    if then.winner < 0:
        limit = NUMBERS[then.master][then.follow]
        return say("No card reaches the master’s {limit}: nobody would win.", limit=limit)
    if then.winner == seat:
        return say("Your {number} would get +{points}.", **_taking(then))
    if (now.winner, now.points) == (then.winner, then.points):
        return say("{who}’s {number} would still get +{points}.", **_taking(then))
    return say("{who}’s {number} would get +{points}.", **_taking(then))
