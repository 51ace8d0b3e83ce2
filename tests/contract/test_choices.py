"""The choices of a seat are one set, however they are asked."""

import json
from itertools import islice
from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.notation import parse, text, words
from tefuda.core.terms import CHANCE, END, Choices, Words
from tests.contract.tables import Set, walk

FEW = 400


def decisions(one: Set, seed: object, limit: int = 150) -> Any:
    """(game, choices, seat) of every decision of a random walk, nature's included."""
    for match in walk(one, seed, limit):
        for seat in match.turn.seats:
            yield one.game, match.choices(seat), seat


def test_a_sample_is_in_its_set_and_has_a_text(table: Set) -> None:
    for game, choices, seat in decisions(table, "sample"):
        move = choices.sample(Quick(seat))
        assert move in choices
        assert parse(text(move), game.moves, game.deck) == move


def test_listing_counting_and_asking_agree(size: Set) -> None:
    for _, choices, seat in decisions(size, "list", 60):
        if seat != CHANCE and choices.count() <= FEW:
            moves = list(choices)
            assert len(moves) == choices.count() == len(set(map(text, moves)))
            assert all(move in choices for move in moves)


def test_a_long_listing_is_lazy_and_legal(size: Set) -> None:
    for _, choices, seat in decisions(size, "lazy", 60):
        some = list(islice(iter(choices), 20))
        assert all(move in choices for move in some)
        assert seat == CHANCE or len(set(map(text, some))) == min(20, choices.count())


def spelled(choices: Choices[Any], prefix: Words = ()) -> set[Words]:
    """Every text that `options` lets one build."""
    spellings = set()
    for word in choices.options(prefix):
        spellings |= {prefix} if word == END else spelled(choices, (*prefix, word))
    return spellings


def test_word_by_word_builds_exactly_the_legal_moves(size: Set) -> None:
    for game, choices, seat in decisions(size, "spell", 40):
        if seat != CHANCE and choices.count() <= 60:
            built = {
                text(parse(" ".join(said), game.moves, game.deck)) for said in spelled(choices)
            }
            assert built == {text(move) for move in choices}


def test_every_legal_move_can_be_built(size: Set) -> None:
    for _, choices, seat in decisions(size, "build", 60):
        if seat != CHANCE:
            line = (*words(choices.sample(Quick(seat))), END)
            for place, word in enumerate(line):
                assert word in choices.options(line[:place])


def test_nothing_else_is_in_the_set(size: Set) -> None:
    """Moves met elsewhere in the match are in the set just when their text is."""
    seen = [
        choices.sample(Quick(n)) for n, (_, choices, _) in enumerate(decisions(size, "met", 50))
    ]
    for _, choices, seat in decisions(size, "met", 50):
        if seat != CHANCE and choices.count() <= FEW:
            texts = {text(move) for move in choices}
            assert all((move in choices) == (text(move) in texts) for move in seen)
        assert "a text" not in choices


def test_choices_never_depend_on_the_way_a_text_orders_a_hand(size: Set) -> None:
    game = size.game
    for match in walk(size, "order", 40):
        for seat in match.turn.seats:
            move = match.choices(seat).sample(Quick(seat))
            assert parse(text(move), game.moves, game.deck) in match.choices(seat)
            json.dumps(text(move))
