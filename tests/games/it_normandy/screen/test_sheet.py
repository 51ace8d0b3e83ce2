"""Every point says why, with its clause and the cards it came from."""

from tefuda.core.table import ScoreRow
from tefuda.games.it_normandy.rules.scoring import points, tally
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import Counts, Round, Setup, Trick
from tefuda.games.it_normandy.screen.sheet import sheet
from tests.facts import put
from tests.games.it_normandy.rounds import NONE, between

SETUP = Setup(highest_wins=False, follows=False, tie_scores=True)
TRICKS = (
    Trick(0, ("R9", "R2"), 0, "R", "common", ("R",)),
    Trick(0, ("Y3", "Y9"), 1, "Y", "personal", ("R",)),
    Trick(1, ("B3", "B9"), 0, "B", "surplus", ("R",)),
)


def rows(common: Counts = NONE, personal: Counts = NONE) -> dict[str, ScoreRow]:
    """The lines of a last round with these tricks, by name."""
    last_round = tally(TRICKS, common, (NONE, personal), last=True)
    state = put(between((0, 0)), rounds=(Round(TRICKS, last_round, points(last_round, SETUP)),))
    return {row.label.text: row for row in sheet(view(state, -1))[1:-1]}


def test_a_round_in_which_all_is_done() -> None:
    lines = rows()
    assert {name: row.values for name, row in lines.items()} == {
        "Points for tricks": (2, 1),
        "Most of a suit": (6, 4),
        "No common task": (None, -2),
        "Common tasks left": (None, None),
        "Personal tasks left": (None, None),
        "Surplus": (-1, None),
    }
    assert lines["Points for tricks"].reasons[0].cards == ("R9", "B9")
    assert lines["Most of a suit"].reasons[0].cards == ("R9",)
    assert lines["Surplus"].reasons[0].cards == ("B9",)


def test_a_round_in_which_tasks_are_left() -> None:
    lines = rows(common=(0, 2, 0), personal=(0, 0, 2))
    assert [reason.clause for row in lines.values() for reason in row.reasons] == [
        "6.4",
        "6.4",
        "6.6",
        "6.8",
        "6.9",
        "6.11",
    ]
    assert lines["Common tasks left"].reasons[0].points == -2
    assert lines["Personal tasks left"].values == (None, -5)


def test_sums_and_total() -> None:
    state = put(between((0, 0)), scores=(4, -1))
    assert [row.values for row in sheet(view(state, 0)) if row.total] == [(0, 0), (4, -1)]


def test_6_5_a_tie_is_told_as_one() -> None:
    """Of yellow and blue nobody did any; red is seat 0's."""
    first, second = rows()["Most of a suit"].reasons
    assert first.message.text == "{line} {done}"
    assert second.message.text == "{who} did as many of {suits} as {other}."
