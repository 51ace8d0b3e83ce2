"""How a trick and a round of IT Normandy end, in plain words with their clauses."""

from tefuda.core.cards import Cards
from tefuda.core.kit.sheet import told, won
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Reason, ScoreRow, Shown, Who, say
from tefuda.games.it_normandy.cards import RANK
from tefuda.games.it_normandy.rules.scoring import SEATS, follower_wins, how, points, tally
from tefuda.games.it_normandy.rules.state import Tally, Trick, View
from tefuda.games.it_normandy.rules.turns import ROUNDS
from tefuda.games.it_normandy.screen.names import HOW, written
from tefuda.games.it_normandy.screen.sheet import lines_of


def why_won(view: View, plays: Cards, trumps: tuple[str, ...]) -> tuple[int, Reason]:
    """Which of two cards takes the trick, and why."""
    highest, rank = view.setup.highest_wins, RANK[view.now.up]
    place = int(follower_wins(plays, trumps, rank, highest=highest))
    way, clause = HOW[how(plays, trumps, rank, highest=highest)]
    text = say("{card} takes the trick by {how}.", card=Shown((plays[place],)), how=way)
    return place, Reason(text, clause, (plays[place],))


def why_there(trick: Trick) -> Reason:
    """Which task a trick works off, or that there is none."""
    who, suit = Who(trick.winner), SUIT_NAMES[trick.suit]
    if trick.area == "common":
        text = say("{who} solved a common task: {suit}.", who=who, suit=suit)
        return Reason(text, "5.1", (trick.card,))
    if trick.area == "personal":
        text = say("{who} solved a personal task: {suit}.", who=who, suit=suit)
        return Reason(text, "5.1", (trick.card,))
    text = say("No task in {suit}: {who} put the trick in the surplus.", who=who, suit=suit)
    return Reason(text, "5.3", (trick.card,))


def tally_now(view: View) -> Tally:
    """What the round is scored from that is just over, or would be if it ended as it stands."""
    now, rounds = view.now, view.past.rounds
    if now.leader < 0 and now.tricks:
        return rounds[-1].tally
    return tally(now.tricks, now.common, now.personal, last=len(rounds) == ROUNDS - 1)


def standing(view: View) -> Message | None:
    """Who would take the trick, and what the round would bring if it ended now."""
    if view.now.leader < 0:
        return None
    lines = points(tally_now(view), view.setup)
    first, second = map(sum, zip(*lines, strict=True))
    ends = say(
        "If the round ended now: {a} {first}, {b} {second}.",
        a=Who(0),
        first=written(first),
        b=Who(1),
        second=written(second),
    )
    if not view.plays:
        return ends
    return say("{trick} {round}", trick=_trick_so_far(view), round=ends)


def _trick_so_far(view: View) -> Message:
    if len(view.plays) == 1:
        card = Shown(view.plays)
        return say("So far {who} takes the trick with {card}.", who=Who(view.now.leader), card=card)
    return why_won(view, view.plays, view.now.trumps)[1].message


def scoring(view: View) -> tuple[ScoreRow, ...]:
    """Between two tricks why the last one was won and for what; after a round line by line."""
    if view.plays or not view.now.tricks:
        return ()
    if view.now.leader < 0:
        return _round(view)
    trick = view.now.tricks[-1]
    why = why_won(view, trick.plays, trick.trumps)[1]
    return (
        won(say("Winner"), trick.winner, 0, len(SEATS), why),
        won(say("Task"), trick.winner, 0, len(SEATS), why_there(trick)),
    )


def _round(view: View) -> tuple[ScoreRow, ...]:
    over = view.past.rounds[-1]
    sums = tuple(map(sum, zip(*over.points, strict=True)))
    before = [score - now for score, now in zip(view.past.scores, sums, strict=True)]
    text = say(
        "Round {n}: {a} {a0} → {a1}, {b} {b0} → {b1}.",
        n=len(view.past.rounds),
        a=Who(0),
        a0=written(before[0]),
        a1=written(view.past.scores[0]),
        b=Who(1),
        b0=written(before[1]),
        b1=written(view.past.scores[1]),
    )
    row = ScoreRow(say("Total"), view.past.scores, (Reason(text, "6.1"),), total=True)
    return (*told(lines_of(view.setup, over)), row)
