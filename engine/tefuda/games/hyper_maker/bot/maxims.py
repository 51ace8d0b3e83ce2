"""Rules of thumb: where one sits, what there is to win, and how weak a card does it.

`python3 build.py bench maxims` holds them against the strongest player.
"""

from collections.abc import Callable
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Reason, say
from tefuda.core.terms import Words
from tefuda.games.hyper_maker.bot.sight import Sight, high, look
from tefuda.games.hyper_maker.cards import NUMBERS
from tefuda.games.hyper_maker.rules.state import Trick, View

MANY, FEW = 6, 3
"""Points worth a strong card, and those of a suit in which few cards reach the master's number."""

WORTH = 9
"""Points that are worth the lead even early, when to play last is worth most."""

FAIR, HIGHEST = 8, 10
"""Larger numbers: of a card worth playing for many points, and one that none is above."""

EARLY = 4
"""Tricks to come from which on few points are not worth a 9 either that more than equals the master."""

WEAK = 8
"""The larger number of a card that one may lead without hope: at most this."""


def maxim(view: View, words: Words) -> Reason | None:
    """The first rule that a card follows, unless most others follow it too."""
    sight = look(view)
    rules = {card: _rule(sight, card) for card in sight.then}
    mine = rules.get(words[-1])
    if not mine or 2 * [*rules.values()].count(mine) > len(rules):
        return None
    return Reason(_said(mine.message, sight, words[-1]), mine.clause)


def _said(message: Message, sight: Sight, card: Card) -> Message:
    """With how weak the card is, the suit that scores less, what it asks, the other, and what is in reach."""
    suits = {"suit": SUIT_NAMES[sight.low], "other": SUIT_NAMES[sight.other]}
    numbers = {"n": high(card), "limit": sight.limit, "points": sight.most, "left": sight.left}
    numbers["need"] = min(map(high, sight.ahead), default=HIGHEST)
    others = say("Another still plays") if sight.after == 1 else say("Others still play")
    return message._replace(values={**suits, **numbers, "others": others})


def _weakest(card: Card, cards: Cards) -> bool:
    return card in cards and high(card) == min(map(high, cards))


def _lean(sight: Sight, card: Card) -> int:
    """Cards of the suit that scores more, less those of the other, once this one is played."""
    plays = sight.then[card].plays
    low, other = (sum(suit in NUMBERS[play] for play in plays) for suit in (sight.low, sight.other))
    return other - low


def _junk(sight: Sight, card: Card) -> bool:
    return _weakest(card, (*sight.then,))


def _blunts(sight: Sight) -> bool:
    """Whether of the weakest cards only those for the lower scoring suit alone weigh against the other."""
    weakest = [each for each in sight.then if _junk(sight, each)]
    led = sight.now.winner >= 0 and sight.now.follow == sight.low
    others = [each for each in weakest if each not in sight.less]
    open_ = any(_lean(sight, each) > -sight.after for each in others)
    return not led and open_ and len(others) < len(weakest)


def _blunt(sight: Sight, card: Card) -> bool:
    return _blunts(sight) and card in sight.less and _junk(sight, card)


def _best(sight: Sight, card: Card) -> bool:
    """Ahead for the most points there are, with no stronger card than that takes."""
    return _weakest(card, tuple(c for c in sight.ahead if sight.then[c].points == sight.most))


def _win(sight: Sight, card: Card) -> bool:
    wins = not sight.after and not _stays(sight)
    return wins and _best(sight, card) and _weakest(card, sight.ahead)


def _stays(sight: Sight) -> bool:
    """Whether one may stay last, and what could be won is not worth to lead for it."""
    few = sight.most < min(sight.left, WORTH)
    return bool(sight.ahead and sight.lasting) and not sight.equal and few


def _stay(sight: Sight, card: Card) -> bool:
    """With the weakest card of those that leave the others least."""
    given = {each: _points(sight.then[each]) for each in sight.lasting}
    fewest = tuple(each for each in given if given[each] == min(given.values()))
    return _stays(sight) and _weakest(card, fewest)


def _equal(sight: Sight, card: Card) -> bool:
    return card in sight.equal


def _deny(sight: Sight, card: Card) -> bool:
    """Nothing wins, but the last card decides what another gets."""
    if sight.after or sight.ahead:
        return False
    given = {each: _points(then) for each, then in sight.then.items()}
    least = min(given.values())
    fewest = tuple(each for each in given if given[each] == least)
    return least < max(given.values()) and _weakest(card, fewest)


def _points(trick: Trick) -> int:
    return trick.points if trick.winner >= 0 else 0


