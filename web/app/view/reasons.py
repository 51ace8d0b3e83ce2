"""Why a move is better, in sentences: what happened by it, and what by its rival."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from typing import NamedTuple

from markupsafe import Markup

from app.bots.evidence import SOME, Evidence, Ground, Grounds, Opinion, Row, Tale
from app.view.desk import Desk
from app.view.measures import beside, few, figures, measured, of_100, roughly, share
from app.view.outlook import settled
from app.view.words import figure
from tefuda.core.advice import NOBODY, Explainer, Telling
from tefuda.core.cards import Cards
from tefuda.core.registry import find
from tefuda.core.table import Message, Piece, Prompt, Shown, Who, say
from tefuda.core.terms import Seat, Words

SLIGHT = 0.3
"""Of the greater of two averages: a smaller difference persuades nobody."""
NAMED = 3
"""Words and cards of a move, up to which a few other cards do not name it."""


def reasons(
    evidence: Evidence, desk: Desk, prompt: Prompt | None = None
) -> Iterator[tuple[Markup, str]]:
    """Each sentence, and the clause it leans on, "" for none; nothing where the game cannot say why.

    `prompt` is that of the point it is about, if that is not the one before the viewer.
    """
    for sentence, clause in _told_of(evidence, desk, prompt):
        yield desk.words(sentence), clause


Said = Iterator[tuple[Message, str]]


def _told_of(evidence: Evidence, desk: Desk, prompt: Prompt | None) -> Said:
    if evidence.why is None or not evidence.best:
        return
    why = measured(evidence.why, _advice(desk).told)
    sides = _sides(evidence, why, desk, prompt)
    if why.even:
        yield _evenly(evidence, why, sides, desk)
        return
    if why.grounds:
        yield from _differences(why, sides, desk)
    else:
        yield from _on_the_whole(evidence, why, sides, desk)
    if evidence.alike:
        yield _alike(evidence.alike, evidence.move, desk, prompt), ""


class Sides(NamedTuple):
    """What a move and its rival are called beside each other."""

    own: Piece
    rival: Markup


def _sides(evidence: Evidence, why: Grounds, desk: Desk, prompt: Prompt | None) -> Sides:
    """A move of many cards has no short name."""
    rival = _rival(why.rival, evidence.move, desk, prompt)
    own = _rival(evidence.move, why.rival, desk, prompt)
    plain = len(evidence.move) > NAMED or own == rival
    return Sides(say("this move") if plain else own, rival)


def _rival(rival: Words, move: Words, desk: Desk, prompt: Prompt | None) -> Markup:
    """Another move by what is another in it: the first step that is not the move's, or a few of its cards."""
    own, other = _steps(move, desk, prompt), _steps(rival, desk, prompt)
    step = next((step for step in other if step not in own), ()) if len(other) > 1 else ()
    if step:
        return desk.words(say("“{move}”", move=Markup(" ").join(step)))
    new, old = _exchanged(_cards(move, desk, prompt), _cards(rival, desk, prompt))
    if 0 < len(new) <= NAMED and len(new) < len(rival) - NAMED and len(old) == len(new):
        return desk.words(say("{new} instead of {old}", new=Shown(new), old=Shown(old)))
    return _named(rival, desk, prompt)


def _named(move: Words, desk: Desk, prompt: Prompt | None) -> Markup:
    """Its cards, or the words of its button as such."""
    name = _move(move, desk, prompt)
    return name if _cards(move, desk, prompt) else desk.words(say("“{what}”", what=name))


def _exchanged(cards: Cards, others: Cards) -> tuple[Cards, Cards]:
    """What the others have and the cards have not, and the reverse."""
    here, there = Counter(cards), Counter(others)
    return tuple((there - here).elements()), tuple((here - there).elements())


def _cards(move: Words, desk: Desk, prompt: Prompt | None) -> Cards:
    return tuple(card for card, _ in desk.told(move, prompt) if card)


def _steps(move: Words, desk: Desk, prompt: Prompt | None) -> list[tuple[Markup, ...]]:
    """A move as it is said: each word with the cards that follow it, drawn."""
    steps = list[tuple[Markup, ...]]()
    for card, word in desk.told(move, prompt):
        piece = desk.faces.told(card) if card else word
        steps = [*steps[:-1], (*steps[-1], piece)] if card and steps else [*steps, (piece,)]
    return steps


