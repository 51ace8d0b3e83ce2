"""What is done to a match is told as entries, and these do it again."""

from unittest.mock import patch

import pytest

from app.match.history import History
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
