"""The end of the last round solved, as the rules themselves would have it."""

from collections import Counter
from functools import cache

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Payoffs
from tefuda.games.master_of_rules.bot.advice import MasterOfRulesAdvice
from tefuda.games.master_of_rules.bot.endgame import SOLVED, STUDIED, Endgame, solve, study
from tefuda.games.master_of_rules.cards import SUPPORT
from tefuda.games.master_of_rules.rules.state import Reveal, State
from tefuda.games.master_of_rules.rules.turns import ROUNDS
from tests.games.master_of_rules.tables import finish

GAME = find("master_of_rules")


def last_plays(players: int, left: int, seed: str, *, due: bool = False) -> Match:
    """A random match up to where so many plays are left; `due` before nature lays its cards there."""
    match = finish(Match(GAME, players, {}, seed), ROUNDS[players] - 1)
    while match.state.now.plays < 2 * players - left or (match.turn.seats == (CHANCE,) and not due):
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(Quick(seed, len(match.steps))))
    return match


class ByTheRules:
    """max^n without a shortcut; counts what it meets."""

    def __init__(self) -> None:
        self.met = Counter[str]()

    def paid(self, state: State) -> Payoffs:
        turn = GAME.turn(state)
        if not turn.seats:
            self.met["all with SUPPORT"] += set(state.past.rounds[-1].rules) == {SUPPORT}
            self.met["some with SUPPORT"] += SUPPORT in state.past.rounds[-1].rules
            return GAME.payoffs(state)
        (seat,) = turn.seats
        choices = GAME.choices(state, seat)
        after = [(move, self.paid(GAME.apply(state, move, seat))) for move in choices]
        if seat == CHANCE:
            return self._mean(state, after)
        self.met["shown"] += isinstance(after[0][0], Reveal)
        best = max((paid for _, paid in after), key=lambda paid: paid[seat])
        self.met["equal moves"] += sum(paid[seat] == best[seat] for _, paid in after) > 1
        self.met["equal, others not"] += any(
            paid[seat] == best[seat] and paid != best for _, paid in after
        )
        return best

    def _mean(self, state: State, after: list[tuple[object, Payoffs]]) -> Payoffs:
        """A rule that is oftener in the deck is laid oftener."""
        deck = Counter((*state.numbers, *state.rules))
        copies = [deck[getattr(move, "card")] for move, _ in after]  # noqa: B009
        self.met["nature"] += 1
        pairs = zip(*(paid for _, paid in after), strict=True)
        return tuple(
            sum(n * paid for n, paid in zip(copies, each, strict=True)) / sum(copies)
            for each in pairs
        )


@cache
def compared(players: int, left: int) -> Counter[str]:
    """What was met in ends that are the same both ways; with few cards left for nature to lay."""
    rules = ByTheRules()
    for seed in range(12):
        for due in (False, True):
            state = last_plays(players, left, f"end {seed}", due=due).state
            state = state._replace(
                numbers=(state.numbers or state.past.discards)[:3], rules=state.rules[:3]
            )
            exact = rules.paid(state)
            found = Endgame(state).act()
            assert found == (exact if players == 5 else pytest.approx(exact, abs=1e-12))
    return rules.met


@pytest.mark.parametrize(
    ("players", "left"), [(3, 1), (3, 2), (3, 3), (4, 3), (4, 4), (5, 1), (5, 3), (5, 5)]
)
def test_it_is_what_everybody_playing_best_comes_to(players: int, left: int) -> None:
    assert compared(players, left)


def test_nothing_that_makes_a_difference_was_left_out() -> None:
    met = compared(3, 3) + compared(4, 4) + compared(5, 5)
    for what in ("shown", "some with SUPPORT", "equal moves", "equal, others not", "nature"):
        assert met[what], what


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_plays_are_solved(players: int) -> None:
    assert solve(last_plays(players, SOLVED[players], "end").state) is not None


def test_a_match_that_is_over_is_solved() -> None:
    over = finish(Match(GAME, 3, {}, "over")).state
    assert solve(over) == GAME.payoffs(over)


def test_no_more_than_that_is_solved() -> None:
    assert solve(last_plays(4, 5, "early").state) is None
    assert solve(finish(Match(GAME, 4, {}, "early"), 3).state) is None


@pytest.mark.parametrize("players", [3, 5])
def test_advice_sees_more_to_the_end_than_a_bot_does(players: int) -> None:
    more = last_plays(players, STUDIED[players], "more").state
    assert solve(more) is None
    assert study(more) is not None
    assert study(last_plays(players, STUDIED[players] + 1, "more").state) is None


def test_a_hint_has_the_playouts_of_a_bot() -> None:
    view = GAME.view(last_plays(5, 4, "pace").state, 0)
    assert MasterOfRulesAdvice.study_pace(view) == MasterOfRulesAdvice.pace(view)
