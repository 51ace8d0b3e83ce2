"""Hyper Maker's advice: the compact playout keeps the rules, the last tricks are solved."""

from collections.abc import Iterator
from typing import Any

import pytest

from tefuda.core.chance import Quick
from tefuda.core.game import CHANCE, by_rank, rank_high
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.games.hyper_maker.bot import endgame, outlook, playout
from tefuda.games.hyper_maker.bot.advice import misremember
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.playout import Run, Trick
from tefuda.games.hyper_maker.cards import DECK
from tefuda.games.hyper_maker.rules.state import Play, View

GAME = find("hyper_maker")
TABLES = [(3, "stays"), (4, "winner"), (5, "stays")]


def random_match(players: int, tie: str, seed: str, cards_left: int = 0) -> Match:
    """Played at random until nobody has more cards than that."""
    match, rng = Match(GAME, players, {"lead_after_tie": tie}, seed), Quick("advice", seed)
    while not match.over and not 0 < max(map(len, match.state.hands)) <= cards_left:
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(rng))
    return match


def settled(match: Match) -> Match:
    """The next state in which a player is to act."""
    while match.turn.seats == (CHANCE,):
        match.chance()
    return match


def faces(run: Run) -> tuple[Any, ...]:
    """A run in the words of a state."""
    cards = DECK.cards
    hands = tuple(DECK.sort(cards[one] for one in hand) for hand in run.hands)
    plays = run.trick.plays if run.trick else ()
    return hands, run.leader, tuple(cards[one] for one in plays), tuple(run.scores)


@pytest.mark.parametrize(("players", "tie"), TABLES)
def test_the_compact_game_keeps_the_rules(players: int, tie: str) -> None:
    """Move by move beside a random match."""
    match = settled(Match(GAME, players, {"lead_after_tie": tie}, "compact"))
    run, rng = Run(match.state), Quick("compact")
    while not match.over:
        seat, trick = match.turn.seats[0], run.trick
        assert trick
        assert run.order()[len(trick.plays)] == seat
        able = playout.followers(run.hands[seat], trick.master)
        choices = match.choices(seat)
        assert {Play(DECK.cards[card]) for card in able} == set(choices)
        move = choices.sample(rng)
        match.push(seat, move)
        run.hands[seat].remove(INDEX[move.card])
        trick.add(INDEX[move.card])
        if len(trick.plays) == players:
            run.end(trick)
        if match.turn.seats == (CHANCE,):
            match.chance()
            run.turn_master(run.stock.index(INDEX[match.state.master]))
        state = match.state
        assert faces(run) == (state.hands, state.leader, state.plays, state.scores)


def test_nobody_wins_where_nobody_follows() -> None:
    strangers = [INDEX[card] for card in ("G1Y10", "G2Y9", "G3Y8")]
    assert Trick(INDEX["R3B8"], strangers).judge()[1:] == (-1, False)


def test_the_quick_card_for_a_table_and_for_a_view_are_one() -> None:
    match = settled(random_match(4, "stays", "quick", cards_left=7))
    seat, run = match.turn.seats[0], Run(match.state)
    assert run.trick
    able = playout.followers(run.hands[seat], run.trick.master)
    card = DECK.cards[run.trick.pick(able, 3 - len(run.trick.plays))]
    view = GAME.view(match.state, seat)
    assert GAME.advice.greedy(view, match.choices(seat), Quick(1)) == Play(card)


def test_the_last_seat_wins_a_dear_trick_cheaply() -> None:
    """The master is R3B8; two red cards lie there, so red counts, for eight points."""
    plays = [INDEX[card] for card in ("R4G7", "R5Y6")]
    hand = [INDEX[card] for card in ("R6B5", "R10B1", "B9G2")]
    assert DECK.cards[Trick(INDEX["R3B8"], plays).pick(hand, 0)] == "R6B5"


def test_it_does_not_spend_a_strong_card_on_a_cheap_trick() -> None:
    """The master is R10B1; red counts, for a single point."""
    plays = [INDEX[card] for card in ("R4G7", "R5Y6")]
    hand = [INDEX[card] for card in ("R10G1", "R6G5")]
    assert DECK.cards[Trick(INDEX["R10B1"], plays).pick(hand, 0)] == "R6G5"


def test_a_playout_of_one_game_is_judged_by_rank_and_margin() -> None:
    state = random_match(3, "stays", "over").state
    ranks = by_rank(rank_high(state.scores))
    paid = GAME.advice.playout(state, Quick(1))
    assert sorted(paid) == [pay for _, pay in sorted(zip(ranks, paid, strict=True))]


def test_the_outlook_after_the_last_game_is_the_payoff() -> None:
    for scores in ((30, 12, 18), (9, 9, 9, 4), (7, 20, 7, 31, 3)):
        assert playout.outlook(scores, 0) == pytest.approx(by_rank(rank_high(scores)))


def stock_of(*faces: str) -> tuple[str, ...]:
    return DECK.sort(faces)


def test_a_card_promises_what_it_wins_under_the_masters_left() -> None:
    """Under R3B8 red brings eight points and blue three; a number below the master's nothing."""
    promise = outlook.promises(("R3B8",))
    assert promise[INDEX["R10G1"]] == pytest.approx(0.65 * 8)
    assert promise[INDEX["B10Y1"]] == pytest.approx(0.65 * 3)
    assert promise[INDEX["R2G9"]] == promise[INDEX["G10Y1"]] == 0
    assert promise[INDEX["R9G2"]] > promise[INDEX["R8G3"]] > 0


