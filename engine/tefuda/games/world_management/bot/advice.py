"""Advice on World Management: a packing race. Lay the hand out, part with what lies loose,
summon what completes a group, declare at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from operator import attrgetter

from tefuda.core.advice import Pace
from tefuda.core.cards import Card, Cards, without
from tefuda.core.chance import Rng
from tefuda.core.terms import Choices
from tefuda.games.world_management.bot.explain import SENSES, TALES, TOLD, facts, foretell
from tefuda.games.world_management.bot.figures import counted, figures
from tefuda.games.world_management.bot.fitting import fullest_first
from tefuda.games.world_management.bot.keeping import (
    Advance,
    advances,
    discards,
    spared,
    summons,
    weakest,
)
from tefuda.games.world_management.bot.maxims import maxim
from tefuda.games.world_management.bot.plan import Aim, aim, open_parts, worst_first
from tefuda.games.world_management.bot.playout import playout
from tefuda.games.world_management.bot.race import is_race
from tefuda.games.world_management.bot.worlds import believe
from tefuda.games.world_management.cards.deck import DECK, NONE, dora_of, plus
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.cards.groups import SIZES, joining
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.scoring import judge_own
from tefuda.games.world_management.rules.state import Declare, Discard, Extend, Move, Summon, View
from tefuda.games.world_management.rules.window import PASS
from tefuda.games.world_management.solver.forms import sizes_left

OTHERS = 4
"""Discards proposed beside the greedy one where nothing better is known."""

SLIPS, TAKEN_FOR_LOOSE, MISSED = 3, 12, 4
"""Of a beginner: cards of a discard that belong to something, among how many of the worst; and one
in how many summons is seen.
"""

PACE = {"discard": Pace(160)}
ASKED = Pace(160, 10)
"""What others hold takes longer to imagine than the race takes. Where a seat is asked in secret it is
to end within the beat as well. Measured by `python3 build.py bench tablet`.
"""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """Discards and summons that leave most to hope for, the greedy one first; declare or not."""
    if view.may == "declare":
        return (Declare(), PASS) if _may_wait(view) else (Declare(),)
    if view.phase == "discard":
        spare = spared(view)
        best = (Discard(spare), *discards(view)) if spare else tuple(_discards(view))
        return _legal(best, choices)
    return _legal((*map(partial(_sparing, view), _habits(view)), *_nearer(view), PASS), choices)


def _sparing(view: View, move: Summon | Extend) -> Summon | Extend:
    """A summons with the card for it that the tray shows as weakest."""
    if isinstance(move, Extend):
        return move
    exposed = (*view.now.exposed[view.seat], DECK.sort((move.card, *move.cards)))
    gone = weakest(view, without(view.hand, *move.cards), exposed, 1)
    return Summon(move.card, move.cards, gone[0]) if gone else move


def obvious(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """What is seen at the first layout of the hand."""
    if view.may == "declare":
        return (Declare(),)
    if view.phase == "discard":
        return _legal(_discards(view), choices)
    return _legal((*_habits(view), PASS), choices)


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    """Completes a group as the hand is laid out; that it could be laid out anew is overlooked."""
    return obvious(view, choices, rng)[0]


def careless(view: View, choices: Choices[Move], rng: Rng) -> Move:
    """Throws away some cards of groups beside what is loose, and lets most summons pass.

    Whoever lays a hand out without a slip is done in a turn or two, however little else they think.
    """
    if view.may == "declare":
        return Declare()
    if view.phase != "discard":
        return greedy(view, choices, rng) if rng.below(MISSED) == 0 else PASS
    order = worst_first(view.hand, _aim_of(view), dora_of(view.now.turned))
    gone = order[: exchange(view)[1] - SLIPS]
    near = order[len(gone) : len(gone) + TAKEN_FOR_LOOSE]
    while len(gone) < exchange(view)[1]:
        gone.append(near.pop(rng.below(len(near))))
    return Discard(DECK.sort(gone))


def helpful(view: View) -> Iterator[Summon | Extend]:
    """The summons that bring a hand nearer to its aim, all of them."""
    yield from _habits(view)
    order = worst_first(view.hand, _aim_of(view), dora_of(view.now.turned))
    for advance in _advances_of(view):
        yield Summon(advance.card, advance.cards, _worst(order, advance.cards))


def nearest(view: View, card: Card, form: str = "") -> Sequence[Cards]:
    """The cards of a hand that make a group with one, such that fewest are missing; only if fewer are.

    In a form, or in the one that is aimed at.
    """
    able = _advances_in(view, card, form) if form else _advances_of(view)
    able = tuple(advance for advance in able if advance.card == card)
    least = min((advance.missing for advance in able), default=0)
    return [advance.cards for advance in able if advance.missing == least]


def loosest(view: View) -> Iterable[Cards]:
    """What a hand can best do without, first; as a hint sees it, but for its look ahead."""
    cards = spared(view)
    return (cards,) if cards else map(attrgetter("cards"), _discards(view))


def swapped(view: View) -> Iterable[Cards]:
    """Discards that leave about as much to hope for, those first that leave most cards that fit."""
    return fullest_first(view)


def _legal(moves: Iterable[Move], choices: Choices[Move]) -> Sequence[Move]:
    """Those that may be made, each once."""
    return tuple(dict.fromkeys(move for move in moves if move in choices))


def _aim_of(view: View) -> Aim | None:
    return aim(view.hand, view.now.exposed[view.seat], view.setup, dora_of(view.now.turned))


def _advances_of(view: View) -> tuple[Advance, ...]:
    """The summons that leave less missing in the form that is aimed at."""
    goal = _aim_of(view)
    if goal is None:
        return ()
    return advances(view.hand, tuple(part.size for part in goal.layout.parts), view.now.pile)


def _advances_in(view: View, card: Card, form: str) -> tuple[Advance, ...]:
    """The summons of a card that leave less missing in a form."""
    sizes = sizes_left(form, view.now.exposed[view.seat])
    return advances(view.hand, sizes, plus(NONE, (card,))) if sizes else ()


def _may_wait(view: View) -> bool:
    """Whether more points might be worth waiting for: these would not put the seat ahead."""
    reading = judge_own(view)
    assert reading
    others = [score for seat, score in enumerate(view.past.scores) if seat != view.seat]
    return view.past.scores[view.seat] + reading.points <= max(others)


def _nearer(view: View) -> Iterator[Move]:
    """Summons that leave less missing; none where dora cards are wanted more than groups."""
    if is_race(view.setup):
        best = tuple(summons(view, _advances_of(view)))
        yield from best or helpful(view)


def _discards(view: View) -> Iterator[Discard]:
    """The worst cards, then all but the best of them with one that comes next."""
    order = worst_first(view.hand, _aim_of(view), dora_of(view.now.turned))
    number = exchange(view)[1]
    kept, last = order[: number - 1], order[number - 1]
    others = [card for card in dict.fromkeys(order[number:]) if card != last]
    for card in (last, *others[:OTHERS]):
        yield Discard(DECK.sort((*kept, card)))


def _habits(view: View) -> Iterator[Summon | Extend]:
    """What catches the eye: groups of the layout that lack one card."""
    goal = _aim_of(view)
    order = worst_first(view.hand, goal, dora_of(view.now.turned))
    yield from _completing(view, goal, order)
    if goal is None:
        yield from _extending(view, order)
    elif goal.wanted and not goal.layout.missing:
        yield from _dora(view, goal)


def _lies(view: View, card: Card) -> bool:
    return bool(card) and view.now.pile[INDEX[card]] > 0


def _completing(view: View, goal: Aim | None, order: list[Card]) -> Iterator[Summon]:
    """Groups that lack one card, which lies there; the dora first, a wild last."""
    first = dora_of(view.now.turned)
    for part in open_parts(goal):
        able = [card for card in joining(part.cards) if _lies(view, card)]
        if able:
            taken = min(able, key=lambda card: (card != first, -INDEX[card]))
            cards = DECK.sort(part.cards)
            yield Summon(taken, cards, _worst(order, cards))


def _worst(order: list[Card], cards: Cards) -> Card:
    """The worst card that is not one of these."""
    return without(tuple(order), *cards)[0]


def _extending(view: View, order: list[Card]) -> Iterator[Extend]:
    """Exposed groups of a size that no form has become larger."""
    for number, group in enumerate(view.now.exposed[view.seat]):
        if len(group) not in SIZES:
            for card in sorted(joining(group), key=INDEX.__getitem__):
                if _lies(view, card):
                    yield Extend(number, card, order[0])


def _dora(view: View, goal: Aim) -> Iterator[Summon]:
    """A dora card in the place of another, where the hand is complete but worth too little."""
    wanted = dora_of(view.now.turned)
    for part in goal.layout.parts:
        for card in dict.fromkeys(part.cards):
            rest = DECK.sort(without(part.cards, card))
            if card != wanted and _lies(view, wanted) and wanted in joining(rest):
                yield Summon(wanted, rest, card)


def pace(view: View) -> Pace:
    """By whether one discards or is asked."""
    return PACE.get(view.phase, ASKED)


def study_pace(view: View) -> Pace:
    """Four times as much of either."""
    playouts, worlds = pace(view)
    return Pace(4 * playouts, 4 * worlds)


class WorldManagementAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    obvious = staticmethod(obvious)
    greedy = staticmethod(greedy)
    careless = staticmethod(careless)
    pace = staticmethod(pace)
    study_pace = staticmethod(study_pace)
    playout = staticmethod(playout)
    believe = staticmethod(believe)
    figures = staticmethod(figures)
    counted = staticmethod(counted)
    facts = staticmethod(facts)
    told, senses, tales = TOLD, SENSES, TALES
    foretell = staticmethod(foretell)
    maxim = staticmethod(maxim)
