"""The lesson shows what its words are about."""

from collections.abc import Iterator
from itertools import islice

from app.lesson.lesson import read
from app.lesson.script import plain, scripted
from app.lesson.voice import Voice, voice
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE
from tools.site import lessons

GAME = "master_of_rules"


def own_moves() -> Iterator[tuple[Match, Voice]]:
    """The match before each move of the person, who plays plainly, and what is said then."""
    lesson = read(lessons.read(GAME), GAME)
    match = lesson.setup.match()
    while match.turn.seats:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        elif seat:
            match.play(seat, scripted(lesson, match, seat))
        else:
            yield match, voice(lesson, match, 0)
            match.play(0, plain(match, 0))


def test_dummies_and_what_is_won_are_there_from_the_first() -> None:
    """What counts lies in sight: a cause adds up what dummies laid, too."""
    for match, said in own_moves():
        if match.state.past.rounds:
            break
        assert not any(name.startswith(("won", "dummies")) for name in said.later)


def test_what_a_step_lights_is_there() -> None:
    for _, said in own_moves():
        assert not {*said.lights} & said.later


def test_the_row_is_there_whenever_a_card_is_to_be_taken_from_it() -> None:
    taking = (said for match, said in own_moves() if match.turn.phase == "take")
    hidden = ["row" in said.later for said in islice(taking, 4)]
    assert hidden == [False] * 4
