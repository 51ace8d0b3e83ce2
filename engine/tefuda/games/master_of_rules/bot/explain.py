"""Why one card is better than another: whose rule was met, what that promises, what is left in hand."""

from collections.abc import Mapping, Sequence

from tefuda.core.advice import Fact, Line, Telling
from tefuda.core.cards import Card, Cards
from tefuda.core.kit.play import Play
from tefuda.core.table import Message, Shown, say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.bot.numbers import INDEX, Tally, with_more
from tefuda.games.master_of_rules.bot.outlook import points, promise
from tefuda.games.master_of_rules.cards import (
    BEST,
    KINDS,
    LIMIT,
    NUMBER,
    ONLY,
    SUPPORT,
    TRIO,
    split,
)
from tefuda.games.master_of_rules.rules.events import Revealed, RoundEnded
from tefuda.games.master_of_rules.rules.scoring import CLAUSE, anchor
from tefuda.games.master_of_rules.rules.state import Round


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The running round, one's own rule first; then points as the number counts them.

    Of another only what the table shows the cause of: a rule that lies, what is left in the row,
    or a bonus that one more rule would bring. What is taken changes nothing in this round (4.3).
    """
    shown, over = _judged(line)
    table, had = line.start["table"], line.start["won"]
    assert isinstance(table, tuple) and isinstance(had, list)
    won, left = _won(had, over), table[2] - 1
    if line.start["taking"]:
        return _taken(line, won, left, seat)
    told = _told(line, seat)
    worth = {Fact("points", who): points(won[who], left) for who in told}
    hand = {Fact("hand", who): _promise(_hands(line)[who], won[who], left) for who in told}
    freed = {Fact("freed", seat): float(seat in shown)} if _may_be_freed(line, seat) else {}
    return {**_scored(line, over, won, told), **freed, **worth, **hand}


def _judged(line: Line) -> tuple[set[Seat], Round]:
    """Who found every rule barred, and how the round was judged."""
    shown = set[Seat]()
    while not isinstance(event := next(line.events), RoundEnded):
        if isinstance(event, Revealed):
            shown.add(event.seat)
    return shown, event.round


def _may_be_freed(line: Line, seat: Seat) -> bool:
    """Whether the seat owes a rule, and has one that is free before the move."""
    hands, barred = line.start["hands"], line.start["barred"]
    assert isinstance(hands, list)
    assert isinstance(barred, set)
    return not _rules(line)[seat] and not barred.issuperset(split(hands[seat])[1])


def _taken(line: Line, won: Sequence[Tally], left: int, seat: Seat) -> dict[Fact, float]:
    """What the hands promise by their cards of the kind that is taken; first, among how many one chooses."""
    number = line.start["taking"] in NUMBER
    name, kind = ("numbers", 0) if number else ("rules", 1)
    cards = [split(hand)[kind] for hand in _hands(line)]
    choice = {} if number else {Fact("kinds", seat): float(len({*cards[seat]}))}
    seats = seat, *_others(seat, len(won))
    return choice | {Fact(name, who): _promise(cards[who], won[who], left) for who in seats}


def _hands(line: Line) -> list[Cards]:
    """At the end of the round."""
    hands = line.end["hands"]
    assert isinstance(hands, list)
    return hands


def _told(line: Line, seat: Seat) -> list[Seat]:
    """The seat, and the others whose rule lies before the move, if no SUPPORT of one's own shares it."""
    rules = _rules(line)
    shared = anchor(rules, seat) if rules[seat] == SUPPORT else None
    others = (who for who in _others(seat, len(rules)) if rules[who])
    return [seat, *(who for who in others if anchor(rules, who) != shared)]


def _rules(line: Line) -> Cards:
    rules = line.start["rules"]
    assert isinstance(rules, tuple)
    return rules


def _others(seat: Seat, players: int) -> list[Seat]:
    return [other for other in range(players) if other != seat]


def _scored(
    line: Line, over: Round, won: Sequence[Tally], told: Sequence[Seat]
) -> dict[Fact, float]:
    """Whether a rule was met; before that, where it may bring a bonus, what came of that."""
    scored, had, seat = dict[Fact, float](), line.start["won"], told[0]
    assert isinstance(had, list)
    for who in (seat, *_others(seat, len(won))):
        if _may_bonus(had[who], _may_meet(line, who, seat)):
            gained = points(won[who], 0) - points(had[who], 0)
            own = who == seat
            scored[Fact("round" if own else "bonus", who)] = gained if own else float(gained > 1)
        if who in told:
            scored[Fact(_rules(line)[who] or "met", who)] = float(over.met[who])
    return scored


