"""The table of IT Normandy as data."""

from collections.abc import Iterator
from functools import partial

from tefuda.core.kit.follow import ask
from tefuda.core.kit.hand import hand, held, playable
from tefuda.core.kit.play import Play
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.kit.trick import order, places, trick
from tefuda.core.table import (
    CardFace,
    Gauge,
    Message,
    Panel,
    Piece,
    Prompt,
    Shown,
    Table,
    Who,
    Zone,
    say,
)
from tefuda.core.terms import Choices, Seat
from tefuda.games.it_normandy.cards import SUIT, SUITS
from tefuda.games.it_normandy.rules.scoring import SEATS
from tefuda.games.it_normandy.rules.standing import in_reserve
from tefuda.games.it_normandy.rules.state import Move, View
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS, to_act
from tefuda.games.it_normandy.screen.decided import decided
from tefuda.games.it_normandy.screen.foresight import wins
from tefuda.games.it_normandy.screen.landing import centre, flagged
from tefuda.games.it_normandy.screen.names import AREAS, signs, written
from tefuda.games.it_normandy.screen.refusals import why_not
from tefuda.games.it_normandy.screen.sheet import sheet
from tefuda.games.it_normandy.screen.stakes import switched
from tefuda.games.it_normandy.screen.verdict import FAR, meaning, scoring, standing, why_there


def table(view: View, choices: Choices[Move] | None) -> Table:
    return Table(
        phase=_phase(view),
        panels=tuple(_panel(view, seat) for seat in SEATS),
        centre=tuple(centre(view)),
        hand=hand(view.seat, _hand(view, choices)),
        prompt=_prompt(view) if choices else None,
        sheet=sheet(view),
        facts=_facts(view),
        last=_last(view),
        standing=standing(view),
        scoring=scoring(view),
        decided=decided(view) is not None,
    )


def _phase(view: View) -> Message:
    if view.now.leader >= 0:
        if len(view.plays) == 2:
            return say("Choosing a task")
        if view.plays or not view.now.tricks:
            return say("Playing a trick")
        return say("{who} took the trick.", who=Who(view.now.leader))
    if any(view.sizes) or not view.past.rounds:
        return say("Before the first trick")
    if len(view.past.rounds) == ROUNDS:
        return say("The match is over")
    return meaning(view)


def _facts(view: View) -> tuple[Gauge, ...]:
    running = any(view.sizes) or view.plays or not view.past.rounds
    number = len(view.past.rounds) + bool(running)
    trick = min(TRICKS, len(view.now.tricks) + 1)
    return (
        Gauge(say("Round"), f"{number}/{ROUNDS}"),
        Gauge(say("Trick"), f"{trick}/{TRICKS}"),
    )


def _panel(view: View, seat: Seat) -> Panel:
    return Panel(
        seat=seat,
        score=view.past.scores[seat],
        zones=(held(seat, view.sizes[seat]),),
        badges=(say("leads"),) if seat == view.now.leader else (),
        active=seat in to_act(view),
    )


def _last(view: View) -> tuple[Zone, ...]:
    """The trick of this round before the running one, with its verdict."""
    if not view.plays or not view.now.tricks:
        return ()
    last = view.now.tricks[-1]
    faces = places(last.plays, order(last.leader, 2))
    place = int(last.winner != last.leader)
    faces[place] = faces[place]._replace(marks=("winning",))
    return (trick(faces)._replace(name="last trick", reason=why_there(last)),)


def _hand(view: View, choices: Choices[Move] | None) -> Iterator[CardFace]:
    """One's own cards, trumps among them marked; to whom follows it is said which would win."""
    follows = choices is not None and len(view.plays) == 1
    for face in playable(view.hand, choices, Play, partial(why_not, view)):
        marked = flagged(view, face, view.now.trumps)
        if follows and not face.reason and wins(view, face.card):
            marked = marked._replace(marks=(*marked.marks, "aid"), note=say("wins"))
        yield marked