def _alike(alike: Sequence[Opinion], move: Words, desk: Desk, prompt: Prompt | None) -> Message:
    """The best of the moves that are as good, and how many more."""
    rival = _rival(alike[0].words, move, desk, prompt)
    if len(alike) == 1:
        return say("About as good: {rival}.", rival=rival)
    return say("About as good: {rival}, and {n} more.", rival=rival, n=len(alike) - 1)


def _evenly(evidence: Evidence, why: Grounds, sides: Sides, desk: Desk) -> tuple[Message, str]:
    """What is otherwise all the same, and that it hardly matters, or what happens by either."""
    number = len(evidence.opinions)
    if desk.scene.maxim:
        return _by_habit(evidence, why, sides, desk)
    if why.differs:
        sentence, clause = _spoken(why.differs, why, sides, desk)
        sentence = _weighed(sentence, why, sides, desk)
        text = say(
            "All in all it hardly matters which of these {n} moves you make. What differs: {sentence}"
        )
        return text._replace(values={"n": number, "sentence": sentence}), clause
    if why.either and why.either.how == "deals":
        clause = _telling(why.either, desk).clause
        sentence = _by_either(why.either, why.deals, sides, desk)
        return say("It hardly matters here: {sentence}", sentence=sentence), clause
    return say("It hardly matters which of these {n} moves you make.", n=number), ""


def _by_habit(evidence: Evidence, why: Grounds, sides: Sides, desk: Desk) -> tuple[Message, str]:
    """How little hangs on a rule of thumb here, and why, where the match is hardly open."""
    look = desk.scene.look  # at somebody else's thoughts, maybe
    own = look is None or look.mover == desk.scene.viewer
    stands = settled(evidence.opinions[0].hopes, len(desk.scene.players)) if own else None
    if why.differs:
        sentence, clause = _spoken(why.differs, why, sides, desk)
        if stands:
            text = say("{sentence} {stands}, so it changes little.", stands=stands)
        else:
            text = say("{sentence} One small step: over the whole match it changes little.")
        return text._replace(values={**text.values, "sentence": sentence}), clause
    if stands:
        return say("{stands}; other moves do about as well.", stands=stands), ""
    return say("A good habit; here other moves do about as well."), ""


def leans(evidence: Evidence, desk: Desk) -> bool:
    """Whether only a rule of thumb decides, between even moves that nothing told parts."""
    why = evidence.why if desk.scene.maxim else None
    return why is not None and why.even and not measured(why, _advice(desk).told).differs


def parted(evidence: Evidence, desk: Desk) -> Iterator[tuple[Markup, str]]:
    """What parts two even moves all the same, or else comes of both."""
    why = evidence.why and measured(evidence.why, _advice(desk).told)
    if why is None:
        return
    sides = _sides(evidence, why, desk, None)
    if why.differs:
        sentence, clause = _spoken(why.differs, why, sides, desk)
        sentence = _weighed(sentence, why, sides, desk)
        text = say("What differs, though it evens out: {sentence}", sentence=sentence)
        yield desk.words(text), clause
    elif why.either and why.either.how == "deals" and why.either.rival < why.deals:
        sentence = _by_either(why.either, why.deals, sides, desk)
        yield desk.words(sentence), _telling(why.either, desk).clause


def _weighed(sentence: Message, why: Grounds, sides: Sides, desk: Desk) -> Message:
    """With what speaks for the other move."""
    if why.against is None:
        return sentence
    read = desk.scene.glossed | {ground.fact.name for ground in (why.differs,) if ground}
    again = copy(desk)  # its cards are drawn already
    again.scene = desk.scene._replace(glossed=read)
    other = _sentence(why.against, why.deals, sides, again)
    return say("{sentence} On the other side: {other}", sentence=sentence, other=other)


def _by_either(ground: Ground, deals: int, sides: Sides, desk: Desk) -> Message:
    """What comes of both about as often."""
    times = of_100(ground.best, deals)
    values: dict[str, Piece] = {"what": _what(ground, desk), **sides._asdict()}
    values["n"] = share(times, deals)
    if times == of_100(ground.rival, deals):
        return say("{what} {n}; with {rival}, just as often.", **values)
    return say("{what} {n}; with {rival}, about as often.", **values)


