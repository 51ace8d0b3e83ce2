"""The checks that `cases.toml` names: a case's words, put to the real rules."""

from collections.abc import Sequence
from typing import Any

from tefuda.core.cards import Cards
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.games.thieves.cards import COLOUR, IN_PLAY
from tefuda.games.thieves.rules import scoring, turns
from tefuda.games.thieves.rules.events import CameHome
from tefuda.games.thieves.rules.state import State, Steal, Thief

Moves = Sequence[tuple[int, str]]
Said = tuple[str, str]  # in English, in Japanese


def deck(removed: str, players: int) -> dict[str, int]:
    """How the cards of a match are made up, and what a deal leaves."""
    cards = IN_PLAY[removed]
    junk = sum(COLOUR[card] == "K" for card in cards)
    return {
        "cards": len(cards),
        "junk": junk,
        "left": len(cards) - players * turns.HAND,
        "sum": scoring.value(cards),
    }


def hideable(thief: str, hand: list[str]) -> list[str]:
    return list(turns.hideable(tuple(hand), thief))


def score(thief: str, cards: list[str]) -> list[int]:
    """The sum, the bonus and the points."""
    held: Cards = tuple(cards)
    return [scoring.value(held), scoring.bonus(thief, held), scoring.points(thief, held)]


def order(parent: int, home: list[int]) -> list[int]:
    """Who acts in a phase of four players, in order."""
    state: State = turns.start(4, {"first_treasure": "every_turn"})
    at_home = tuple(seat in home for seat in range(4))
    past, now = state.past._replace(parent=parent), state.now._replace(home=at_home)
    return turns.in_order(state._replace(past=past, now=now))


def walk(thieves: str, home: list[int]) -> str:
    """Which thief stands before whom after a walk."""
    before = tuple(Thief(colour, ()) for colour in thieves)
    after = turns.walk(before, tuple(seat in home for seat in range(len(thieves))))
    return "".join(thief.colour for thief in after)


def played(players: int, moves: Moves, ask: list[str], **options: str) -> dict[str, Any]:
    """What `ask` names of a table after these moves."""
    match = Match(find("thieves"), players, options, "case")
    home: list[int] = []
    for seat, line in moves:
        happened = match.play_text(seat, line)
        home += [event.seat for event in happened if isinstance(event, CameHome)]
    facts = {**_running(match.state), **_ended(match.state), "home": home}
    facts["to_act"] = list(match.turn.seats)
    return {name: facts[name] for name in ask}


def _running(state: State) -> dict[str, Any]:
    """The thieves before each seat with their loot (face-down cards in brackets), and sizes."""
    return {
        "thieves": "".join(thief.colour for thief in state.thieves),
        "loot": {
            thief.colour: " ".join(
                treasure.card if treasure.open else f"({treasure.card})" for treasure in thief.loot
            )
            for thief in state.thieves
        },
        "sizes": [len(hand) for hand in state.hands],
        "pile": [len(part) for part in state.given],
        "parent": state.past.parent,
    }


def _ended(state: State) -> dict[str, Any]:
    """The last turn that is over."""
    if not state.past.results:
        return {}
    result = state.past.results[-1]
    return {
        "last": result.last,
        "taken": len(result.pile),
        "points": list(result.points),
        "who": "".join(thief.colour for thief in result.thieves),
    }


def example(clause: str, groups: list[list[str]]) -> tuple[list[str], list[Said]]:
    """The treasures that may be hidden, lie face down or bring a bonus, and sum and points."""
    cards = tuple(card for group in groups for card in group)
    if clause == "3.2":
        return hideable("R", list(cards)), []
    if clause == "4.2":
        return _face_down("B", cards), []
    thief = "G" if clause == "7.4" else cards[0][0]
    total, more, points = score(thief, list(cards))
    told = {total, points, *([score(thief, groups[0])[2]] if clause == "7.4" else [])}
    favourites = list(scoring.favourites(thief, cards)) if more else []
    return favourites, [2 * (str(number),) for number in sorted(told)]


def _face_down(colour: str, cards: Cards) -> list[str]:
    """Those of the treasures that lie face down when they were stolen for a thief."""
    state: State = turns.start(4, {"first_treasure": "every_turn"})
    state = state._replace(
        thieves=tuple(Thief(other, ()) for other in (colour, *"BRYG".replace(colour, ""))),
        now=state.now._replace(phase=1, seat=0),
        hands=(cards, *3 * (("G1",),)),
    )
    loots = [turns.apply(state, Steal(card), 0).thieves[0].loot for card in cards]
    return [treasure.card for (treasure,) in loots if not treasure.open]
