"""What is certain whatever one plays."""

from tefuda.core.cards import Card, Cards
from tefuda.core.table import Message, Who, say
from tefuda.games.hyper_maker.cards import FOLLOWS, NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick, followers


def settled(view: View) -> Message | None:
    """Of a player to act with a card that follows, or who plays last."""
    able = followers(view.hand, view.now.master)
    if len(view.plays) == view.setup.players - 1:
        return _at_the_end(view, able)
    if not view.plays or able[0] not in FOLLOWS[view.now.master]:  # the prompt itself says it
        return None
    hopeless = not any(_may_win(view, card) for card in able)
    return say("None of your cards can win this trick.") if hopeless else None


def _at_the_end(view: View, able: Cards) -> Message | None:
    """All is known but one's own card."""
    ends = [_ended(view, card) for card in able]
    winners = {trick.winner for trick in ends}
    if len({(trick.winner, trick.points) for trick in ends}) == 1:
        return _in_any_case(ends[0], view.seat)
    if view.seat in winners:
        return None
    return say("You cannot win this trick, but your card decides how it ends.")


def _ended(view: View, card: Card) -> Trick:
    return end_trick(view.setup.players, view.now.leader, view.now.master, (*view.plays, card))


def _in_any_case(trick: Trick, seat: int) -> Message:
    if trick.winner < 0:
        return say("Whatever you play, nobody wins.")
    if trick.winner == seat:
        return say("Whatever you play, you take {points}.", points=trick.points)
    return say(
        "Whatever you play, {who} takes {points}.", who=Who(trick.winner), points=trick.points
    )


def _may_win(view: View, card: Card) -> bool:
    """In one of the master's suits no number is higher so far."""
    lying = (view.now.master, *view.plays)
    return any(
        all(NUMBERS[other].get(suit, 0) <= NUMBERS[card].get(suit, 0) for other in lying)
        for suit in PAIR[view.now.master]
    )
