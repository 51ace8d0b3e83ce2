"""What a move and its rival are called beside each other."""

import pytest

from app.saves.preferences import Settings
from app.view import reasons, render
from app.view.desk import Desk
from tefuda.core.notation import words
from tefuda.core.terms import Words
from tests.web.hall import Hall
from tests.web.view.test_reasons import bare, shown


@pytest.mark.parametrize(
    ("language", "first", "later"),
    [("en", "“Summon {}”", "“Card to discard {}”"), ("ja", "「召喚する {}」", "「捨てる札 {}」")],
)
def test_a_rival_of_several_steps_is_named_by_what_differs(
    language: str, first: str, later: str
) -> None:
    hall = Hall("world_management", Settings(language=language), players="3", seed="fill")
    while not (asks := hall.settle().table.prompt) or not asks.occasion:
        hall.play(1)
    desk = Desk(
        scene := hall.session.scene(), render._words(scene), render.faces(scene.key, language)
    )
    summons = [words(move) for move in hall.session.course.choices() or () if len(words(move)) > 3]
    own = summons[0]
    other = next(move for move in summons if move[:-1] == own[:-1] and move[-1] != own[-1])
    assert named(("pass",), own, desk) == first.format(drawn_as(own[1], desk))
    assert named(own, other, desk) == later.format(drawn_as(other[-1], desk))


@pytest.mark.parametrize(
    ("language", "told"), [("en", "{1} instead of {0}"), ("ja", "{0} のかわりに {1}")]
)
def test_a_rival_of_many_cards_is_named_by_those_that_differ(language: str, told: str) -> None:
    hall = Hall("world_management", Settings(language=language), players="3", seed="fill")
    scene = hall.settle()
    desk = Desk(scene, render._words(scene), render.faces(scene.key, language))
    hand = scene.table.hand
    assert hand
    *common, one, other = dict.fromkeys(face.card for face in hand.cards)
    kept, gone = (("discard", *common[:6], card) for card in (one, other))
    expected = told.format(drawn_as(one, desk), drawn_as(other, desk))
    assert named(kept, gone, desk) == expected


def test_two_moves_with_the_same_cards_are_not_told_by_their_cards() -> None:
    told = shown(("took", 0, "deals", 1.0, 27.0), rival="play R1Y10")
    assert told.startswith("With ●1 ★10, you win this trick in 27 of 100 deals; with this move, in")


def named(move: Words, rival: Words, desk: Desk) -> str:
    return (
        bare(str(reasons._rival(rival, move, desk, None))).replace(" 」", "」").replace(" ”", "”")
    )


def drawn_as(card: str, desk: Desk) -> str:
    return bare(str(desk.faces.told(card)))
