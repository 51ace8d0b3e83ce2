"""How a match goes on: what stops it until the person has looked."""

from app.bots.tempo import BEAT
from app.play.effects import Wait
from app.saves.preferences import Settings
from app.view import render
from tests.web.hall import Hall


def halted(seed: str) -> Hall | None:
    """A match of Master of Rules in which a bot has shown its rules in the middle of a round."""
    hall = Hall("master_of_rules", seed=seed, players="5")
    while not hall.session.match.over:
        scene = hall.settle()
        if scene.paused and not scene.table.scoring:
            return hall
        hall.act()
    return None


def test_what_explains_a_move_is_looked_at_until_one_goes_on() -> None:
    hall = next(hall for number in range(30) if (hall := halted(f"halts {number}")))
    scene = hall.session.scene()
    told = "{who} had no free rule ({cards}), showed all three, and may repeat one."
    assert scene.log[-1].message.text == told
    assert not scene.open_cards
    hall.do("next")
    assert not hall.session.course.paused


def dwelling(key: str, settings: Settings | None = None) -> Hall:
    """A match in which a bot has just acted before one's own turn."""
    hall = Hall(key, settings)
    while True:
        while hall.left:
            hall.serve(hall.left.pop(0))
            if hall.session.course.dwells and hall.session.viewer in hall.session.match.turn.seats:
                return hall
        hall.act()


def test_what_a_bot_did_stands_with_its_caption_before_the_own_turn(key: str) -> None:
    hall = dwelling(key)
    scene = hall.session.scene()
    assert scene.table.prompt is None
    assert not (scene.open_cards or scene.open_words)
    assert 'id="happened"' in render.board(scene)
    waits = [effect for effect in hall.left if isinstance(effect, Wait)]
    assert waits[-1].ms >= BEAT["normal"]
    scene = hall.settle()
    assert scene.table.prompt
    assert scene.open_cards or scene.open_words


def test_at_the_quickest_it_stands_shortly(key: str) -> None:
    hall = dwelling(key, Settings(pace="fast"))
    waits = [effect for effect in hall.left if isinstance(effect, Wait)]
    assert BEAT["fast"] <= waits[-1].ms < BEAT["normal"]


def test_who_acts_in_that_beat_is_heard(key: str) -> None:
    hall, other = dwelling(key), dwelling(key)
    scene = other.settle()
    acts = [f"card {card}" for card in sorted(scene.open_cards)]
    acts += [f"word {word}" for word in scene.open_words]
    hall.do(acts[0])
    other.do(acts[0])
    assert hall.session.course.person.draft == other.session.course.person.draft
    assert hall.session.match.steps == other.session.match.steps


def test_who_asks_for_speed_does_not_wait_for_it(key: str) -> None:
    hall = dwelling(key)
    hall.do("faster")
    assert hall.session.course.choices() is not None
    assert not hall.session.course.beat.faster
