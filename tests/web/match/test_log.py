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
