"""Rules of thumb of IT Normandy, the most telling first; `python3 build.py bench maxims` holds them against strong play."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Piece, Reason, Who, say
from tefuda.core.terms import Seat, Words
from tefuda.games.it_normandy.bot.tasks import ENOUGH, FAR, solve, spread, written
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules.scoring import strength
from tefuda.games.it_normandy.rules.secrets import beating
from tefuda.games.it_normandy.rules.standing import (
    ended,
    if_all_done,
    in_reserve,
    rest_tells,
    tally_now,
)
from tefuda.games.it_normandy.rules.state import View
from tefuda.games.it_normandy.rules.turns import TRICKS, followers, taker

LOSING = 6
"""The highest rank that one leads in the hope to lose."""


AHEAD = 4
"""So much higher, the other has more use for a minus in the second round."""


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
        return spread(view, words[1:])
    if words[0] == "solve":
        return solve(view, words[-1])
    return _card(view, words[-1])


def _shown(view: View, seat: Seat) -> int:
    """A seat's score that the table shows: with all done where that tells more, else as it stands."""
    now = tally_now(view)
    rest = if_all_done(view, now)[seat] if rest_tells(view) else None
    return ended(view, now)[seat] if rest is None else rest


def _enough(view: View) -> bool:
    """Whether no more tricks are wanted."""
    return _has_enough(view, view.seat)


def _has_enough(view: View, seat: Seat) -> bool:
    """Whether a seat wants no more tricks."""
    return bool(view.now.tricks) and _shown(view, seat) >= ENOUGH[len(view.past.rounds)]


def _where(view: View) -> Message:
    """Where one stands, and what one needs."""
    if not view.now.tricks:
        return _begin(view)
    shown = _shown(view, view.seat)
    score = written(shown)
    if not rest_tells(view):
        return say("If it ended now: {score}. {need}", score=score, need=_need(view))
    if _enough(view):
        return say("If all gets done you are at {score}. {need}", score=score, need=_need(view))
    text = say("If all gets done you are at {score}: a few more tricks will do, and there is time.")
    if shown >= 0:
        text = say(
            "If all gets done you are at {score}: you need hardly any more tricks, and there is time."
        )
    return text._replace(values={"score": score})


def _begin(view: View) -> Message:
    """The same before the first trick of a round."""
    score = view.past.scores[view.seat]
    if not view.past.rounds:
        return say("A good score for round one is 2 to 5: a few tricks will do.")
    text = _by_score(score, own=any(view.now.personal[view.seat]))
    text, other = text._replace(values={"score": written(score)}), 1 - view.seat
    minus = in_reserve(view, other)
    if not minus:
        return text
    before = view.past.scores[other]
    return say(
        "{where} {who} would go from {before} to {after} with all personal tasks left undone.",
        where=text,
        who=Who(other),
        before=written(before),
        after=written(before + minus),
    )


def _by_score(score: int, *, own: bool) -> Message:
    """What a round is begun with, and what that asks; `own`: with personal tasks."""
    if score < 0:
        return say("You begin this round at {score}: you need tasks done.")
    if score >= FAR and own:
        return say(
            "You begin this round at {score}, well above 0: a personal task left undone is −4, and your tricks then score nothing."
        )
    if score >= FAR:
        return say(
            "You begin this round at {score}, well above 0: you need no points, and a −2 for common tasks left helps."
        )
    if own:
        return say(
            "You begin this round at {score}: get your personal tasks done (left, they are −4 or worse)."
        )
    return say("You begin this round at {score}: a few tricks will do.")


def _need(view: View) -> Message:
    """Of tricks, or of tasks; to whom leads also why the other may not take the trick."""
    if _enough(view):
        other = 1 - view.seat
        if view.plays or not _has_enough(view, other):
            return say("You need no more tricks.")
        return say(
            "You need no more tricks, nor does {who}, who may leave this one to you.",
            who=Who(other),
        )
    if _waiting(view) > TRICKS - len(view.now.tricks):
        return say("There are too few tricks left for all tasks.")
    if not any(view.now.common):
        return say("You need your own tasks done.")
    return say("You need tasks done; common ones may be done by {who} too.", who=Who(1 - view.seat))


def _waiting(view: View) -> int:
    """How many tasks wait for a seat, common ones and its own."""
    return sum(view.now.common) + sum(view.now.personal[view.seat])


def _card(view: View, card: Card) -> Reason | None:
    """What the first rule says that a card follows, of those that most other cards do not."""
    able = followers(view.hand, SUIT[view.plays[0]]) if view.plays else view.hand
    for rule in FOLLOWING if view.plays else LEADING:
        follow = rule.follow(view, able)
        if card in follow and 2 * len(follow) <= len(able):
            values: dict[str, Piece] = {
                "suit": SUIT_NAMES[SUIT[card]],
                "where": _where(view),
                "who": Who(1 - view.seat),
            }
            message = rule.message._replace(values=values)
            return Reason(message, rule.clause, (card,))
    return None


def _strength(view: View, card: Card) -> int:
    """In its own suit."""
    now, highest = view.now, view.setup.highest_wins
    return strength(card, SUIT[card], now.trumps, RANK[now.up], highest=highest)


def _weakest(view: View, cards: Sequence[Card]) -> Sequence[Card]:
    least = min((_strength(view, card) for card in cards), default=0)
    return [card for card in cards if _strength(view, card) == least]


