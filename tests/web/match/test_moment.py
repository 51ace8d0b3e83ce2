"""What is told of a point of a match."""

from app.match.moment import foretold, now
from tests.web.hall import Hall


def test_what_a_move_would_do_is_told_of_one_step() -> None:
    hall = Hall("hyper_maker")
    card = min(hall.settle().open_cards)
    moment = now(hall.session.match)
    assert foretold(moment, 0, ("play", card)).does
    assert foretold(moment, 0, ("play", card, "with", card)).does is None
