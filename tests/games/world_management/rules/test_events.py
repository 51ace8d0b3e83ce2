"""What is told of a move, and its tags."""

from tefuda.games.world_management.rules.events import LOOK, DoraTurned, Exposed, HandEnded
from tests.games.world_management.tables import DONE, FAR, cards, seen, table, told


def exposed(event: object) -> tuple[str, ...]:
    assert isinstance(event, Exposed)
    return event.tags()


def test_an_own_discard_before_the_first_turn() -> None:
    mine = "fire1 fire3 east"
    state = table([FAR, mine, FAR], "fire2", turn=1, thrown=((), cards("fire2"), ()))
    heard = told(state, "summon fire2 with fire1 fire3 discard east", 0)
    assert exposed(heard[1]) == ("summoned 3", "own discard taken", "before the first turn")
    assert [event.beats() for event in heard] == [1, 1.5]


def test_another_has_discarded_the_same() -> None:
    state = table([FAR, "wild*3", FAR], "wild", thrown=(("wild",), ("wild",), ()))
    heard = told(state, "summon wild with wild wild discard wild", 0)
    assert exposed(heard[1]) == ("summoned 3", "group of wilds")


def test_a_declared_hand_says_what_it_is_worth() -> None:
    state = table([DONE, FAR, FAR], turned="west", phase="declare", asked=0)
    ended = told(state, "declare", 2)[-1]
    assert isinstance(ended, HandEnded)
    assert ended.tags() == ("dealer stays", "dealer declares", "form F3", "dora counted")
    assert ended.totals == (10, 0, 0)


def test_drawn_cards_are_heard_by_their_seat() -> None:
    state = table([FAR, FAR, FAR], phase="draw", asked=-1)
    line = "draw wild wild wild wild wild"
    assert told(state, line, 1)[1] != told(state, line, 2)[1]
    assert seen(state, 1).drawn == ()


def test_a_hand_that_was_dealt_is_looked_at_before_anybody_acts() -> None:
    assert DoraTurned("fire1", 0).beats() == LOOK