def _strongest(view: View, cards: Sequence[Card]) -> Sequence[Card]:
    most = max((_strength(view, card) for card in cards), default=0)
    return [card for card in cards if _strength(view, card) == most]


def _winning(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The cards that would take the trick."""
    lead = view.plays[0]
    return [card for card in able if taker(view.setup, view.now, (lead, card)) == view.seat]


def _scarce(view: View) -> bool:
    """Whether more tasks wait for a seat than tricks are left."""
    return _waiting(view) > TRICKS - len(view.now.tricks)


def _relaxed(view: View) -> bool:
    """Whether no more tricks are wanted, and all tasks can still be done."""
    return _enough(view) and not _scarce(view)


def _beaten(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The weakest where no card wins, and each trick that does a task is needed."""
    needed = _scarce(view) and not _enough(view)
    return [] if not needed or _winning(view, able) else _weakest(view, able)


def _spared(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The strongest where no card wins and none need, in the first round: later all are about as good."""
    spared = _relaxed(view) and not view.past.rounds
    return [] if not spared or _winning(view, able) else _strongest(view, able)


def _forced(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The strongest where every card wins and no more tricks are wanted."""
    forced = _enough(view) and len(_winning(view, able)) == len(able)
    return _strongest(view, able) if forced else []


def _waits(view: View, card: Card) -> bool:
    """Whether a trick that this card wins does a task."""
    place = PLACE[SUIT[card]]
    return view.now.common[place] + view.now.personal[view.seat][place] > 0


def _sole(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The only card that loses, where others win and none need."""
    cards = _content(view, able)
    return cards if len(_winning(view, able)) == len(able) - 1 else []


def _content(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The strongest of the cards that lose, where others win and none need."""
    won = _winning(view, able) if _relaxed(view) else []
    return _strongest(view, [card for card in able if card not in won]) if won else []


def _sure(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """In the first round, the trump rank where a task waits, while points are needed."""
    cards = [] if view.past.rounds or _enough(view) else able
    return [card for card in cards if RANK[card] == RANK[view.now.up] and _waits(view, card)]


def _suits(view: View, able: Sequence[Card]) -> dict[str, list[Card]]:
    """The cards of each suit, the weakest first."""
    cards = sorted(able, key=lambda card: _strength(view, card))
    return {suit: [card for card in cards if SUIT[card] == suit] for suit in SUITS}


def _only(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """In the first round, the only card of a suit where no more tricks are wanted."""
    suits = _suits(view, able).values() if _enough(view) and not view.past.rounds else []
    return _fitting(view, [cards[0] for cards in suits if len(cards) == 1])


def _fitting(view: View, cards: Sequence[Card]) -> Sequence[Card]:
    """Those that may well lose."""
    return [card for card in cards if RANK[card] <= LOSING and RANK[card] != RANK[view.now.up]]


def _low(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The weakest card outside the trumps that may well lose."""
    plain = [card for card in able if SUIT[card] not in view.now.trumps]
    return _weakest(view, _fitting(view, plain))


def _harmless(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The same, where no more tricks are wanted and it may be beaten."""
    return [card for card in _low(view, able) if beating(view, card)] if _enough(view) else []


def _thrifty(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """The same, where tasks wait that one needs."""
    return [] if _enough(view) or not _waiting(view) else _low(view, able)


def _robbed(view: View, able: Sequence[Card]) -> Sequence[Card]:
    """In the second round, the weakest where the other, far higher, has personal tasks: their minus helps."""
    other, scores = 1 - view.seat, view.past.scores
    high = scores[other] >= scores[view.seat] + AHEAD
    if len(view.past.rounds) != 1 or not high or scores[other] + in_reserve(view, other) < 0:
        return []
    own = view.now.personal[other]
    return _weakest(view, [card for card in able if own[PLACE[SUIT[card]]] and beating(view, card)])


FOLLOWING = (
    Rule(
        say("No card of yours wins: play the weakest; keep strong ones for a trick that you need."),
        "3.2",
        _beaten,
    ),
    Rule(
        say("Each card of yours wins: play the strongest, and keep weak ones to lose with later."),
        "3.2",
        _forced,
    ),
    Rule(
        say(
            "{where} No card of yours wins: throw away the strongest, and keep weak ones to lose with later."
        ),
        "7.4",
        _spared,
    ),
    Rule(say("{where} Only one card of yours loses: play it."), "7.4", _sole),
    Rule(
        say(
            "{where} Lose with the strongest card that loses, and keep weak ones to lose with later."
        ),
        "7.4",
        _content,
    ),
)
LEADING = (
    Rule(
        say(
            "{where} Lead the trump rank while its suit has a task left; hardly anything beats it."
        ),
        "4.1",
        _sure,
    ),
    Rule(
        say("{where} Lead your only {suit} card; then you need not follow that suit."),
        "3.3",
        _only,
    ),
    Rule(
        say(
            "{where} {who} can use the minus of personal tasks: lead a weak {suit} card. If {who} takes it with {suit}, that may do one of them."
        ),
        "5.1",
        _robbed,
    ),
    Rule(
        say("{where} Lead your lowest card outside trump: most cards beat it."),
        "3.1",
        _harmless,
    ),
    Rule(
        say(
            "{where} Lead your lowest card outside trump, and keep strong ones for when you want a trick."
        ),
        "3.1",
        _thrifty,
    ),
)
