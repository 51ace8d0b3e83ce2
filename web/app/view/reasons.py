"""Why a move is better, in sentences: what happened by it, and what by its rival."""

from collections.abc import Iterator

from markupsafe import Markup

from app.bots.evidence import Evidence, Ground, Grounds, Tale
from app.view.desk import Desk
from tefuda.core.advice import Explainer
from tefuda.core.registry import find
from tefuda.core.table import Message, Piece, Prompt, Reason, Who, say
from tefuda.core.terms import Words


def reasons(
    evidence: Evidence, desk: Desk, prompt: Prompt | None = None
) -> Iterator[tuple[Markup, str]]:
    """Each sentence, and the clause it leans on, "" for none; nothing where the game cannot say why.

    `prompt` is that of the point it is about, if that is not the one before the viewer.
    """
    if evidence.why is None or not evidence.best:
        return
    if not evidence.why.rival:
        yield desk.words(say("It hardly matters.")), ""
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
        text = say(
            "Better than {rival} by {n} of 100, for no single reason: it is so over many deals.",
            rival=rival,
            n=evidence.opinions[0].hopes - other.hopes,
        )
        yield desk.words(text), ""
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


def _sentence(ground: Ground, what: Message, deals: int, rival: Markup) -> Message:
    values: dict[str, Piece] = {"what": what, "rival": rival}
    if ground.how == "deals":
        values |= {"n": _of_100(ground.best, deals), "m": _of_100(ground.rival, deals)}
        return say("{what} in {n} of 100 deals, with {rival} in {m}.", **values)
    if ground.how == "sure":
        values |= {"n": f"{ground.best:.0f}", "m": f"{ground.rival:.0f}"}
        return say("{what}: {n}, but {m} with {rival}.", **values)
    digits = 1 if f"{ground.best:.1f}" != f"{ground.rival:.1f}" else 2
    values |= {"n": f"{ground.best:.{digits}f}", "m": f"{ground.rival:.{digits}f}"}
    return say("{what}: {n} on average, but {m} with {rival}.", **values)


def example(evidence: Evidence, desk: Desk) -> Iterator[tuple[Markup, list[Markup]]]:
    """The deal that shows the first reason: each move, and the sentences of what came of it."""
    why = evidence.why
    if why and why.tale and evidence.best:
        for side, move in enumerate((evidence.move, why.rival)):
            yield _move(move, desk, None), _told(why.grounds[0], why.tale, side, desk)


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
