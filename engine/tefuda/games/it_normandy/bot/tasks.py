"""Rules of thumb of IT Normandy about tasks: in which suits new ones are set, and which one gets done."""

from tefuda.core.table import Message, Piece, Reason, say
from tefuda.core.terms import Words
from tefuda.games.it_normandy.cards import SUITS
from tefuda.games.it_normandy.rules.standing import ended, if_all_done, solved, tally_now
from tefuda.games.it_normandy.rules.state import Counts, View
from tefuda.games.it_normandy.rules.turns import ROUNDS

FAR = 6
"""A score from which on a minus is welcome."""

LOW = -4
"""A score in the second round that is still no worse than one that is too high."""

HIGH = range(FAR, 10)
"""Scores in the second round from which a minus leads back to a good one."""

MANY = 5
"""A score in the second round from which several tasks are left, with their minus reckoned in."""

ENOUGH = (2, 2, 0)
"""By round: a score from which no more tricks are wanted."""


def spread(view: View, words: Words) -> Reason | None:
    """How new personal tasks are spread, where there are several and all are set."""
    counts = _counts(words)
    number = view.past.rounds[-1].tally.surplus[view.seat]
    if sum(counts) != number or number == 1:
        return None
    if view.past.scores[view.seat] >= FAR:
        text = say(
            "You are at {score}, well above 0: set all tasks in one suit; those left undone bring you nearer to 0."
        )
        follows = max(counts) == number
    else:
        text = say("You are at {score}: spread your tasks; tricks in more suits can then do one.")
        follows = max(counts) - min(counts) <= 1
    return Reason(_so_far(view, text), "7.1") if follows else None


def _so_far(view: View, text: Message) -> Message:
    """With one's score of the rounds that are over."""
    return text._replace(values={"score": written(view.past.scores[view.seat])})


def written(score: int) -> str:
    return str(score).replace("-", "−")


def _counts(words: Words) -> Counts:
    said = {word[0]: int(word[1:]) for word in words}
    return tuple(said.get(suit, 0) for suit in SUITS)


def solve(view: View, area: str) -> Reason | None:
    """The last personal task by what its minus comes to; of several none while one is well above 0."""
    if sum(view.now.personal[view.seat]) == 1:
        return _of_the_last(view, area)
    if area == "common" and view.past.scores[view.seat] >= FAR and _leaves(view):
        text = say(
            "You began this round at {score}, well above 0: do the common task; personal ones left bring you nearer to 0."
        )
        return Reason(_so_far(view, text), "6.9")
    return None


def _leaves(view: View) -> bool:
    """Whether a minus is welcome, as not all can be done: in the last round, before it beside many points."""
    if if_all_done(view, tally_now(view))[view.seat] is not None:
        return False
    last = len(view.past.rounds) == ROUNDS - 1
    return score_now(view) >= (0 if last else MANY)


def _of_the_last(view: View, area: str) -> Reason | None:
    """Of one's last personal task, by where one stands with it undone, and done."""
    common, personal = (solved(view, view.plays, each) for each in ("common", "personal"))
    left, rest = ended(view, common)[view.seat], if_all_done(view, common)[view.seat]
    done = ended(view, personal)[view.seat] if rest is None else rest
    last = len(view.past.rounds) == ROUNDS - 1
    if area == "personal":
        text = say(
            "With your last personal task undone you are at {left} if it ended now, below 0. Do it: that takes its −4 away."
        )
        follows = left < 0 and (last or done < FAR)
    else:
        text = _undone(rest is None)
        follows = done > abs(left) and (left >= 0 if last else _lower(left, done, rest))
    how = say("further from 0") if last else say("too high")
    values: dict[str, Piece] = {"left": written(left), "done": written(done), "how": how}
    return Reason(text._replace(values=values), "6.9") if follows else None


def _lower(left: int, done: int, rest: int | None) -> bool:
    """Whether it is better left undone before a last round: far above a good score both are as bad."""
    return left >= ENOUGH[1] if rest is None else left >= LOW and done in HIGH


def _undone(few: bool) -> Message:
    """That it stays undone is better, by what the sheet shows; with too few tricks nothing else gets done."""
    if few:
        return say(
            "With your last personal task undone you are at {left} if it ended now; with it done at {done}, {how}. Do the common task."
        )
    return say(
        "With your last personal task undone (−4, and no trick of yours scores) you are at {left} if it ended now; with all done at {done}, {how}. Do the common task."
    )


def score_now(view: View) -> int:
    """One's score if the round ended now."""
    return ended(view, tally_now(view))[view.seat]
