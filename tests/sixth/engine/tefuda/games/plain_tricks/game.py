"""Plain Tricks as the protocol wants it; what is not named here comes from `core.game.Game`."""

from tefuda.core.game import Game
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.table import say
from tefuda.core.terms import Info, Option
from tefuda.games.plain_tricks.cards import DECK
from tefuda.games.plain_tricks.rules import (
    Move,
    State,
    Trump,
    View,
    apply,
    choices,
    events,
    imagine,
    points,
    start,
    turn,
    view,
    zones,
)
from tefuda.games.plain_tricks.screen import say_event, table, why_not


class PlainTricks(Game[State, Move, View]):
    """Plain Tricks, 3 or 4 players: the running example of docs/new-game.md."""

    info = Info(
        key="plain_tricks",
        title=say("Plain Tricks"),
        pitch=say("Follow suit, or trump: the most tricks win."),
        credit=say("Nobody’s: tricks have been taken like this for five hundred years."),
        players=(3, 4),
        minutes=10,
        options=(Option("trump", ("turned", "none")),),
        words={
            "trump": say("Trump"),
            "trump=turned": say("the suit of a card turned up"),
            "trump=none": say("none"),
        },
    )
    moves = (Deal, Trump, Play)
    deck = DECK
    view_type = View

    start = staticmethod(start)
    turn = staticmethod(turn)
    choices = staticmethod(choices)
    apply = staticmethod(apply)
    events = staticmethod(events)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    zones = staticmethod(zones)
    table = staticmethod(table)
    say = staticmethod(say_event)
    why_not = staticmethod(why_not)

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return points(state.public)
