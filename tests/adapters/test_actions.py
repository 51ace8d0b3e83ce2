"""Moves said word by word in numbers, for every game, naming none."""

from tefuda.adapters.actions import Actions, Said, Walk
from tefuda.core.chance import Quick
from tefuda.core.terms import CHANCE, END
from tests.contract.tables import Set, walk


def say(actions: Actions, start: Walk, move: object) -> object:
    """What is said when every decision is answered with the move's own word."""
    spelling = actions.spell(move)
    now: Walk | Said = start
    while not isinstance(now, Said):
        now = now.say(spelling[now.place])
    return now.move


def test_every_move_can_be_said(size: Set) -> None:
    actions, rng = Actions(size.game), Quick("say")
    for match in walk(size, "say"):
        for seat in match.turn.seats:
            if seat != CHANCE:
                choices = match.choices(seat)
                move = choices.sample(rng)
                assert say(actions, actions.start(choices), move) == move


def test_whatever_is_said_is_a_legal_move(size: Set) -> None:
    actions, rng = Actions(size.game), Quick("any")
    for match in walk(size, "any"):
        for seat in match.turn.seats:
            if seat != CHANCE:
                now: Walk | Said = actions.start(match.choices(seat))
                while not isinstance(now, Said):
                    assert now.legal == sorted(set(now.legal))
                    now = now.say(now.legal[rng.below(len(now.legal))])
                assert now.move in match.choices(seat)


def test_every_word_has_one_number(size: Set) -> None:
    actions = Actions(size.game)
    assert actions.words[0] == END
    assert len(set(actions.words)) == len(actions) == len(actions.numbers)
