"""A trick in plain words, with the clause behind each: what counts, who has it, who leads next."""

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Piece, Reason, Shown, Who, say
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.scoring import judge
from tefuda.games.hyper_maker.rules.state import Trick


def holders(trick: Trick, suit: str) -> tuple[Card, ...]:
    """The played cards that hold a suit (clause 4.1)."""
    return tuple(card for card in trick.plays if suit in NUMBERS[card])


def other_suit(trick: Trick) -> str:
    """The master's suit that does not count."""
    a, b = PAIR[trick.master]
    return b if trick.follow == a else a


def counts(trick: Trick) -> dict[str, Piece]:
    """The suit that counts and the other, and how many played cards hold each."""
    suit, other = trick.follow, other_suit(trick)
    return {
        "suit": SUIT_NAMES[suit],
        "more": len(holders(trick, suit)),
        "less": len(holders(trick, other)),
        "limit": NUMBERS[trick.master][suit],
    }


def why_counts(trick: Trick) -> Reason:
    """Why the suit counts that counts: it is on more cards, or larger on the master."""
    values = counts(trick)
    if values["more"] == values["less"]:
        text = say(
            "{more} : {more}, so the master’s larger number decides: {suit} {limit}.",
            **values,
        )
        return Reason(text, "4.4", (trick.master,))
    text = say("{suit} counts ({more} : {less}).", **values)
    return Reason(text, "4.1", holders(trick, trick.follow))


def why_won(trick: Trick) -> Reason:
    """Who wins the trick, by what, and for how much; or why nobody does."""
    if not trick.follow:
        master = Shown((trick.master,))
        text = say("No card has a suit of {master}: nobody wins.", master=master)
        return Reason(text, "5.6", (trick.master, *trick.plays))
    limit = NUMBERS[trick.master][trick.follow]
    if trick.winner < 0:
        text = say("No card reaches the master’s {limit}: nobody wins.", limit=limit)
        return Reason(text, "5.4", (trick.master,))
    return _taken(trick, limit)


def _taken(trick: Trick, limit: int) -> Reason:
    card = winning_card(trick)
    number = NUMBERS[card][trick.follow]
    values: dict[str, Piece] = {
        "number": number,
        "who": Who(trick.winner),
        "points": trick.points,
    }
    if not trick.tied:
        text = say("The highest is {number}: {who} +{points}.", **values)
        return Reason(text, "5.2", (trick.master, card), trick.points)
    alike = tuple(play for play in trick.plays if NUMBERS[play].get(trick.follow) == number)
    equals = (trick.master, *alike) if number == limit else alike
    if number == limit and len(alike) == 2:
        text = say("Two reach the master’s {number}, the later wins: {who} +{points}.", **values)
    elif len(equals) > 2:
        text = say("Three {number}s, the last wins: {who} +{points}.", **values)
    elif number == limit:
        text = say("It reaches the master’s {number}: {who} +{points}.", **values)
    else:
        text = say("Two {number}s, the later wins: {who} +{points}.", **values)
    return Reason(text, "5.5", equals, trick.points)


def why_leads(trick: Trick, *, stays: bool) -> Reason | None:
    """Why the leader stays though somebody else won; who leads next is said anyway."""
    if not (trick.tied and stays) or trick.winner in (-1, trick.leader):
        return None
    who, limit = Who(trick.leader), NUMBERS[trick.master][trick.follow]
    if NUMBERS[winning_card(trick)][trick.follow] == limit:
        text = say(
            "The master has a {limit} too, so the highest number came more than once: the lead stays with {who}.",
            limit=limit,
            who=who,
        )
        return Reason(text, "6.4")
    text = say("The highest number came more than once, so the lead stays with {who}.", who=who)
    return Reason(text, "6.4")


def why_again(trick: Trick, *, stays: bool) -> Message | None:
    """Why the same player leads again, where that is not as the winner."""
    if trick.winner < 0:
        return say("Nobody won")
    if not (trick.tied and stays) or trick.winner == trick.leader:
        return None
    limit = NUMBERS[trick.master][trick.follow]
    if NUMBERS[winning_card(trick)][trick.follow] == limit:
        return say("Equal to the master’s {limit}", limit=limit)
    return say("Equal highest numbers")


def verdict(trick: Trick) -> Reason:
    """How a trick ended, in a breath; the clause is that of the winner."""
    won = why_won(trick)
    cards = (trick.master, *(card for card in won.cards if card != trick.master))
    won = won._replace(cards=cards)  # the master before all others, in every line of a sheet
    if not trick.follow:
        return won
    text = say("{counts} {won}", counts=why_counts(trick).message, won=won.message)
    return won._replace(message=text)


def standing(trick: Trick) -> Message:
    """Who would win a running trick, and how much; of the first card on."""
    if not trick.follow:
        return say("So far no card has a suit of the master’s: nobody would win.")
    values = counts(trick)
    even = values["more"] == values["less"]
    if trick.winner < 0:
        if even:
            return say(
                "{suit} counts so far ({more} : {more}, larger on the master), but no card "
                "reaches the master’s {limit}: nobody would win.",
                **values,
            )
        return say(
            "{suit} counts so far, but no card reaches the master’s {limit}: nobody would win.",
            **values,
        )
    values |= {"who": Who(trick.winner), "points": trick.points}
    values["number"] = NUMBERS[winning_card(trick)][trick.follow]
    if even:
        return say(
            "{suit} counts so far ({more} : {more}, larger on the master). The highest is "
            "{number}: {who} would get +{points}.",
            **values,
        )
    return say(
        "{suit} counts so far. The highest is {number}: {who} would get +{points}.", **values
    )


def winning_card(trick: Trick) -> Card:
    """The card that wins; there is one. The trick may be running."""
    return trick.plays[judge(trick.master, trick.plays).best]
