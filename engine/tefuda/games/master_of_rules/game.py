"""Master of Rules as the protocol wants it; every part lives in its own file."""

from tefuda.core.game import Game
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.payoffs import rank_high
from tefuda.core.table import say
from tefuda.core.terms import Info
from tefuda.games.master_of_rules.bot.advice import MasterOfRulesAdvice
from tefuda.games.master_of_rules.cards import DECK
from tefuda.games.master_of_rules.rules import events, secrets, turns
from tefuda.games.master_of_rules.rules.scoring import score, standing, winnings
from tefuda.games.master_of_rules.rules.state import (
    Dummy,
    Move,
    Reveal,
    Row,
    Start,
    State,
    Take,
    View,
)
from tefuda.games.master_of_rules.screen.arrangements import arrangements
from tefuda.games.master_of_rules.screen.foresight import foresee, meaning
from tefuda.games.master_of_rules.screen.glossary import glossary
from tefuda.games.master_of_rules.screen.refusals import why_not
from tefuda.games.master_of_rules.screen.sentences import say_event
from tefuda.games.master_of_rules.screen.table import rested, table
from tefuda.games.master_of_rules.screen.travels import travels


class MasterOfRules(Game[State, Move, View]):
    """Master of Rules (ルールの達人), 3 to 5 players."""

    info = Info(
        key="master_of_rules",
        title=say("Master of Rules"),
        pitch=say("The five numbers belong to all. Lay a rule that they meet, and you score."),
        credit=say(
            "Design: Susumu Kawasaki. Producer: yas-o. Graphics: TANSAN. "
            "Illustration: Arthur Duessen. Kawasaki Factory."
        ),
        players=(3, 4, 5),
        minutes=25,
        difficulty=3,
    )
    moves = (Deal, Start, Row, Dummy, Play, Reveal, Take)
    deck = DECK
    view_type = View
    advice = MasterOfRulesAdvice()

    start = staticmethod(turns.start)
    turn = staticmethod(turns.turn)
    choices = staticmethod(turns.choices)
    apply = staticmethod(turns.apply)
    events = staticmethod(events.events)
    view = staticmethod(secrets.view)
    imagine = staticmethod(secrets.imagine)
    zones = staticmethod(secrets.zones)
    table = staticmethod(table)
    rested = staticmethod(rested)
    say = staticmethod(say_event)
    why_not = staticmethod(why_not)
    arrangements = staticmethod(arrangements)
    travels = staticmethod(travels)
    foresee = staticmethod(foresee)
    glossary = staticmethod(glossary)
    meaning = staticmethod(meaning)

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return tuple(map(score, winnings(state.past.rounds, state.setup.players)))

    @staticmethod
    def ranks(state: State) -> tuple[int, ...]:
        return rank_high(
            [standing(won) for won in winnings(state.past.rounds, state.setup.players)]
        )
