"""The end of a hand (番): the score, rule (iii), and who deals next."""

from tefuda.core.game import Seat
from tefuda.games.world_management.cards.deck import ALL, NONE
from tefuda.games.world_management.rules.judging import is_short
from tefuda.games.world_management.rules.scoring import Reading
from tefuda.games.world_management.rules.state import Result, Shown, State


def end_declared(state: State, seat: Seat, worth: Reading | None) -> State:
    """A complete hand is shown; the dealership stays only with a dealer who completed."""
    shown = Shown(seat, state.hands[seat], state.exposed[seat], worth)
    points = worth.points if worth else 0
    scores = tuple(score + points * (other == seat) for other, score in enumerate(state.scores))
    result = Result(state.dealer, state.turn, seat, (shown,), moves=seat != state.dealer)
    return _next_hand(state._replace(scores=scores), result)


def end_exhausted(state: State) -> State:
    """Nobody declared: all hands one card short are shown, and the dealer's keeps the
    dealership (W12, W27).
    """
    shown = tuple(
        Shown(seat, hand, exposed, None)
        for seat, (hand, exposed) in enumerate(zip(state.hands, state.exposed, strict=True))
        if is_short(hand, exposed)
    )
    moves = all(one.seat != state.dealer for one in shown)
    return _next_hand(state, Result(state.dealer, state.turn, -1, shown, moves))


def _next_hand(state: State, result: Result) -> State:
    """All cards go back; the match ends when everybody has dealt and lost it (W21, W30)."""
    players = state.setup.players
    moved = state.moved + result.moves
    over = state.setup.single or moved == players
    return state._replace(
        phase="over" if over else "deal",
        dealer=(state.dealer + result.moves) % players,
        moved=moved,
        results=(*state.results, result),
        turn=0,
        turner=-1,
        asked=-1,
        acted=-1,
        hands=((),) * players,
        exposed=((),) * players,
        pile=NONE,
        thrown=((),) * players,
        stock=ALL,
        turned="",
        drawn=(),
        fresh=False,
    )
