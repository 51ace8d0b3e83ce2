"""Rules of thumb of IT Normandy, the most telling first; `python3 build.py bench maxims` holds them against strong play."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Reason, say
from tefuda.core.terms import Words
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules.scoring import points, strength, tally
from tefuda.games.it_normandy.rules.state import Counts, View
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS, followers, taker

FAR = 6
"""A score from which on a minus is welcome."""

HIGH = 4
"""A score in the second round from which no more tricks are wanted."""

FEW = 4
"""Cards in hand near the end of a round."""


class Rule(NamedTuple):
    """A rule of thumb about cards: which of those that may be played follow it."""

    message: Message
    clause: str
    follow: Callable[[View, Sequence[Card]], Sequence[Card]]


def maxim(view: View, words: Words) -> Reason | None:
    """The rule of thumb that a whole move follows."""
    if not words or view.seat < 0:
        return None
    if words[0] == "tasks":
        return _spread(view, words[1:])
    if words[0] == "solve":
        return _solve(view, words[-1])
    return _card(view, words[-1])


def _spread(view: View, words: Words) -> Reason | None:
    """How new personal tasks are spread, where there are several and all are set."""
    counts = _counts(words)
    number = view.past.rounds[-1].tally.surplus[view.seat]
    if sum(counts) != number or number == 1:
        return None
    if view.past.scores[view.seat] >= FAR:
        text = say(
            "Well above 0: set all tasks in one suit; those left undone bring you nearer to 0."
        )
        follows = max(counts) == number
    else:
        text = say("Close to 0 or below: spread your tasks; tricks in more suits can then do one.")
        follows = max(counts) - min(counts) <= 1
    return Reason(text, "7.1") if follows else None


def _counts(words: Words) -> Counts:
    said = {word[0]: int(word[1:]) for word in words}
    return tuple(said.get(suit, 0) for suit in SUITS)


def _solve(view: View, area: str) -> Reason | None:
    """Near 0 or below one's own task; well above 0 the common one, once no round is to come."""
    if area == "personal" and view.past.scores[view.seat] < FAR:
        return Reason(
            say(
                "Close to 0 or below: do your own task; only you can, and left undone it is −4 or worse."
            ),
            "6.9",
        )
    last, high = len(view.past.rounds) == ROUNDS - 1, view.past.scores[view.seat] >= FAR
    if area == "common" and last and high and _score(view) >= 0:
        return Reason(
            say(
                "Last round, well above 0: do the common task; personal ones left bring you nearer to 0."
            ),
            "6.9",
        )
    return None


def _score(view: View) -> int:
    """One's score if the round ended now."""
    now, last = view.now, len(view.past.rounds) == ROUNDS - 1
    lines = points(tally(now.tricks, now.common, now.personal, last=last), view.setup)
    return view.past.scores[view.seat] + sum(line[view.seat] for line in lines)


def _card(view: View, card: Card) -> Reason | None:
    """What the first rule says that a card follows, of those that most other cards do not."""
    able = followers(view.hand, SUIT[view.plays[0]]) if view.plays else view.hand
    for rule in FOLLOWING if view.plays else LEADING:
        follow = rule.follow(view, able)
        if card in follow and 2 * len(follow) <= len(able):
            message = rule.message._replace(values={"suit": SUIT_NAMES[SUIT[card]]})
            return Reason(message, rule.clause, (card,))
    return None


def _strength(view: View, card: Card) -> int:
    """In its own suit."""
    now, highest = view.now, view.setup.highest_wins
    return strength(card, SUIT[card], now.trumps, RANK[now.up], highest=highest)


def _weakest(view: View, cards: Sequence[Card]) -> Sequence[Card]:
    least = min((_strength(view, card) for card in cards), default=0)
    return [card for card in cards if _strength(view, card) == least]


