"""The table of World Management in data and words."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.kit.hand import hand, held
from tefuda.core.table import (
    CardFace,
    Gauge,
    Message,
    Occasion,
    Panel,
    Prompt,
    Reason,
    Shown,
    Table,
    Who,
    Zone,
    say,
)
from tefuda.core.terms import Choices, Seat
from tefuda.games.world_management.cards.deck import DECK, dora_of
from tefuda.games.world_management.cards.faces import FACES, INDEX
from tefuda.games.world_management.rules.draws import TURNS, exchange
from tefuda.games.world_management.rules.scoring import judge_own
from tefuda.games.world_management.rules.secrets import to_come
from tefuda.games.world_management.rules.state import Extend, Move, Summon, View
from tefuda.games.world_management.screen import declaration
from tefuda.games.world_management.screen.arrangements import parting
from tefuda.games.world_management.screen.chart import chart, stock, world_map
from tefuda.games.world_management.screen.discards import lying, river
from tefuda.games.world_management.screen.examples import SAGE
from tefuda.games.world_management.screen.foresight import brings_nearer
from tefuda.games.world_management.screen.names import PHASES, YAKUMAN_NAMES, joined
from tefuda.games.world_management.screen.rivals import opened
from tefuda.games.world_management.screen.sheet import sheet
from tefuda.games.world_management.screen.standing import standing
from tefuda.games.world_management.screen.worth import wanted
from tefuda.games.world_management.solver.takers import takers
from tefuda.games.world_management.solver.tray import laid_out


class Advice(NamedTuple):
    """What the bots are asked for the screen."""

    helpful: Callable[[View], Iterable[Summon | Extend]]
    loosest: Callable[[View], Iterable[Cards]]  # as many cards as are to be discarded
    swapped: Callable[[View], Iterable[Cards]]  # the same, by how many cards fit what stays


RUNNING = ("dora", "draw", "discard", "window")
"""Phases in which hands are held and cards lie among the discards."""

PLAIN: dict[str, CardFace] = {face: CardFace(face) for face in FACES}


def table(view: View, choices: Choices[Move] | None, advice: Advice) -> Table:
    """`advice` says which summons would bring the viewer nearer, and what lies loose."""
    prompt = _prompt(view, choices, advice) if choices else None
    lies = _lies(view)
    return Table(
        phase=_phase(view),
        panels=tuple(_panel(lies, seat) for seat in range(view.setup.players)),
        centre=_centre(lies, prompt.occasion if prompt else None),
        hand=hand(view.seat, _hand(view)),
        prompt=prompt,
        sheet=sheet(view),
        facts=_facts(lies),
        last=declaration.last(view),
        standing=standing(view) if view.phase in RUNNING else None,
        scoring=declaration.scoring(view),
    )


def _phase(view: View) -> Message:
    """How it stands; between two hands, how the one before ended."""
    if view.phase == "deal" and view.past.results:
        return declaration.between(view)
    return PHASES[view.phase]


def _lies(view: View) -> View:
    """What lies open; of a hand that is over no group of those hands that are shown."""
    result = declaration.over(view)
    if not result:
        return view
    shown = {each.seat for each in result.shown}
    exposed = tuple(() if seat in shown else groups for seat, groups in enumerate(view.now.exposed))
    return view._replace(now=view.now._replace(exposed=exposed))


def _facts(view: View) -> tuple[Gauge, ...]:
    facts = [Gauge(say("Turn"), f"{view.now.turn}/{TURNS[view.setup.players]}")]
    if not view.setup.single:
        facts.append(Gauge(say("Dealer changes"), f"{view.past.moved}/{view.setup.players}"))
    return tuple(facts)


def _panel(view: View, seat: Seat) -> Panel:
    groups = (
        Zone(
            f"group {seat} {number}",
            "group",
            say("Open group {n}", n=number + 1),
            _faces(group),
            seat=seat,
        )
        for number, group in enumerate(view.now.exposed[seat])
    )
    zones = (
        held(seat, view.sizes[seat]),
        *(opened(view, seat) if view.phase in RUNNING else ()),
        *groups,
        river(view, seat),
    )
    return Panel(
        seat=seat,
        score=view.past.scores[seat],
        zones=zones,
        badges=(say("dealer"),) if seat == view.past.dealer and view.phase != "over" else (),
        active=view.phase == "discard" and seat == view.now.turner,
    )


def _faces(cards: Cards) -> tuple[CardFace, ...]:
    return tuple([PLAIN[card] for card in cards])


def _centre(view: View, occasion: Occasion | None) -> tuple[Zone, ...]:
    result = declaration.over(view)
    if result and result.shown:
        return declaration.shown(result)
    zones = [_dora_zone(view)] if view.now.turned else []
    if occasion:
        zones.append(_window_zone(occasion))
    if view.phase in RUNNING:
        zones += [stock(view), *chart(view)]
    elif result:
        zones.append(world_map(view))
    return (*zones, Zone("pile", "pile", say("Discards on offer"), _faces(lying(view))))


def _dora_zone(view: View) -> Zone:
    """The card turned over and the face beside it, the dora; with a wild turned there is none."""
    turned = CardFace(view.now.turned, ("turned",), note=say("turned over"))
    face = dora_of(view.now.turned)
    if not face:
        return Zone("dora", "row", say("No dora: a wild was turned"), (turned,))
    faces = (turned, CardFace(face, ("lit",), note=say("dora")))
    left = to_come(view)[INDEX[face]]
    bare = say("Dora")
    label = say("Dora: {n} copies left", n=left) if view.hand else bare
    why = Reason(_next(view, face), "3.4")
    return Zone("dora", "row", label, faces, reason=why, bare=bare)


def _next(view: View, face: Card) -> Message:
    """Why a face is dora, and how many of it lie open or hidden in one's own hand."""
    turned, dora = Shown((view.now.turned,)), Shown((face,))
    if not view.hand:
        return say(
            "{turned} was turned over; the one after it, {dora}, is dora: 1 point each.",
            turned=turned,
            dora=dora,
        )
    own = (*view.hand, *(card for group in view.now.exposed[view.seat] for card in group))
    return say(
        "{turned} was turned over; the one after it, {dora}, is dora: 1 point each. You have {n}.",
        turned=turned,
        dora=dora,
        n=own.count(face),
    )


