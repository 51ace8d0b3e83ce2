"""The game of thieves as the protocol wants it; every part lives in its own file."""

from tefuda.core.game import Info, Option, Payoffs, by_rank, rank_high
from tefuda.core.table import say
from tefuda.games.thieves import events, imagine, present, rules, secrets, words
from tefuda.games.thieves.advice import ThievesAdvice
from tefuda.games.thieves.cards import DECK
from tefuda.games.thieves.state import (
    Deal,
    Hide,
    Home,
    Parent,
    Remove,
    State,
    Steal,
    Thieves,
    View,
)


class ThievesAndTreasures:
    """Thieves and Treasures (怪盗とお宝), 3 or 4 players; the source carries no title."""

    info = Info(
        key="thieves",
        title=say("Thieves and Treasures"),
        pitch=say("The thieves walk round the table; steal on, or go home as the one before you."),
        credit=say("The source names neither title nor author; this title is ours."),
        players=(3, 4),
        minutes=15,
        options=(Option("first_treasure", ("every_turn", "first_turn_only")),),
        words={
            "first_treasure": say("A first treasure is hidden"),
            "first_treasure=every_turn": say("in every turn"),
            "first_treasure=first_turn_only": say("in the first turn only"),
        },
    )
    moves = (Remove, Thieves, Parent, Deal, Hide, Steal, Home)
    deck = DECK
    view_type = View
    advice = ThievesAdvice()

    start = staticmethod(rules.start)
    turn = staticmethod(rules.turn)
    choices = staticmethod(rules.choices)
    apply = staticmethod(rules.apply)
    events = staticmethod(events.events)
    hears = staticmethod(secrets.hears)
    view = staticmethod(secrets.view)
    imagine = staticmethod(imagine.imagine)
    zones = staticmethod(secrets.zones)
    table = staticmethod(present.table)
    say = staticmethod(words.say_event)
    why_not = staticmethod(present.why_not)
    arrangements = staticmethod(present.arrangements)

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return state.scores

    @staticmethod
    def ranks(state: State) -> tuple[int, ...]:
        return rank_high(state.scores)

    @staticmethod
    def payoffs(state: State) -> Payoffs:
        return by_rank(rank_high(state.scores))