def _differences(why: Grounds, sides: Sides, desk: Desk) -> Said:
    """The reason, what it costs, what it comes by, then what else; often the first alone is shown."""
    first, *others = why.grounds
    neither = [ground for ground in others if not _has_sense(ground, desk)]
    means = [ground for ground in neither if ground.fact.seat in _own(first, desk)]
    yield _spoken(first, why, sides, desk)
    if why.price:
        price, clause = _spoken(why.price, why, sides, desk)
        yield say("That outweighs what it costs: {sentence}", sentence=price), clause
    for ground in (*means, *(ground for ground in others if ground not in neither)):
        yield _spoken(ground, why, sides, desk)


def _own(ground: Ground, desk: Desk) -> tuple[Seat, ...]:
    """Whom a fact may be about that another comes by."""
    return (ground.fact.seat, desk.scene.viewer, NOBODY)


def _has_sense(ground: Ground, desk: Desk) -> bool:
    """Whether more of it is good or bad for whom it is about."""
    return ground.fact.name in _advice(desk).senses


def _on_the_whole(evidence: Evidence, why: Grounds, sides: Sides, desk: Desk) -> Said:
    """That no fact makes it by itself, and the first two that speak for the move."""
    other = evidence.on(why.rival)
    assert other
    plainly = evidence.opinions[0].hopes - other.hopes >= SOME
    facts = [_spoken(ground, why, sides, desk) for ground in _plainest(why)]
    text = say("Over the match a little better. One reason: {sentence}")
    if desk.scene.beside:  # where that is said before
        text = say("One reason: {sentence}")
    elif plainly:
        text = say("Several things add up. One: {sentence}")
    for sentence, clause in facts[:1]:
        yield text._replace(values={"sentence": sentence}), clause
    for sentence, clause in facts[1:]:
        yield say("Also: {sentence}", sentence=sentence), clause
    if not facts:
        yield from _differing(why, sides, desk, plainly=plainly)


def _plainest(why: Grounds) -> list[Ground]:
    """Two facts that speak for the move; one whose averages hardly differ only where there is no other."""
    speaking = [row.ground for row in why.balance if row.speaks > 0]
    return [ground for ground in speaking if not _slight(ground)][:2] or speaking[:1]


def _slight(ground: Ground) -> bool:
    most = max(abs(ground.best), abs(ground.rival))
    return ground.how == "mean" and abs(ground.best - ground.rival) < SLIGHT * most


def _differing(why: Grounds, sides: Sides, desk: Desk, *, plainly: bool) -> Said:
    """That nothing is known to speak for the move, and the first that is otherwise after it."""
    much = say("Over many deals better than {rival}; no single thing decides it.")
    little = say("Over many deals a little better than {rival}; no single thing decides it.")
    if desk.scene.maxim:  # which is a reason
        little = say("Over many deals a little better than {rival}.")
    yield (much if plainly else little)._replace(values={"rival": sides.rival}), ""
    for row in [row for row in why.balance if row.speaks == 0][:1]:
        sentence, clause = _spoken(row.ground, why, sides, desk)
        yield say("What differs: {sentence}", sentence=sentence), clause


def _spoken(ground: Ground, why: Grounds, sides: Sides, desk: Desk) -> tuple[Message, str]:
    return _sentence(ground, why.deals, sides, desk), _telling(ground, desk).clause


def _telling(ground: Ground, desk: Desk) -> Telling:
    return _advice(desk).told[ground.fact.name]


def _advice(desk: Desk) -> Explainer:
    advice = find(desk.scene.key).advice
    assert isinstance(advice, Explainer)
    return advice


def _head(ground: Ground, desk: Desk) -> Message:
    head = _telling(ground, desk).head
    return head._replace(values={**head.values, "who": Who(ground.fact.seat)})


