"""How a trick and a round of IT Normandy end, in plain words with their clauses."""

from tefuda.core.cards import Cards
from tefuda.core.kit.sheet import told, won
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Reason, ScoreRow, Shown, Who, say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.cards import PLACE, RANK
from tefuda.games.it_normandy.rules.scoring import (
    SEATS,
    follower_wins,
    how,
    most_in,
    none_left,
)
from tefuda.games.it_normandy.rules.standing import GOOD, tally_now
from tefuda.games.it_normandy.rules.state import Counts, Tally, Trick, View
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS
from tefuda.games.it_normandy.screen.names import HOW, written
from tefuda.games.it_normandy.screen.sheet import lines_of


def why_won(view: View, plays: Cards, trumps: tuple[str, ...]) -> tuple[int, Reason]:
    """Which of two cards takes the trick, and why."""
    highest, rank = view.setup.highest_wins, RANK[view.now.up]
    place = int(follower_wins(plays, trumps, rank, highest=highest))
    way, clause = HOW[how(plays, trumps, rank, highest=highest)]
    text = say("{card} takes the trick: {how}.", card=Shown((plays[place],)), how=way)
    return place, Reason(text, clause, (plays[place],))


def why_there(trick: Trick) -> Reason:
    """Which task a trick works off, or that there is none."""
    who, suit = Who(trick.winner), SUIT_NAMES[trick.suit]
    if trick.area == "common":
        text = say("{who} did a common task: {suit}.", who=who, suit=suit)
        return Reason(text, "5.1", (trick.card,))
    if trick.area == "personal":
        text = say("{who} did a personal task: {suit}.", who=who, suit=suit)
        return Reason(text, "5.1", (trick.card,))
    text = say("No {suit} task is left: surplus for {who}.", who=who, suit=suit)
    return Reason(text, "5.3", (trick.card,))


def counting(seats: tuple[Seat, ...], won: tuple[int, ...]) -> Message:
    """Since the last task is done tricks are points: for both, or for one."""
    if len(seats) == len(SEATS):
        return say(
            "All tasks are done: each trick taken is +1: {a} {first}, {b} {second}.",
            a=Who(0),
            first=won[0],
            b=Who(1),
            second=won[1],
        )
    who = seats[0]
    return say(
        "{who}: all tasks done, each trick is +1 ({n} so far). "
        "{other}: personal tasks left, tricks score nothing.",
        who=Who(who),
        n=won[who],
        other=Who(1 - who),
    )


def tally_before(view: View) -> Tally | None:
    """The same without the last trick of a running round."""
    now = view.now
    return None if now.leader < 0 or len(now.tricks) < 2 else tally_now(before_last(view))


def before_last(view: View) -> View:
    """The view with the tricks and tasks that there were before the last trick."""
    now = view.now
    common, personal = _undone(view, now.tricks[-1])
    return view._replace(now=now._replace(tricks=now.tricks[:-1], common=common, personal=personal))


def standing(view: View) -> Message | None:
    """Who would take the trick that lies; both scores stand in the table beside it."""
    return _trick_so_far(view) if view.now.leader >= 0 and view.plays else None


def _trick_so_far(view: View) -> Message:
    if len(view.plays) == 1:
        card = Shown(view.plays)
        return say(
            "So far the trick goes to {who}, with {card}.", who=Who(view.now.leader), card=card
        )
    return why_won(view, view.plays, view.now.trumps)[1].message


FAR = 6
"""A score from which on a minus is welcome, with a round to come."""


def meaning(view: View) -> Message:
    """A round is over: how both stand, and what that means for whoever looks."""
    if view.seat not in SEATS:
        return say("Between two rounds")
    me, number = view.seat, len(view.past.rounds)
    mine, yours = view.past.scores[me], view.past.scores[1 - me]
    over = say(
        "Round {n} is over: {a} {first}, {b} {second}.",
        n=number,
        a=Who(me),
        first=written(mine),
        b=Who(1 - me),
        second=written(yours),
    )
    if number == ROUNDS - 1:
        last = say("In the last round each surplus trick is −1. Equal scores share the victory.")
        return say("{over} {need} {last}", over=over, need=_need(view), last=last)
    return say("{over} {need}", over=over, need=_need(view))


