"""What is said to happen, and the tags that recorded matches must show."""

from collections.abc import Iterator
from typing import TypeVar

from tefuda.core.match import Match
from tefuda.core.terms import Event
from tefuda.games.thieves.rules.events import CameHome, Path, Stole, TurnEnded, Walked
from tests.games.thieves.tables import (
    HIDDEN,
    HIDDEN_OF_THREE,
    four,
    match_after,
    state,
    three,
)

Kind = TypeVar("Kind", bound=Event)


def after(match: Match, line: str) -> tuple[Event, ...]:
    """What one more move brings."""
    return match.play_text(match.turn.seats[0], line)


def tags(match: Match, line: str) -> set[str]:
    return {tag for event in after(match, line) for tag in event.tags()}


def of_kind(events: tuple[Event, ...], kind: type[Kind]) -> Iterator[Kind]:
    return (event for event in events if isinstance(event, kind))


def test_the_last_to_hide_sets_the_thieves_walking() -> None:
    assert not list(of_kind(after(four(), "hide R1"), Walked))
    (walked,) = of_kind(after(four(*HIDDEN[:3]), "hide G1"), Walked)
    assert walked == Walked(
        (Path("R", 0, 1), Path("B", 1, 2), Path("Y", 2, 3), Path("G", 3, 0)),
        past=False,
        parent_home=False,
    )


def test_a_walk_past_players_at_home() -> None:
    match = four(*HIDDEN, "home", "steal R4", "steal Y3")
    (walked,) = of_kind(after(match, "steal G3"), Walked)
    assert walked == Walked(
        (Path("R", 1, 2), Path("B", 2, 3), Path("Y", 3, 1)), past=True, parent_home=True
    )


def test_forced_homecomings_follow_the_last_walk() -> None:
    match = four(*HIDDEN, "home", "home")
    for _ in range(7):
        seat = match.turn.seats[0]
        match.play_text(seat, f"steal {state(match).hands[seat][0]}")
    events = after(match, f"steal {state(match).hands[3][0]}")
    assert [type(event) for event in events[2:]] == [Walked, CameHome, TurnEnded]
    assert "forced home" in {tag for event in events for tag in event.tags()}


def test_a_homecoming_may_force_the_others() -> None:
    """Seat 2 goes home with the last card in play; the others have none left to steal."""
    match = three(*HIDDEN_OF_THREE)
    for _ in range(11):
        seat = match.turn.seats[0]
        match.play_text(seat, f"steal {state(match).hands[seat][0]}")
    events = after(match, "home")
    assert [type(event) for event in events[2:]] == [Walked, CameHome, TurnEnded]
    assert state(match).past.results[0].last == 1


def test_what_the_last_player_had_done() -> None:
    assert "last player: nothing" in tags(three(*HIDDEN_OF_THREE, "home"), "home")
    late = three(*HIDDEN_OF_THREE, "steal R2", "home")
    assert "last player: stolen" in tags(late, "home")


def test_what_lay_there_in_sight_is_part_of_a_homecoming() -> None:
    match = four(*HIDDEN, "steal G2", "steal R4", "steal Y3", "steal K-3")
    (home,) = of_kind(after(match, "home"), CameHome)
    assert (home.shown, home.backs) == (("K-3",), 1)


def test_a_thief_is_on_its_way_to_the_next_who_is_out() -> None:
    (stole,) = of_kind(after(four(*HIDDEN, "home", "steal R4", "steal Y3"), "steal G3"), Stole)
    assert stole.next == 1


def test_a_homecoming_is_looked_at_longer() -> None:
    (home,) = of_kind(after(four(*HIDDEN), "home"), CameHome)
    assert home.beats() > 1


def test_what_is_laid_once_somebody_is_at_home_is_looked_at_longer() -> None:
    (first,) = of_kind(after(four(*HIDDEN), "steal G2"), Stole)
    (later,) = of_kind(after(four(*HIDDEN, "home"), "steal R4"), Stole)
    assert first.beats() == 1 < later.beats()


def test_junk_that_was_hidden_first_is_told_when_it_is_seen() -> None:
    lines = ("remove G", "thieves R / B / Y", "parent 0")
    deal = "deal K-2 B2 B1 Y1 K-4 / B4 B3 Y2 R3 K-3 / Y3 Y4 R4 R1 K-3"
    match = match_after(3, (*lines, deal, "hide K-2", "hide B4", "hide Y3", "home"))
    assert "junk hidden first" in tags(match, "home")


def test_homecomings_are_told_apart() -> None:
    assert "home in the first phase" in tags(four(*HIDDEN), "home")
    second = (*HIDDEN, "steal G2", "steal R4", "steal Y3", "steal Y4")
    assert "home later" in tags(four(*second), "home")
