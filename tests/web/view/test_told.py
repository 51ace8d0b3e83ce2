"""What is heard of a table: answers by letter, in sentences."""

import pytest

from app.view import render
from app.view.scene import Counter
from app.view.told import ANSWERS
from tefuda.core.table import Reason, ScoreRow, Zone, say
from tests.web.view.board import onlooker, scene


def answer(letter: str, moves: int = 12, **more: object) -> str:
    """What the letter brings at a table of Hyper Maker."""
    shown = scene(moves=moves)._replace(asked=letter, **more)  # type: ignore[arg-type]
    return " | ".join(render.teller(shown).answer())


def test_the_hand_is_read_card_by_card() -> None:
    table = scene().table
    assert table.hand
    said = answer("h")
    assert said.startswith("Your hand: ")
    assert said.count(";") == len(table.hand.cards) - 1


def test_the_table_says_whose_card_is_whose_and_who_is_winning() -> None:
    said = answer("t")
    assert "Bot 1: " in said
    assert "no card yet" in said
    assert ", winning" in said
    assert "● red" in said or "■ blue" in said or "▲ green" in said or "★ yellow" in said


def test_who_would_win_and_why_it_was_won() -> None:
    shown = scene()
    assert shown.table.standing
    assert "would" in answer("w") or "nobody" in answer("w")
    bare = shown.table._replace(standing=None)
    assert answer("w", table=bare) == "Nothing shows yet who would win."
    won = bare._replace(scoring=(ScoreRow(say("x"), (), (Reason(say("Because."), "5.2"),)),))
    assert answer("w", table=won) == "Because."


def test_scores_are_said_with_names() -> None:
    assert answer("s").startswith("You ")
    assert "; Bot 1 " in answer("s")


def test_the_last_trick_is_said_with_its_verdict() -> None:
    assert answer("l", moves=1) == "Nothing has been finished yet."
    assert "The highest is" in answer("l", 30) or "wins" in answer("l", 30)
    table = scene().table._replace(last=(Zone("last x", "row", say("Stock"), size=3),))
    assert answer("l", table=table) == "Stock: 3"


def test_what_may_be_chosen() -> None:
    assert answer("a").startswith("You may choose: ")
    assert answer("a", open_cards=frozenset()) == "It is not for you to act now."
    assert "Play" in answer("a", open_words=("play",))


def test_a_whole_move_may_be_played() -> None:
    cards = sorted(scene(moves=12).open_cards)[:1]
    assert cards
    said = answer("a", draft=("play", *cards), lifted=tuple(cards), ready=True)
    assert said.endswith("; Play")


def test_what_may_be_counted() -> None:
    counters = (Counter("red", 0, "", "red1"), Counter("blue", 1, "blue0", ""))
    said = answer("a", open_cards=frozenset(), open_words=("red1", "blue0"), counters=counters)
    assert said == "You may choose: One more: red; One less: blue"


@pytest.mark.parametrize("letter", sorted(ANSWERS))
def test_every_game_answers_every_letter(key: str, letter: str) -> None:
    for shown in (scene(key), onlooker(key)):
        said = list(render.teller(shown._replace(asked=letter)).answer())
        assert said
        assert all(said)


def test_nothing_asked_nothing_said() -> None:
    assert list(render.teller(scene()).answer()) == []


def test_the_prompt_is_the_viewers_own() -> None:
    assert render.teller(scene()).prompt()
    assert render.teller(scene(paused=True)).prompt() == ""
    assert render.teller(onlooker("hyper_maker")).prompt() == ""
