"""The packing race on plain numbers, held against the rules: cards stay, groups are groups."""

from collections import Counter

import pytest

from tefuda.core.chance import Quick
from tefuda.games.world_management import GAME
from tefuda.games.world_management.bot.playout import Racer, Run, winner
from tefuda.games.world_management.bot.race import standing
from tefuda.games.world_management.cards.deck import spread
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.rules.state import State
from tests.facts import put
from tests.games.world_management.tables import DONE, FAR, NEAR, ROW, WHOLE_FAR, cards, table


def run_of(state: State, number: int = 0) -> Run:
    return Run(state, Quick(number))


def racer(run: Run, seat: int) -> Racer:
    racer = run.racers[seat]
    assert racer
    return racer


def test_open_groups_of_four_stand_nowhere() -> None:
    state = table(["ice8"] * 3, exposed={0: ["fire1..4"]})
    assert standing(state.hands[0], state.now.exposed[0], state.setup, "") is None
    assert run_of(state).racers[0] is None


def test_the_dora_counts_in_groups_and_loose() -> None:
    state = table([DONE, NEAR, FAR], turned="dark3")  # the dora is dark4
    run = run_of(state)
    assert [run.points_of(racer(run, seat)) for seat in (0, 1)] == [12, 11]
    assert racer(run, 0).points == 12


def test_what_lies_in_the_pile_completes_a_group() -> None:
    state = table([WHOLE_FAR, NEAR, WHOLE_FAR], "dark4")
    run = run_of(state)
    assert winner(run, state) == 1
    assert not run.lying >> INDEX["dark4"] & 1
    assert sum(run.pile) == 1  # what was thrown away for it


def test_who_is_asked_first_takes_the_card() -> None:
    state = table([WHOLE_FAR, NEAR, NEAR], "dark4")
    assert winner(run_of(state), state) == 1
    later = state._replace(asked=2)
    assert winner(run_of(later), later) == 2


def test_a_complete_hand_declares_at_once() -> None:
    state = table([DONE, WHOLE_FAR, WHOLE_FAR], phase="declare", asked=0)
    assert winner(run_of(state), state) == 0


def test_a_drawn_card_makes_a_group() -> None:
    state = table([NEAR, WHOLE_FAR, WHOLE_FAR], phase="discard", asked=-1)
    run = run_of(state)
    run.stock = [INDEX["dark4"], *[INDEX["light9"]] * 4]
    run.turn(0, 5, 5)
    assert run.is_done(0)


@pytest.mark.parametrize("number", range(20))
def test_no_card_is_lost_and_none_is_new(number: int) -> None:
    """Loose cards, finished groups, pile and stock are what they were; groups grow by threes."""
    state = table([WHOLE_FAR, ROW, NEAR], "dark4 fire3 wild east")
    run = run_of(state, number)
    needs = sum(racer(run, seat).need for seat in range(3))
    before = _all(run)
    for turn in range(3):
        run.window(turn, 1)
        run.turn((turn + 1) % 3, 5, 5)
    made = needs - sum(racer(run, seat).need for seat in range(3))
    left = _all(run)
    assert not left - before
    assert (before - left).total() == 3 * made


def _all(run: Run) -> Counter[int]:
    held = [card for seat in range(3) for card in racer(run, seat).loose.cards]
    pile = [INDEX[card] for card in spread(tuple(run.pile))]
    return Counter([*held, *pile, *run.stock])


def test_a_point_that_lacks_is_waited_for() -> None:
    """A complete hand one point short is done when its single card is the dora."""
    options = {"minimum": 10}
    state = table([DONE, FAR, FAR], options=options, turned="grass1", phase="discard", asked=-1)
    run = run_of(state)
    assert not run.is_done(0)
    run.stock = [INDEX[card] for card in cards("grass2 light1 steel8 ice9 water1")]
    run.turn(0, 5, 5)
    assert racer(run, 0).loose.cards == [INDEX["grass2"]]
    assert run.is_done(0)


def test_where_several_dora_cards_are_wanted_distance_counts() -> None:
    state = table([DONE, FAR, FAR], "grass2", options={"minimum": 12}, turned="grass1")
    run = run_of(state)
    assert racer(run, 0).distance > 0
    assert run.window(2, 1) == -1


def test_another_form_is_raced_by_distance() -> None:
    hand = cards("wind1..9 ice2..5 east*5")
    state = table([" ".join(hand), FAR, FAR], exposed={0: ["fire1..9"]}, phase="discard", asked=-1)
    run = run_of(state)
    assert racer(run, 0).distance == 1
    for _ in range(20):
        run.turn(0, 5, 5)
    assert racer(run, 0).distance == 0
    assert run.is_done(0)


def test_who_has_no_aim_only_draws() -> None:
    state = table(["ice8", FAR, FAR], exposed={0: ["fire1..4"]}, phase="discard", asked=-1)
    run = run_of(state)
    before = len(run.stock)
    run.turn(0, 5, 5)
    assert len(run.stock) == before - 5
    assert not run.is_done(0)


def test_another_form_is_worth_what_it_needs_at_least() -> None:
    hand = cards("wind1..9 ice2..6 east*5")
    text, options = " ".join(hand), {"minimum": 12}
    state = table([text, FAR, FAR], exposed={0: ["fire1..9"]}, options=options, turned="dark1")
    run = run_of(state)
    assert run.points_of(racer(run, 0)) == 12


def test_before_a_draw_the_next_seat_begins() -> None:
    state = table([WHOLE_FAR, NEAR, WHOLE_FAR], phase="draw", asked=-1)
    run = run_of(state)
    run.stock = [INDEX["dark4"]] * 20
    assert winner(run, state) == 1


def playout(state: State, number: int = 0) -> tuple[float, ...]:
    paid: tuple[float, ...] = GAME.advice.playout(state, Quick(number))
    return paid


def test_who_is_complete_wins_the_race() -> None:
    state = table([WHOLE_FAR, WHOLE_FAR, DONE, WHOLE_FAR])
    assert playout(state)[2] == 1


def test_a_race_has_a_winner_or_runs_out_of_turns() -> None:
    state = table([WHOLE_FAR] * 4, "fire5")
    assert {max(playout(state, number)) for number in range(5)} == {1}
    assert playout(put(state, turn=25, turner=3)) == pytest.approx((0, 0, 0, 0))


def test_nobody_gets_anywhere_with_open_groups_of_four() -> None:
    state = table(["ice8"] * 3, exposed={seat: ["fire1..4"] for seat in range(3)})
    assert playout(state) == pytest.approx((0, 0, 0))


def test_between_hands_the_score_counts() -> None:
    state = put(table(["", "", ""], phase="deal", asked=-1), scores=(9, 0, 20))
    assert playout(state) == (0, -1, 1)


def test_the_cards_that_help_are_counted_in_stock_and_pile() -> None:
    run = run_of(table([WHOLE_FAR, NEAR, WHOLE_FAR], "dark4 dark4"))
    outs = racer(run, 1).loose.outs()
    lies = sum(outs >> INDEX[card] & 1 for card in ("dark4", "dark4"))
    drawn = sum(outs >> card & 1 for card in run.stock)
    assert run.helping(racer(run, 1).loose) == drawn + lies > lies == 2
