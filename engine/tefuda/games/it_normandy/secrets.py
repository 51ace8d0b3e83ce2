"""Who knows what: views, what is heard, imagined worlds, and where every card is."""

from collections.abc import Mapping

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng, draw
from tefuda.core.game import Event, Moved, Seat
from tefuda.games.it_normandy.cards import DECK, SUIT
from tefuda.games.it_normandy.events import Dealt
from tefuda.games.it_normandy.state import Board, Deal, State, Tasks, View


def hears(event: Event, seat: Seat) -> Event | None:
    """Hands are one's own; so are tasks until all are spread (N18)."""
    if isinstance(event, Moved):
        if isinstance(event.move, Deal):
            return Dealt(event.move.hands[seat] if seat >= 0 else ())
        if isinstance(event.move, Tasks) and event.seat != seat:
            return None
    return event


def view(state: State, seat: Seat) -> View:
    return View(
        setup=state.setup,
        phase=state.phase,
        number=state.number,
        surplus=state.surplus,
        chosen=state.chosen[seat] if seat >= 0 and state.phase == "tasks" else None,
        seat=seat,
        hand=state.hands[seat] if seat >= 0 else (),
        sizes=tuple(map(len, state.hands)),
        board=state.board,
        scores=state.scores,
        rounds=state.rounds,
    )


def seen(view: View) -> set[Card]:
    """Every card of the running round whose place the seat knows."""
    board = view.board
    played = (card for trick in board.tricks for card in (trick.lead, trick.follow))
    return {*view.hand, *played, board.lead, board.follow, board.stock}


def voids(board: Board, seat: Seat) -> set[str]:
    """The suits a seat showed to have none of, when it followed with another (N6)."""
    pairs = [(trick.leader, trick.lead, trick.follow) for trick in board.tricks]
    if board.follow:
        pairs.append((board.leader, board.lead, board.follow))
    return {
        SUIT[lead]
        for leader, lead, follow in pairs
        if leader != seat and SUIT[lead] != SUIT[follow]
    }


def imagine(view: View, rng: Rng) -> State:
    """Hidden hands and stock at random among all that fit the voids.

    Exactly uniform for a player. An onlooker's two hands are drawn one after the other, again
    from the start where the second finds too few. Others have not spread their tasks yet.
    """
    known = seen(view)
    dealt = view.phase not in ("tasks", "deal")
    unseen = [card for card in DECK if card not in known] if dealt else []
    hands = _hands(view, unseen, rng)
    while hands is None:
        hands = _hands(view, unseen, rng)
    held = {card for hand in hands for card in hand}
    return State(
        setup=view.setup,
        phase=view.phase,
        number=view.number,
        surplus=view.surplus,
        chosen=(
            view.chosen if view.seat == 0 else None,
            view.chosen if view.seat == 1 else None,
        ),
        hands=hands,
        hidden=tuple(card for card in unseen if card not in held),
        board=view.board,
        scores=view.scores,
        rounds=view.rounds,
    )


def _hands(view: View, unseen: list[Card], rng: Rng) -> tuple[Cards, Cards] | None:
    """Both hands, or None where the first took what the second needs."""
    hands: list[Cards] = []
    for seat in (0, 1):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        lacks = voids(view.board, seat)
        taken = set(hands[0]) if hands else set()
        able = [card for card in unseen if SUIT[card] not in lacks and card not in taken]
        if len(able) < view.sizes[seat]:
            return None
        hands.append(DECK.sort(draw(able, view.sizes[seat], rng)))
    return hands[0], hands[1]


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once; tricks lie with their winner until the round is over."""
    board = state.board
    if state.phase in ("tasks", "deal"):
        return {"deck": DECK.cards}
    piles = [
        tuple(
            card
            for trick in board.tricks
            if trick.winner == seat
            for card in (trick.lead, trick.follow)
        )
        for seat in (0, 1)
    ]
    return {
        "hand 0": state.hands[0],
        "hand 1": state.hands[1],
        "stock": state.hidden,
        "turned": (board.stock,) if board.stock else (),
        "trick": tuple(card for card in (board.lead, board.follow) if card),
        "won 0": piles[0],
        "won 1": piles[1],
    }