def _prompt(view: View) -> Prompt:
    if view.now.leader < 0:
        return _prompt_tasks(
            view.past.rounds[-1].tally.surplus[view.seat], view.past.scores[view.seat]
        )
    if len(view.plays) == 2:
        return _prompt_solve(view)
    message = ask(view.hand, view.plays, SUIT, SUIT_NAMES)
    clause = "3.2" if view.plays else "3.1"
    hints = (*_news(view), *_ties(view), *filter(None, (switched(view), decided(view))))
    return Prompt(message, {"play": say("Play")}, hints, clause=clause)


def _news(view: View) -> tuple[Message, ...]:
    """At the first trick of a later round, what costs points from now on (6.9, 6.11), and who leads (2.10)."""
    if view.now.tricks:
        return ()
    news: tuple[Message, ...] = ()
    if len(view.past.rounds) == ROUNDS - 1:
        news = (say("Last round: each surplus trick is −1 for whoever takes it."),)
    news += tuple(_in_reserve(view, seat) for seat in SEATS if any(view.now.personal[seat]))
    first, second = view.past.scores
    return (
        news
        if first == second
        else (*news, say("The player with fewer points leads to the first trick."))
    )


def _in_reserve(view: View, seat: Seat) -> Message:
    """Where a seat's personal tasks alone lead it if they stay undone."""
    score, minus, n = view.past.scores[seat], in_reserve(view, seat), sum(view.now.personal[seat])
    text = say("{who}: {n} personal tasks, {minus} if left undone ({before} → {after}).")
    if n == 1:
        text = say("{who}: 1 personal task, {minus} if left undone ({before} → {after}).")
    values: dict[str, Piece] = {"who": Who(seat), "n": n, "minus": written(minus)}
    sums = {"before": written(score), "after": written(score + minus)}
    return text._replace(values={**values, **sums})


def _ties(view: View) -> tuple[Message, ...]:
    """At the first trick, that several suits are trump, and what that means."""
    if view.now.tricks or len(view.now.trumps) == 1:
        return ()
    if len(view.now.trumps) == len(SUITS):
        return (
            say("All three suits tie for the most tasks: all are trump, the higher rank wins."),
        )
    return (
        say(
            "{suits} tie for the most tasks: both are trump, and between them the higher rank wins.",
            suits=signs(view.now.trumps),
        ),
    )


def _prompt_tasks(number: int, score: int) -> Prompt:
    words = {suit: SUIT_NAMES[suit] for suit in SUITS} | {
        f"{suit}{count}": _set(suit, count) for suit in SUITS for count in range(TRICKS + 1)
    }
    message = say("{n} surplus tricks: choose the suits of your {n} personal tasks.", n=number)
    if number == 1:
        message = say("1 surplus trick: choose the suit of your personal task.")
    hints = (
        *((_how_to_spread(score),) if number > 1 else ()),
        say(
            "Any suit will do: the cards come later. A trick in it does one. The first left undone is −4, each more −1."
        ),
    )
    return Prompt(message, {**words, "tasks": say("Set the tasks")}, hints, clause="7.1")


def _set(suit: str, count: int) -> Message:
    """How many tasks are set in a suit."""
    text = say("{suit}: 1 task") if count == 1 else say("{suit}: {n} tasks")
    return text._replace(values={"suit": SUIT_NAMES[suit], "n": count})


def _how_to_spread(score: int) -> Message:
    """By how one stands: as tasks that get done, or as a minus in store."""
    if score >= FAR:
        return say(
            "You are well above 0: all in one suit, some may well stay undone, a minus you can use."
        )
    if score < 0:
        return say("You are below 0: spread them, so that all get done.")
    return say("You are close to 0: spread them, so that all get done.")


def _prompt_solve(view: View) -> Prompt:
    card = view.plays[view.now.leader != view.seat]
    message = say("You took the trick with {card}: which task gets done?", card=Shown((card,)))
    hint = say(
        "The sheet shows where each leads. The first personal task left is −4, each more −1."
    )
    return Prompt(message, AREAS, (hint,), clause="5.2")
