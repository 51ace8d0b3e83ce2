"""What no walk through a match asks: a card that somebody else holds."""

from tefuda.core.kit.play import Play
from tefuda.core.match import Match
from tefuda.core.registry import find
from tests.sixth.place import KEY, added


def test_a_card_of_another_hand_is_refused() -> None:
    with added():
        match = Match(find(KEY), 3, {"trump": "none"}, "refused")
        match.chance()
        view, others = match.game.view(match.state, 0), match.state.hands[1]
        assert match.game.why_not(view, Play(others[0])).message.text.startswith("You do not hold")
