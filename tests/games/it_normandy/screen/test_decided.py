"""When the last round can no longer change who wins."""

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.table import Who
from tefuda.games.it_normandy.rules.scoring import ranks
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import Round, State
from tefuda.games.it_normandy.rules.turns import ROUNDS, choices
from tefuda.games.it_normandy.screen.decided import decided
from tefuda.games.it_normandy.screen.table import table
from tests.facts import put
from tests.games.it_normandy.rounds import GAME, between, over, running

PAST = (Round((), over(), ((0, 0),) * 6),) * (ROUNDS - 1)


def last(scores: tuple[int, int]) -> State:
    return put(running("R9 Y1", "R2 Y2"), rounds=PAST, scores=scores)


def test_7_4_far_apart_the_nearer_one_has_won() -> None:
    told = decided(view(last((20, 90)), 0))
    assert told and told.values == {"who": Who(0)}
    told = decided(view(last((-90, 20)), 0))
    assert told and told.values == {"who": Who(1)}
    assert decided(view(last((20, 21)), 0)) is None


def test_7_5_both_far_below_nobody_wins() -> None:
    told = decided(view(last((-90, -80)), 0))
    assert told and told.text == "Decided: both end below 0, so nobody wins."


def test_it_is_said_where_a_card_is_asked_for() -> None:
    state = last((20, 90))
    prompt = table(view(state, 0), choices(state, 0)).prompt
    assert prompt and prompt.hints[-1] == decided(view(state, 0))


def test_earlier_nothing_is_decided() -> None:
    assert decided(view(put(last((20, 90)), rounds=PAST[:1]), 0)) is None
    assert decided(view(between((0, 0)), 0)) is None


def test_what_was_decided_stays_so() -> None:
    told = 0
    for number in range(30):
        match, rng, says = Match(GAME, 2, {}, f"sure {number}"), Quick("sure", number), set()
        while match.turn.seats:
            seat = match.turn.seats[0]
            match.push(seat, match.choices(seat).sample(rng))
            sure = decided(view(match.state, 0))
            assert table(view(match.state, 0), None).decided == (sure is not None)
            if sure:
                who = sure.values.get("who")
                says.add(who.seat if isinstance(who, Who) else -1)
        places = ranks(match.state.past.scores)
        for seat in says:
            told += 1
            assert places == ((2, 2) if seat < 0 else (1 + seat, 2 - seat))
    assert told > 5
