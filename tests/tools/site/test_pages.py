"""What the pages are told of the games."""

from tefuda.core import registry
from tools.site import pages


def test_the_lobby_begins_with_the_easiest_game() -> None:
    games = pages.games()
    assert sorted(info.key for info in games) == sorted(registry.keys())
    assert [info.difficulty for info in games] == sorted(info.difficulty for info in games)


def test_it_is_said_how_hard_every_game_is() -> None:
    assert {info.key for info in pages.games() if info.difficulty not in range(1, 6)} == set()


def test_a_game_of_which_nobody_has_said_it_is_last() -> None:
    infos = pages.games()
    assert pages.in_order([infos[0]._replace(difficulty=0), *infos[1:]])[-1].key == infos[0].key
