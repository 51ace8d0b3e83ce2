"""A world for one who draws no conclusions."""

from tefuda.core.chance import Quick
from tefuda.games.thieves import GAME
from tefuda.games.thieves.bot.worlds import misremember
from tests.games.thieves.tables import HIDDEN, four, seen


def test_who_draws_no_conclusions_takes_any_card_for_a_back() -> None:
    """What is in sight stays: hands' sizes, own cards, open ones."""
    match = four(*HIDDEN, "steal R3", "steal B2")
    view = seen(match, 0)
    worlds = [misremember(view, Quick(seed)) for seed in range(40)]
    assert all(tuple(map(len, world.hands)) == view.sizes for world in worlds)
    assert all(world.hands[0] == view.hand for world in worlds)
    backs = {thief.loot[0].card for world in worlds for thief in world.thieves}
    assert len(backs) > 8
    for world in worlds:
        zones = [card for cards in GAME.zones(world).values() for card in cards]
        assert sorted(zones) == sorted(GAME.deck.cards)
