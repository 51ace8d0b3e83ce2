"""The score sheet of Hyper Maker: a line a trick, each with why."""

from tefuda.core.cards import Card
from tefuda.core.kit.sheet import total, won
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Piece, Reason, ScoreRow, Shown, Who, say
from tefuda.games.hyper_maker.cards import NUMBERS
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import TRICKS


def sheet(view: View) -> tuple[ScoreRow, ...]:
    """A line a trick, and the totals."""
    size, players = TRICKS[view.setup.players], view.setup.players
    rows = []
    for number, trick in enumerate(view.past.tricks):
        game, place = divmod(number, size)
        label = _row_name(view, game, place)
        rows.append(won(label, trick.winner, trick.points, players, reason(trick)))
    return (*rows, total(view.past.scores))


def _row_name(view: View, game: int, place: int) -> Message:
    if view.setup.games > 1:
        return say("Game {game}, trick {trick}", game=game + 1, trick=place + 1)
    return say("Trick {trick}", trick=place + 1)


def reason(trick: Trick) -> Reason:
    """How a trick ended, with the clause that decided it."""
    master = Shown((trick.master,))
    if not trick.follow:
        text = say("Nobody followed {master}: nobody wins.", master=master)
        return Reason(text, "5.6", (trick.master, *trick.plays))
    suit, limit = SUIT_NAMES[trick.follow], NUMBERS[trick.master][trick.follow]
    if trick.winner < 0:
        text = say(
            "Follow suit {suit}: no card beats the master’s {limit}.", suit=suit, limit=limit
        )
        return Reason(text, "5.4", (trick.master,))
    return _won(trick, suit)


def _won(trick: Trick, suit: Message) -> Reason:
    card = _winning_card(trick)
    values: dict[str, Piece] = {
        "suit": suit,
        "who": Who(trick.winner),
        "number": NUMBERS[card][trick.follow],
        "points": trick.points,
    }
    if trick.tied:
        text = say("Follow suit {suit}: {who}, the last to show {number}: {points}.", **values)
        return Reason(text, "5.5", (trick.master, card), trick.points)
    text = say("Follow suit {suit}: {who}, highest with {number}: {points}.", **values)
    return Reason(text, "5.2", (trick.master, card), trick.points)


def _winning_card(trick: Trick) -> Card:
    players = len(trick.plays)
    return trick.plays[(trick.winner - trick.leader) % players]
