"""What a round is scored by, and what a choice of tasks would make of the scores."""

from collections.abc import Iterator

from tefuda.core.cards import Cards
from tefuda.core.table import Gauge, Message, Piece, Who, Zone, say
from tefuda.games.it_normandy.cards import PLACE, SUIT
from tefuda.games.it_normandy.rules.scoring import LINES, SEATS, points, tally
from tefuda.games.it_normandy.rules.state import Counts, Tally, Trick, View
from tefuda.games.it_normandy.rules.turns import NONE, ROUNDS, TRICKS, taker, winner
from tefuda.games.it_normandy.screen.names import AREAS, written

WORTH: dict[str, tuple[Message, str]] = {
    "all done": (say("Each trick, all tasks done"), "+1"),
    "most solved": (say("Most of a suit whose tasks are done"), "+2"),
    "none solved": (say("No common task done"), "−2"),
    "common left": (say("Common tasks left, both players"), "−2"),
    "personal left": (say("Personal tasks left: one, two, three"), "−4, −5, −6"),
    "surplus": (say("Surplus, each trick"), "−1"),
}
"""What each score line is for, and its points."""


def beside(view: View) -> set[str]:
    """The lines that do not: personal tasks come with the second round, surplus with the last."""
    number = len(view.past.rounds) + (view.now.leader >= 0)
    return ({"personal left"} if number == 1 else set()) | (
        {"surplus"} if number < ROUNDS else set()
    )


def worth(view: View) -> Zone:
    """The lines that count in this round."""
    gauges = tuple(
        Gauge(*WORTH[line.name], (line.name.replace(" ", "-"),))
        for line in LINES
        if line.name not in beside(view)
    )
    return Zone("worth", "gauges", say("What a round scores"), gauges=gauges)


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


def too_many(view: View) -> Message | None:
    """That not all gets done, where each of the two has more cubes to do than tricks are left."""
    tricks, common = TRICKS - len(view.now.tricks), sum(view.now.common)
    cubes = common + min(map(sum, view.now.personal))
    if cubes <= tricks:
        return None
    return say("Too few tricks ({tricks} for {n} cubes)", n=cubes, tricks=tricks)


def both(scores: tuple[int | None, ...]) -> dict[str, Piece]:
    """Two scores as pieces of a sentence."""
    first, second = (written(score or 0) for score in scores)
    return {"a": Who(0), "first": first, "b": Who(1), "second": second}


def told_if_done(scores: tuple[int | None, ...]) -> Message | None:
    """Both scores if all gets done; nothing where it cannot be."""
    able = [seat for seat in SEATS if scores[seat] is not None]
    if len(able) == 1:
        return say(
            "If the rest gets done: {who} {score}; {other} has more cubes than tricks left.",
            who=Who(able[0]),
            score=written(scores[able[0]] or 0),
            other=Who(1 - able[0]),
        )
    return (
        say("If the rest gets done: {a} {first}, {b} {second}.", **both(scores)) if able else None
    )


def thens(view: View) -> Iterator[Zone]:
    """Both scores after each of the tasks that the winner chooses between, if the round ended then."""
    if len(view.plays) < 2 or winner(view) != view.seat:
        return
    for area, name in AREAS.items():
        lines = points(solved(view, view.plays, area), view.setup)
        scores = tuple(map(sum, zip(view.past.scores, *lines, strict=True)))
        gauges = tuple(
            Gauge(
                say("Score then: {who}", who=Who(seat)),
                written(scores[seat]),
            )
            for seat in SEATS
        )
        yield Zone(f"then {area}", "gauges", name, gauges=gauges)


def solved(view: View, plays: Cards, area: str) -> Tally:
    """The round once the trick of these cards has solved a task of this area, or is surplus."""
    now, who = view.now, taker(view.setup, view.now, plays)
    suit = SUIT[plays[who != now.leader]]
    trick = Trick(now.leader, plays, who, suit, area, now.trumps)
    common, personal = now.common, list(now.personal)
    if area == "common":
        common = _fewer(common, suit)
    elif area == "personal":
        personal[who] = _fewer(personal[who], suit)
    last = len(view.past.rounds) == ROUNDS - 1
    return tally((*now.tricks, trick), common, tuple(personal), last=last)


def _fewer(counts: Counts, suit: str) -> Counts:
    return tuple(count - (place == PLACE[suit]) for place, count in enumerate(counts))
