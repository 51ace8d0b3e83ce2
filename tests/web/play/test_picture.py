"""What the screen shows of a match in progress, beyond the table itself."""

import pytest

from app.bots.decision import Decision, Grounds
from app.bots.request import Request
from app.play.effects import Effect
from app.saves.preferences import Settings
from app.view.scene import Scene
from tests.web.hall import Hall


def lifted(policy: str) -> Scene:
    """A card of Hyper Maker is lifted."""
    hall = Hall("hyper_maker", policy=policy)
    shown = hall.settle()
    hall.do(f"card {min(shown.open_cards)}")
    return hall.session.scene()


@pytest.mark.parametrize("policy", ["casual", "coach"])
def test_the_lifted_card_says_what_it_would_do(policy: str) -> None:
    assert lifted(policy).foresight


def test_a_strict_match_leaves_that_to_the_player() -> None:
    shown = lifted("strict")
    assert shown.lifted
    assert shown.foresight is None


def test_nothing_is_foreseen_before_a_card_is_lifted() -> None:
    assert Hall("hyper_maker").settle().foresight is None


def test_a_letter_is_answered_once() -> None:
    hall = Hall("hyper_maker")
    hall.settle()
    hall.do("tell w")
    assert hall.session.scene().asked == "w"
    hall.do("arrange 0")
    assert hall.session.scene().asked == ""


def test_the_last_trick_opens_where_there_is_one() -> None:
    hall = Hall("hyper_maker")
    hall.settle()
    hall.do("open last")
    assert hall.session.scene().dialog == ""
    hall.play(4)
    hall.do("open last")
    assert hall.session.scene().dialog == "last"


def test_a_form_that_was_looked_at_in_another_hand_is_not_on_in_this_one() -> None:
    hall = Hall("world_management", Settings(layout=3), players="3")
    assert hall.settle().arrangement == 0
    hall.do("arrange 3")
    assert hall.session.scene().arrangement == 3
    hall.do("arrange 1")
    assert hall.session.scene().arrangement == 1


class Explained(Hall):
    """Its hints name one fact: who wins the trick."""

    def serve(self, effect: Effect) -> None:
        if not (isinstance(effect, Request) and effect.reasons):
            return super().serve(effect)
        first, second, *_ = (f"play {card}" for card in self.session.scene().open_cards)
        why: Grounds = {
            "rival": second,
            "deals": 100,
            "reasons": [("won", 0, "deals", 80.0, 10.0)],
            "balance": [],
        }
        moves = [(first, 100, 0.5), (second, 100, 0.1)]
        told: Decision = {"move": first, "evidence": moves, "iterations": 200, "why": why}
        return self.take(self.session.answer(effect.number, told))


def test_what_a_fact_means_is_said_until_an_earlier_hint_has_said_it() -> None:
    hall = Explained("it_normandy", policy="coach")
    hall.settle()
    hall.do("hint")
    assert hall.settle().glossed == frozenset()
    hall.do("heed")
    while hall.settle().paused:
        hall.do("next")
    hall.do("hint")
    assert hall.settle().glossed == {"won"}


class Listing(Hall):
    """Its hints hold what one tap picks beside the first cards of the hand."""

    def serve(self, effect: Effect) -> None:
        if not (isinstance(effect, Request) and effect.reasons):
            return super().serve(effect)
        scene = self.session.scene()
        hand = sorted(scene.open_cards)
        moves = (" ".join(("discard", *cards)) for cards in (scene.filling, hand[:7]))
        evidence = [(move, 100, 0.5) for move in moves]
        told: Decision = {"move": evidence[0][0], "evidence": evidence, "iterations": 200}
        return self.take(self.session.answer(effect.number, told))


def test_what_listed_moves_of_several_cards_would_do_is_told() -> None:
    hall = Listing("world_management", policy="coach", players="3")
    hall.settle()
    hall.do("hint")
    assert not hall.settle().does
    hall.do("open evidence")
    does = hall.settle().does
    assert len(does) == 2
    assert all("from winning" in told.text for told in does.values())


class Ruled(Hall):
    """Its hints are by a rule of thumb, and weigh no move."""

    def serve(self, effect: Effect) -> None:
        if not (isinstance(effect, Request) and effect.reasons):
            return super().serve(effect)
        move = " ".join(("discard", *self.session.scene().filling))
        told: Decision = {"move": move, "evidence": [], "iterations": 0}
        return self.take(self.session.answer(effect.number, told))


def test_a_list_that_is_open_where_nothing_was_weighed_tells_of_no_move() -> None:
    hall = Ruled("world_management", policy="coach", players="3")
    hall.settle()
    hall.do("hint")
    hall.settle()
    hall.do("open evidence")
    scene = hall.settle()
    assert scene.dialog == "evidence"
    assert not scene.does
