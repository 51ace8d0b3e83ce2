"""Hyper Maker as the protocol wants it; every part lives in its own file."""

from tefuda.core.game import Game
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.table import say
from tefuda.core.terms import Info, Option
from tefuda.games.hyper_maker.bot.advice import HyperMakerAdvice
from tefuda.games.hyper_maker.cards import DECK
from tefuda.games.hyper_maker.rules import events, secrets, turns
from tefuda.games.hyper_maker.rules.state import Lead, Master, Move, State, View
from tefuda.games.hyper_maker.screen import (
    arrangements,
    foresight,
    glossary,
    refusals,
    sentences,
    table,
    travels,
)


class HyperMaker(Game[State, Move, View]):
    """Hyper Maker (ハイパーメイカー), 3 to 5 players."""

    info = Info(
        key="hyper_maker",
        title=say("Hyper Maker"),
        pitch=say("Tricks in which nobody knows, before the last card, which of two suits counts."),
        credit=say(
            "Design: 居酒枕. Artwork and production: 十式ゲームワークス (10shiki Game Works), 2020."
        ),
        players=(3, 4, 5),
        minutes=15,
        difficulty=2,
        options=(
            Option("lead_after_tie", ("stays", "winner")),
            Option("games", lambda players: range(1, players + 1)),
        ),
        words={
            "lead_after_tie": say("Who leads after equal highest numbers"),
            "lead_after_tie=stays": say("the same player again"),
            "lead_after_tie=winner": say("the winner"),
            "games": say("Games in the match"),
        },
    )
    moves = (Deal, Lead, Master, Play)
    deck = DECK
    view_type = View
    advice = HyperMakerAdvice()

    start = staticmethod(turns.start)
    turn = staticmethod(turns.turn)
    choices = staticmethod(turns.choices)
    apply = staticmethod(turns.apply)
    events = staticmethod(events.events)
    view = staticmethod(secrets.view)
    imagine = staticmethod(secrets.imagine)
    zones = staticmethod(secrets.zones)
    table = staticmethod(table.table)
    say = staticmethod(sentences.say_event)
    why_not = staticmethod(refusals.why_not)
    arrangements = staticmethod(arrangements.arrangements)
    foresee = staticmethod(foresight.foresee)
    travels = staticmethod(travels.travels)
    glossary = staticmethod(glossary.glossary)

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return state.past.scores
