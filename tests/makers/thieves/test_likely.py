import pytest

from makers.thieves.likely import liked, likely
from tefuda.games.thieves.bot.outlook import LIKELY


def test_it_is_about_what_advice_goes_by() -> None:
    assert likely(15) == pytest.approx(LIKELY, abs=0.07)


def test_with_fewer_colours_it_is_likelier() -> None:
    few, many = (list(liked(players, 15)) for players in (3, 4))
    assert sum(few) / len(few) > sum(many) / len(many)
