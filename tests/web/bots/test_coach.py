"""Hints: from one's own view, with their reasons, and only where they belong."""

from typing import Any

import pytest

from app.bots.decision import Decision, Grounds, decide
from app.bots.evidence import evidence
from app.bots.request import Request
from app.saves.preferences import Settings
from app.view import advised, render
from app.view.chances import guesses
from app.view.scene import Scene
from tefuda.ai.levels import ADVISER
from tefuda.core.notation import parse, text
from tefuda.core.plain import to_plain
from tefuda.core.registry import find
from tefuda.core.table import CardFace, Foresight, Reason, say
from tefuda.core.terms import Words
from tests.web.hall import Hall

TRIED: Decision = {
    "move": "play B",
    "evidence": [("play A", 40, 0.3), ("play B", 40, 0.32), ("play C", 10, -1.0)],
    "iterations": 90,
}


def at_my_turn(key: str, policy: str = "coach") -> Hall:
    """A match with a choice before the person."""
    hall = Hall(key, Settings(remark=0), seed="very-secret-seed", policy=policy)
    scene = hall.settle()
    while scene.paused or not (scene.open_cards or scene.open_words):
        hall.act()
        scene = hall.settle()
    return hall


def hinted(hall: Hall) -> tuple[Request, Scene]:
    """What is asked for a hint, and the screen with the answer."""
    hall.do("hint")
    request = hall.left.pop()
    assert isinstance(request, Request)
    hall.session.answer(request.number, decide(request._replace(ms=60)))
    return request, hall.session.scene()


def marked(scene: Scene) -> list[CardFace]:
    zones = [*scene.table.centre, *([scene.table.hand] if scene.table.hand else [])]
    return [face for zone in zones for face in zone.cards if advised.ADVISED in face.marks]


def test_the_best_move_comes_first_and_numbers_are_of_a_hundred() -> None:
    told = evidence(TRIED, "expert")
    assert [opinion.words[1] for opinion in told.opinions] == ["B", "A", "C"]
    assert [opinion.hopes for opinion in told.opinions] == [66, 65, 0]
    assert told.deals == 40
    assert told.on(("play", "C")) == told.opinions[2]
    assert told.on(("play", "D")) is None


def test_a_hinted_card_says_what_it_would_do_as_the_lifted_one_does(key: str) -> None:
    """So do several that go together; of a move of several steps it says nothing."""
    hall = at_my_turn(key)
    _, scene = hinted(hall)
    assert scene.evidence
    game = find(key)
    foreseen = game.foresee(hall.session.course.view(), scene.evidence.move)
    steps = sum(word not in game.deck for word in scene.evidence.move)
    said = foreseen.message if foreseen and steps == 1 else None
    why = scene.evidence.why
    chance = said is not None and bool(why and why.balance) and guesses(said)
    assert scene.promised == (None if chance else said)
    if not scene.foresight:  # of a card that lies lifted it is said already
        assert ('class="promised"' in render.board(scene)) == (scene.promised is not None)


@pytest.mark.parametrize("counted", [False, True])
def test_a_chance_is_left_out_beside_deals_that_were_counted(
    monkeypatch: pytest.MonkeyPatch, counted: bool
) -> None:
    hall = at_my_turn("hyper_maker")
    hall.do("hint")
    request, choices = hall.left.pop(), hall.session.course.choices()
    assert isinstance(request, Request) and choices
    move, other, *_ = map(text, choices)
    lines = [(move, 9, 0.5), (other, 9, 0.0)]
    rows = [("took", 0, "deals", 8.0, 1.0, 0)] if counted else []
    why: Grounds = {"rival": other, "deals": 9, "reasons": [], "balance": rows}
    foreseen = Foresight(say("Chance: {n}%.", n=9))
    monkeypatch.setattr(type(find("hyper_maker")), "foresee", staticmethod(lambda *_: foreseen))
    decision: Decision = {"move": move, "evidence": lines, "iterations": 9, "why": why}
    hall.session.answer(request.number, decision)
    scene = hall.session.scene()
    assert (scene.promised is None) == counted
    assert ("When played on:" in render.board(scene)) == counted


def test_how_the_match_stands_is_no_answer_to_what_to_play() -> None:
    for key in ("hyper_maker", "it_normandy"):
        assert "prospects" not in render.board(hinted(at_my_turn(key))[1])


@pytest.mark.parametrize("rule", [Reason(say("Win with the lowest card."), "5.1"), None])
def test_a_hint_names_the_rule_of_thumb_that_its_move_follows(
    monkeypatch: pytest.MonkeyPatch, rule: Reason | None
) -> None:
    advice, asked = type(find("hyper_maker").advice), list[Words]()

    def of_the_first(*told: Any) -> Reason | None:
        asked.append(told[-1])
        return rule if asked[0] == asked[-1] else None

    monkeypatch.setattr(advice, "maxim", of_the_first, raising=False)
    _, scene = hinted(at_my_turn("hyper_maker"))
    html = render.board(scene)
    assert scene.maxim == rule
    assert ('class="maxim"' in html and "Win with the lowest card." in html) == (rule is not None)


