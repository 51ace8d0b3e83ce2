"""The lesson shows what its words are about."""

from app.lesson.lesson import read
from app.lesson.script import plain, scripted
from app.lesson.voice import voice
from tefuda.core.terms import CHANCE
from tools.site import lessons

GAME = "master_of_rules"


def test_dummies_come_with_their_words_and_what_is_won_is_there_from_the_first() -> None:
    lesson = read(lessons.read(GAME), GAME)
    match, later = lesson.setup.match(), list[bool]()
    while not match.state.past.rounds:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        elif seat:
            match.play(seat, scripted(lesson, match, seat))
        else:
            hidden = voice(lesson, match, 0).later
            assert not any(name.startswith("won") for name in hidden)
            later.append("dummies" in hidden)
            match.play(0, plain(match, 0))
    assert later == [True, True, True, False]


def test_the_row_is_there_whenever_a_card_is_to_be_taken_from_it() -> None:
    lesson = read(lessons.read(GAME), GAME)
    match, taken = lesson.setup.match(), 0
    while taken < 4:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        elif seat:
            match.play(seat, scripted(lesson, match, seat))
        else:
            if match.turn.phase == "take":
                assert "row" not in voice(lesson, match, 0).later
                taken += 1
            match.play(0, plain(match, 0))