def _window_zone(occasion: Occasion) -> Zone:
    """The discards that may be taken, in the deck's order, so that it advises nothing."""
    near = set(occasion.helpful)
    faces = tuple(
        CardFace(card, ("advised", "aid")) if card in near else PLAIN[card]
        for card in occasion.offered
    )
    return Zone("window", "row", say("May be summoned"), faces, marks=("first",))


def _occasion(view: View, choices: Choices[Move], advice: Advice) -> Occasion:
    """The window as a question: nearly always possible, seldom of use."""
    able = set(choices.options(("summon",)))
    for number in range(len(view.now.exposed[view.seat])):
        able.update(choices.options(("extend", str(number))))
    near = {move.card for move in advice.helpful(view) if brings_nearer(view, move)} & able
    return Occasion("pass", DECK.sort(able), DECK.sort(near))


def _hand(view: View) -> Iterator[CardFace]:
    """One's own hidden cards; those just drawn and the dora are marked."""
    new = Counter(view.drawn)
    wanted = dora_of(view.now.turned)
    for card in view.hand:
        marks = ("new",) * (new[card] > 0) + ("dora",) * (card == wanted)
        new[card] -= 1
        note = say("dora") if card == wanted else None
        yield CardFace(card, marks, note=note) if marks else PLAIN[card]


def _prompt(view: View, choices: Choices[Move], advice: Advice) -> Prompt:
    words = {
        "discard": say("Discard"),
        "summon": say("Summon"),
        "with": say("with these"),
        "extend": say("Add to an open group"),
        "declare": say("Declare"),
        "pass": say("Not now") if view.may == "declare" else say("Pass"),
    }
    for number, group in enumerate(view.now.exposed[view.seat]):
        words[f"extend {number}"] = say("Add to {group}", group=Shown(group))
    if view.may == "declare":
        return _declare_prompt(view, words)
    if view.phase == "discard":
        message = say("Choose {n} cards to discard.", n=exchange(view)[1])
        clause = "4.1" if view.now.turn == 1 else "4.2"
        fill = _loosest(view, advice)
        return Prompt(message, {**words, "fill": _fills(view, fill)}, clause=clause, fill=fill)
    words |= {"discard": say("card to discard"), "fill": say("Choose the rest for me")}
    occasion = _occasion(view, choices, advice)
    return Prompt(_asks(view), words, occasion=occasion, clause="5.1")


def _asks(view: View) -> Message:
    """Why one is asked now, and the first step of a summons."""
    thrower = view.now.turner if view.now.acted < 0 else view.now.acted
    return say(
        "{who} discarded. ① Summon a card and lay open its group, or pass.", who=Who(thrower)
    )


def _loosest(view: View, advice: Advice) -> Cards:
    """What leaves least missing; of equal ways what leaves most cards that fit."""
    able = filter(None, (*advice.swapped(view), *advice.loosest(view), parting(view, SAGE)))
    return min(able, key=partial(_missing_without, view), default=())


def _missing_without(view: View, gone: Cards) -> tuple[int, int, bool]:
    """Cards and dora that the easy form lacks once these are gone; whether only a draw brings one."""
    rest, exposed = without(view.hand, *gone), view.now.exposed[view.seat]
    layout, lacking = laid_out(SAGE, rest, exposed), wanted(view, SAGE, rest, exposed)
    if not layout or layout.missing or not lacking:
        return (layout.missing if layout else 0, lacking, False)
    sizes = tuple(part.size for part in layout.parts)
    return (0, lacking, not takers(rest, sizes, dora_of(view.now.turned), 0))


def _fills(view: View, fill: Cards) -> Message:
    """What one tap chooses; an aid as it is, it may say that the rest is complete."""
    rest, exposed = without(view.hand, *fill), view.now.exposed[view.seat]
    layout = laid_out(SAGE, rest, exposed)
    if fill and layout and not (layout.missing or wanted(view, SAGE, rest, exposed)):
        return say("Complete: pick {n} spare", n=len(fill))
    return say("Pick {n} for me", n=exchange(view)[1])


def _declare_prompt(view: View, words: dict[str, Message]) -> Prompt:
    reading = judge_own(view)
    assert reading
    hints = tuple(YAKUMAN_NAMES[name][0] for name in reading.yakuman)
    text = say("Your hand is complete: {points} points. Declare?", points=reading.points)
    return Prompt(text, words, (joined(list(hints)),) if hints else (), clause="6.1")
