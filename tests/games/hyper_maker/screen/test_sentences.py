"""Events as sentences."""

from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.play import Play
from tefuda.core.table import Who
from tefuda.core.terms import Moved
from tefuda.games.hyper_maker.rules.events import GameEnded, TrickEnded
from tefuda.games.hyper_maker.rules.state import Lead, Master
from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen.sentences import say_event
from tests.games.hyper_maker.views import text


def test_what_happens_is_said() -> None:
    trick = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    said = [
        say_event(event, 1)
        for event in (
            Dealt(("R1B10",), 15),
            Moved(-1, Lead(2)),
            Moved(-1, Master("R5B6")),
            Moved(0, Play("R9Y2")),
            TrickEnded(trick),
            GameEnded(1, (6, 0, 0)),
        )
    ]
    assert [text(message).split()[0] for message in said] == [
        "Each",
        "{who}",
        "The",
        "{who}",
        "{counts}",
        "Game",
    ]
    assert said[1] and said[1].values == {"who": Who(2)}
