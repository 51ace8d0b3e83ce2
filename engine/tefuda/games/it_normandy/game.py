"""IT Normandy as the protocol wants it; every part lives in its own file."""

from tefuda.core.game import Info, Option, by_rank
from tefuda.core.table import say
from tefuda.games.it_normandy import events, present, rules, scoring, secrets
from tefuda.games.it_normandy.advice import ItNormandyAdvice
from tefuda.games.it_normandy.cards import DECK
from tefuda.games.it_normandy.state import (
    Deal,
    Dice,
    Lead,
    Play,
    Solve,
    State,
    Stock,
    Tasks,
    View,
)


class ItNormandy:
    """IT Normandy (ITノルマンディ), for two."""

    info = Info(
        key="it_normandy",
        title=say("IT Normandy"),
        pitch=say("Clear the tasks together, and end as near above zero as you can."),
        credit=say("The printed rules name neither designer nor publisher."),
        players=(2,),
        minutes=20,
        options=(
            Option("off_suit", ("lead_suit_wins", "highest_rank_wins")),
            Option("trump_suit", ("fixed", "follows_counters")),
            Option("most_solved_tie", ("both", "none")),
        ),
        words={
            "off_suit": say("Two different suits, neither trump"),
            "off_suit=lead_suit_wins": say("the suit led wins"),
            "off_suit=highest_rank_wins": say("the higher rank wins"),
            "trump_suit": say("Trump suit"),
            "trump_suit=fixed": say("stays as rolled"),
            "trump_suit=follows_counters": say("follows the tasks that are left"),
            "most_solved_tie": say("Both solved as many tasks of a suit"),
            "most_solved_tie=both": say("both score"),
            "most_solved_tie=none": say("nobody scores"),
        },
    )
    moves = (Tasks, Deal, Stock, Dice, Lead, Play, Solve)
    deck = DECK
    view_type = View
    advice = ItNormandyAdvice()

    start = staticmethod(rules.start)
    turn = staticmethod(rules.turn)
    choices = staticmethod(rules.choices)
    apply = staticmethod(rules.apply)
    events = staticmethod(events.events)
    hears = staticmethod(secrets.hears)
    view = staticmethod(secrets.view)
    imagine = staticmethod(secrets.imagine)
    zones = staticmethod(secrets.zones)
    table = staticmethod(present.table)
    say = staticmethod(present.say_event)
    why_not = staticmethod(present.why_not)
    arrangements = staticmethod(present.arrangements)

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return state.scores

    @staticmethod
    def ranks(state: State) -> tuple[int, ...]:
        return scoring.ranks(state.scores)

    @staticmethod
    def payoffs(state: State) -> tuple[float, ...]:
        return by_rank(scoring.ranks(state.scores))