def _what(ground: Ground, desk: Desk, n: str = "") -> Message:
    """What happened, as a clause of a sentence."""
    telling, seat = _telling(ground, desk), ground.fact.seat
    clause = telling.own if seat in (desk.scene.viewer, NOBODY) else telling.other
    what = clause._replace(values={**clause.values, "who": Who(seat), "n": n})
    if telling.gloss is None or ground.fact.name in desk.scene.glossed:
        return what
    return say("{what} ({gloss})", what=what, gloss=telling.gloss)


class Entry(NamedTuple):
    """A row of the balance: what it is of, how often or how much by each move, the side it speaks for."""

    what: Markup
    best: str
    rival: str
    speaks: int
    clause: str


def balance(evidence: Evidence, desk: Desk) -> list[Entry]:
    """Every fact of what followed that clearly differs between the move and its rival."""
    if evidence.why is None or not evidence.best:
        return []
    why = measured(evidence.why, _advice(desk).told)
    return [_entry(row, why.deals, desk) for row in why.balance]


def _entry(row: Row, deals: int, desk: Desk) -> Entry:
    ground = row.ground
    best, rival = _cells(ground, deals)
    return Entry(
        desk.words(_head(ground, desk)), best, rival, row.speaks, _telling(ground, desk).clause
    )


def _cells(ground: Ground, deals: int) -> tuple[str, str]:
    if ground.how != "deals":
        return figures(ground)
    return f"{of_100(ground.best, deals)}/100", f"{of_100(ground.rival, deals)}/100"


def _sentence(ground: Ground, deals: int, sides: Sides, desk: Desk) -> Message:
    """What happens by the move and by its rival; what brings more of it stands first."""
    if ground.how == "deals":
        return _counted(ground, deals, sides, desk)
    best, other = roughly(ground)
    if ground.best <= ground.rival:
        return _less(ground, best, other, sides, desk)
    values: dict[str, Piece] = {"what": _what(ground, desk, best), **sides._asdict()}
    values["n"] = few(other, best)
    if ground.how == "sure":
        return say("{what}; with {rival}, {n}.", **values)
    return say("on average {what}; with {rival}, {n}.", **values)


def _less(ground: Ground, best: str, other: str, sides: Sides, desk: Desk) -> Message:
    """Of what the rival brings more of, the rival first."""
    values: dict[str, Piece] = {
        "what": _what(ground, desk, other),
        "n": few(best, other),
        **sides._asdict(),
    }
    if ground.how == "sure":
        return say("with {rival}, {what}; with {own}, {n}.", **values)
    return say("with {rival}, on average {what}; with {own}, {n}.", **values)


def _counted(ground: Ground, deals: int, sides: Sides, desk: Desk) -> Message:
    """In how many of 100 deals it happens, by what brings more of it first."""
    best, other = (of_100(count, deals) for count in (ground.best, ground.rival))
    values: dict[str, Piece] = {"what": _what(ground, desk), **sides._asdict()}
    values["n"] = share(max(best, other), deals)
    values["m"] = beside(min(best, other), max(best, other), deals)
    if best < other:
        return say("with {rival}, {what} {n}; with {own}, {m}.", **values)
    return say("{what} {n}; with {rival}, {m}.", **values)


def exception(rival: Words, desk: Desk) -> Markup:
    """That a rule of thumb is for another move than the one that was found, and which."""
    move = _named(rival, desk, None)
    rule = desk.scene.usual
    assert rule
    return desk.words(say("So, as an exception, not {move}: “{rule}”", move=move, rule=rule))


def example(evidence: Evidence, desk: Desk) -> Iterator[tuple[Markup, list[Markup]]]:
    """A deal that shows a reason: each move, and the sentences of what came of it."""
    why = evidence.why and measured(evidence.why, _advice(desk).told)
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
        what = _what(ground, desk, figure(f"{tale.figures[side]:.0f}"))
        said.append(say("{what}.", what=what))
    elif tale.best == tale.rival and tale.figures[side]:  # else it was heard
        said.append(say("{what}.", what=_what(ground, desk)))
    return [desk.words(sentence) for sentence in said]


def _move(words: Words, desk: Desk, prompt: Prompt | None) -> Markup:
    """Its cards, or what its button is called."""
    cards = [desk.faces.told(card) for card in _cards(words, desk, prompt)]
    return Markup(" ").join(cards or [word for _, word in desk.told(words, prompt)])
