"""Links and heads of saves make a table to be, or say what does not fit."""

import pytest

from app.match.setup import (
    BOT_NAMES,
    USUAL_LEVEL,
    YOU,
    Origin,
    Setup,
    from_json,
    from_query,
    to_json,
)
from app.page.route import Route, read
from tefuda.ai.levels import LEVELS
from tefuda.core.registry import find
from tefuda.core.terms import BadText


def test_a_bare_link_is_you_against_bots(key: str) -> None:
    setup = from_query(key, {}, "seed")
    assert setup.people == (0,)
    assert setup.seats.count(YOU) == 1
    assert setup.options == find(key).info.defaults(len(setup.seats))
    assert [player.name for player in setup.players] == ["", *BOT_NAMES[: len(setup.seats) - 1]]


def test_every_option_of_a_link(key: str) -> None:
    info = find(key).info
    for players in info.players:
        for option in info.options:
            for value in option.values(players):
                query = {"players": str(players), f"option.{option.name}": str(value)}
                assert from_query(key, query, "").options[option.name] == value


def test_seats_names_policy_and_seed(any_key: str) -> None:
    query = {"seat1": YOU, "name1": "Ren", "policy": "strict", "seed": "mine"}
    setup = from_query(any_key, query, "other")
    assert (setup.people, setup.names[1], setup.policy, setup.seed) == (
        (1,),
        "Ren",
        "strict",
        "mine",
    )
    assert setup.seats[0] == USUAL_LEVEL


def test_without_you_it_is_watched(any_key: str) -> None:
    assert from_query(any_key, {"seat0": LEVELS[0]}, "").people == ()


UNSEEN = "\0\t\n\r\x0b\x1c\x7f\x85\u2028\u202e\u2066\ud800"


@pytest.mark.parametrize(
    "query",
    [
        {"players": "99"},
        {"players": "-3"},
        {"players": "four"},
        {"players": "²"},
        {"seat0": "grandmaster"},
        {"seat0": "you", "seat1": "you"},
        {"policy": "cheat"},
        {"option.no": "1"},
        {"name0": "x" * 41},
        {"seed": "x" * 501},
        {"players": "४"},
        {"players": "9" * 5_000},
        *({"name1": f"A{letter}"} for letter in UNSEEN),
        *({"seed": f"A{letter}"} for letter in UNSEEN),
    ],
)
def test_a_link_that_does_not_fit(any_key: str, query: dict[str, str]) -> None:
    with pytest.raises(BadText):
        from_query(any_key, query, "")


def test_a_link_for_several_people_is_told_why(any_key: str) -> None:
    with pytest.raises(BadText, match="hand the device round"):
        from_query(any_key, {"seat0": YOU, "seat1": YOU}, "")


@pytest.mark.parametrize("letter", UNSEEN[:-1])
def test_what_is_kept_may_hold_what_nobody_may_bring(any_key: str, letter: str) -> None:
    setup = from_query(any_key, {}, "seed")._replace(seed=f"A{letter}")
    assert from_json(to_json(setup)) == setup


def test_half_a_letter_cannot_even_be_kept(any_key: str) -> None:
    setup = from_query(any_key, {}, "seed")
    for other in (setup._replace(seed="\ud800"), setup._replace(names=("\udfff",) * 4)):
        with pytest.raises(BadText, match="U"):
            from_json(to_json(other))


def test_a_sentence_stays_short(any_key: str) -> None:
    with pytest.raises(BadText) as error:
        from_query(any_key, {"seat0": "x" * 1_999}, "")
    assert len(str(error.value)) < 200


def test_names_and_seeds_have_an_end(any_key: str) -> None:
    """A seed's is far off: what is recorded elsewhere may have any text."""
    with pytest.raises(BadText, match="a name has at most 40 letters"):
        from_query(any_key, {"name1": "n" * 41}, "")
    with pytest.raises(BadText, match="a seed has at most 500 letters"):
        from_query(any_key, {"seed": "s" * 501}, "")
    assert from_query(any_key, {"name1": "n" * 40, "seed": "s" * 500}, "").seed == "s" * 500


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(BadText, match="chess"):
        from_query("chess", {}, "")


def test_a_head_and_back(key: str) -> None:
    setup: Setup = from_query(key, {"policy": "coach", "name0": "蓮"}, "seed")
    assert from_json(to_json(setup)) == setup


def test_a_save_outlives_its_bots_level(any_key: str) -> None:
    data = to_json(from_query(any_key, {}, "seed"))
    data["seats"][1] = "retired"
    assert from_json(data).seats[1] == LEVELS[-1]


@pytest.mark.parametrize(
    ("address", "route"),
    [
        ("", Route("lobby")),
        ("#/", Route("lobby")),
        ("#/match/1a2b", Route("match", "1a2b")),
        ("#/match/", Route("lobby")),
        ("#/rules/some/3.1", Route("rules", "some", "3.1")),
        ("#/elsewhere/x", Route("lobby")),
        (
            "#/new/some?players=3&name0=%E8%93%AE&x",
            Route("new", "some", query=(("players", "3"), ("name0", "蓮"))),
        ),
        ("#%%%/?&&&=", Route("lobby")),
    ],
)
def test_addresses(address: str, route: Route) -> None:
    assert read(address) == route


@pytest.mark.parametrize(
    "origin",
    [
        Origin(),
        Origin("lesson", "tricks"),
        Origin("day", "2026-11-22"),
        Origin("puzzle", "42"),
        Origin("position", "1a2b3c4d", 17),
        Origin("something new", "of later"),
    ],
)
def test_what_a_match_was_begun_for_is_kept(any_key: str, origin: Origin) -> None:
    setup = from_query(any_key, {}, "seed").salted()._replace(origin=origin)
    assert from_json(to_json(setup)) == setup


def test_without_salt_it_is_as_in_format_1(any_key: str) -> None:
    assert to_json(from_query(any_key, {}, "seed")).keys() == {
        *("game", "options", "seats", "names", "policy", "seed")
    }


def test_several_people_sit_at_a_table_that_is_kept(any_key: str) -> None:
    """Who asks for one by an address is refused: the page cannot hand the device round."""
    setup = from_query(any_key, {}, "seed")
    table = setup._replace(seats=(YOU, YOU, *setup.seats[2:]), names=("Ren", "Yui", "", ""))
    assert from_json(to_json(table)).people == (0, 1)
    with pytest.raises(BadText, match="only one"):
        from_query(any_key, {"seat0": YOU, "seat1": YOU}, "seed")


def test_what_is_begun_from_another_match(any_key: str) -> None:
    lesson = from_query(any_key, {}, "seed").salted()._replace(origin=Origin("lesson", "1"))
    there = lesson.taken_up("1a2b", 9)
    assert (there.origin, there.policy) == (Origin("position", "1a2b", 9), "coach")
    assert (there.again().origin, lesson.again().origin) == (Origin(), lesson.origin)
    assert (lesson.dealt("new").origin, lesson.dealt("new").seed) == (Origin(), "new")
    salts = [table.salt for table in (lesson, there, lesson.again(), lesson.dealt("new"))]
    assert len({*salts}) == len(salts)
