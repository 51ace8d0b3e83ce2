"""Who knows what: views, what is heard, imagined worlds, and where every card is."""

from collections import Counter
from collections.abc import Mapping

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng, shuffled
from tefuda.core.kit.zones import by_seat
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import DECK, split
from tefuda.games.master_of_rules.rules.scoring import winnings
from tefuda.games.master_of_rules.rules.state import Now, Round, State, View


def view(state: State, seat: Seat) -> View:
    return View(
        state.setup,
        state.past,
        state.now,
        state.open,
        seat,
        hand=state.hands[seat] if seat >= 0 and state.hands else (),
        sizes=tuple(_size(hand) for hand in state.hands),
        decks=(len(state.numbers), len(state.rules)),
        stock=state.numbers if state.past.reshuffles else (),
    )


def _size(hand: Cards) -> tuple[int, int]:
    numbers, rules = split(hand)
    return len(numbers), len(rules)


def imagine(view: View, rng: Rng) -> State:
    """The cards nobody has shown, at random over the places they can be in.

    Exactly uniform over those places: nothing that players do, or fail to do, bars a card
    from a hand, except the reveal, which shows the whole of it. Once the number deck was
    made of the discards its cards are known, and the unseen ones are all in hands.
    """
    unseen_numbers, unseen_rules = split(unseen(view))
    pools = shuffled(unseen_numbers, rng), shuffled(unseen_rules, rng)
    hands = tuple(_hand(view, seat, pools) for seat in range(len(view.sizes)))
    numbers, rules = view.stock or DECK.sort(pools[0]), DECK.sort(pools[1])
    return State(view.setup, view.past, view.now, view.open, hands, numbers, rules)


def unseen(view: View) -> Cards:
    """The cards whose place the seat does not know: in the others' hands or a deck."""
    seen = Counter(view.hand)
    for seat, cards in enumerate(view.open):
        if seat != view.seat:
            seen.update(cards)
    for place in (*_places(view.now), view.stock, view.past.discards, *_spent(view.past.rounds)):
        seen.update(place)
    return tuple((Counter(DECK.cards) - seen).elements())


def _hand(view: View, seat: Seat, pools: tuple[list[Card], list[Card]]) -> Cards:
    """The viewer's own hand, or what is known of another's, filled up from the pools."""
    if seat == view.seat:
        return view.hand
    hand = list(view.open[seat])
    for pool, size, known in zip(pools, view.sizes[seat], split(view.open[seat]), strict=True):
        hand += [pool.pop() for _ in range(size - len(known))]
    return DECK.sort(hand)


def _places(now: Now) -> tuple[Cards, ...]:
    """The cards of the running round by place; a seat's empty spot is no card."""
    down = tuple(card for card in (*now.numbers, *now.rules) if card)
    return now.row, down, now.dummies


def _spent(rounds: tuple[Round, ...]) -> tuple[Cards, ...]:
    """The rules of the rounds that are over: those the players played, and the dummies'."""
    return tuple(round_.rules + split(round_.dummies)[1] for round_ in rounds)


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once."""
    row, down, dummies = _places(state.now)
    missed: Cards = ()
    for round_ in state.past.rounds:
        pairs = zip(round_.rules, round_.met, strict=True)
        missed += tuple(rule for rule, met in pairs if not met) + split(round_.dummies)[1]
    return {
        **by_seat("hand", state.hands),
        **by_seat("won", winnings(state.past.rounds, state.setup.players)),
        "number deck": state.numbers,
        "rule deck": state.rules,
        "row": row,
        "down": down,
        "dummies": dummies,
        "number discards": state.past.discards,
        "rule discards": missed,
    }
