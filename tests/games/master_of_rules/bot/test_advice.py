"""Quick moves: sensible where the table decides."""

from tefuda.core.chance import Quick
from tefuda.core.notation import text
from tefuda.games.master_of_rules.bot.advice import greedy, propose
from tefuda.games.master_of_rules.rules.secrets import view
from tests.games.master_of_rules.tables import three


def test_the_last_number_is_the_one_that_meets_the_rule() -> None:
    lap1 = ("play B1", "take G1", "play R1", "take G2", "play LIMIT", "take ONLY")
    hands = ("TRIO ONLY BEST", "TRIO TRIO BEST", "LIMIT LIMIT BEST")
    match = three(*hands, *lap1, "dummy P9", "dummy SUPPORT")
    match.play_text(0, "play TRIO")
    match.play_text(0, "take SUPPORT")
    match.play_text(1, "play BEST")
    match.play_text(1, "take SUPPORT")
    seen = view(match.state, 2)
    chosen = greedy(seen, match.choices(2), Quick(1))
    assert text(chosen) == "play Y3"  # the worst to keep of those that are sure
    assert propose(seen, match.choices(2), Quick(1))[0] == chosen