def _need(view: View) -> Message:
    """By how the scores stand; personal tasks are spoken of to whom will have some."""
    score, other = view.past.scores[view.seat], view.past.scores[1 - view.seat]
    own = view.past.rounds[-1].tally.surplus[view.seat]
    last = len(view.past.rounds) == ROUNDS - 1
    if max(score, other) < 0:
        return say("If both end below 0, nobody wins: you need plus points now.")
    if score < 0:
        return say(
            "Below 0 after round three loses: you need plus points now. Get all tasks done; then each trick is +1."
        )
    if score >= FAR:
        return _too_high(score, own)
    text = say("0 or a little above is best: add little now. Take few tricks.")
    if not last:
        text = say("2 to 5 is good after the next round too: a few tricks will do.")
    return say("{text} Do your personal tasks.", text=text) if own else text


def _too_high(score: int, own: int) -> Message:
    """How to come down from there; with personal tasks a higher score is good."""
    text = say("You are well above 0, and the closest to 0 wins: a minus helps you now.")
    if not own:
        return say("{text} Common tasks left are −2, doing none yourself −2 more.", text=text)
    if score in GOOD[True]:
        text = say("6 to 10 is good with a personal task: it can take off 4.")
    return say("{text} A personal task left is −4, and your tricks then score nothing.", text=text)


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
        won(say("Task"), trick.winner, 0, len(SEATS), _turned(view) or _where(view, trick)),
    )


def _where(view: View, trick: Trick) -> Reason:
    """Of surplus also what comes of it; of the last cube of a suit, who gets the 2."""
    why = why_there(trick)
    if trick.area == "common" and not view.now.common[PLACE[trick.suit]]:
        return why._replace(message=_last_cube(view, trick), clause="6.4")
    if trick.area != "surplus":
        return why
    who, suit = Who(trick.winner), SUIT_NAMES[trick.suit]
    if len(view.past.rounds) == ROUNDS - 1:
        text = say("No {suit} task is left: surplus for {who} (−1).", who=who, suit=suit)
    else:
        text = say(
            "No {suit} task is left: surplus for {who} (a personal task next round).",
            who=who,
            suit=suit,
        )
    return why._replace(message=text)


def _last_cube(view: View, trick: Trick) -> Message:
    most = most_in(tally_now(view), view.setup)
    best = [seat for seat in SEATS if trick.suit in most[seat]]
    who, suit = Who(trick.winner), SUIT_NAMES[trick.suit]
    if len(best) == 1:
        return say(
            "{who} did the last {suit} task (most: {best}, +2).",
            who=who,
            suit=suit,
            best=Who(best[0]),
        )
    if best:
        return say(
            "{who} did the last {suit} task (as many each: both +2).",
            who=who,
            suit=suit,
        )
    return say("{who} did the last {suit} task (as many each: no points).", who=who, suit=suit)


def _turned(view: View) -> Reason | None:
    """What the last trick changed for the whole round: all is done, or can be no longer."""
    now, last = view.now, view.now.tricks[-1]
    clear, left = none_left(now.common, now.personal), TRICKS - len(now.tricks)
    common, personal = _undone(view, last)
    if clear and clear != none_left(common, personal):
        return Reason(counting(clear, tally_now(view).won), "6.2", (last.card,))
    if sum(now.common) > left and sum(common) <= left + 1:
        text = say("Fewer tricks than common tasks are left: not all can be done.")
        return Reason(text, "6.8", (last.card,))
    return None


def _undone(view: View, last: Trick) -> tuple[Counts, tuple[Counts, ...]]:
    """Common and personal tasks before the last trick."""
    personal = list(view.now.personal)
    personal[last.winner] = _before(personal[last.winner], last, "personal")
    return _before(view.now.common, last, "common"), tuple(personal)


def _before(counts: Counts, trick: Trick, area: str) -> Counts:
    """Tasks of an area before a trick."""
    place = PLACE[trick.suit] if trick.area == area else -1
    return tuple(count + (at == place) for at, count in enumerate(counts))


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