def _stop(sight: Sight, card: Card) -> bool:
    """Nothing wins; whoever is ahead is so no more, or for less."""
    now, then = sight.now, sight.then[card]
    turned = then.follow != now.follow and (then.winner < 0 or then.points < now.points)
    return not sight.ahead and now.winner >= 0 and turned and _junk(sight, card)


def _lost(sight: Sight, card: Card) -> bool:
    return not sight.after and not sight.ahead and _junk(sight, card)


def _behind(sight: Sight, card: Card) -> bool:
    return _none(sight) and not _blunts(sight) and _junk(sight, card)


def _behind_blunt(sight: Sight, card: Card) -> bool:
    return _none(sight) and _blunt(sight, card)


def _none(sight: Sight) -> bool:
    return bool(sight.now.plays) and not sight.ahead


def _middle(sight: Sight) -> bool:
    """Others have played, others still will, and some card gets ahead."""
    return bool(sight.now.plays and sight.after and sight.ahead)


def _cheap(sight: Sight, card: Card) -> bool:
    return _middle(sight) and card in sight.ahead and _junk(sight, card)


def _dear(sight: Sight) -> bool:
    """No card that one would throw away gets ahead in the middle."""
    return _middle(sight) and not any(_junk(sight, card) for card in sight.ahead)


def _many(sight: Sight, card: Card) -> bool:
    worth = _dear(sight) and sight.most >= MANY and _best(sight, card)
    return worth and high(card) >= FAIR and _sure(sight, card)


def _sure(sight: Sight, card: Card) -> bool:
    """The suit that scores more counts then, whatever the others play: a tie would go to the other one."""
    return _lean(sight, card) > sight.after


def _few(sight: Sight) -> bool:
    return _dear(sight) and sight.most <= FEW


def _need(sight: Sight) -> int:
    """How strong the weakest card is that gets ahead."""
    return min(map(high, sight.ahead))


def _level(sight: Sight, card: Card) -> bool:
    """A win for few points by the master's own number, with which one need not lead."""
    level = _few(sight) and sight.keeps and _need(sight) < HIGHEST
    return level and _weakest(card, sight.ahead) and NUMBERS[card].get(sight.low) == sight.limit


def _go(sight: Sight, card: Card) -> bool:
    goes = _few(sight) and not _spares(sight) and _need(sight) < HIGHEST
    return goes and _weakest(card, sight.ahead)


def _waits(sight: Sight) -> bool:
    """Many points, and several who can beat what is no 10."""
    able = [high(each) for each in sight.ahead if sight.then[each].points == sight.most]
    many = _dear(sight) and sight.after > 1 and sight.most >= MANY
    return many and min(able) < HIGHEST


def _wait(sight: Sight, card: Card) -> bool:
    return _waits(sight) and _junk(sight, card)


def _hold(sight: Sight, card: Card) -> bool:
    some = _dear(sight) and sight.most > FEW and not _waits(sight)
    return some and _weakest(card, sight.ahead) and high(card) < HIGHEST


def _spares(sight: Sight) -> bool:
    """One still plays, and few points ask for a 10; or early for a 9, which then has to lead."""
    few = _few(sight) and sight.after == 1
    return few and (_need(sight) == HIGHEST or _leads(sight))


def _leads(sight: Sight) -> bool:
    """What gets ahead is above the master's number, early, and nobody is ahead for as few points."""
    early, led = sight.keeps and sight.left >= EARLY, sight.now.winner >= 0
    above = sight.limit < _need(sight)
    return early and above and not (led and sight.now.follow == sight.low)


def _spare(sight: Sight, card: Card) -> bool:
    return _spares(sight) and not _turns(sight) and _junk(sight, card)


def _spare_blunt(sight: Sight, card: Card) -> bool:
    return _spares(sight) and _turns(sight) and _blunt(sight, card)


def _turns(sight: Sight) -> bool:
    """Somebody is ahead in the suit that scores more, and one of the weakest cards weighs against it."""
    return sight.now.winner >= 0 and _blunts(sight)


def _cheaply(sight: Sight) -> Cards:
    """Of the suit that scores less, what reaches the master's number; 1 point is not worth a 10."""
    return (
        () if sight.limit == HIGHEST else tuple(card for card in sight.less if card in sight.ahead)
    )


def _reach(sight: Sight, card: Card) -> bool:
    return not sight.now.plays and _weakest(card, _cheaply(sight))


def _lead(sight: Sight, card: Card) -> bool:
    cheap = _weakest(card, sight.less) and high(card) <= WEAK
    return not sight.now.plays and not _cheaply(sight) and cheap


