from collections import Counter

from tefuda.core.cards import Card, Deck
from tefuda.core.chance import Quick
from tefuda.core.kit.worlds import hands_among, share_out, unseen
from tefuda.core.kit.zones import by_seat
from tefuda.core.terms import Seat

DECK = Deck(dict.fromkeys("abcdef", 1))
LEFT = tuple("cdef")


def anything(card: Card, seat: Seat) -> bool:
    return True


def only_c(card: Card, seat: Seat) -> bool:
    """Seat 1 may hold no card but c, seat 2 no card but c and d."""
    return card in {1: "c", 2: "cd"}[seat]


def test_what_was_seen_is_known() -> None:
    assert unseen(DECK, "ab", ("", "d")) == ("c", "e", "f")


def test_a_world_keeps_the_own_hand_and_every_size() -> None:
    hands, rest = hands_among(LEFT, (2, 1, 2), (0, ("a", "b")), anything, Quick(1))
    assert hands[0] == ("a", "b")
    assert [len(hand) for hand in hands] == [2, 1, 2]
    assert sorted([*hands[1], *hands[2], *rest]) == [*LEFT]


def test_an_onlooker_has_no_hand() -> None:
    hands, rest = hands_among(LEFT, (2, 1), (-1, ()), anything, Quick(1))
    assert ([len(hand) for hand in hands], len(rest)) == ([2, 1], 1)


def test_hands_keep_the_order_of_the_deck() -> None:
    for seed in range(20):
        hands, _ = hands_among(LEFT, (0, 3), (0, ()), anything, Quick(seed))
        assert hands[1] == DECK.sort(hands[1])


def test_where_all_may_lie_anywhere_every_world_is_as_likely() -> None:
    drawn = Counter(
        hands_among(LEFT, (0, 1, 1), (0, ()), anything, Quick(seed))[0] for seed in range(2400)
    )
    assert len(drawn) == 12
    assert all(140 < number < 260 for number in drawn.values())


def test_barred_cards_find_the_only_places_left() -> None:
    for seed in range(50):
        hands, rest = hands_among(LEFT, (0, 1, 1), (0, ()), only_c, Quick(seed))
        assert (hands, rest) == (((), ("c",), ("d",)), ("e", "f"))


def test_cards_make_way_place_by_place() -> None:
    """a may lie at 0 alone, b at 0 or 1, c at 1 or 2: full places pass their cards on."""
    able = {"a": (0,), "b": (0, 1), "c": (1, 2)}
    for seed in range(50):
        lying = share_out(
            tuple("abc"), dict.fromkeys(range(3), 1), lambda c, seat: seat in able[c], Quick(seed)
        )
        assert lying == {0: ("a",), 1: ("b",), 2: ("c",)}


def test_places_have_names_by_seat() -> None:
    assert by_seat("hand", [("a",), ()]) == {"hand 0": ("a",), "hand 1": ()}
