"""Clauses 1.1 to 1.3."""

from tefuda.games.thieves.cards import COLOUR, COLOURS, DECK, IN_PLAY, VALUE


def test_1_2_twenty_treasures() -> None:
    assert len(DECK) == 20
    assert sorted(VALUE[card] for card in DECK.cards if COLOUR[card] == "K") == [-4, -3, -3, -2]


def test_1_3_three_players_do_without_a_colour() -> None:
    for colour in COLOURS:
        assert len(IN_PLAY[colour]) == 16
        assert not any(COLOUR[card] == colour for card in IN_PLAY[colour])
