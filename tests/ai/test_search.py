"""The thinker over the protocol: forced moves, evidence, hooks of advice, weak minds."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from tefuda.ai.driving import Budget, decide
from tefuda.ai.search import Mind, Search
from tefuda.core.advice import Pace
from tefuda.core.chance import Quick, Rng
from tests.ai.games import VIEW, Guess, GuessAdvice, GuessGame, last


def think(game: Any, mind: Mind | None = None, seed: int = 1) -> Any:
    choices = game.choices(VIEW, 0)
    return last(Search(mind or Mind(worlds=300)).think(game, VIEW, choices, Quick(seed)))


def test_a_forced_move_comes_at_once() -> None:
    game: Any = GuessGame(moves=(2,))
    thoughts = list(Search(Mind()).think(game, VIEW, game.choices(VIEW, 0), Quick(1)))
    assert [(thought.move, thought.iterations) for thought in thoughts] == [(2, 0)]


def test_the_first_proposal_stands_before_any_playout() -> None:
    game: Any = GuessGame()
    first = next(Search(Mind()).think(game, VIEW, game.choices(VIEW, 0), Quick(1)))
    assert (first.move, first.lines) == (3, ())


def test_it_finds_the_best_guess_and_says_why() -> None:
    thought = think(GuessGame())
    assert thought.move == 1
    assert thought.lines[0].move == 1
    assert thought.lines[0].worth == pytest.approx(0.0, abs=0.3)
    assert sum(line.visits for line in thought.lines) == thought.iterations


def test_it_ends_by_itself_when_the_decision_is_clear() -> None:
    clear = think(GuessGame(), Mind(worlds=100_000))
    assert clear.iterations < 1000
    assert clear.settled
    assert not think(GuessGame(), Mind(worlds=2)).settled


def test_thinking_can_be_stopped_and_resumed() -> None:
    game: Any = GuessGame()
    thoughts = Search(Mind(worlds=50)).think(game, VIEW, game.choices(VIEW, 0), Quick(1))
    early = list(islice(thoughts, 3))[-1]
    assert last(thoughts) == think(game, Mind(worlds=50))
    assert 0 < early.iterations < think(game, Mind(worlds=50)).iterations


class Slow(GuessAdvice):
    """Imagining takes long."""

    def pace(self, view: Guess) -> Pace:
        return Pace(100, worlds=5)


def test_a_game_may_set_fewer_worlds() -> None:
    assert think(GuessGame(Slow())).iterations == 15
    assert think(GuessGame(Slow()), Mind(worlds=2)).iterations == 6


def test_so_many_playouts_come_to_the_same_however_long_one_would_go_on() -> None:
    """Whoever knows how far a thought came can think it again."""
    game: Any = GuessGame()
    for number in (0, 7, 8, 30):
        thoughts = [
            decide(
                Search(Mind(worlds)).think(game, VIEW, game.choices(VIEW, 0), Quick(1)),
                Budget(iterations=number),
            )
            for worlds in (60, 5000)
        ]
        assert thoughts[0] == thoughts[1]


def test_habit_makes_the_quick_move_without_a_thought() -> None:
    game = GuessGame()
    quick = game.advice.greedy(VIEW, game.choices(VIEW, 0), Quick(1))
    thoughts = [think(game, Mind(worlds=300, habit=0.5), seed) for seed in range(40)]
    thoughtless = [thought for thought in thoughts if not thought.iterations]
    assert 10 < len(thoughtless) < 30
    assert {thought.move for thought in thoughtless} == {quick}


class Narrow(GuessAdvice):
    """To the eye there is only 2."""

    def obvious(self, view: Guess, choices: Any, rng: Rng) -> Sequence[int]:
        return (2,)


def test_who_does_not_look_round_considers_what_catches_the_eye() -> None:
    assert think(GuessGame(Narrow()), Mind(worlds=300, glances=1.0)).move == 2
    assert think(GuessGame(Narrow())).move == 1
    assert think(GuessGame(), Mind(worlds=300, glances=1.0)).move == 1


class Clumsy(GuessAdvice):
    """People say 2 here."""

    def careless(self, view: Guess, choices: Any, rng: Rng) -> int:
        return 2


def test_who_slips_errs_as_the_game_says_and_where_it_says_how() -> None:
    slip = think(GuessGame(Clumsy()), Mind(worlds=300, slips=1.0))
    assert (slip.move, slip.iterations) == (2, 0)
    assert think(GuessGame(Clumsy())).move == 1
    assert think(GuessGame(), Mind(worlds=300, slips=1.0)).move == 1


class Solving(GuessAdvice):
    """Knows that naming 2 is right whatever is hidden."""

    def solve(self, state: Guess) -> tuple[float, ...] | None:
        return (1.0 if state.named == 2 else -1.0,)


def test_what_can_be_solved_is_not_played_out() -> None:
    assert think(GuessGame(Solving())).move == 2
    assert think(GuessGame(Solving()), Mind(worlds=300, solves=False)).move == 1


class Studying(Slow):
    """Knows, given time, that naming 2 is right whatever is hidden, and tries it in fewer worlds."""

    study = Solving.solve

    def study_pace(self, view: Guess) -> Pace:
        return Pace(100, worlds=4)


def test_who_studies_sees_further_and_has_a_pace_of_its_own() -> None:
    match, advice = (think(GuessGame(Studying()), Mind(studies=it)) for it in (False, True))
    assert (match.move, match.iterations) == (1, 15)
    assert (advice.move, advice.iterations) == (2, 12)


def test_where_a_game_knows_no_more_to_study_is_to_solve() -> None:
    for advice in (Solving(), GuessAdvice()):
        game = GuessGame(advice)
        assert think(game, Mind(300, studies=True)) == think(game, Mind(300))


def test_a_deal_that_is_kept_knows_what_its_end_was_read_from() -> None:
    game, named = GuessGame(Studying()), Guess(1, 2)
    minds = Mind(), Mind(studies=True), Mind(solves=False, studies=True)
    known = [think(game, mind).deals[0].solve(named) for mind in minds]
    assert known == [None, (1.0,), None]


class Listing(Solving):
    """Lists three worlds."""

    def worlds(self, view: Guess) -> Sequence[Guess] | None:
        return [view._replace(hidden=hidden) for hidden in (1, 2, 3)]


def test_listed_worlds_are_tried_once_each() -> None:
    assert think(GuessGame(Listing())).iterations == 9


class Unlisted(Solving):
    def worlds(self, view: Guess) -> Sequence[Guess] | None:
        return None


def test_too_many_worlds_are_imagined() -> None:
    assert think(GuessGame(Unlisted())).iterations > 9


class Believing(GuessAdvice):
    """Has seen something that makes 2 certain."""

    def believe(self, view: Guess, rng: Rng) -> Guess:
        return view._replace(hidden=2)


def test_who_remembers_minds_what_others_did() -> None:
    assert think(GuessGame(Believing())).move == 2
    assert think(GuessGame(Believing()), Mind(worlds=300, remembers=False)).move == 1


class Vague(GuessAdvice):
    """Remembers nothing but that 2 is common."""

    def misremember(self, view: Guess, rng: Rng) -> Guess:
        return view._replace(hidden=2)


def test_who_forgets_thinks_of_other_worlds() -> None:
    assert think(GuessGame(Vague()), Mind(worlds=50, remembers=False)).move == 2
    assert think(GuessGame(Vague())).move == 1
    assert think(GuessGame(), Mind(worlds=300, remembers=False)).move == 1


def test_misjudgement_changes_close_decisions_only() -> None:
    mind = Mind(worlds=300, misjudges=0.1)
    assert {think(GuessGame(), mind, seed).move for seed in range(10)} == {1}
    mind = Mind(worlds=300, misjudges=2.0)
    assert len({think(GuessGame(), mind, seed).move for seed in range(20)}) > 1