def test_the_next_master_is_any_of_those_left() -> None:
    one, other = outlook.promises(("R3B8",)), outlook.promises(("G2Y9",))
    both = outlook.promises(stock_of("R3B8", "G2Y9"))
    assert both == pytest.approx([(a + b) / 2 for a, b in zip(one, other, strict=True)])


def test_who_plays_last_is_better_off() -> None:
    assert outlook.shares(4, 1) == [0.74, 0.0, 0.16, 0.4]


def between_tricks(players: int) -> Any:
    return random_match(players, "stays", "between", cards_left=6).state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_playout_goes_on_for_a_few_tricks(players: int) -> None:
    run = Run(between_tricks(players))
    playout.play(run, Quick(1))
    assert [len(hand) for hand in run.hands] == [6 - playout.AHEAD] * players


def ended(state: Any, rng: Quick) -> tuple[float, ...]:
    """The payoffs when a game is played to its end by habit."""
    run = Run(state)
    while run.stock:
        playout.play(run, rng)
    return by_rank(rank_high(run.scores))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_seats_judged_best_win_most(players: int) -> None:
    """By nearly as much as they are judged better, over a hundred positions played out five times."""
    promised, paid = 0.0, 0.0
    for number in range(100):
        state = random_match(players, "stays", f"judge {number}", cards_left=6).state
        judged = playout.judged(Run(state), state.stock, 0)
        best, worst = judged.index(max(judged)), judged.index(min(judged))
        promised += judged[best] - judged[worst]
        ends = [ended(state, Quick("end", number, turn)) for turn in range(5)]
        paid += sum(end[best] - end[worst] for end in ends) / len(ends)
    assert paid == pytest.approx(promised, rel=0.2)


def test_one_play_in_so_many_is_a_slip() -> None:
    rng = Quick("slips")
    gaps = [playout.until_slip(rng) for _ in range(20_000)]
    assert sum(gaps) / len(gaps) == pytest.approx(playout.ERROR - 1, rel=0.03)
    assert gaps.count(0) / len(gaps) == pytest.approx(1 / playout.ERROR, rel=0.05)


def test_who_cannot_follow_throws_the_cheapest() -> None:
    hand = [INDEX[card] for card in ("G1Y10", "G4Y7", "G5Y6", "G6Y5")]
    assert DECK.cards[Trick(INDEX["R3B8"]).pick(hand, 2)] == "G5Y6"


def test_a_lead_is_worth_less_while_games_are_left() -> None:
    match = Match(GAME, 3, {"games": 3}, "long")
    paid = GAME.advice.playout(settled(match).state, Quick(1))
    assert sum(paid) == pytest.approx(0)
    assert max(paid) < 1


def brute(state: Any) -> tuple[float, ...]:
    """max^n over the protocol."""
    seats = GAME.turn(state).seats
    if not seats:
        return tuple(GAME.payoffs(state))
    after = [brute(GAME.apply(state, move, seats[0])) for move in GAME.choices(state, seats[0])]
    if seats == (CHANCE,):
        return tuple(sum(column) / len(after) for column in zip(*after, strict=True))
    return max(after, key=lambda paid: paid[seats[0]])


def endings() -> Iterator[Any]:
    for number in range(4):
        for players, tie in TABLES:
            match = random_match(players, tie, f"end {number}", cards_left=2)
            yield match.state
            yield settled(match).state


def test_the_last_two_tricks_are_solved() -> None:
    for state in endings():
        assert endgame.solve(state) == pytest.approx(brute(state))


def test_no_more_than_that_is_solved() -> None:
    assert endgame.solve(random_match(3, "stays", "early", cards_left=4).state) is None


def late(players: int, number: int, cards: int) -> View:
    """What the leader sees when everybody holds so many cards."""
    match = settled(random_match(players, "stays", f"late {number}", cards_left=cards))
    found: View = GAME.view(match.state, match.turn.seats[0])
    return found


@pytest.mark.parametrize(("number", "worlds"), [(1, 30), (142, 9), (190, 3), (271, 18)])
def test_the_worlds_of_the_end_are_those_imagined(number: int, worlds: int) -> None:
    """Four cards in hands and one in the stock; in all but the first somebody once had to throw."""
    view = late(3, number, 2)
    found = endgame.worlds(view)
    assert found
    assert len(found) == worlds
    assert set(found) == {GAME.imagine(view, Quick("drawn", turn)) for turn in range(500)}


def test_many_worlds_are_not_listed() -> None:
    assert endgame.worlds(late(5, 1, 2)) is None
    assert endgame.worlds(late(3, 1, 3)) is None


def test_who_forgets_sees_the_same_board() -> None:
    match = settled(random_match(4, "stays", "forget", cards_left=5))
    view = GAME.view(match.state, match.turn.seats[0])
    world = misremember(view, Quick(1))
    sizes = tuple(map(len, world.hands))
    assert (sizes, len(world.stock), world.hands[view.seat]) == (view.sizes, view.stock, view.hand)
    held = {card for hand in world.hands for card in hand}
    assert held & {card for trick in view.tricks[:-1] for card in trick.plays}
    assert not held & set(view.tricks[-1].plays)
