"""Why a move is better, in sentences: what happened by it, and what by its rival."""

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from app.bots.evidence import Evidence, Ground, Grounds, Row, Tale
from app.view.desk import Desk
from app.view.words import figure
from tefuda.core.advice import Explainer
from tefuda.core.registry import find
from tefuda.core.table import Message, Piece, Prompt, Reason, Who, say
from tefuda.core.terms import Words

PLAINLY = 8
"""Points of 100 from which a move is more than a little better."""


def reasons(
    evidence: Evidence, desk: Desk, prompt: Prompt | None = None
) -> Iterator[tuple[Markup, str]]:
    """Each sentence, and the clause it leans on, "" for none; nothing where the game cannot say why.

    `prompt` is that of the point it is about, if that is not the one before the viewer.
    """
    if evidence.why is None or not evidence.best:
        return
    if not evidence.why.rival:
        yield desk.words(say("It hardly matters here: the good moves come to about the same.")), ""
        return
    yield from _differences(evidence, evidence.why, desk, prompt)
    if evidence.alike:
        rival = _move(evidence.alike.words, desk, prompt)
        yield desk.words(say("About as good: {rival}.", rival=rival)), ""


def _differences(
    evidence: Evidence, why: Grounds, desk: Desk, prompt: Prompt | None
) -> Iterator[tuple[Markup, str]]:
    rival = _move(why.rival, desk, prompt)
    if not why.grounds:
        other = evidence.on(why.rival)
        assert other
        much = evidence.opinions[0].hopes - other.hopes >= PLAINLY
        better = (
            say("Better than {rival} on the whole; no single thing decides it.", rival=rival)
            if much
            else say(
                "A little better than {rival} on the whole; no single thing decides it.",
                rival=rival,
            )
        )
        yield desk.words(better), ""
        for row in [row for row in why.balance if row.speaks > 0][:1]:
            sentence = _sentence(row.ground, _what(row.ground, desk), why.deals, rival)
            one = say("One of several: {sentence}", sentence=sentence)
            yield desk.words(one), _reason(row.ground, desk).clause
        return
    for ground in why.grounds:
        sentence = _sentence(ground, _what(ground, desk), why.deals, rival)
        yield desk.words(sentence), _reason(ground, desk).clause


def _reason(ground: Ground, desk: Desk) -> Reason:
    advice = find(desk.scene.key).advice
    assert isinstance(advice, Explainer)
    return advice.told[ground.fact.name]


def _what(ground: Ground, desk: Desk) -> Message:
    return _reason(ground, desk).message._replace(values={"who": Who(ground.fact.seat)})


class Entry(NamedTuple):
    """A row of the balance: what it is of, how often or how much by each move, the side it speaks for."""

    what: Markup
    best: str
    rival: str
    speaks: int
    clause: str


def balance(evidence: Evidence, desk: Desk) -> list[Entry]:
    """Every fact of what followed that clearly differs between the move and its rival."""
    why = evidence.why
    if why is None or not evidence.best:
        return []
    return [_entry(row, why.deals, desk) for row in why.balance]


def _entry(row: Row, deals: int, desk: Desk) -> Entry:
    ground = row.ground
    best, rival = _cells(ground, deals)
    return Entry(
        desk.words(_what(ground, desk)), best, rival, row.speaks, _reason(ground, desk).clause
    )


def _cells(ground: Ground, deals: int) -> tuple[str, str]:
    if ground.how != "deals":
        return _figures(ground)
    return f"{_of_100(ground.best, deals)}/100", f"{_of_100(ground.rival, deals)}/100"


def _figures(ground: Ground) -> tuple[str, str]:
    """Both written so that they are seen to differ."""
    digits = 0 if ground.how == "sure" else 1 + (f"{ground.best:.1f}" == f"{ground.rival:.1f}")
    best, rival = (f"{mean:.{digits}f}" for mean in (ground.best, ground.rival))
    return figure(best), figure(rival)


def _sentence(ground: Ground, what: Message, deals: int, rival: Markup) -> Message:
    values: dict[str, Piece] = {"what": what, "rival": rival}
    if ground.how == "deals":
        best, rivals = _of_100(ground.best, deals), _of_100(ground.rival, deals)
        values["n"] = _often(best, say("{n} times in 100", n=best))
        values["m"] = _often(rivals, say("{n} times", n=rivals))
        return say("{what}: {n}, but {m} with {rival}.", **values)
    values["n"], values["m"] = _figures(ground)
    if ground.how == "sure":
        return say("{what}: {n}, but {m} with {rival}.", **values)
    return say("{what}: {n} on average, but {m} with {rival}.", **values)


def _often(times: int, said: Message) -> Message:
    """In how many of 100 deals, `said` where it is not in none or all."""
    if times in (0, 100):
        return say("every time") if times else say("not once")
    return said


OUTLOOKS = (
    (90, say("almost sure to win")),
    (65, say("well ahead")),
    (55, say("a little ahead")),
    (46, say("about even")),
    (36, say("a little behind")),
    (11, say("well behind")),
    (0, say("almost sure to lose")),
)
"""From so many of 100 on."""


def outlook(hopes: int) -> Message:
    """What a number of an opinion means."""
    return next(message for least, message in OUTLOOKS if hopes >= least)


def example(evidence: Evidence, desk: Desk) -> Iterator[tuple[Markup, list[Markup]]]:
    """A deal that shows a reason: each move, and the sentences of what came of it."""
    why = evidence.why
    if why and why.tale and evidence.best:
        for side, move in enumerate((evidence.move, why.rival)):
            yield _move(move, desk, None), _told(_shown(why, why.tale), why.tale, side, desk)


def _shown(why: Grounds, tale: Tale) -> Ground:
    grounds = (*why.grounds, *(row.ground for row in why.balance))
    return next(ground for ground in grounds if ground.fact == tale.fact)


def _told(ground: Ground, tale: Tale, side: int, desk: Desk) -> list[Markup]:
    """What is counted ends it."""
    said = [*(tale.best, tale.rival)[side]]
    if ground.how != "deals":
        said.append(say("{what}: {n}.", what=_what(ground, desk), n=round(tale.figures[side])))
    return [desk.words(sentence) for sentence in said]


def _of_100(count: float, deals: int) -> int:
    """Only none is 0, and only all are 100."""
    share = round(100 * count / deals)
    return share if count in (0, deals) else max(1, min(99, share))


def _move(words: Words, desk: Desk, prompt: Prompt | None) -> Markup:
    """Its cards, or what its button is called."""
    told = list(desk.told(words, prompt))
    cards = [desk.faces.told(card) for card, _ in told if card]
    return Markup(" ").join(cards or [word for _, word in told])
