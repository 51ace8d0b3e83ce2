"""What is done to a match is told as entries, and these do it again."""

from unittest.mock import patch

import pytest

from app.match.asking import mute, watch
from app.match.history import History, Newer, plain
from tefuda.core.chance import Quick
from tefuda.core.terms import CHANCE, BadText, IllegalMove
from tests.web.hall import setup


def move(history: History) -> str:
    """Anybody's move."""
    match = history.match
    seat = match.turn.seats[0]
    if seat == CHANCE:
        return history.chance()
    return history.play(seat, match.choices(seat).sample(Quick(len(match.steps))))


def test_an_entry_says_what_was_done(key: str) -> None:
    history = History(setup(key).match())
    entries = [move(history) for _ in range(8)]
    entries += [history.undo(3), history.redo(), history.undo(2), move(history)]
    assert (history.undone, entries[-4:-1]) == ([], ["undo 3", "redo", "undo 2"])
    entries.append(history.give_up())
    again = History(setup(key).match())
    for entry in entries:
        again.apply(entry)
    assert again.match.steps == history.match.steps
    assert again.over


def test_a_thousand_moves_back_and_forth_ask_the_game_once_each(key: str) -> None:
    """However many moves are taken back at once, and however often."""
    history = History(setup(key).match())
    for _ in range(8):
        move(history)
    state, game = history.match.state, history.match.game
    with patch.object(game, "apply", wraps=game.apply) as apply:
        for _ in range(1_000):
            history.undo(8)
            history.redo()
    assert (history.match.state, apply.call_count) == (state, 1_000)


@pytest.mark.parametrize("count", ["0", "-1", "²", "", " 1", "9" * 25, "9" * 5_000])
def test_a_number_that_is_none_takes_nothing_back(any_key: str, count: str) -> None:
    history = History(setup(any_key).match())
    move(history)
    with pytest.raises((BadText, IllegalMove)):
        history.apply(f"undo {count}")
    assert len(history.match.steps) == 1


def test_what_is_made_again_is_what_was_taken_back(key: str) -> None:
    history = History(setup(key).match())
    for _ in range(8):
        move(history)
    steps = history.match.steps
    history.undo(5)
    history.redo()
    assert history.match.steps == steps


def test_how_long_a_bot_thought_stays_with_its_move(key: str) -> None:
    history = History(setup(key).match())
    while history.match.turn.seats[0] == CHANCE:
        history.chance()
    seat = history.match.turn.seats[0]
    entry = history.play(seat, history.match.choices(seat).sample(Quick("bot")), 1_200)
    history.undo(1)
    history.redo()
    again = History(setup(key).match())
    while again.match.turn.seats[0] == CHANCE:
        again.chance()
    again.apply(entry)
    assert entry.startswith(f"{seat}:1200 ")
    assert again.match.steps[-1] == history.match.steps[-1]
    assert again.match.steps[-1].playouts == 1_200


def test_acts_at_the_same_time_keep_their_thoughts(key: str) -> None:
    """Whatever order they come in, each stands with its own seat."""
    history = History(setup(key).match())
    while len(history.match.turn.seats) == 1 and not history.over:
        move(history)
    waiting = history.match.turn.seats
    for seat in reversed(waiting):
        history.play(seat, next(iter(history.match.choices(seat))), seat)
    steps = history.match.steps[len(history.match.steps) - len(waiting) :]
    assert [step.playouts for step in steps] == [step.seat for step in steps]


@pytest.mark.parametrize(
    "entry",
    [
        *(
            "0: pass",
            "0:x pass",
            "0:None pass",
            "0:01 pass",
            "0:-1 pass",
            "0:1:2 pass",
            "-1:5 pass",
        ),
        *("undo:1 1", "redo:1", "redo 1", "give-up:9", "give-up 1", "ask:9 1", "ask:x", "12 pass"),
        *("format 1", "format x", "format", "format:2", "format:2 2", "", ":", "2:9999999999 pass"),
    ],
)
def test_what_is_no_entry_changes_nothing(any_key: str, entry: str) -> None:
    history = History(setup(any_key).match())
    move(history)
    with pytest.raises(BadText):
        history.apply(entry)
    assert (len(history.match.steps), history.over, history.went_on) == (1, False, False)


def test_each_seat_says_for_itself_what_it_wants_to_be_asked(any_key: str) -> None:
    history = History(setup(any_key).match())
    for entry in (mute(0, 0), watch(0, ["a"], 2)):
        history.apply(entry)
    asking = [history.asking(seat) for seat in range(3)]
    assert [(said.muted, sorted(said.only)) for said in asking] == [
        (True, []),
        (False, []),
        (False, ["a"]),
    ]


def test_in_format_1_whoever_sits_there_said_it(any_key: str) -> None:
    history = History(setup(any_key).match())
    history.apply("ask 0")
    assert history.asking(0).muted
    history.apply("format 2")
    history.apply("ask:0")
    assert (history.went_on, history.asking(0).muted) == (True, False)


def test_who_gave_up_is_kept(any_key: str) -> None:
    history = History(setup(any_key).match())
    history.apply("give-up:1")
    assert (history.given_up, history.gave_up, history.end) == (True, 1, ("give-up:1",))


@pytest.mark.parametrize("entries", [(), ("give-up",)])
def test_who_gave_up_is_not_told(any_key: str, entries: tuple[str, ...]) -> None:
    """Nobody, or whoever sat there in format 1."""
    history = History(setup(any_key).match())
    for entry in entries:
        history.apply(entry)
    assert history.gave_up is None


def test_a_later_format_is_known_as_such(any_key: str) -> None:
    with pytest.raises(Newer, match="format 3"):
        History(setup(any_key).match()).apply("format 3")


def test_an_entry_in_format_1() -> None:
    entries = ["2:1200 play R9Y2", "give-up:0", "-1 lead 2"]
    assert [*map(plain, entries)] == ["2 play R9Y2", "give-up", "-1 lead 2"]
