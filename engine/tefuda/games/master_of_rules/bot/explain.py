"""Why one card is better than another: whose rule was met, what that promises, what is left in hand."""

from collections.abc import Mapping, Sequence

from tefuda.core.advice import NOBODY, Fact, Line, Telling
from tefuda.core.kit.play import Play
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.bot.numbers import INDEX, Tally, with_more
from tefuda.games.master_of_rules.bot.outlook import points, promise
from tefuda.games.master_of_rules.rules.events import Revealed, RoundEnded
from tefuda.games.master_of_rules.rules.scoring import best, five_of, limit, only, trio
from tefuda.games.master_of_rules.rules.state import Round


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The running round, one's own rule first; then points as the number counts them."""
    over = next(event.round for event in line.events if isinstance(event, RoundEnded))
    seats = sorted(range(len(over.met)), key=lambda other: other != seat)
    met = {Fact("met", who): float(over.met[who]) for who in seats}
    table, hands = line.start["table"], line.end["hands"]
    assert isinstance(table, tuple) and isinstance(hands, list)
    won, left = _won(line, over), table[2] - 1
    worth = {Fact("points", who): points(won[who], left) for who in seats}
    kept = {Fact("hand", who): _promise(hands[who], won[who], left) for who in seats}
    return {**met, **_numbers(over, seats), **worth, **kept}


def _numbers(over: Round, seats: Sequence[Seat]) -> dict[Fact, float]:
    """What the rules look at, whoever has them: good for one and bad for another."""
    five = five_of(over.numbers, over.dummies)
    own = {Fact("alone", who): float(only(five, over.numbers[who])) for who in seats}
    top = {Fact("top", who): float(best(five, over.numbers[who])) for who in seats}
    low, alike = float(limit(five, five[0])), float(trio(five, five[0]))
    return {Fact("low", NOBODY): low, Fact("alike", NOBODY): alike, **own, **top}


def _won(line: Line, over: Round) -> list[Tally]:
    """Rule cards by seat and kind, with those of this round."""
    had = line.start["won"]
    assert isinstance(had, list)
    won = zip(had, over.rules, over.met, strict=True)
    return [with_more(tally, INDEX[rule], met) for tally, rule, met in won]


def _promise(hand: Sequence[str], won: Tally, left: int) -> float:
    """Points to hope for from a hand, with so many rounds to go."""
    return promise(won, [INDEX[card] for card in hand], left) if left else 0.0


TOLD = {
    "met": Telling(
        say("A point this round for {who}"),
        say("you score this round"),
        say("{who} scores this round"),
        "5.1",
    ),
    "low": Telling(
        say("The five numbers add up to 23 or less"),
        say("the five numbers add up to 23 or less"),
        say("the five numbers add up to 23 or less"),
        "5.5",
    ),
    "alike": Telling(
        say("Three of the five numbers are alike"),
        say("three of the five numbers are alike"),
        say("three of the five numbers are alike"),
        "5.3",
    ),
    "alone": Telling(
        say("No other number like the one of {who}"),
        say("your card’s colour and number are there only once"),
        say("the colour and number of {who}’s card are there only once"),
        "5.4",
    ),
    "top": Telling(
        say("The highest number of the commonest colour, for {who}"),
        say("your number is the highest of the commonest colour"),
        say("{who}’s number is the highest of the commonest colour"),
        "5.6",
    ),
    "points": Telling(
        say("Points from rules won, with bonuses in reach, for {who}"),
        say("the rules you win are worth {n} points, bonuses in reach included"),
        say("the rules {who} wins are worth {n} points, bonuses in reach included"),
        "8.2",
    ),
    "hand": Telling(
        say("Points to hope for from the cards left to {who}"),
        say("the cards you keep are good for {n} points later"),
        say("the cards {who} keeps are good for {n} points later"),
        "5.1",
    ),
}

SENSES = dict.fromkeys(("met", "points", "hand"), 1)

TALES = {"met": (Play, Revealed, RoundEnded)}
