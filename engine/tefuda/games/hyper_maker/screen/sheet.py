"""The score sheet of Hyper Maker: a line a trick, each with why."""

from tefuda.core.kit.sheet import total, won
from tefuda.core.table import Message, Reason, ScoreRow, say
from tefuda.games.hyper_maker.rules.secrets import tricks_now
from tefuda.games.hyper_maker.rules.state import View
from tefuda.games.hyper_maker.rules.turns import TRICKS
from tefuda.games.hyper_maker.screen.verdict import verdict, why_counts, why_leads, why_won

LEGEND = Reason(
    say(
        "The pale card is the master. Beside it: the card that won, or all with the highest number."
    ),
    "5.1",
)
"""What the cards of a line are, told below the first."""


def sheet(view: View) -> tuple[ScoreRow, ...]:
    """A line a trick, and the totals."""
    size, players = TRICKS[view.setup.players], view.setup.players
    rows = []
    for number, trick in enumerate(view.past.tricks):
        game, place = divmod(number, size)
        label = _row_name(view, game, place)
        rows.append(won(label, trick.winner, trick.points, players, verdict(trick)))
    rows[:1] = [row._replace(reasons=(*row.reasons, LEGEND)) for row in rows[:1]]
    return (*rows, total(view.past.scores))


def _row_name(view: View, game: int, place: int) -> Message:
    if view.setup.games > 1:
        return say("Game {game}, trick {trick}", game=game + 1, trick=place + 1)
    return say("Trick {trick}", trick=place + 1)


def scoring(view: View) -> tuple[ScoreRow, ...]:
    """Between tricks how the one that lies there ended: what counted, who won it, who leads."""
    over = tricks_now(view)
    if view.now.master or not over:
        return ()
    trick, players = over[-1], view.setup.players
    rows = [won(say("Winner"), trick.winner, trick.points, players, why_won(trick))]
    if trick.follow:  # the winner's too: it takes both sentences to tell how it was won
        rows.insert(0, won(say("Suit that counts"), trick.winner, 0, players, why_counts(trick)))
    leads = why_leads(trick, stays=view.setup.stays)
    if leads and any(view.sizes):
        rows.append(won(say("Next to lead"), -1, 0, players, leads))
    return tuple(rows)
