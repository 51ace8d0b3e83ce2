"""The game of thieves as the protocol wants it; every part lives in its own file."""

from tefuda.core.game import Game
from tefuda.core.kit.deal import Deal
from tefuda.core.table import say
from tefuda.core.terms import Info, Option
from tefuda.games.thieves.bot.advice import ThievesAdvice
from tefuda.games.thieves.cards import DECK
from tefuda.games.thieves.rules import events, secrets, turns
from tefuda.games.thieves.rules.state import (
    Hide,
    Home,
    Move,
    Parent,
    Remove,
    State,
    Steal,
    Thieves,
    View,
)
from tefuda.games.thieves.screen.arrangements import arrangements
from tefuda.games.thieves.screen.foresight import foresee
from tefuda.games.thieves.screen.glossary import glossary, meaning
from tefuda.games.thieves.screen.refusals import why_not
from tefuda.games.thieves.screen.sentences import say_event
from tefuda.games.thieves.screen.table import table
from tefuda.games.thieves.screen.travels import travels


class ThievesAndTreasures(Game[State, Move, View]):
    """Thieves and Treasures (怪盗とお宝), 3 or 4 players; the source carries no title."""

    info = Info(
        key="thieves",
        title=say("Thieves and Treasures"),
        pitch=say(
            "Thieves walk round the table. Lay a card on the thief in front of you, or go home together."
        ),
        credit=say("The source names neither title nor author; this title is ours."),
        players=(3, 4),
        minutes=15,
        difficulty=2,
        options=(Option("first_treasure", ("every_turn", "first_turn_only")),),
        words={
            "first_treasure": say("A first treasure is hidden"),
            "first_treasure=every_turn": say("in every round"),
            "first_treasure=first_turn_only": say("in the first round only"),
        },
    )
    moves = (Remove, Thieves, Parent, Deal, Hide, Steal, Home)
    deck = DECK
    view_type = View
    advice = ThievesAdvice()

    start = staticmethod(turns.start)
    turn = staticmethod(turns.turn)
    choices = staticmethod(turns.choices)
    apply = staticmethod(turns.apply)
    events = staticmethod(events.events)
    hears = staticmethod(secrets.hears)
    view = staticmethod(secrets.view)
    imagine = staticmethod(secrets.imagine)
    zones = staticmethod(secrets.zones)
    table = staticmethod(table)
    say = staticmethod(say_event)
    why_not = staticmethod(why_not)
    arrangements = staticmethod(arrangements)
    foresee = staticmethod(foresee)
    glossary = staticmethod(glossary)
    meaning = staticmethod(meaning)
    travels = staticmethod(travels)

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return state.past.scores