def _lacks(sight: Sight, card: Card) -> bool:
    """Nothing of the suit that scores less, or nothing weak though there is something weak of the other."""
    strong = high(card) <= WEAK < min(map(high, sight.less), default=HIGHEST)
    lacks = not sight.less or (strong and not _cheaply(sight))
    return not sight.now.plays and lacks and _junk(sight, card)


class Rule(NamedTuple):
    """A rule of thumb: its words, the clause behind it, and whether a card follows it."""

    message: Message
    clause: str
    holds: Callable[[Sight, Card], bool]


RULES = (
    Rule(
        say(
            "You play last: equal the highest number, be it the master’s. The later one wins, and the same player leads again, so you play last again."
        ),
        "6.4",
        _equal,
    ),
    Rule(
        say(
            "You play last, and if you do not win, you play last again. Who plays last wins most tricks, and often stays last: with {left} tricks to come that is worth more than {points} points. Leave the others the fewest, with your weakest card that does (its larger number: {n})."
        ),
        "6.1",
        _stay,
    ),
    Rule(
        say(
            "You play last and see all cards: your weakest card that wins is enough (its larger number: {n})."
        ),
        "5.1",
        _win,
    ),
    Rule(
        say(
            "You cannot win, but you decide what others get: leave them the fewest points, with your weakest card that does (its larger number: {n})."
        ),
        "4.1",
        _deny,
    ),
    Rule(
        say(
            "None of your cards gets ahead: make the other suit count, so that others get fewer points."
        ),
        "4.1",
        _stop,
    ),
    Rule(
        say(
            "You cannot win: throw away your weakest card (its larger number: {n}), and keep strong ones for later."
        ),
        "5.1",
        _lost,
    ),
    Rule(
        say(
            "None of your cards gets ahead: throw away the weakest (its larger number: {n}), and keep strong ones for later."
        ),
        "5.1",
        _behind,
    ),
    Rule(
        say(
            "None of your cards gets ahead: of your weakest ones (larger number: {n}) throw away one for {suit} alone. It helps to keep the {limit} points of {other} from others."
        ),
        "4.1",
        _behind_blunt,
    ),
    Rule(
        say(
            "{others}, and even your weakest card (its larger number: {n}) gets ahead for now: play it, and keep strong ones for later."
        ),
        "5.1",
        _cheap,
    ),
    Rule(
        say(
            "{other} is sure to count, and 6 points or more are worth a strong card: get ahead with the weakest that can (its larger number: {n})."
        ),
        "5.2",
        _many,
    ),
    Rule(
        say(
            "{others}: equal the master’s {limit} with your weakest card that does (its larger number: {n}). If it wins, you need not lead: the same player leads again."
        ),
        "6.4",
        _level,
    ),
    Rule(
        say(
            "{others}, but few cards reach the master’s {limit}: get ahead with your weakest that does (its larger number: {n})."
        ),
        "5.4",
        _go,
    ),
    Rule(
        say(
            "Several others still play and may beat you: leave the {points} points and throw away your weakest card (its larger number: {n}). Strong ones stay for later."
        ),
        "5.1",
        _wait,
    ),
    Rule(
        say(
            "Another still plays, and +{points} is not worth a {need}: throw away your weakest card (its larger number: {n}). Should that player win and lead next, you play last then."
        ),
        "5.1",
        _spare,
    ),
    Rule(
        say(
            "Another still plays, and +{points} is not worth a {need}: of your weakest cards (larger number: {n}) throw away one for {suit} alone. It helps to keep the {limit} points of {other} from others."
        ),
        "5.1",
        _spare_blunt,
    ),
    Rule(
        say(
            "{others}: get ahead with your weakest card that does (its larger number: {n}). It may hold, and strong ones stay for later."
        ),
        "5.1",
        _hold,
    ),
    Rule(
        say(
            "You lead, the hardest place: leave the points of {other}, and play your weakest card (its larger number: {n}) for {suit} alone, which scores less. It helps to keep them from others."
        ),
        "5.2",
        _lead,
    ),
    Rule(
        say(
            "You lead: go for {suit}, which scores less. Your weakest card for it alone that reaches the master’s {limit} (its larger number: {n}) may win, and helps to keep the points of {other} from others."
        ),
        "5.4",
        _reach,
    ),
    Rule(
        say(
            "You lead with no weak card for {suit} alone, which scores less: play your weakest card (its larger number: {n}), as all can still beat it."
        ),
        "3.2",
        _lacks,
    ),
)
"""The most telling first."""


def _rule(sight: Sight, card: Card) -> Rule | None:
    return next((rule for rule in RULES if rule.holds(sight, card)), None)
