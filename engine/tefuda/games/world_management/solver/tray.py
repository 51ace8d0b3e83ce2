"""The one grouping that a hand is shown in and that its weakest cards are chosen by.

Of several pairs that could wait for a group of three it has those that most cards complete.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from tefuda.core.cards import Card, Cards, without
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.cards.faces import COPIES, FACES, INDEX, NEIGHBOURS, WILD
from tefuda.games.world_management.cards.groups import SIZES, joining
from tefuda.games.world_management.solver.distance import shortfall
from tefuda.games.world_management.solver.forms import EASY_FIRST, sizes_left
from tefuda.games.world_management.solver.layout import Layout, Part, lay_out_as

THREE = SIZES[0]


@lru_cache(maxsize=1 << 8)
def laid_out(form: str, hand: Cards, exposed: tuple[Cards, ...], dora: Card = "") -> Layout | None:
    """The hand in a form, as fewest cards are missing; None where open groups rule the form out."""
    layout = lay_out_as(form, hand, exposed)
    return tray(layout, hand, dora) if layout else None


def tray(layout: Layout, hand: Cards, dora: Card) -> Layout:
    """A layout with the pairs and the single card that promise most."""
    if is_of_threes(layout):
        layout = shared(promising(layout, hand), hand)
    return _sparing(layout, hand, dora)


def promising(layout: Layout, hand: Cards) -> Layout:
    """As near as before: whole groups stay, and as many pairs, chosen anew from all other cards."""
    pairs = [part for part in layout.parts if _is_pair(part)]
    begun = [part for part in layout.parts if not (part.lacking == 0 and part.size == THREE)]
    free = DECK.sort((*(card for part in begun for card in part.cards), *layout.loose))
    if not pairs or WILD in free:
        return layout
    chosen = list(pairs_in(free, hand))[: len(pairs)]
    if len(chosen) < len(pairs):
        return layout
    rest = list(without(_ordered(layout, free), *(card for pair in chosen for card in pair)))
    parts = [part for part in layout.parts if part not in begun]
    parts += [Part(THREE, pair) for pair in chosen]
    for part in begun:
        if not _is_pair(part):
            parts.append(Part(part.size, tuple(rest[: len(part.cards)])))
            del rest[: len(part.cards)]
    return Layout(tuple(parts), tuple(rest))


def shared(layout: Layout, hand: Cards) -> Layout:
    """The same cards in pairs anew, also those with a wild: it joins the pair that fewest cards fit."""
    open_ = [part for part in layout.parts if _is_pair(part)]
    helped = [part for part in layout.parts if _is_helped(part)]
    cards = [card for part in (*open_, *helped) for card in part.cards if card != WILD]
    if not open_ or not helped or len(cards) < 2 * len(open_ + helped):
        return layout
    pairs = list(pairs_in(DECK.sort(cards), hand))
    if len(pairs) < len(open_ + helped):
        return layout
    fewest = [Part(THREE, (*pair, WILD)) for pair in pairs[len(open_) :]]
    others = [part for part in layout.parts if part not in (*open_, *helped)]
    whole = [part for part in others if not part.lacking and part.size == THREE]
    begun = [part for part in others if part not in whole]
    waiting = [Part(THREE, pair) for pair in pairs[: len(open_)]]
    return Layout((*whole, *fewest, *waiting, *begun), layout.loose)


def _sparing(layout: Layout, hand: Cards, dora: Card) -> Layout:
    """The single card is the best of those that are in no group: a dora, a wild, or the one with
    the best company.
    """
    *parts, last = layout.parts or (Part(0, ()),)
    free = DECK.sort((*last.cards, *layout.loose))
    if last.size != 1 or not free:
        return layout
    near = DECK.sort((*free, *(card for part in parts if _is_pair(part) for card in part.cards)))

    def worth(card: Card) -> tuple[bool, bool, int]:
        pairs = (_left(DECK.sort((card, other)), hand) for other in without(near, card))
        return card == dora, card == WILD, max(pairs, default=0)

    best = max(free, key=worth)
    return Layout((*parts, Part(1, (best,))), without(free, best))


def completing(layout: Layout, hand: Cards, exposed: tuple[Cards, ...]) -> frozenset[Card]:
    """The faces that make a group of one more card, of spare pairs too; where one is missing, all
    that complete the hand, were it by freeing a wild.
    """
    if layout.missing == 1 and is_of_threes(layout):
        return _last(hand, exposed)
    return pairing(layout, hand)


@lru_cache(maxsize=1 << 6)
def _last(hand: Cards, exposed: tuple[Cards, ...]) -> frozenset[Card]:
    sizes = sizes_left(EASY_FIRST[0], exposed) or ()
    return frozenset(face for face in FACES if not shortfall((*hand, face), sizes, 0)) - {WILD}


def pairing(layout: Layout, hand: Cards) -> frozenset[Card]:
    """The faces that what lacks one waits for, and spare pairs."""
    able = (joining(DECK.sort(part.cards)) for part in layout.parts if _lacks_one(part))
    spare = (joining(pair) for pair in spare_pairs(layout, hand))
    return frozenset().union(*able, *spare) - {WILD}


def spare_pairs(layout: Layout, hand: Cards) -> list[Cards]:
    """Pairs in no part, where a form has groups of three."""
    free = free_cards(layout)
    plain = without(free, *(WILD,) * free.count(WILD))
    return list(pairs_in(plain, hand)) if is_of_threes(layout) else []


def free_cards(layout: Layout) -> Cards:
    """What is in no group and waits for none."""
    single = (card for part in layout.parts if part.size == 1 for card in part.cards)
    return DECK.sort((*single, *layout.loose))


def is_of_threes(layout: Layout) -> bool:
    return all(part.size in (1, THREE) for part in layout.parts)


def _lacks_one(part: Part) -> bool:
    return part.lacking == 1 and bool(part.cards)


def _is_pair(part: Part) -> bool:
    return part.size == THREE and part.lacking == 1


def _is_helped(part: Part) -> bool:
    """Whether a wild makes a pair whole."""
    return part.size == THREE and part.lacking == 0 and part.cards.count(WILD) == 1


def _ordered(layout: Layout, free: Cards) -> Cards:
    """What is free, the cards of groups first that have but one."""
    alone = [card for part in layout.parts if len(part.cards) == 1 for card in part.cards]
    return (*alone, *without(free, *alone))


def pairs_in(free: Cards, hand: Cards) -> Iterator[Cards]:
    """Pairs that share no card, those first which most cards make whole."""
    ways = {pair[::-1]: _left(pair[::-1], hand) for pair in combinations(free[::-1], 2)}
    left = free
    for pair in sorted(ways, key=lambda pair: -ways[pair]):
        while ways[pair] and _holds(left, pair):
            yield pair
            left = without(left, *pair)


def _holds(cards: Cards, pair: Iterable[Card]) -> bool:
    return all(cards.count(card) >= (*pair,).count(card) for card in pair)


def _left(pair: Cards, hand: Cards) -> int:
    """How many cards make a group with two, but for those one holds."""
    if WILD not in pair and not NEIGHBOURS[INDEX[pair[0]]] >> INDEX[pair[1]] & 1:
        return 0
    return sum(COPIES[face] - hand.count(face) for face in joining(pair) - {WILD})
