"""What is seen stands for a beat; what nobody hears of takes no time."""

from app.bots.decision import at_once
from app.bots.request import Request
from app.bots.tempo import HURRIED
from app.match.hearing import heard
from app.play.effects import Stop, Wait
from app.saves.preferences import Settings
from tefuda.core.notation import parse
from tefuda.core.registry import find
from tests.web.hall import Hall


def test_a_finished_round_waits_for_a_tap(key: str) -> None:
    hall = Hall(key)
    while not hall.settle().paused:
        hall.play(1)
    steps = len(hall.session.match.steps)
    assert hall.settle().paused
    hall.do("card " + find(key).deck.cards[0])
    assert not hall.session.course.paused or hall.session.history.over
    assert len(hall.session.match.steps) >= steps


def test_a_card_tapped_while_a_round_rests_lies_lifted_where_it_may_be_played(key: str) -> None:
    hall = Hall(key, Settings(one_tap=True))
    for _ in range(60):
        if hall.settle().over:
            break
        if hall.session.course.paused:
            tapped_at_rest(hall)
        hall.play(1)


def tapped_at_rest(hall: Hall) -> None:
    steps, hand = len(hall.session.match.steps), hall.session.scene().table.hand
    card = hand.cards[0].card if hand and hand.cards else "nothing"
    hall.do(f"card {card}")
    scene = hall.session.scene()
    if len(hall.session.match.steps) == steps and not scene.paused:
        assert (card in scene.lifted) == (card in scene.open_cards)


def test_a_finished_round_goes_on_by_itself(key: str) -> None:
    hall = Hall(key, Settings(wait=False))
    for _ in range(60):
        assert not hall.settle().paused
        if hall.settle().over:
            break
        hall.play(1)


def test_a_new_table_stands_a_while_before_anybody_acts(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    steps = len(hall.session.match.steps)
    request = next(effect for effect in hall.left if isinstance(effect, Request))
    hall.left.remove(request)
    hall.serve(request)
    heard_of = hall.session.match.events(steps) if len(hall.session.match.steps) > steps else ()
    assert not heard(hall.session.match.game, heard_of, hall.session.viewer)
    assert any(isinstance(effect, Wait) for effect in hall.left)


def test_what_is_seen_waits_for_the_beat_and_what_is_not_does_not(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    for _ in range(20):
        steps = len(hall.session.match.steps)
        request = next(effect for effect in hall.left if isinstance(effect, Request))
        move = parse(
            at_once(request)["move"], hall.session.match.game.moves, hall.session.match.game.deck
        )
        events = hall.session.match.foresee(request.seat, move)
        seen = heard(hall.session.match.game, events, hall.session.viewer)
        at_once_too = hall.session.course.beat.rested or not seen
        hall.left.remove(request)
        hall.serve(request)
        assert (len(hall.session.match.steps) > steps) == at_once_too
        while not any(isinstance(effect, Request) for effect in hall.left):
            hall.serve(hall.left.pop(0))


def test_faster_takes_the_beats_away(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    hall.do("faster")
    assert hall.left.pop() == Stop()
    hall.left = [effect for effect in hall.left if isinstance(effect, Request)]
    steps = len(hall.session.match.steps)
    hall.serve(hall.left.pop())
    assert len(hall.session.match.steps) > steps
    assert all(effect.ms == 0 for effect in hall.left if isinstance(effect, Wait))
    assert all(effect.ms <= HURRIED for effect in hall.left if isinstance(effect, Request))
