"""Matches: they end, they replay, they can be taken back, every card stays in the game."""

import json
from collections import Counter

import pytest

from tefuda.core import record
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE, BadRecord
from tests.contract.tables import Set, far, pick_seat, walk


def test_every_card_is_somewhere_exactly_once(table: Set) -> None:
    whole = Counter(table.game.deck.cards)
    for match in walk(table, "cards"):
        zones = table.game.zones(match.state)
        assert Counter(card for zone in zones.values() for card in zone) == whole


def test_a_match_ends_with_scores_ranks_and_payoffs(size: Set) -> None:
    match = far(size, "end", 20_000)
    assert match.over
    ranks, payoffs = size.game.ranks(match.state), size.game.payoffs(match.state)
    assert len(size.game.scores(match.state)) == len(ranks) == len(payoffs) == size.players
    assert all(1 <= rank <= size.players for rank in ranks)
    assert all(-1 <= payoff <= 1 for payoff in payoffs)


def test_a_better_rank_never_pays_less(size: Set) -> None:
    match = far(size, "pay", 20_000)
    pairs = sorted(zip(size.game.ranks(match.state), size.game.payoffs(match.state), strict=True))
    assert [payoff for _, payoff in pairs] == sorted((p for _, p in pairs), reverse=True)


def test_the_same_seed_gives_the_same_match(table: Set) -> None:
    assert record.write(far(table, "same", 60)) == record.write(far(table, "same", 60))


def test_another_seed_gives_another(size: Set) -> None:
    assert record.write(far(size, 1, 60))["moves"] != record.write(far(size, 2, 60))["moves"]


def test_a_record_replays_to_the_same_state(table: Set) -> None:
    match = far(table, "replay")
    line = record.line(record.write(match, with_counts=True))
    again = record.read(record.load(line))
    assert again.state == match.state
    assert record.write(again) == record.write(match)


def test_undo_leads_back_and_nature_repeats_itself(table: Set) -> None:
    match = far(table, "undo", 60)
    truth, moves = match.state, [(step.seat, step.move) for step in match.steps]
    while match.steps:
        before = match.steps[-1].before
        match.undo()
        assert match.state == before
    for seat, move in moves:
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, move)
    assert match.state == truth


def test_acts_at_the_same_time_come_in_any_order(table: Set) -> None:
    for match in walk(table, "order", 100):
        seats = match.turn.seats
        if len(seats) > 1:
            acts = {seat: match.choices(seat).sample(Quick(seat)) for seat in seats}
            assert _after(match, seats, acts) == _after(match, tuple(reversed(seats)), acts)


def _after(match: Match, seats: tuple[int, ...], acts: dict[int, object]) -> object:
    """The match after these acts in this order; they are taken back again."""
    for seat in seats:
        match.play(seat, acts[seat])
    standing = (match.state, [(step.seat, step.move) for step in match.steps])
    for seat in seats:
        match.undo(seat)
    return standing


def test_a_spoiled_move_is_named(size: Set) -> None:
    match = far(size, "spoil", 40)
    spoiled = json.loads(record.line(record.write(match)))
    place = len(spoiled["moves"]) - 1
    spoiled["moves"][place][1] = "nonsense"
    with pytest.raises(BadRecord, match=rf"^move {place + 1}: no verb 'nonsense'"):
        record.read(spoiled)


def test_a_move_of_another_seat_is_refused(size: Set) -> None:
    match = far(size, "seat", 40)
    spoiled = json.loads(record.line(record.write(match)))
    spoiled["moves"][0][0] = size.players
    with pytest.raises(BadRecord, match=r"^move 1: "):
        record.read(spoiled)


@pytest.mark.many
def test_a_false_result_is_refused(size: Set) -> None:
    match = far(size, "end", 20_000)
    spoiled = json.loads(record.line(record.write(match)))
    spoiled["result"]["scores"][0] += 1
    with pytest.raises(BadRecord, match="scores"):
        record.read(spoiled)


def test_random_seats_act_in_turn(size: Set) -> None:
    for match in walk(size, "turn", 60):
        seat = pick_seat(match, Quick(0))
        assert match.turn.seats == tuple(sorted(set(match.turn.seats)))
        assert -1 <= seat < size.players
        assert seat != CHANCE or match.turn.seats == (CHANCE,)
