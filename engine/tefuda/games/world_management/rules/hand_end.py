"""The end of a hand (番): the score, rule (iii), and who deals next."""

from collections.abc import Sequence
from functools import lru_cache

from tefuda.core.cards import Card, Cards
from tefuda.core.terms import Seat
from tefuda.games.world_management.cards.deck import ALL, NONE
from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.rules.scoring import judge
from tefuda.games.world_management.rules.state import (
    Melds,
    Now,
    Past,
    Reading,
    Result,
    Setup,
    ShownHand,
    State,
)
from tefuda.games.world_management.rules.yakuman import chaos_short
from tefuda.games.world_management.solver.distance import is_within
from tefuda.games.world_management.solver.forms import HAND


@lru_cache(maxsize=1 << 8)
def is_short(hand: Cards, exposed: Melds) -> bool:
    """Rule (iii): complete but not declared, or complete with one hidden card made a wild."""
    return bool(judge(hand, exposed, "count", "", "")) or one_short(hand, exposed)


def one_short(cards: Sequence[Card], exposed: Sequence[Sequence[Card]] = ()) -> bool:
    """Would a wild in place of one card that is not exposed complete the hand? (W12, W27)

    The wild may also join an exposed group, if it is then a group of one more.
    """
    assert len(cards) + sum(map(len, exposed)) == HAND
    if not exposed and chaos_short(cards) <= 1:
        return True
    if is_within(cards, exposed, 1):
        return True
    return any(
        is_group([*group, WILD])
        and is_within(cards, [*exposed[:at], [*group, WILD], *exposed[at + 1 :]], 0)
        for at, group in enumerate(exposed)
    )


def end_declared(state: State, seat: Seat, reading: Reading | None) -> State:
    """A complete hand is shown; the dealership stays only with a dealer who completed."""
    shown = ShownHand(seat, state.hands[seat], state.now.exposed[seat], reading)
    points, past = reading.points if reading else 0, state.past
    scores = tuple(score + points * (other == seat) for other, score in enumerate(past.scores))
    now, moves = state.now, seat != past.dealer
    taken = now.taken if now.acted == seat else ""
    result = Result(
        past.dealer, now.turn, seat, (shown,), moves, now.turned, taken, _giver(now, taken)
    )
    return _next_hand(state, past._replace(scores=scores), result)


def _giver(now: Now, card: Card) -> Seat:
    """Who discarded a card, where it was one seat alone."""
    able = [seat for seat, cards in enumerate(now.thrown) if card in cards]
    return able[0] if len(able) == 1 else -1


def end_exhausted(state: State) -> State:
    """Nobody declared: all hands one card short are shown, and the dealer's keeps the
    dealership (W12, W27).
    """
    shown = tuple(
        ShownHand(seat, hand, exposed, None)
        for seat, (hand, exposed) in enumerate(zip(state.hands, state.now.exposed, strict=True))
        if is_short(hand, exposed)
    )
    moves = all(hand.seat != state.past.dealer for hand in shown)
    now = state.now
    result = Result(state.past.dealer, now.turn, -1, shown, moves, now.turned)
    return _next_hand(state, state.past, result)


def _next_hand(state: State, past: Past, result: Result) -> State:
    """All cards go back; the match ends when everybody has dealt and lost it (W21, W30).

    What lay open is known until the next hand is dealt.
    """
    setup = state.setup
    moved = past.moved + result.moves
    after = past._replace(
        dealer=(past.dealer + result.moves) % setup.players,
        moved=moved,
        results=(*past.results, result),
    )
    phase = "over" if setup.single or moved == setup.players else "deal"
    return between(setup, after, phase)._replace(now=state.now, before=state.hands)


def between(setup: Setup, past: Past, phase: str) -> State:
    """Before a hand, or after the last: all cards lie in the stock."""
    now, hands = nothing_open(setup.players), ((),) * setup.players
    return State(setup, past, now, phase, asked=-1, hands=hands, stock=ALL, drawn=(), fresh=False)


def nothing_open(players: int) -> Now:
    """How a hand begins."""
    return Now(
        turn=0,
        turner=-1,
        acted=-1,
        turned="",
        exposed=((),) * players,
        pile=NONE,
        thrown=((),) * players,
    )