def _may_bonus(had: Tally, rules: Cards) -> bool:
    """Whether one of these rules brings more than its point."""
    return any(points(with_more(had, INDEX[rule], 1), 0) > points(had, 0) + 1 for rule in rules)


def _may_meet(line: Line, who: Seat, seat: Seat) -> Cards:
    """The rule that lies; before that those in hand, of which nothing is known of another."""
    hands, lies = line.start["hands"], _rules(line)[who]
    assert isinstance(hands, list)
    if lies:
        return (lies,)
    return split(hands[who])[1] if who == seat else KINDS


def _won(had: Sequence[Tally], over: Round) -> list[Tally]:
    """Rule cards by seat and kind, with those of this round."""
    won = zip(had, over.rules, over.met, strict=True)
    return [with_more(tally, INDEX[rule], met) for tally, rule, met in won]


def _promise(hand: Sequence[str], won: Tally, left: int) -> float:
    """Points to hope for from a hand, with so many rounds to go."""
    return promise(won, [INDEX[card] for card in hand], left) if left else 0.0


def _by(rule: Card, other: Message) -> Telling:
    """Of a rule that lies; of another's, what meets it."""
    head, own = say("A point for {who} by {rule}"), say("your {rule} scores")
    return Telling(_of(head, rule), _of(own, rule), _of(other, rule), CLAUSE[rule])


def _of(text: Message, rule: Card) -> Message:
    return text._replace(values={"rule": Shown((rule,))})


TOLD = {
    "round": Telling(
        say("Points this round, with bonuses, for {who}"),
        say("you score {n} points this round, bonus included"),
        say("{who} scores {n} points this round, bonus included"),
        "8.2",
    ),
    "bonus": Telling(
        say("3 points or more this round for {who}"),
        say("you score 3 points or more this round"),
        say("{who} scores 3 points or more against you"),
        "8.2",
    ),
    "met": Telling(
        say("A point this round for {who}"),
        say("you score this round"),
        say("{who} scores this round"),
        "5.1",
    ),
    TRIO: _by(
        TRIO,
        say("{who} scores against you (three alike: {rule})"),
    ),
    ONLY: _by(
        ONLY,
        say("{who} scores against you (a number like no other: {rule})"),
    ),
    BEST: _by(
        BEST,
        say("{who} scores against you (highest of the commonest colour: {rule})"),
    ),
    LIMIT: _by(
        LIMIT,
        say("{who} scores against you (a low sum: {rule})"),
    ),
    SUPPORT: _by(
        SUPPORT,
        say("{who} scores against you by {rule}"),
    ),
    "freed": Telling(
        say("All rules barred, so that any may be laid, for {who}"),
        say("all your rules end up barred, so you may lay any of them"),
        say("all rules of {who} end up barred, so they may lay any"),
        "3.5",
    ),
    "points": Telling(
        say("Points from rules won, with bonuses in reach, for {who}"),
        say("your rules won are worth {n} points, with bonuses in reach"),
        say("the rules won by {who}, with bonuses in reach, count {n} points against you"),
        "8.2",
    ),
    "hand": Telling(
        say("Points to hope for in later rounds from the hand of {who}"),
        say("the cards you keep should bring {n} points in later rounds"),
        say("the hand of {who} should bring {n} points against you in later rounds"),
        "5.1",
    ),
    "kinds": Telling(
        say("Kinds of rules in hand of {who}"),
        say("later you can choose from {n} kinds of rules"),
        say("later {who} can choose from {n} kinds of rules"),
        "3.4",
    ),
    "rules": Telling(
        say("Points to hope for in later rounds from the rules in hand of {who}"),
        say("your rules should bring {n} points in later rounds, with bonuses in reach"),
        say("{who}, taking what you leave, has rules for {n} points against you in later rounds"),
        "8.2",
    ),
    "numbers": Telling(
        say("Points to hope for in later rounds from the numbers in hand of {who}"),
        say(
            "the numbers in your hand (low and high ones serve best) bring {n} points in later rounds"
        ),
        say("{who}, taking what you leave, has numbers for {n} points against you in later rounds"),
        "4.3",
    ),
}

SENSES = dict.fromkeys(TOLD.keys() - {"freed"}, 1)

TALES = dict.fromkeys(("round", "bonus", "met", "freed", *KINDS), (Play, Revealed, RoundEnded))