def _winning(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The cards that would take the trick."""
    lead = view.plays[0]
    return [card for card in able if taker(view.setup, view.now, (lead, card)) == view.seat]


def _beaten(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """No card wins; but high above 0 in the second round strong ones are no use either."""
    high = len(view.past.rounds) == 1 and _score(view) >= HIGH
    return [] if high or _winning(view, able) else _weakest(view, able)


def _forced(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """Every card wins."""
    return _weakest(view, able) if len(_winning(view, able)) == len(able) else []


def _needy(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """From the second round on, below 0 as things stand: what wins and does a task, where others lose."""
    won = _winning(view, able)
    if not view.past.rounds or _score(view) >= 0 or len(won) == len(able):
        return []
    return [card for card in _weakest(view, won) if _waits(view, card)]


def _waits(view: View, card: Card) -> bool:
    """Whether a trick that this card wins does a task."""
    place = PLACE[SUIT[card]]
    return view.now.common[place] + view.now.personal[view.seat][place] > 0


def _losing(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The weakest of the cards that lose, where others win."""
    won = _winning(view, able)
    return _weakest(view, [card for card in able if card not in won]) if won else []


def _undone(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """From the second round on, where more tasks wait for a seat than tricks are left."""
    left = TRICKS - len(view.now.tricks)
    waiting = sum(view.now.common) + sum(view.now.personal[view.seat])
    return _losing(view, able) if view.past.rounds and waiting > left else []


def _content(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """Not below 0, so more points are not needed."""
    return _losing(view, able) if _score(view) >= 0 else []


def _sure(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """In the first round, the trump rank where a task waits."""
    cards = [] if view.past.rounds else able
    return [card for card in cards if RANK[card] == RANK[view.now.up] and _waits(view, card)]


def _late(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The weakest of few, where no trump has a lower rank."""
    least = min(map(RANK.__getitem__, able))
    return [card for card in _weakest(view, able) if len(able) <= FEW and RANK[card] == least]


def _suits(view: View, able: Sequence[Card]) -> dict[str, list[Card]]:
    """The cards of each suit, the weakest first."""
    cards = sorted(able, key=lambda card: _strength(view, card))
    return {suit: [card for card in cards if SUIT[card] == suit] for suit in SUITS}


def _longest(view: View, able: Sequence[Card]) -> Sequence[Card]:
    suits = _suits(view, able).values()
    most = max(map(len, suits))
    return [cards[0] for cards in suits if len(cards) == most > 1]


def _only(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """In the first round, the only card of a suit."""
    suits = [] if view.past.rounds else _suits(view, able).values()
    return [cards[0] for cards in suits if len(cards) == 1]


def _lowest(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The weakest of any suit of which there are several."""
    return [cards[0] for cards in _suits(view, able).values() if len(cards) > 1]


FOLLOWING = (
    Rule(
        say("No card of yours wins: play the weakest; keep strong ones for a trick that you need."),
        "3.2",
        _beaten,
    ),
    Rule(
        say(
            "Each card of yours wins: play the weakest; keep strong ones for a trick that you need."
        ),
        "3.2",
        _forced,
    ),
    Rule(
        say("Below 0 if it ended now: win with the weakest card that can; you need tasks done."),
        "7.4",
        _needy,
    ),
    Rule(
        say("Too many tasks for the tricks left: lose with your weakest card; no trick scores."),
        "6.2",
        _undone,
    ),
    Rule(
        say("At 0 or more: lose with your weakest card; more points take you away from 0."),
        "7.4",
        _content,
    ),
)
LEADING = (
    Rule(
        say(
            "First round: lead the trump rank while its suit has a task left; hardly anything beats it."
        ),
        "4.1",
        _sure,
    ),
    Rule(
        say("Few cards left: lead the weakest; keep strong ones for a trick that you need."),
        "3.1",
        _late,
    ),
    Rule(
        say(
            "No suit of yours has more cards than {suit}: lead its weakest, which you can best spare."
        ),
        "3.1",
        _longest,
    ),
    Rule(
        say("First round: lead your only card of a suit; then you need not follow that suit."),
        "3.3",
        _only,
    ),
    Rule(
        say("In {suit}, lead the weakest card: keep strong ones for a trick that you need."),
        "3.1",
        _lowest,
    ),
)
