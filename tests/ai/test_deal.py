"""The key of a deal, and the random numbers that hang on it."""

from tefuda.ai.deal import deal_key, stream


def test_a_key_is_the_same_for_the_same_deal_only() -> None:
    key = deal_key("thieves", 3, {"b": True, "a": 1}, "seed")
    assert key == deal_key("thieves", 3, {"a": 1, "b": True}, "seed")
    others = [
        deal_key("thieves", 4, {"b": True, "a": 1}, "seed"),
        deal_key("thieves", 3, {"b": True, "a": 2}, "seed"),
        deal_key("thieves", 3, {"b": True, "a": 1}, "seed2"),
        deal_key("thief", 3, {"b": True, "a": 1}, "seed"),
    ]
    assert len({key, *others}) == 5


def test_a_key_does_not_change_from_version_to_version() -> None:
    known = "1cb31ecfca29e4ade1878236818885939e4ed34d85a69fe921fcf81d635592e8"
    assert deal_key("hyper_maker", 3, {"games": 2}, "種 \ud800") == known
    assert len(known) == 64


def test_numbers_hang_on_deal_and_view() -> None:
    drawn = {
        tuple(stream(deal, view).below(1000) for _ in range(3))
        for deal, view in (("a", [1, [2]]), ("a", [1, [3]]), ("b", [1, [2]]))
    }
    assert len(drawn) == 3


def test_a_view_that_went_through_json_is_the_same() -> None:
    assert stream("a", [1, [2]]).below(1 << 30) == stream("a", (1, (2,))).below(1 << 30)
