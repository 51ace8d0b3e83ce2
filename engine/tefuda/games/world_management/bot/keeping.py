"""What to keep and what to summon: exact distances first, then how many cards would help."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.games.world_management.bot.loose import Loose, Pair
from tefuda.games.world_management.bot.playout import standing
from tefuda.games.world_management.cards.deck import DECK, Counts, dora_of, lying
from tefuda.games.world_management.cards.faces import DIRECTIONS, FACES, mask
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.reach import reach
from tefuda.games.world_management.rules.state import Discard, Melds, Summon, View
from tefuda.games.world_management.solver.distance import shortfall

SUMMONS: Final = 8
DISCARDS: Final = 12
"""Moves proposed at the most."""

SWAPS: Final = 2
"""Cards of the quick discard that are tried for others, one after the other."""

MANY: Final = mask(DIRECTIONS)
"""The faces with five times as many copies."""


class Step(NamedTuple):
    """A summon that leaves less missing."""

    missing: int
    card: Card
    cards: Cards  # of the hand


@lru_cache(maxsize=1 << 8)
def steps(hand: Cards, sizes: tuple[int, ...], pile: Counts) -> tuple[Step, ...]:
    """The summons that leave less missing in groups of these sizes, least first. Exact."""
    now = shortfall(hand, sizes)
    found = []
    for size in {3, 5, 9}.intersection(sizes) if now else ():
        left = list(sizes)
        left.remove(size)
        for card, cards in _beside(hand, pile, size):
            short = shortfall(without(hand, *cards), left, now - 1)
            if short < now:
                found.append(Step(short, card, cards))
    return tuple(sorted(found, key=lambda step: step.missing))


def _beside(hand: Cards, pile: Counts, size: int) -> Iterator[tuple[Card, Cards]]:
    """A card that lies there with cards of the hand that make a group of that size."""
    mine = reach(hand)
    for card in lying(pile):
        for cards in mine.beside(card):
            if len(cards) == size - 1:
                yield card, cards


def weight(loose: Loose, waiting: int) -> int:
    """How many cards make a group with two of these; `waiting`, in the pile, count more.

    A card in the pile is as good as drawn, if nobody else takes it.
    """
    outs = loose.outs()
    return outs.bit_count() + 4 * (outs & MANY).bit_count() + 2 * (outs & waiting).bit_count()


def in_pile(pile: Counts) -> int:
    """The faces that lie there, as a mask."""
    return sum([1 << face for face, number in enumerate(pile) if number])


def summons(view: View, found: tuple[Step, ...]) -> Iterator[Summon]:
    """The best of the steps, each with the discard that leaves most to hope for."""
    ranked: list[tuple[tuple[int, int], Summon]] = []
    waiting = in_pile(view.pile)
    for step in found:
        rest = without(view.hand, *step.cards)
        groups: Melds = (*view.exposed[view.seat], DECK.sort((step.card, *step.cards)))
        left = standing(rest, groups, view.setup, dora_of(view.turned))
        if left and left.loose:
            loose = Loose(left.loose)
            discard = _worst(loose, view)
            loose.remove(discard)
            key = (step.missing, -weight(loose, waiting))
            ranked.append((key, Summon(step.card, step.cards, FACES[discard])))
    ranked.sort(key=lambda pair: pair[0])
    yield from [summon for _, summon in ranked[:SUMMONS]]


def _worst(loose: Loose, view: View) -> int:
    """The card with least company; a dora is worth a point."""
    gold = dora_of(view.turned)
    return min(loose.cards, key=lambda card: loose.company(card) + (FACES[card] == gold))


def _least(loose: Loose, view: View, waiting: int) -> int:
    """The card without which most is left to hope for; of equal ones that with least company."""
    gold = dora_of(view.turned)

    def left(card: int) -> tuple[int, int]:
        rest = loose.copy()
        rest.remove(card)
        return weight(rest, waiting), -loose.company(card) - (FACES[card] == gold)

    return max(loose.cards, key=left)


def discards(view: View) -> Iterator[Discard]:
    """Ways to discard only cards of no finished group, those first that leave most to hope for.

    None where the hand is not on its way to the sage's form.
    """
    found = standing(view.hand, view.exposed[view.seat], view.setup, dora_of(view.turned))
    number = exchange(view)[1]
    if found is None or len(found.loose) <= number:
        return
    waiting = in_pile(view.pile)
    kept, gone = Loose(found.loose), list[int]()
    for _ in range(number):
        gone.append(_least(kept, view, waiting))
        kept.remove(gone[-1])
    for cards in _swapped(found.loose, gone, waiting):
        yield Discard(DECK.sort([FACES[card] for card in cards]))


def _swapped(loose: tuple[int, ...], gone: list[int], waiting: int) -> list[tuple[int, ...]]:
    """Cards to discard and others near to them, the best first."""
    best = tuple(sorted(gone))
    known = {best: weight(_kept(loose, best), waiting)}
    for _ in range(SWAPS):
        for out, back in _swaps(loose, best):
            place = best.index(out)
            cards = tuple(sorted((*best[:place], *best[place + 1 :], back)))
            if cards not in known:
                known[cards] = weight(_kept(loose, cards), waiting)
        best = max(known, key=known.__getitem__)
    return sorted(known, key=known.__getitem__, reverse=True)[:DISCARDS]


def _kept(loose: tuple[int, ...], gone: tuple[int, ...]) -> Loose:
    found = Loose(loose)
    for card in gone:
        found.remove(card)
    return found


def _swaps(loose: tuple[int, ...], gone: tuple[int, ...]) -> Iterator[Pair]:
    """A card to keep after all, and one to part with instead of it."""
    kept = set(_kept(loose, gone).cards)
    for out in dict.fromkeys(gone):
        for back in sorted(kept - {out}):
            yield out, back
