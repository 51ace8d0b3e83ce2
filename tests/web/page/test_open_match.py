"""A match that is shown in one way and then in another."""

from app.bots.decision import decide
from app.bots.request import Request
from app.bots.thinker import Thinker
from app.page.open_match import OpenMatch
from app.play.effects import Effects
from tests.web.hall import Hall
from tests.web.visit import Here

TURNS = (("turns", "yes"),)


async def worker() -> Here:
    return Here()


def shown(hall: Hall, *, review: bool, last: OpenMatch | None = None) -> OpenMatch:
    opened = hall.saves.open(hall.id)
    here = OpenMatch(opened, hall.settings, Thinker(worker), review=review, base="")
    here.follow(last)
    return here


def ended(key: str = "master_of_rules") -> Hall:
    """A match that was given up after a while."""
    hall = Hall(key)
    hall.play(16)
    hall.do("give-up yes")
    return hall


def study(here: OpenMatch, left: Effects, most: int = 100) -> Effects:
    """So many answers of the strongest player, who looks but briefly; what is asked then."""
    while left and most:
        (asked,) = left
        assert isinstance(asked, Request)
        left = here.sitting.answer(asked.number, decide(asked._replace(playouts=300)))
        most -= 1
    return left


def done(here: OpenMatch) -> int:
    turns = here.sitting.turning and here.sitting.turning.turns
    return turns.done if turns else 0


def test_turning_points_that_were_found_are_not_looked_for_again() -> None:
    hall = ended()
    first = shown(hall, review=True)
    study(first, first.begin(TURNS))
    again = shown(hall, review=True, last=first)
    assert again.begin(TURNS) == []
    assert done(again) == done(first) > 0


def test_a_search_that_was_left_goes_on_where_it_was() -> None:
    hall = ended()
    first = shown(hall, review=True)
    left = study(first, first.begin(TURNS), most=1)
    assert left
    again = shown(hall, review=True, last=first)
    found = done(first)
    assert found > 0
    (asked,) = again.begin(TURNS)
    assert isinstance(asked, Request)
    study(again, [asked])
    assert again.sitting.turning
    assert again.sitting.turning.turns.over


def test_what_was_found_in_another_match_is_not_taken_over() -> None:
    first = shown(ended(), review=True)
    study(first, first.begin(TURNS))
    other = shown(ended("hyper_maker"), review=True, last=first)
    assert other.sitting.turning is None


def test_the_result_knows_what_was_found_when_looking_back() -> None:
    hall = ended()
    looking = shown(hall, review=True)
    study(looking, looking.begin(TURNS))
    result = shown(hall, review=False, last=looking)
    assert result.begin(()) == []
    assert result.sitting.do("open result") == []
    turns = result.scene("en").turns
    assert turns and turns.over