@pytest.mark.parametrize("even", [True, False])
@pytest.mark.parametrize("followed", ["", "rival", "move"])
def test_it_says_so_where_a_rule_of_thumb_is_for_the_rival(
    monkeypatch: pytest.MonkeyPatch, *, followed: str, even: bool
) -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")
    hall = at_my_turn("hyper_maker")
    hall.do("hint")
    request, choices = hall.left.pop(), hall.session.course.choices()
    assert isinstance(request, Request) and choices
    move, other, *_ = map(text, choices)
    followers = {"": (), "rival": (other,), "move": (move, other)}[followed]

    def maxim(_: object, __: object, words: Words) -> Reason | None:
        return rule if " ".join(words) in followers else None

    monkeypatch.setattr(type(find("hyper_maker").advice), "maxim", maxim, raising=False)
    told = [("took", 0, "deals", 9.0, 1.0)]
    why: Grounds = {"rival": other, "deals": 9, "reasons": told, "balance": [], "even": even}
    decision: Decision = {
        "move": move,
        "evidence": [(move, 9, 0.5), (other, 9, 0.0)],
        "iterations": 9,
        "why": why,
    }
    hall.session.answer(request.number, decision)
    excepted = followed == "rival" and not even
    assert bool(hall.session.scene().excepted) == excepted
    html = render.board(hall.session.scene())
    assert ("So, as an exception, not <span" in html) == excepted
    assert "&lt;" not in html


@pytest.mark.parametrize("even", [True, False])
@pytest.mark.parametrize("all_follow", [True, False])
def test_a_rule_of_thumb_is_told_that_the_rival_does_not_follow_or_where_no_fact_is_the_reason(
    monkeypatch: pytest.MonkeyPatch, *, all_follow: bool, even: bool
) -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")

    def maxim(_: object, __: object, words: Words) -> Reason | None:
        return rule if all_follow or " ".join(words) == move else None

    monkeypatch.setattr(type(find("hyper_maker").advice), "maxim", maxim, raising=False)
    hall = at_my_turn("hyper_maker")
    hall.do("hint")
    request, choices = hall.left.pop(), hall.session.course.choices()
    assert isinstance(request, Request) and choices
    move, other, *_ = map(text, choices)
    told = [("took", 0, "deals", 9.0, 1.0)]
    why: Grounds = {"rival": other, "deals": 9, "reasons": told, "balance": [], "even": even}
    lines = [(move, 9, 0.5), (other, 9, 0.5)]
    hall.session.answer(
        request.number, {"move": move, "evidence": lines, "iterations": 9, "why": why}
    )
    assert hall.session.scene().maxim == (None if all_follow and not even else rule)


def test_a_hint_is_asked_with_ones_own_view(key: str) -> None:
    hall = at_my_turn(key)
    request, scene = hinted(hall)
    match = hall.session.match
    assert (request.level, request.seat, request.patient) == (ADVISER, 0, True)
    assert request.view == to_plain(match.game.view(match.state, 0))
    assert "very-secret" not in repr(request)
    assert scene.evidence
    move = parse(" ".join(scene.evidence.move), match.game.moves, match.game.deck)
    assert move in match.choices(0)
    assert "hint" not in scene.actions


def test_the_hints_cards_are_marked(any_key: str) -> None:
    _, scene = hinted(at_my_turn(any_key))
    assert scene.evidence
    assert {face.card for face in marked(scene)} <= {*scene.evidence.move}
    assert marked(scene)


def test_a_hint_is_played_by_a_tap(any_key: str) -> None:
    hall = at_my_turn(any_key)
    assert hall.session.do("heed") == []
    _, scene = hinted(hall)
    assert scene.evidence
    before = len(hall.session.match.steps)
    hall.do("heed")
    assert text(hall.session.match.steps[before].move) == " ".join(scene.evidence.move)
    assert hall.session.scene().evidence is None


@pytest.mark.parametrize("policy", ["strict", "casual"])
def test_no_hint_in_other_matches(any_key: str, policy: str) -> None:
    hall = at_my_turn(any_key, policy)
    assert "hint" not in hall.session.scene().actions
    assert hall.session.do("hint") == []


def test_a_hint_is_gone_with_the_move(any_key: str) -> None:
    hall = at_my_turn(any_key)
    hinted(hall)
    hall.do("open evidence")
    assert hall.session.scene().dialog == "evidence"
    hall.do("close")
    hall.act()
    hall.act()
    scene = hall.settle()
    assert scene.evidence is None
    hall.do("open evidence")
    assert hall.session.scene().dialog == ""


def test_a_hint_under_way_is_said_and_not_asked_twice(any_key: str) -> None:
    hall = at_my_turn(any_key)
    hall.do("hint")
    assert hall.session.scene().ponders
    assert hall.session.do("hint") == []


def helped(policy: str) -> Scene:
    """A screen on which some of the cards that may be taken would help."""
    hall = Hall("world_management", Settings(ask="helpful"), policy=policy)
    while not ((occasion := hall.session.course.occasion()) and occasion.helpful):
        hall.settle()
        hall.act()
    return hall.session.scene()


def row(scene: Scene) -> list[CardFace]:
    """The cards from which the first of a move is picked."""
    return [face for zone in scene.table.centre if "first" in zone.marks for face in zone.cards]


def test_a_game_recommends_cards_but_in_a_strict_match_and_never_by_the_order() -> None:
    for policy in ("casual", "strict"):
        scene = helped(policy)
        cards = tuple(face.card for face in row(scene))
        assert bool(marked(scene)) == (policy == "casual")
        assert cards == find("world_management").deck.sort(cards)


def test_beside_a_hint_of_one_card_another_is_offered_to_be_compared() -> None:
    for key, offered in (("hyper_maker", True), ("world_management", False)):
        _, scene = hinted(at_my_turn(key))
        assert ("Tap a card to compare it." in render.board(scene)) == offered
