"""World Management as the protocol wants it; every part lives in its own file."""

from tefuda.core.game import Game
from tefuda.core.kit.deal import Deal
from tefuda.core.table import Foresight, Table, say
from tefuda.core.terms import Choices, Info, Option, RuleSet, Words
from tefuda.games.world_management.bot.advice import (
    WorldManagementAdvice,
    helpful,
    loosest,
    nearest,
    swapped,
)
from tefuda.games.world_management.bot.keeping import weakest
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.rules import events, secrets, turns
from tefuda.games.world_management.rules.state import (
    Declare,
    Dice,
    Discard,
    Dora,
    Draw,
    Extend,
    Move,
    Pass,
    State,
    Summon,
    View,
)
from tefuda.games.world_management.screen import (
    arrangements,
    examples,
    foresight,
    glossary,
    refusals,
    sentences,
    table,
    travels,
)

TEN, PRINTED, QUICK, GRAND = 15, 10, 2, 40
"""Minutes at a person's pace, three and four players: docs/measurements/length.md."""


class WorldManagement(Game[State, Move, View]):
    """World Management (世界の運営), 3 or 4 players."""

    info = Info(
        key="world_management",
        title=say("World Management"),
        pitch=say(
            "Seven hundred cards, a hand of twenty-eight: be the first to sort it into groups."
        ),
        credit=say(
            "Rules from an interlude of a web novel; the text names no designer or publisher."
        ),
        players=(3, 4),
        minutes=TEN,
        difficulty=4,
        options=(
            Option("group_points", ("count", "by_size")),
            Option("minimum", (0, 10, 12)),
            Option("hands", ("full", 1)),
        ),
        sets=(
            RuleSet(
                say("Ten points"), {"group_points": "by_size", "minimum": 10, "hands": "full"}, TEN
            ),
            RuleSet(
                say("As printed"), {"group_points": "count", "minimum": 0, "hands": "full"}, PRINTED
            ),
            RuleSet(say("Quick"), {"group_points": "count", "minimum": 0, "hands": 1}, QUICK),
            RuleSet(
                say("Grand"), {"group_points": "by_size", "minimum": 12, "hands": "full"}, GRAND
            ),
        ),
        words={
            "group_points": say("Points of a group"),
            "group_points=count": say("1 each"),
            "group_points=by_size": say("1, 2 or 4 by size"),
            "minimum": say("Points needed to declare"),
            "hands": say("Length"),
            "hands=full": say("until everybody has dealt"),
            "hands=1": say("one hand"),
        },
    )
    moves = (Dice, Deal, Dora, Draw, Discard, Declare, Pass, Summon, Extend)
    deck = DECK
    view_type = View
    advice = WorldManagementAdvice()

    start = staticmethod(turns.start)
    turn = staticmethod(turns.turn)
    choices = staticmethod(turns.choices)
    apply = staticmethod(turns.apply)
    events = staticmethod(events.events)
    hears = staticmethod(secrets.hears)
    view = staticmethod(secrets.view)
    imagine = staticmethod(secrets.imagine)
    zones = staticmethod(secrets.zones)
    say = staticmethod(sentences.say_event)
    why_not = staticmethod(refusals.why_not)
    arrangements = staticmethod(arrangements.arrangements)
    travels = staticmethod(travels.travels)
    meaning = staticmethod(glossary.meaning)
    glossary = staticmethod(glossary.glossary)

    @staticmethod
    def table(view: View, choices: Choices[Move] | None) -> Table:
        """The screen; which summons help, and what lies loose, is asked of the bots."""
        return table.table(view, choices, table.Advice(helpful, loosest, swapped))

    @staticmethod
    def foresee(view: View, words: Words) -> Foresight | None:
        """A summons step by step; which group is best, and what helps least, is asked of the bots."""
        return foresight.foresee(view, words, examples.Advice(weakest, nearest))

    @staticmethod
    def scores(state: State) -> tuple[int, ...]:
        return state.past.scores
