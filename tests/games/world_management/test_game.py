"""Rule sets by name."""

from tefuda.core.registry import find

INFO = find("world_management").info


def test_a_set_of_rules_says_every_option() -> None:
    options = {option.name: option for option in INFO.options}
    for rules in INFO.sets:
        assert rules.values.keys() == options.keys()
        assert all(
            value in options[name].values(players)
            for name, value in rules.values.items()
            for players in INFO.players
        )


def test_the_printed_rules_are_the_usual_ones_and_the_lobby_tells_their_minutes() -> None:
    ten, printed, quick, grand = INFO.sets
    assert all(printed.values == INFO.defaults(players) for players in INFO.players)
    assert quick.minutes < printed.minutes < ten.minutes == INFO.minutes < grand.minutes


def test_what_is_offered_first_is_a_match_in_which_everybody_acts() -> None:
    assert INFO.offered(4) == {"group_points": "by_size", "minimum": 10, "hands": "full"}
