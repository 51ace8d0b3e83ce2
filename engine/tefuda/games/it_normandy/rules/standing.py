"""How both stand while a round runs: if it ended now, and if all tasks get done."""

from tefuda.core.cards import Cards
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.cards import PLACE, SUIT
from tefuda.games.it_normandy.rules.scoring import LINES, personal_left, points, tally
from tefuda.games.it_normandy.rules.state import Counts, Tally, Trick, View
from tefuda.games.it_normandy.rules.turns import NONE, ROUNDS, TRICKS, taker

GOOD = (range(2, 6), range(6, 11))
"""Good to end a round with while others are to come, without surplus and with it (`bot.outlook`)."""


def tally_now(view: View) -> Tally:
    """What the round is scored from that is just over, or would be if it ended as it stands."""
    now, rounds = view.now, view.past.rounds
    if now.leader < 0 and now.tricks:
        return rounds[-1].tally
    return tally(now.tricks, now.common, now.personal, last=len(rounds) == ROUNDS - 1)


def ended(view: View, now: Tally) -> tuple[int, ...]:
    """Both scores if the round ended with this tally."""
    return tuple(map(sum, zip(view.past.scores, *points(now, view.setup), strict=True)))


def if_all_done(view: View, now: Tally) -> tuple[int | None, ...]:
    """Both scores by what is won so far, if all tasks get done; None where tricks are too few for them."""
    tricks = TRICKS - sum(now.won)
    done = now._replace(common=NONE, personal=(NONE, NONE))
    lines = [  # the most of a suit counts once the suit is done
        line.points(now if line.name == "most solved" else done, view.setup) for line in LINES
    ]
    scores = map(sum, zip(view.past.scores, *lines, strict=True))
    common, own = sum(now.common), map(sum, now.personal)
    return tuple(
        score if common + tasks <= tricks else None
        for score, tasks in zip(scores, own, strict=True)
    )


def in_reserve(view: View, seat: Seat) -> int:
    """The minus that a seat's personal tasks come to if all of them stay undone."""
    return personal_left(tally_now(view), view.setup)[seat]


def rest_tells(view: View) -> bool:
    """Whether the score with all tasks done tells best who is ahead; else as it stands.

    Only in the first round: later it would leave out what personal tasks cost that stay undone.
    While a task is chosen both would come to nearly the same with all done.
    """
    if view.past.rounds or len(view.plays) > 1:
        return False
    return any(view.now.common) and None not in if_all_done(view, tally_now(view))


def solved(view: View, plays: Cards, area: str) -> Tally:
    """The round once the trick of these cards has solved a task of this area, or is surplus."""
    who = taker(view.setup, view.now, plays)
    return taken(view, who, SUIT[plays[who != view.now.leader]], area)


def taken(view: View, who: Seat, suit: str, area: str) -> Tally:
    """The round once this seat has taken a trick with a card of this suit."""
    now = view.now
    trick = Trick(now.leader, (), who, suit, area, now.trumps)
    common, personal = now.common, list(now.personal)
    if area == "common":
        common = _fewer(common, suit)
    elif area == "personal":
        personal[who] = _fewer(personal[who], suit)
    last = len(view.past.rounds) == ROUNDS - 1
    return tally((*now.tricks, trick), common, tuple(personal), last=last)


def _fewer(counts: Counts, suit: str) -> Counts:
    return tuple(count - (place == PLACE[suit]) for place, count in enumerate(counts))
