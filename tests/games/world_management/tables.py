"""Tables set up in the middle of a hand, and moves made at them by their texts."""

from collections.abc import Mapping, Sequence
from typing import Any

from tefuda.core.cards import Cards
from tefuda.core.notation import parse
from tefuda.core.table import Message, Piece, Shown, Table, Who
from tefuda.core.terms import Event, Value
from tefuda.games.world_management import GAME
from tefuda.games.world_management.cards.deck import ALL, DECK, NONE, minus, plus
from tefuda.games.world_management.rules import turns
from tefuda.games.world_management.rules.state import State, View
from tests.facts import put
from tests.games.world_management.hands import hand

DONE = "east*3 south*3 west*3 fire1..3 water7..9 9/3 knight-demon knight-lower knight-ground heaven/3 dark4*3 north"
"""Nine groups of three and a single: 9 points."""

NEAR = DONE.replace("dark4*3", "dark4*2 ice8")
"""The same, one card short."""

ROW = NEAR.replace("fire1..3", "fire1 fire2 light9")
"""Two cards short."""

FAR = "fire1 fire4 fire7 wind2 wind5 wind8 water3 water6 water9 east south west north knight-demon"
"""Fourteen cards with nothing in common but what wilds would mend."""

WHOLE_FAR = "1/10 9/10 east south west north knight-demon priest-upper farmer-ground merchant-lower"
"""Twenty-eight cards, several exchanges from complete."""

OPTIONS: dict[str, Value] = {"group_points": "count", "minimum": 0, "hands": 1}


def cards(text: str) -> Cards:
    return DECK.sort(hand(text))


def table(
    hands: Sequence[str],
    pile: str = "",
    exposed: Mapping[int, Sequence[str]] | None = None,
    options: Mapping[str, Value] | None = None,
    **more: Any,
) -> State:
    """A window after a discard of seat 0 in turn 2, seat 1 being asked, unless `more` differs."""
    players = len(hands)
    start = turns.start(players, {**OPTIONS, **(options or {})})
    groups = tuple(tuple(map(cards, (exposed or {}).get(seat, ()))) for seat in range(players))
    state = put(
        start,
        **{"phase": "window", "dealer": 0, "turn": 2, "turner": 0, "asked": 1, **more},
        hands=tuple(map(cards, hands)),
        exposed=groups,
        pile=plus(NONE, cards(pile)),
    )
    out = [card for held in state.hands for card in held]
    out += [card for exposed_groups in groups for group in exposed_groups for card in group]
    out += [*cards(pile), *([state.now.turned] if state.now.turned else [])]
    return state._replace(stock=minus(ALL, out))


def after(state: State, *lines: str) -> State:
    """The state after moves by whoever is to act, all of them legal."""
    for line in lines:
        seat, move = turns.turn(state).seats[0], parse(line, GAME.moves, DECK)
        assert move in turns.choices(state, seat), line
        state = turns.apply(state, move, seat)
    return state


def legal(state: State, line: str) -> bool:
    seat, move = turns.turn(state).seats[0], parse(line, GAME.moves, DECK)
    return move in turns.choices(state, seat)


def told(state: State, line: str, listener: int) -> list[Event]:
    """What a seat hears of a move by whoever is to act."""
    seat, move = turns.turn(state).seats[0], parse(line, GAME.moves, DECK)
    heard = (GAME.hears(event, listener) for event in GAME.events(state, move, seat))
    return [event for event in heard if event is not None]


def seen(state: State, seat: int) -> View:
    return GAME.view(state, seat)


def asked(state: State) -> tuple[str, tuple[int, ...]]:
    """The phase and who is to act."""
    now = turns.turn(state)
    return now.phase, now.seats


def screen(state: State, seat: int) -> Table:
    to_act = seat in turns.turn(state).seats
    shown: Table = GAME.table(seen(state, seat), turns.choices(state, seat) if to_act else None)
    return shown


def said(state: State, line: str, listener: int) -> list[str]:
    """The messages of a move, with their values put in."""
    messages = (GAME.say(event, listener) for event in told(state, line, listener))
    return [plain(message) for message in messages if message]


def plain(message: Message) -> str:
    return message.text.format(**{name: _word(value) for name, value in message.values.items()})


def _word(value: Piece) -> str:
    if isinstance(value, Message):
        return plain(value)
    if isinstance(value, Shown):
        return " ".join(value.cards)
    return str(value.seat if isinstance(value, Who) else value)
