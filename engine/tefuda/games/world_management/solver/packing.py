"""The best few groups of given sizes in a hand: forms F1 and F2, by branch and bound.

A group is named by its site alone: a run by where it lies, a common group by its column,
a group of one kind by its face. Which cards it takes follows. A place in a run or in a
group of one kind is for one face only, so it is filled whenever that face is left; common
groups share what remains of their column, and how much they can take is a flow with a
closed form. Covered cards are then a submodular function of the chosen sites: what a site
adds never grows when others are chosen first. So the best single gains bound the rest.

Any group takes one card at least, so only what a site adds above one is counted: excess.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tefuda.games.world_management.cards.faces import ATTRIBUTE_FIELD, COLUMNS, ROWS, bits
from tefuda.games.world_management.solver.masks import Masks, copies, less, masks

NUMBER_COLUMNS = len(ATTRIBUTE_FIELD[0])  # the columns of attributes; the others are of jobs
MOST_JOBS = 4


class Site(NamedTuple):
    """Where a group may lie: faces of its own, or a column to share."""

    size: int
    mask: int
    column: int = -1  # of a common group
    face: int = -1  # of a group of one kind


class Node(NamedTuple):
    """Some sites chosen."""

    hand: Masks  # without what lies in runs and groups of one kind
    shared: tuple[tuple[int, tuple[int, ...]], ...]  # column masks, with sizes, largest first
    bound: int  # faces of which another card taken away costs a common group a card
    excess: int
    sites: tuple[Site, ...]


def flow(hand: Masks, column: int, sizes: tuple[int, ...]) -> tuple[int, int]:
    """How many cards common groups of these sizes take from a column.

    The second number tells how often a face may be there and still be bound to them.
    """
    least = room = sum(sizes)
    taken = times = 0
    for number, size in enumerate(sizes, 1):
        if number <= len(hand):
            taken += (hand[number - 1] & column).bit_count()
        room -= size
        if taken + room <= least:
            least, times = taken + room, number
    return least, times


def sites(hand: Masks, size: int) -> list[Site]:
    """The sites of that size worth looking at: with two cards, and more than their likes."""
    return [*_runs(hand, size), *_columns(hand, size), *_kinds(hand, size)]


def _runs(hand: Masks, size: int) -> list[Site]:
    runs = []
    for row in ROWS:
        stretches: dict[int, int] = {}
        length, lowest = row.bit_count(), (row & -row).bit_length() - 1
        for start in range(lowest, lowest + length - size + 1):
            mask = (1 << size) - 1 << start
            if (hand[0] & mask).bit_count() > 1:
                stretches.setdefault(hand[0] & mask, mask)
        for met, mask in stretches.items():
            if not any(met | other == other for other in stretches if other != met):
                runs.append(Site(size, mask))
    return runs


def _columns(hand: Masks, size: int) -> list[Site]:
    columns = COLUMNS if size <= MOST_JOBS else COLUMNS[:NUMBER_COLUMNS]
    return [
        Site(size, mask, column=column)
        for column, mask in enumerate(columns)
        if (hand[0] & mask).bit_count() > 1
    ]


def _kinds(hand: Masks, size: int) -> list[Site]:
    return [Site(size, 1 << face, face=face) for face in bits(hand[1])] if len(hand) > 1 else []


def gain(node: Node, site: Site) -> int:
    """How many more cards are covered with this site than without it."""
    hand = node.hand
    if site.column >= 0:
        sizes = _sizes(node, site.mask)
        now = flow(hand, site.mask, sizes)[0] if sizes else 0
        return flow(hand, site.mask, _with(sizes, site.size))[0] - now
    if site.face < 0:
        return (hand[0] & site.mask & ~node.bound).bit_count() if hand else 0
    taken = min(site.size, copies(hand, site.face))
    lost = 0
    for column, sizes in node.shared:
        if column & site.mask:
            lost = flow(hand, column, sizes)[0]
            lost -= flow(_take(hand, site.mask, taken), column, sizes)[0]
    return taken - lost


def _sizes(node: Node, column: int) -> tuple[int, ...]:
    return next((sizes for mask, sizes in node.shared if mask == column), ())


def _with(sizes: tuple[int, ...], size: int) -> tuple[int, ...]:
    return tuple(sorted((*sizes, size), reverse=True))


def _take(hand: Masks, face: int, times: int) -> Masks:
    for _ in range(times):
        hand = less(hand, face)
    return hand


def choose(node: Node, site: Site, gained: int) -> Node:
    hand, shared = node.hand, node.shared
    if site.column >= 0:
        others = tuple(part for part in shared if part[0] != site.mask)
        shared = (*others, (site.mask, _with(_sizes(node, site.mask), site.size)))
    elif site.face >= 0:
        hand = _take(hand, site.mask, min(site.size, copies(hand, site.face)))
    else:
        hand = less(hand, hand[0] & site.mask)
    return Node(hand, shared, _bound(hand, shared), node.excess + gained - 1, (*node.sites, site))


def _bound(hand: Masks, shared: tuple[tuple[int, tuple[int, ...]], ...]) -> int:
    bound = 0
    for column, sizes in shared:
        times = flow(hand, column, sizes)[1]
        if times and hand:
            above = hand[times] if times < len(hand) else 0
            bound |= hand[0] & column & ~above
    return bound


def again(node: Node, site: Site, first: int) -> list[int]:
    """Bounds on what the same site adds when chosen once more, and so on, above one card."""
    hand, bounds = node.hand, list[int]()
    if site.column >= 0:
        sizes = _with(_sizes(node, site.mask), site.size)
        now = flow(hand, site.mask, sizes)[0]
        while True:
            sizes = _with(sizes, site.size)
            before, now = now, flow(hand, site.mask, sizes)[0]
            if now - before < 2:
                return bounds
            bounds.append(now - before)
    if site.face >= 0:
        left = copies(hand, site.face) - site.size
        while left > 1:
            bounds.append(min(left, site.size, first))
            left -= site.size
        return bounds
    for mask in hand[1:]:
        more = (mask & site.mask).bit_count()
        if more < 2:
            break
        bounds.append(min(more, first))
    return bounds


def _deal(counts: dict[int, int], sizes: tuple[int, ...]) -> list[tuple[int, list[int]]]:
    """Common groups of a column: every face goes to those with most room left."""
    dealt: list[tuple[int, list[int]]] = [(size, []) for size in sizes]
    for face in sorted(counts, key=lambda face: -counts[face]):
        dealt.sort(key=lambda group: len(group[1]) - group[0])
        for size, part in dealt[: counts[face]]:
            if len(part) < size:
                part.append(face)
    return dealt


class Packing:
    """The best groups of these sizes for the cards of a hand, its wilds left out."""

    def __init__(self, counts: Sequence[int], sizes: Sequence[int]) -> None:
        self.counts = counts
        self.cards = sum(counts)
        self.sizes = sorted(sizes, reverse=True)
        self.hand = masks(counts)
        self.sites = {size: sites(self.hand, size) for size in set(sizes)} if self.hand else {}
        self.best = Node(self.hand, (), 0, -1, ())

    def cover(self, floor: int = 0) -> int:
        """The most cards covered, if that is at least floor; otherwise anything less."""
        groups = len(self.sizes)
        self.goal = min(self.cards, sum(self.sizes)) - groups
        start = Node(self.hand, (), 0, 0, ())
        self.best = start._replace(excess=max(floor - 1 - groups, -1))
        if self.cards <= groups:
            self.best = start
        else:
            self._visit(start, 0, None)
        return min(self.cards, groups + self.best.excess)

    def _visit(self, node: Node, at: int, allowed: list[Site] | None) -> None:
        if node.excess > self.best.excess:
            self.best = node
        if at == len(self.sizes) or self.best.excess >= self.goal:
            return
        size = self.sizes[at]
        after = at + self.sizes[at:].count(size)
        gains = self._gains(node, self.sites[size] if allowed is None else allowed)
        most = self._entries(node, gains)
        others = self._others(node, after)
        for index, (gained, site) in enumerate(gains):
            bound = node.excess + others + _top(most, index, after - at)
            if min(bound, self.goal) <= self.best.excess:
                return
            rest = [site for _, site in gains[index:]] if at + 1 < after else None
            self._visit(choose(node, site, gained), at + 1, rest)
        if after < len(self.sizes) and node.excess + others > self.best.excess:
            self._visit(node, after, None)

    def witness(self) -> list[tuple[int, list[int]]]:
        """Groups of the best cover: the size, and the faces it has cards of."""
        left = Counter(dict(enumerate(self.counts)))
        groups: list[tuple[int, list[int]]] = []
        for site in self.best.sites:
            if site.column < 0:
                faces = bits(site.mask) if site.face < 0 else [site.face] * site.size
                part = list((Counter(faces) & left).elements())
                left -= Counter(part)
                groups.append((site.size, part))
        for column, sizes in self.best.shared:
            groups += _deal({face: left[face] for face in bits(column)}, sizes)
        return groups

    def _gains(self, node: Node, allowed: Sequence[Site]) -> list[tuple[int, Site]]:
        gains = [(gained, site) for site in allowed if (gained := gain(node, site)) > 1]
        gains.sort(key=lambda pair: -pair[0])
        return gains

    def _entries(self, node: Node, gains: list[tuple[int, Site]]) -> list[tuple[int, int]]:
        """Excesses, largest first, each with the number of its site."""
        entries = [(gained - 1, index) for index, (gained, _) in enumerate(gains)]
        for index, (gained, site) in enumerate(gains):
            entries += [(more - 1, index) for more in again(node, site, gained)]
        entries.sort(key=lambda entry: -entry[0])
        return entries

    def _others(self, node: Node, at: int) -> int:
        """A bound on the excess of the sizes from there on."""
        bound = 0
        while at < len(self.sizes):
            size = self.sizes[at]
            times = self.sizes[at:].count(size)
            bound += _top(self._entries(node, self._gains(node, self.sites[size])), 0, times)
            at += times
        return bound


def _top(entries: list[tuple[int, int]], index: int, times: int) -> int:
    """The sum of the largest excesses of sites from a number on."""
    total = 0
    for excess, number in entries:
        if number >= index:
            if not times:
                break
            total += excess
            times -= 1
    return total
