"""What to keep and what to summon: exact distances first, then how many cards would help."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.games.world_management.bot.loose import Loose
from tefuda.games.world_management.bot.numbers import ANY, MANY, Pair, faces_in
from tefuda.games.world_management.bot.plan import aim
from tefuda.games.world_management.bot.race import standing
from tefuda.games.world_management.cards.deck import DECK, Counts, dora_of, lying
from tefuda.games.world_management.cards.faces import DIRECTIONS, FACES, INDEX, bits
from tefuda.games.world_management.cards.groups import SIZES
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.reach import reach
from tefuda.games.world_management.rules.secrets import to_come
from tefuda.games.world_management.rules.state import Discard, Melds, Summon, View
from tefuda.games.world_management.solver.distance import shortfall
from tefuda.games.world_management.solver.tray import tray

SUMMONS: Final = 8
DISCARDS: Final = 12
"""Moves proposed at the most."""

SWAPS: Final = 2
"""Cards of the quick discard that are tried for others, one after the other."""


class Advance(NamedTuple):
    """A summon that leaves less missing."""

    missing: int
    card: Card
    cards: Cards  # of the hand


@lru_cache(maxsize=1 << 8)
def advances(hand: Cards, sizes: tuple[int, ...], pile: Counts) -> tuple[Advance, ...]:
    """The summons that leave less missing in groups of these sizes, least first. Exact."""
    now = shortfall(hand, sizes)
    nearer = []
    for size in sorted(set(SIZES).intersection(sizes)) if now else ():
        left = list(sizes)
        left.remove(size)
        for card, cards in _beside(hand, pile, size):
            short = shortfall(without(hand, *cards), left, now - 1)
            if short < now:
                nearer.append(Advance(short, card, cards))
    return tuple(sorted(nearer, key=lambda advance: advance.missing))


def _beside(hand: Cards, pile: Counts, size: int) -> Iterator[tuple[Card, Cards]]:
    """A card that lies there with cards of the hand that make a group of that size."""
    mine = reach(hand)
    for card in lying(pile):
        for cards in mine.beside(card):
            if len(cards) == size - 1:
                yield card, cards


def hope(loose: Loose, waiting: int) -> int:
    """How many cards make a group with two of these; `waiting`, in the pile, count more.

    A card in the pile is as good as drawn, if nobody else takes it.
    """
    outs = loose.outs()
    return outs.bit_count() + 4 * (outs & MANY).bit_count() + 2 * (outs & waiting).bit_count()


def summons(view: View, able: tuple[Advance, ...]) -> Iterator[Summon]:
    """The best of the advances, each with the discard that leaves most to hope for."""
    ranked: list[tuple[tuple[int, int], Summon]] = []
    waiting = faces_in(view.now.pile)
    for advance in able:
        rest = without(view.hand, *advance.cards)
        exposed: Melds = (
            *view.now.exposed[view.seat],
            DECK.sort((advance.card, *advance.cards)),
        )
        if gone := weakest(view, rest, exposed, 1):
            now = standing(rest, exposed, view.setup, dora_of(view.now.turned))
            assert now
            loose = _kept(now.loose, (INDEX[gone[0]],))
            key = (advance.missing, -hope(loose, waiting))
            ranked.append((key, Summon(advance.card, advance.cards, gone[0])))
    ranked.sort(key=lambda pair: pair[0])
    yield from [summon for _, summon in ranked[:SUMMONS]]


def _least(able: Iterable[int], loose: Loose, view: View, waiting: int) -> int:
    """Of some loose cards the one without which most is left to hope for: by kinds, then by the
    cards that may still come; of equal ones that with least company, a direction first.
    """
    dora, come = dora_of(view.now.turned), to_come(view)

    def without_it(card: int) -> tuple[int, int, int, bool]:
        rest = loose.copy()
        rest.remove(card)
        fit = sum(come[face] for face in bits(rest.outs() & ANY))
        alone = -loose.company(card) - (FACES[card] == dora)
        return hope(rest, waiting), fit, alone, FACES[card] in DIRECTIONS

    return max(able, key=without_it)


def discards(view: View) -> Iterator[Discard]:
    """Ways to discard only cards of no finished group, those first that leave most to hope for.

    None where the hand is not on its way to the sage's form.
    """
    now = standing(view.hand, view.now.exposed[view.seat], view.setup, dora_of(view.now.turned))
    number = exchange(view)[1]
    if now is None or len(now.loose) <= number:
        return
    waiting = faces_in(view.now.pile)
    kept, gone = Loose(now.loose), list[int]()
    for _ in range(number):
        gone.append(_least(kept.cards, kept, view, waiting))
        kept.remove(gone[-1])
    for cards in _swapped(now.loose, gone, waiting):
        yield Discard(DECK.sort([FACES[card] for card in cards]))


def spared(view: View) -> Cards:
    """What a discard may be of: () as `discards`."""
    return weakest(view, view.hand, view.now.exposed[view.seat], exchange(view)[1])


def weakest(view: View, hand: Cards, exposed: Melds, number: int) -> Cards:
    """So many cards that help least of those that the tray has in no group; the dora last of all.

    () where the hand is not on its way to the sage's form.
    """
    dora = dora_of(view.now.turned)
    goal, now = aim(hand, exposed, view.setup, dora), standing(hand, exposed, view.setup, dora)
    if not (now and goal and len(now.loose) > number):
        return ()
    waiting, kept, gone = faces_in(view.now.pile), Loose(now.loose), list[int]()
    shown = tray(goal.layout, hand, dora)
    single = (card for part in shown.parts if part.size == 1 for card in part.cards)
    able = [INDEX[card] for card in (*shown.loose, *single)]
    for _ in range(number):
        plain = [card for card in able if FACES[card] != dora]
        gone.append(_least(plain or able, kept, view, waiting))
        kept.remove(gone[-1])
        able.remove(gone[-1])  # there are more: whole groups and pairs fill no more than 28 places
    return DECK.sort([FACES[card] for card in gone])


def _swapped(loose: tuple[int, ...], gone: list[int], waiting: int) -> list[tuple[int, ...]]:
    """Cards to discard and others near to them, the best first."""
    best = tuple(sorted(gone))
    hopes = {best: hope(_kept(loose, best), waiting)}
    for _ in range(SWAPS):
        for out, back in _swaps(loose, best):
            place = best.index(out)
            cards = tuple(sorted((*best[:place], *best[place + 1 :], back)))
            if cards not in hopes:
                hopes[cards] = hope(_kept(loose, cards), waiting)
        best = max(hopes, key=hopes.__getitem__)
    return sorted(hopes, key=hopes.__getitem__, reverse=True)[:DISCARDS]


def _kept(loose: tuple[int, ...], gone: tuple[int, ...]) -> Loose:
    rest = Loose(loose)
    for card in gone:
        rest.remove(card)
    return rest


def _swaps(loose: tuple[int, ...], gone: tuple[int, ...]) -> Iterator[Pair]:
    """A card to keep after all, and one to part with instead of it."""
    kept = set(_kept(loose, gone).cards)
    for out in dict.fromkeys(gone):
        for back in sorted(kept - {out}):
            yield out, back
