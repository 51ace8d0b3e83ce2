"""The log says what the viewer heard, and forgets what was taken back."""

from app.match.log import Log
from tests.web.hall import Hall


def test_the_log_follows_the_match(key: str) -> None:
    hall = Hall(key)
    hall.play(10)
    match = hall.session.match
    log = Log(match, 0)
    before = log.lines()
    assert before
    assert [line.step for line in before] == sorted(line.step for line in before)
    match.undo()
    assert log.lines() == Log(match, 0).lines()
    assert log.lines(len(match.steps)) == ()


def test_a_line_knows_what_it_tells_of(key: str) -> None:
    hall = Hall(key)
    hall.play(10)
    match = hall.session.match
    heard = [
        told
        for number in range(len(match.steps))
        for event in match.events(number)
        if (told := match.game.hears(event, 0)) and match.game.say(told, 0)
    ]
    lines = Log(match, 0).lines()
    assert [line.message for line in lines] == [match.game.say(told, 0) for told in heard]
    assert [line.tags[0] for line in lines] == [type(told).__name__ for told in heard]
