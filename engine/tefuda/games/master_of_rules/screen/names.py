"""Names and small sentences that several parts of the screen share."""

from collections import Counter
from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Piece, Shown, Who, say
from tefuda.games.master_of_rules.cards import NUMBER

Pieces = dict[str, Piece]
"""What stands in the places of a message."""

COLOUR_NAMES: dict[str, Message] = {**SUIT_NAMES, "P": say("◆ purple")}

COLOUR_SIGNS: dict[str, Message] = {
    "B": say("■"),
    "R": say("●"),
    "Y": say("★"),
    "G": say("▲"),
    "P": say("◆"),
}

NUMBER_NAMES: dict[int, Message] = {
    1: say("ones"),
    2: say("twos"),
    3: say("threes"),
    4: say("fours"),
    5: say("fives"),
    6: say("sixes"),
    7: say("sevens"),
    8: say("eights"),
    9: say("nines"),
}
"""Several of a number."""

PHASES: dict[str, Message] = {
    "start": say("Before the first round"),
    "row": say("The round is over"),
    "play": say("Playing cards"),
    "take": say("Refilling from the row"),
    "dummy": say("A dummy gets a card"),
    "over": say("The match is over"),
}


def card_name(card: Card) -> Shown:
    return Shown((card,))


def kind_name(card: Card) -> Message:
    """Number or rule, whichever the card is."""
    return say("a number") if card in NUMBER else say("a rule")


def listed(messages: Sequence[Message]) -> Message:
    """One message of several, with commas; there must be one at least."""
    message = messages[0]
    for following in messages[1:]:
        message = say("{first}, {next}", first=message, next=following)
    return message


def counted(cards: Cards) -> Message:
    """Cards, equal ones once with their number."""
    return listed(
        [
            say("{n} × {card}", n=count, card=card_name(card))
            if count > 1
            else say("{card}", card=card_name(card))
            for card, count in Counter(cards).items()
        ]
    )


def named(seats: Sequence[int]) -> Message:
    """Players' names, with commas; or nobody."""
    if not seats:
        return say("nobody")
    return listed([say("{who}", who=Who(seat)) for seat in seats])
