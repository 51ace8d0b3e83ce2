"""The worlds that fit a view: all of them near the end, or one as somebody forgetful sees it."""

from collections.abc import Sequence
from itertools import combinations

from tefuda.core.cards import Cards
from tefuda.core.chance import Rng, draw
from tefuda.games.it_normandy.bot.endgame import SOLVED
from tefuda.games.it_normandy.cards import DECK, SUIT
from tefuda.games.it_normandy.rules.secrets import imagine, unseen, voids, world
from tefuda.games.it_normandy.rules.state import State, View
from tefuda.games.it_normandy.rules.turns import ROUNDS


def worlds(view: View) -> Sequence[State] | None:
    """Every hand the other may have in the last tricks of the match."""
    if len(view.past.rounds) < ROUNDS - 1 or not 0 < max(view.sizes) <= SOLVED:
        return None
    other = 1 - view.seat
    left, missing = unseen(view), voids(view)[other]
    able = [card for card in left if SUIT[card] not in missing]
    return [
        _world(view, hand, tuple(card for card in left if card not in hand))
        for hand in combinations(able, view.sizes[other])
    ]


def _world(view: View, hand: Cards, stock: Cards) -> State:
    """The state in which the other holds these cards."""
    hands = (hand, view.hand) if view.seat else (view.hand, hand)
    return world(view, hands, stock, view.pending)


def misremember(view: View, rng: Rng) -> State:
    """As somebody imagines who keeps the board in mind, but none of the cards played before.

    The other may hold any card that is not in sight, of suits it has not followed too.
    """
    state = imagine(view, rng)
    if view.now.leader < 0:
        return state
    sight = {*view.hand, *view.plays, view.now.up}
    other = 1 - view.seat
    cards = draw([card for card in DECK if card not in sight], view.sizes[other] + view.left, rng)
    held = DECK.sort(cards[view.left :])
    return state._replace(
        stock=DECK.sort(cards[: view.left]),
        hands=(held, view.hand) if view.seat else (view.hand, held),
    )
