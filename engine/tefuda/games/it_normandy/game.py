"""IT Normandy as the protocol wants it; every part lives in its own file."""

from tefuda.core.game import Game
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.table import say
from tefuda.core.terms import Info, Option
from tefuda.games.it_normandy.bot.advice import ItNormandyAdvice
from tefuda.games.it_normandy.cards import DECK
from tefuda.games.it_normandy.rules import events, scoring, secrets, turns
from tefuda.games.it_normandy.rules.state import Dice, Lead, Move, Solve, State, Stock, Tasks, View
from tefuda.games.it_normandy.screen import (
    arrangements,
    foresight,
    glossary,
    refusals,
    sentences,
    table,
    travels,
)


class ItNormandy(Game[State, Move, View]):
    """IT Normandy (ITノルマンディ), for two."""

    info = Info(
        key="it_normandy",
        title=say("IT Normandy"),
        pitch=say("Tricks get tasks done, and whoever ends closest to 0, but not below, wins."),
        credit=say("Designer and publisher are not named in the text we had."),
        players=(2,),
        minutes=30,
        difficulty=3,
        options=(
            Option("off_suit", ("lead_suit_wins", "highest_rank_wins")),
            Option("trump_suit", ("fixed", "follows_counters")),
            Option("most_solved_tie", ("both", "none")),
        ),
        words={
            "off_suit": say("Without trump, another suit than the one led"),
            "off_suit=lead_suit_wins": say("loses to the suit led"),
            "off_suit=highest_rank_wins": say("wins if its rank is higher"),
            "trump_suit": say("Trump suits"),
            "trump_suit=fixed": say("stay as the dice fell"),
            "trump_suit=follows_counters": say("follow the common counters"),
            "most_solved_tie": say("Equally many common tasks done in a suit"),
            "most_solved_tie=both": say("both score"),
            "most_solved_tie=none": say("nobody scores"),
        },
    )
    moves = (Deal, Stock, Dice, Lead, Tasks, Play, Solve)
    deck = DECK
    view_type = View
    advice = ItNormandyAdvice()

    start = staticmethod(turns.start)
    turn = staticmethod(turns.turn)
    choices = staticmethod(turns.choices)
    apply = staticmethod(turns.apply)
    events = staticmethod(events.events)
    hears = staticmethod(secrets.hears)
    view = staticmethod(secrets.view)
    imagine = staticmethod(secrets.imagine)
    zones = staticmethod(secrets.zones)
    table = staticmethod(table.table)
    say = staticmethod(sentences.say_event)
    why_not = staticmethod(refusals.why_not)
    arrangements = staticmethod(arrangements.arrangements)
    travels = staticmethod(travels.travels)
    glossary = staticmethod(glossary.glossary)
    foresee = staticmethod(foresight.foresee)

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return state.past.scores

    @staticmethod
    def ranks(state: State) -> tuple[int, ...]:
        return scoring.ranks(state.past.scores)
