"""A world for one who forgets."""

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.bot.worlds import misremember
from tests.games.master_of_rules.tables import finish

GAME = find("master_of_rules")


def test_who_forgets_may_give_a_taken_card_to_anybody() -> None:
    match = finish(Match(GAME, 4, {}, "forget"), 4)
    while match.turn.seats == (CHANCE,):
        match.chance()
    view = GAME.view(match.state, match.turn.seats[0])
    worlds = [misremember(view, Quick(luck)) for luck in range(20)]
    other = (view.seat + 1) % 4
    assert all(world.hands[view.seat] == view.hand for world in worlds)
    assert len({world.hands[other] for world in worlds}) > 10
    assert any(card not in world.hands[other] for world in worlds for card in view.open[other])
