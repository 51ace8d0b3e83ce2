import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tefuda.core.notation import (
    counters,
    from_words,
    parse,
    split,
    takes_cards,
    text,
    vocabulary,
    words,
)
from tefuda.core.terms import BadText
from tests.core.toy import (
    DECK,
    MOVES,
    Deal,
    Dice,
    Name,
    Pass,
    Play,
    Solve,
    Summon,
    Tasks,
    Throw,
)

TEXTS = {
    "play a": Play("a"),
    "pass": Pass(),
    "name 2": Name(2),
    "solve common": Solve("common"),
    "throw b b c": Throw(("b", "b", "c")),
    "throw": Throw(()),
    "deal a b / b c": Deal((("a", "b"), ("b", "c"))),
    "dice 6 1 3": Dice((6, 1, 3)),
    "tasks R2 B0": Tasks(2, 0),
    "summon a with b c discard c": Summon("a", ("b", "c"), "c"),
}


@pytest.mark.parametrize(("line", "move"), TEXTS.items(), ids=list(TEXTS))
def test_text_and_move(line: str, move: object) -> None:
    assert text(move) == line
    assert words(move) == split(line) == tuple(line.split(" "))
    assert parse(line, MOVES, DECK) == from_words(words(move), MOVES, DECK) == move


def test_a_hand_may_stand_in_any_order() -> None:
    assert parse("throw c b a", MOVES, DECK) == Throw(("a", "b", "c"))
    assert from_words(("throw", "c", "b", "a"), MOVES, DECK) == Throw(("a", "b", "c"))


def test_every_word_of_some_moves() -> None:
    assert vocabulary((Pass, Name), DECK, 2) == ("pass", "name", "0", "1")
    assert vocabulary((Tasks,), DECK, 2) == ("tasks", "R0", "R1", "R2", "B0", "B1", "B2")
    assert vocabulary((Solve, Dice), DECK, 2) == ("solve", "dice", "common", "personal")
    assert vocabulary((Deal, Play), DECK, 2) == ("deal", "play", "/", "a", "b", "c", "12")
    some = ("summon", "a", "b", "c", "12", "with", "discard")
    assert vocabulary((Summon,), DECK, 2) == some


def test_some_verbs_take_no_cards() -> None:
    assert [takes_cards(move) for move in (Play, Deal, Tasks, Pass)] == [True, True, False, False]


def test_some_moves_are_numbers_alone() -> None:
    assert [counters(move) for move in (Tasks, Dice, Pass, Play)] == [("R", "B"), (), (), ()]


def test_an_order_that_means_something_is_kept() -> None:
    assert parse("dice 3 1", MOVES, DECK) != parse("dice 1 3", MOVES, DECK)


BAD = {
    "": "no verb ''",
    "shout": "no verb 'shout'; there are deal, throw",
    "play": "card is missing in 'play'",
    "play z": "no card 'z' in this game",
    "play a b": "'b' is too much in 'play a b'",
    "play  a": "no card ''",
    "PLAY a": "no verb 'PLAY'",
    "name x": "'x' is not a number in 'name x'",
    "name 01": "'01' is not a number",
    "name ²": "is not a number",
    "name 99999999999999999999": "is not a number",
    "tasks 2 B0": "'2' should start with 'R'",
    "tasks R B0": "'' is not a number",
    "summon a b": "the word 'with' is missing",
    "summon a with b c": "the word 'discard' is missing",
    "summon a with b discard": "gone is missing",
}


@pytest.mark.parametrize(("line", "answer"), BAD.items(), ids=list(BAD))
def test_a_bad_text_is_answered(line: str, answer: str) -> None:
    with pytest.raises(BadText) as error:
        parse(line, MOVES, DECK)
    assert answer in str(error.value)


def test_a_text_that_is_too_long_is_not_read() -> None:
    parse("throw" + " a" * 2_497, MOVES, DECK)
    with pytest.raises(BadText, match="a move has at most 5000 letters, not 5001"):
        parse("throw" + " a" * 2_498, MOVES, DECK)


def test_no_words_make_no_move() -> None:
    with pytest.raises(BadText, match="no verb ''"):
        from_words((), MOVES, DECK)


@settings(deadline=None)
@given(st.text())
def test_any_text_is_a_move_or_an_answer(line: str) -> None:
    try:
        assert parse(line, MOVES, DECK) is not None
    except BadText as error:
        assert "\n" not in str(error)


@settings(deadline=None)
@given(st.lists(st.sampled_from(DECK.cards)), st.sampled_from(DECK.cards))
def test_any_move_comes_back(cards: list[str], card: str) -> None:
    move = Summon(card, DECK.sort(cards), card)
    assert parse(text(move), MOVES, DECK) == move
