"""What is known of hands: cards taken, cards shown, and the deck after a reshuffle."""

from tefuda.core.chance import Quick
from tefuda.games.master_of_rules.rules.secrets import imagine, unseen, view
from tests.games.master_of_rules.tables import finish, match_after, three

SHOWN = ("play TRIO", "take ONLY", "reveal TRIO", "take SUPPORT")
HANDS = ("TRIO ONLY BEST", "TRIO TRIO TRIO", "LIMIT LIMIT BEST")


def test_3_6_rules_shown_stay_known() -> None:
    match = three(*HANDS, *SHOWN)
    assert match.state.open[1] == ("TRIO", "TRIO", "SUPPORT")
    for number in range(20):
        world = imagine(view(match.state, 0), Quick(number))
        assert world.hands[1][-3:] == ("TRIO", "TRIO", "SUPPORT")


def test_a_card_taken_is_known_until_it_is_played() -> None:
    match = three(*HANDS, *SHOWN)
    assert match.state.open[0] == ("ONLY",)
    finish(match, rounds=1)
    assert all(len(cards) == 2 or seat == 1 for seat, cards in enumerate(match.state.open))


def test_the_deck_is_known_after_a_reshuffle() -> None:
    match = finish(match_after(5, ()), rounds=6)
    seen = view(match.state, 2)
    assert seen.stock == match.state.numbers
    assert imagine(seen, Quick(1)).numbers == match.state.numbers
    assert not any(card in match.state.numbers for card in unseen(seen))


def test_an_onlooker_knows_no_hand_but_what_is_open() -> None:
    match = three(*HANDS, *SHOWN)
    seen = view(match.state, -1)
    assert seen.hand == ()
    assert seen.open == match.state.open


def test_imagined_cards_are_spread_evenly() -> None:
    """Of 38 unseen numbers, each is in the next player's hand four times in 38."""
    seen = view(three(*HANDS).state, 0)
    held = sum("Y9" in imagine(seen, Quick(number)).hands[1] for number in range(3000))
    assert abs(held / 3000 - 4 / 38) < 0.02
