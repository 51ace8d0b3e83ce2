"""The quick card."""

from tefuda.core.chance import Quick
from tefuda.core.kit.play import Play
from tefuda.games.hyper_maker.bot.playout import Run, playable
from tefuda.games.hyper_maker.cards import DECK
from tests.games.hyper_maker.matches import GAME, random_match, settled


def test_the_quick_card_for_a_table_and_for_a_view_are_one() -> None:
    match = settled(random_match(4, "stays", "quick", cards_left=7))
    seat, run = match.turn.seats[0], Run(match.state)
    assert run.trick
    able = playable(run.hands[seat], run.trick.master)
    card = DECK.cards[run.trick.pick(able, 3 - len(run.trick.plays))]
    view = GAME.view(match.state, seat)
    assert GAME.advice.greedy(view, match.choices(seat), Quick(1)) == Play(card)
