"""What happens, in words."""

from tefuda.core.cards import Cards
from tefuda.core.table import Piece
from tefuda.core.terms import Moved
from tefuda.games.thieves import GAME
from tefuda.games.thieves.rules.events import CameHome, MatchEnded, Stole, TurnEnded
from tefuda.games.thieves.rules.state import Home, Result, Thief
from tests.games.thieves.tables import HIDDEN_OF_THREE, THREE, match_after


def told(*lines: str) -> list[str]:
    """What an onlooker is told of the last of these moves."""
    match = match_after(3, (*THREE, *lines[:-1]))
    events = match.play_text(match.turn.seats[0], lines[-1])
    heard = [GAME.hears(event, -1) for event in events]
    said = [GAME.say(event, -1) for event in heard if event]
    return [message.text for message in said if message]


def test_a_choice_in_secret_is_not_said() -> None:
    assert told("hide R1") == []


def test_a_turn_ends_with_a_homecoming() -> None:
    home, ended = told(*HIDDEN_OF_THREE, "home", "home")
    assert home.startswith("{who} went home with the {thief} (nothing face up, {backs} face down)")
    assert ended.startswith("All others are home. The last player, {who}, gets the {thief}")


def test_the_last_one_is_told_what_the_own_hand_is_worth() -> None:
    match = match_after(3, (*THREE, *HIDDEN_OF_THREE, "home"))
    ended = match.play_text(1, "home")[-1]
    message = GAME.say(ended, 2)
    assert message
    assert message.text.endswith("Your hand counts for nothing.")


def test_without_cards_in_hand_that_is_not_said() -> None:
    result = Result(0, 1, (Thief("R", ()), Thief("B", ())), ("R1",) * 10, (0, 0))
    message = GAME.say(TurnEnded(1, result, (0, 0), "stolen"), 1)
    assert message
    assert message.text == "Round {n} is over; last player: {who}."


def home_with(shown: Cards, backs: int) -> tuple[str, Piece]:
    message = GAME.say(CameHome(0, "R", (), 3, 2, shown, backs), 1)
    assert message
    return message.text.partition("(")[2].partition(")")[0], message.values["sum"]


def test_who_went_home_is_told_with_what_was_in_sight() -> None:
    assert home_with(("B4", "K-2"), 1) == ("face up {sum}, {backs} face down", "2")
    assert home_with(("K-2",), 0) == ("face up {sum}", "−2")
    assert home_with((), 1) == ("nothing face up, {backs} face down", "0")


def test_junk_is_told_with_whom_it_is_on_its_way_to() -> None:
    assert told(*HIDDEN_OF_THREE, "steal K-2") == [
        "{who} laid {card} on the {thief}, on its way to {next}."
    ]
    assert told(*HIDDEN_OF_THREE, "steal R2") == ["{who} laid {card} on the {thief}, face up."]


def test_what_lies_face_down_is_not_named_to_others() -> None:
    message = GAME.say(Stole(0, "R", "", open=False), 1)
    assert message
    assert "card" not in message.values


def test_the_end() -> None:
    ended, forced = GAME.say(MatchEnded((1, 2)), 0), GAME.say(CameHome(0, "R", (), 0, 5), 0)
    assert ended
    assert forced
    assert (ended.text, "n" in forced.values) == ("The match is over", False)


def test_a_players_move_is_said_by_what_it_does() -> None:
    assert GAME.say(Moved(0, Home()), 0) is None
