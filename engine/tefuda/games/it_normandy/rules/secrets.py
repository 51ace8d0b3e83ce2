"""Who knows what: views, what is heard, imagined worlds, and where every card is."""

from collections.abc import Mapping
from math import comb

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng, draw
from tefuda.core.kit import deal
from tefuda.core.kit.deal import own
from tefuda.core.kit.zones import by_seat
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.it_normandy.cards import DECK, RANK, SUIT
from tefuda.games.it_normandy.rules.events import TasksChosen
from tefuda.games.it_normandy.rules.scoring import follower_wins
from tefuda.games.it_normandy.rules.state import Counts, State, Tasks, View
from tefuda.games.it_normandy.rules.turns import choosers, tasks


def hears(event: Event, seat: Seat) -> Event | None:
    """A deal is heard as one's own hand, another's new tasks as a fact; all else is public."""
    if isinstance(event, Moved) and isinstance(event.move, Tasks) and event.seat != seat:
        return TasksChosen(event.seat)
    return deal.hears(event, seat)


def view(state: State, seat: Seat) -> View:
    chosen = tuple(map(bool, state.pending))
    return View(
        state.setup,
        state.past,
        state.now,
        state.plays,
        seat,
        hand=own(state.hands, seat),
        sizes=tuple(map(len, state.hands)),
        left=len(state.stock),
        chosen=chosen,
        pending=_heard(state, chosen, seat),
    )


def _heard(state: State, chosen: tuple[bool, ...], seat: Seat) -> tuple[Counts, ...]:
    """New tasks that a seat knows of: all once all have chosen, before that its own (N18)."""
    if not choosers(state.past.rounds, chosen):
        return state.pending
    return tuple(new if who == seat else () for who, new in enumerate(state.pending))


def seen(view: View) -> set[Card]:
    """Every card of the round whose place the seat knows."""
    cards = {*view.hand, *view.plays, view.now.up}
    for trick in view.now.tricks:
        cards.update(trick.plays)
    return cards


def unseen(view: View) -> list[Card]:
    """The cards whose place the seat does not know: in the others' hands or the stock."""
    known = seen(view)
    return [card for card in DECK if card not in known] if view.left else []


def voids(view: View) -> tuple[frozenset[str], frozenset[str]]:
    """By seat, the suits it has shown to have no card of, by not following."""
    suits: tuple[set[str], set[str]] = (set(), set())
    over = [(trick.leader, trick.plays) for trick in view.now.tricks]
    for leader, plays in [*over, (view.now.leader, view.plays)]:
        if len(plays) == 2 and SUIT[plays[0]] != SUIT[plays[1]]:
            suits[1 - leader].add(SUIT[plays[0]])
    return frozenset(suits[0]), frozenset(suits[1])


def able(view: View, who: Seat) -> list[Card]:
    """The cards that another may hold."""
    missing = voids(view)[who]
    return [card for card in unseen(view) if SUIT[card] not in missing]


def beating(view: View, lead: Card) -> list[Card]:
    """Those of the other's that beat one as it is led."""
    trumps, rank, highest = view.now.trumps, RANK[view.now.up], view.setup.highest_wins
    return [
        card
        for card in able(view, 1 - view.seat)
        if follower_wins((lead, card), trumps, rank, highest=highest)
    ]


def imagine(view: View, rng: Rng) -> State:
    """Hands, stock and hidden new tasks at random among all that fit what was heard.

    Cards exactly uniform, voids minded; new tasks uniform over the ways to spread them.
    """
    left = unseen(view)
    hands: list[Cards] = [view.hand, view.hand]
    without = voids(view)
    hidden = [seat for seat in (0, 1) if seat != view.seat]
    for seat in hidden:
        after = [(view.sizes[other], without[other]) for other in hidden if other > seat]
        hands[seat] = _hand(left, view.sizes[seat], without[seat], after, rng)
        left = [card for card in left if card not in hands[seat]]
    pending = tuple(_imagine_tasks(view, seat, rng) for seat in (0, 1))
    return world(view, tuple(hands), tuple(left), pending)


def world(view: View, hands: tuple[Cards, ...], stock: Cards, pending: tuple[Counts, ...]) -> State:
    """The state that a view is of where the hidden cards and tasks are these."""
    return State(view.setup, view.past, view.now, view.plays, hands, stock, pending)


Need = tuple[int, frozenset[str]]
"""The size of a hand and the suits it has not."""


def _hand(
    cards: list[Card], size: int, without: frozenset[str], after: list[Need], rng: Rng
) -> Cards:
    """A hand from these cards, uniform over all ways to deal it and the hands `after` it."""
    able = [card for card in cards if SUIT[card] not in without]
    if not after or not after[0][1]:
        return DECK.sort(draw(able, size, rng))
    ((later, missing),) = after
    free = [card for card in able if SUIT[card] in missing]  # no use to the other hand
    rest = [card for card in able if SUIT[card] not in missing]
    others = sum(SUIT[card] not in missing for card in cards)
    ways = [
        comb(len(free), number)
        * comb(len(rest), size - number)
        * comb(others - size + number, later)
        for number in range(size + 1)
    ]
    number = _weighted(ways, rng)
    return DECK.sort([*draw(free, number, rng), *draw(rest, size - number, rng)])


def _weighted(ways: list[int], rng: Rng) -> int:
    """A place in the list, as likely as the number there."""
    point, place = rng.below(sum(ways)), 0
    while point >= ways[place]:
        point, place = point - ways[place], place + 1
    return place


def _imagine_tasks(view: View, seat: Seat, rng: Rng) -> Counts:
    """What a seat chose, or something it may have chosen."""
    if view.pending[seat] or not view.chosen[seat]:
        return view.pending[seat]
    move = tasks(view.past.rounds[-1].tally.surplus[seat]).sample(rng)
    assert isinstance(move, Tasks)
    return (move.red, move.yellow, move.blue)


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once."""
    cards = by_seat("hand", state.hands)
    cards["stock"] = state.stock or DECK.cards
    cards["up"] = (state.now.up,) if state.now.up else ()
    cards["trick"] = state.plays
    for seat in (0, 1):
        tricks = [trick.plays for trick in state.now.tricks if trick.winner == seat]
        cards[f"won {seat}"] = tuple(card for plays in tricks for card in plays)
    return cards
