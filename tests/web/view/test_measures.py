"""A count that was 0 or 1 in every deal is still told as a count."""

from app.bots.evidence import Ground, Grounds, Row
from app.view.measures import measured
from tefuda.core.advice import Fact, Telling
from tefuda.core.table import say

FREE = Telling(say("Wilds"), say("you keep {n} wilds"), say("{who} keeps {n} wilds"), "1.4")
TOOK = Telling(say("Takes"), say("you win it"), say("{who} wins it"), "5.1")
TOLD = {"wilds": FREE, "took": TOOK}


def ground(name: str, best: float, rival: float) -> Ground:
    return Ground(Fact(name, 0), "deals", best, rival)


def test_what_is_so_or_not_stays_counted_in_deals() -> None:
    why = Grounds(("play", "R1"), 10, (ground("took", 8.0, 2.0),))
    assert measured(why, TOLD) == why


def test_what_has_a_number_is_told_with_it() -> None:
    sure, mean = ground("wilds", 10.0, 0.0), ground("wilds", 8.0, 2.0)
    why = Grounds(("play", "R1"), 10, (sure,), None, (Row(mean, 1),), price=sure, either=mean)
    told = measured(why, TOLD)
    assert told.grounds == (sure._replace(how="sure", best=1.0, rival=0.0),)
    assert told.balance[0].ground == mean._replace(how="mean", best=0.8, rival=0.2)
    assert (told.price, told.either) == (told.grounds[0], told.balance[0].ground)
