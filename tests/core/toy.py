"""Moves of every shape, and a game of one card, for tests of the core."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tefuda.core.cards import Card, Cards, Deck
from tefuda.core.choices import Deals, Pick
from tefuda.core.payoffs import by_rank, rank_high
from tefuda.core.table import say
from tefuda.core.terms import CHANCE, Choices, Event, Info, Moved, Option, Options, Seat, Turn

DECK = Deck({"a": 1, "b": 2, "c": 3, "12": 1})


@dataclass(frozen=True)
class Deal:
    hands: tuple[Cards, ...]


@dataclass(frozen=True)
class Throw:
    cards: Cards


@dataclass(frozen=True)
class Play:
    card: Card


@dataclass(frozen=True)
class Name:
    seat: Seat


@dataclass(frozen=True)
class Tasks:
    red: int = field(metadata={"prefix": "R", "values": range(3)})
    blue: int = field(metadata={"prefix": "B", "values": range(3)})


@dataclass(frozen=True)
class Dice:
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Summon:
    card: Card
    others: Cards = field(metadata={"word": "with"})
    gone: Card = field(metadata={"word": "discard"})


@dataclass(frozen=True)
class Solve:
    place: str = field(metadata={"values": ("common", "personal")})


@dataclass(frozen=True)
class Pass:
    pass


MOVES = (Deal, Throw, Play, Name, Tasks, Dice, Summon, Solve, Pass)


class State(NamedTuple):
    players: int
    hands: tuple[Cards, ...]
    shown: tuple[Card, ...]  # by seat, "" before


class ToyGame:
    """Everybody gets a card and shows it at the same time; the later face wins."""

    info = Info(
        key="toy",
        title=say("Toy"),
        pitch=say("One card."),
        credit=say("Nobody."),
        players=(2, 3),
        minutes=1,
        options=(Option("stake", lambda players: range(1, players + 1)), Option("mood", ("calm",))),
    )
    moves = (Deal, Play)
    deck = DECK

    def start(self, players: int, options: Options) -> State:
        return State(players, (), ("",) * players)

    def turn(self, state: State) -> Turn:
        if not state.hands:
            return Turn((CHANCE,), "deal", 0)
        waiting = (seat for seat, card in enumerate(state.shown) if not card)
        return Turn(tuple(waiting), "show", 0)

    def choices(self, state: State, seat: Seat) -> Choices[Any]:
        if seat == CHANCE:
            return Deals(Deal, [(DECK.cards, (1,) * state.players)])
        return Pick([Play(card) for card in state.hands[seat]])

    def apply(self, state: State, move: Any, seat: Seat) -> State:
        if seat == CHANCE:
            return state._replace(hands=move.hands)
        shown = (*state.shown[:seat], move.card, *state.shown[seat + 1 :])
        return state._replace(shown=shown)

    def events(self, state: State, move: object, seat: Seat) -> Sequence[Event]:
        return (Moved(seat, move),)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(DECK.cards.index(card) for card in state.shown)

    def ranks(self, state: State) -> tuple[int, ...]:
        return rank_high(self.scores(state))

    def payoffs(self, state: State) -> tuple[float, ...]:
        return by_rank(self.ranks(state))

    def zones(self, state: State) -> Mapping[str, Cards]:
        return {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}


TOY: Any = ToyGame()
