"""The rules of Plain Tricks. Clauses of seeds/plain_tricks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.chance import Rng
from tefuda.core.choices import Deals, Pick
from tefuda.core.kit.deal import Deal, less, own
from tefuda.core.kit.follow import followers, voids
from tefuda.core.kit.play import Play
from tefuda.core.kit.worlds import hands_among, unseen
from tefuda.core.kit.zones import by_seat
from tefuda.core.terms import CHANCE, Choices, Event, Moved, Options, Seat, Turn
from tefuda.games.plain_tricks.cards import DECK, NUMBER, SUIT

HAND = {3: 12, 4: 9}
"""Cards in a hand, and tricks in a match, by players; four cards are left over."""


@dataclass(frozen=True, slots=True)
class Trump:
    """Nature turns up one of the cards left over; its suit is trump."""

    card: Card


Move = Deal | Trump | Play


class Trick(NamedTuple):
    """A trick that is over. `plays` in playing order from `leader`."""

    leader: Seat
    plays: Cards
    winner: Seat
    best: Card  # which took it


class Public(NamedTuple):
    """What everybody knows."""

    players: int
    trumps: bool  # whether a card is to be turned up (P2)
    dealt: bool
    up: Card  # "" where none is, or not yet
    leader: Seat
    plays: Cards  # to the running trick, from the leader on
    tricks: tuple[Trick, ...]


class State(NamedTuple):
    """The truth. Hands and the cards left over in deck order."""

    public: Public
    hands: tuple[Cards, ...]
    stock: Cards


class View(NamedTuple):
    """What a seat knows (seat -1: an onlooker, who sees no hand)."""

    public: Public
    seat: Seat
    hand: Cards
    sizes: tuple[int, ...]  # cards in each hand


def start(players: int, options: Options) -> State:
    public = Public(players, options["trump"] == "turned", False, "", 0, (), ())
    return State(public, ((),) * players, DECK.cards)


def turn(state: State | View) -> Turn:
    """Who acts (3.1); everybody knows."""
    public = state.public
    number = len(public.tricks)
    if not public.dealt:
        return Turn((CHANCE,), "deal", number)
    if public.trumps and not public.up:
        return Turn((CHANCE,), "trump", number)
    if number == HAND[public.players]:
        return Turn((), "over", number)
    return Turn(((public.leader + len(public.plays)) % public.players,), "play", number)


def choices(state: State, seat: Seat) -> Choices[Move]:
    """A card of the suit led, or any (3.2, 3.3); the leader plays any (3.4)."""
    public = state.public
    if seat != CHANCE:
        return Pick([Play(card) for card in followers(state.hands[seat], public.plays, SUIT)])
    if public.dealt:
        return Pick([Trump(card) for card in state.stock])
    return Deals(Deal, [(DECK.cards, (HAND[public.players],) * public.players)])


def apply(state: State, move: Move, seat: Seat) -> State:
    public, hands, stock = state
    if isinstance(move, Deal):
        return State(public._replace(dealt=True), move.hands, unseen(DECK, *move.hands))
    if isinstance(move, Trump):
        return State(public._replace(up=move.card), hands, without(stock, move.card))
    return State(_played(public, move.card), less(hands, seat, move.card), stock)


def _played(public: Public, card: Card) -> Public:
    plays = (*public.plays, card)
    if len(plays) < public.players:
        return public._replace(plays=plays)
    best = winning(plays, public.up)
    winner = (public.leader + best) % public.players
    trick = Trick(public.leader, plays, winner, plays[best])
    return public._replace(leader=winner, plays=(), tricks=(*public.tricks, trick))


def winning(plays: Cards, up: Card) -> int:
    """The place of the card that takes the trick: the highest trump, else of the suit led (4.1)."""
    trump, led = SUIT.get(up), SUIT[plays[0]]
    worth = [(SUIT[card] == trump, SUIT[card] == led, NUMBER[card]) for card in plays]
    return worth.index(max(worth))


def points(public: Public) -> tuple[int, ...]:
    """A point a trick, by seat (5.1)."""
    winners = [trick.winner for trick in public.tricks]
    return tuple(winners.count(seat) for seat in range(public.players))


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """A trick was taken."""

    trick: Trick

    def tags(self) -> tuple[str, ...]:
        followed = SUIT[self.trick.best] == SUIT[self.trick.plays[0]]
        return ("suit led",) if followed else ("trumped",)


def events(state: State, move: Move, seat: Seat) -> Sequence[Event]:
    tricks = apply(state, move, seat).public.tricks
    return (Moved(seat, move), *map(TrickEnded, tricks[len(state.public.tricks) :]))


def view(state: State, seat: Seat) -> View:
    return View(state.public, seat, own(state.hands, seat), tuple(map(len, state.hands)))


def laid(public: Public) -> list[tuple[Seat, Cards]]:
    """(leader, plays) of every trick, the running one last."""
    return [
        *((trick.leader, trick.plays) for trick in public.tricks),
        (public.leader, public.plays),
    ]


def imagine(view: View, rng: Rng) -> State:
    """The cards not seen at random; whoever did not follow a suit has none of it (3.2)."""
    public, seat, hand, sizes = view
    left = unseen(DECK, hand, (public.up,), *(plays for _, plays in laid(public)))
    lacking = voids(laid(public), public.players, SUIT)
    hands, stock = hands_among(
        left, sizes, (seat, hand), lambda card, other: (other, SUIT[card]) not in lacking, rng
    )
    return State(public, hands, stock)


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once."""
    public = state.public
    won: list[Cards] = [()] * public.players
    for trick in public.tricks:
        won[trick.winner] += trick.plays
    middle = {"stock": state.stock, "up": (public.up,) if public.up else (), "trick": public.plays}
    return {**by_seat("hand", state.hands), **by_seat("won", won), **middle}
