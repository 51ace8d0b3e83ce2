"""What is certain whatever one plays: of the running trick, and of the match."""

from tefuda.core.cards import Card, Cards
from tefuda.core.table import Message, Who, say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.cards import FOLLOWS, NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.secrets import unseen
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick, followers


def in_any_case(view: View) -> Message | None:
    """How the trick ends, where the last card changes nothing."""
    ends = _ends(view)
    if len(ends) != 1:
        return None
    ((winner, points),) = ends
    if winner < 0:
        return say("Whatever you play, nobody wins this trick.")
    if winner == view.seat:
        return say("Whatever you play, you win this trick: +{points}.", points=points)
    return say(
        "Whatever you play, this trick goes to {who}: +{points}.", who=Who(winner), points=points
    )


def settled(view: View) -> Message | None:
    """That one cannot win: the trick, else the match."""
    return _trick_lost(view) or _match_lost(view)


def out_of_reach(view: View) -> Seat:
    """Whom nobody can catch any more, in the last game; -1 where all is open."""
    scores = view.past.scores
    best = max(range(len(scores)), key=scores.__getitem__)
    others = max(score for seat, score in enumerate(scores) if seat != best)
    return best if others + _to_come(view) < scores[best] else -1


def _trick_lost(view: View) -> Message | None:
    ends = _ends(view)
    if ends:
        return None if any(winner == view.seat for winner, _ in ends) else _choice(ends)
    able = followers(view.hand, view.now.master)
    if able[0] not in FOLLOWS[view.now.master]:  # the prompt itself says it
        return None
    hopeless = not any(_may_win(view, card) for card in able)
    return say("None of your cards can win this trick.") if hopeless else None


def _match_lost(view: View) -> Message | None:
    scores, most = view.past.scores, _to_come(view)
    best = max(range(len(scores)), key=scores.__getitem__)
    ahead = scores[best] - scores[view.seat]
    if ahead <= most:
        return None
    return say(
        "You can no longer win the match: {ahead} points behind {who}, with at most {most} "
        "to come.",
        who=Who(best),
        ahead=ahead,
        most=most,
    )


def _to_come(view: View) -> int:
    """The most that one player may still get in the match: every master at its larger number."""
    if view.past.dealt < view.setup.games:
        return 10 * len(NUMBERS)
    worth = sorted((_larger(card) for card in unseen(view)), reverse=True)
    running = _larger(view.now.master) if view.now.master else 0
    return running + sum(worth[: view.left])


def _larger(card: Card) -> int:
    return max(NUMBERS[card].values())


def _ends(view: View) -> set[tuple[Seat, int]]:
    """Who may win and for how much, where all is known but one's own card; else nothing."""
    if len(view.plays) < view.setup.players - 1:
        return set()
    able = followers(view.hand, view.now.master)
    return {(trick.winner, trick.points) for trick in (_ended(view, card) for card in able)}


def _ended(view: View, card: Card) -> Trick:
    return end_trick(view.setup.players, view.now.leader, view.now.master, (*view.plays, card))


def _choice(ends: set[tuple[Seat, int]]) -> Message:
    """Of two ends, one a suit: none is one's own."""
    one, other = map(_end, sorted(ends, reverse=True))
    return say(
        "You cannot win this trick, but you decide: {one}, or {other}.", one=one, other=other
    )


def _end(end: tuple[Seat, int]) -> Message:
    winner, points = end
    if winner < 0:
        return say("no winner")
    return say("{who} +{points}", who=Who(winner), points=points)


def _may_win(view: View, card: Card) -> bool:
    """In a suit of the master's that may still count no number is higher so far."""
    lying = (view.now.master, *view.plays)
    return any(
        _may_count(view, suit, card)
        and all(NUMBERS[other].get(suit, 0) <= NUMBERS[card].get(suit, 0) for other in lying)
        for suit in PAIR[view.now.master]
    )


def _may_count(view: View, suit: str, card: Card) -> bool:
    """If all who are still to play have this suit alone."""
    plays: Cards = (*view.plays, card)
    after = view.setup.players - len(plays)
    (other,) = {*PAIR[view.now.master]} - {suit}
    lead = sum((suit in NUMBERS[each]) - (other in NUMBERS[each]) for each in plays) + after
    numbers = NUMBERS[view.now.master]
    return lead > 0 or (lead == 0 and numbers[suit] > numbers[other])
