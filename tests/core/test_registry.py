import pytest

from tefuda.core.registry import commands, data, find, folder, keys
from tefuda.core.terms import BadText
from tests.sixth.place import GAMES, KEY, added


def test_every_folder_with_a_game_is_found() -> None:
    folders = [path for path in folder("").iterdir() if path.is_dir()]
    games = [path.name for path in folders if not path.name.startswith("_")]
    assert sorted(games) == list(keys())


def test_a_game_is_found_by_its_key() -> None:
    for key in keys():
        assert find(key).info.key == key


def test_an_unknown_key_is_answered() -> None:
    with pytest.raises(BadText, match="no game 'chess'; there are "):
        find("chess")


def test_a_games_files_are_read() -> None:
    assert all("card" in (data(key, "faces/card.html") or "") for key in keys())
    assert data(keys()[0], "no/such/file") is None


def test_commands_have_names_of_one_word() -> None:
    assert all(name.isalpha() for name in commands())


def test_a_game_elsewhere_is_there_while_it_is_asked_for() -> None:
    ours = keys()
    with added():
        assert keys() == tuple(sorted([*ours, KEY]))
        assert find(KEY).info.key == KEY
        assert folder(KEY) == GAMES / KEY
        assert "card" in (data(KEY, "faces/card.html") or "")
    assert keys() == ours
    with pytest.raises(BadText, match=f"no game '{KEY}'"):
        find(KEY)


def test_a_test_that_fails_leaves_no_game_behind() -> None:
    ours = keys()
    with pytest.raises(ZeroDivisionError), added():
        raise ZeroDivisionError
    assert keys() == ours
