"""What happens at a table of thieves, as facts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.thieves.cards import COLOUR, Colour
from tefuda.games.thieves.rules.scoring import THRESHOLD, bonus, carried, favourites, value
from tefuda.games.thieves.rules.state import Hide, Home, Move, Result, State, Steal
from tefuda.games.thieves.rules.turns import apply, in_order


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Treasures were dealt for a turn."""

    number: int  # from 1
    parent: Seat
    hides: bool  # with a first treasure (T1)

    def tags(self) -> tuple[str, ...]:
        return ("first treasure",) if self.hides else ("no first treasure",)


@dataclass(frozen=True, slots=True)
class Hid(Event):
    """A first treasure was chosen; nobody else hears of it."""

    seat: Seat
    thief: Colour
    card: Card
    duty: bool  # the hand held the thief's colour

    def tags(self) -> tuple[str, ...]:
        if self.duty:
            return ("hide by duty",)
        return ("hide junk",) if COLOUR[self.card] == "K" else ("hide another colour",)


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """A treasure was played on a thief. `card` is "" for those who see only its back."""

    seat: Seat
    thief: Colour
    card: Card
    open: bool
    next: Seat = -1  # to whom the thief is on its way
    few: bool = False  # somebody is at home already, and may only look on

    def beats(self) -> float:
        """Who looks on can follow."""
        return 1.9 if self.few else 1

    def tags(self) -> tuple[str, ...]:
        if not self.open:
            return ("steal face down",)
        return ("steal junk",) if COLOUR[self.card] == "K" else ("steal face up",)


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """A player is at home with a thief; nobody goes with an empty hand but by force."""

    seat: Seat
    thief: Colour
    cards: Cards  # to the pile, as far as the hearer knows them
    size: int
    phase: int
    shown: Cards = ()  # what lay face up on the thief
    backs: int = 0

    def tags(self) -> tuple[str, ...]:
        if not self.size:
            return ("forced home",)
        return ("home in the first phase",) if self.phase == 1 else ("home later",)

    def beats(self) -> float:
        """It is said over the table, and the house lights up."""
        return 2.4


class Path(NamedTuple):
    """Where a thief walks."""

    thief: Colour
    start: Seat
    end: Seat


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """All thieves still out walked on to the left."""

    paths: tuple[Path, ...]
    past: bool  # one of them past a player at home
    parent_home: bool  # the next phase begins with another than the parent

    def beats(self) -> float:
        """The move before it is said, all walk, and what they bring is seen."""
        return 2.4

    def tags(self) -> tuple[str, ...]:
        walk = "walk past a home player" if self.past else "walk"
        return (walk, "parent at home") if self.parent_home else (walk,)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """One player was left; thieves and pile are shown."""

    number: int  # from 1
    result: Result
    totals: tuple[int, ...]
    how: str  # "forced home", or what the last player had done in the phase: "stolen" "nothing"

    def tags(self) -> tuple[str, ...]:
        tags = {f"last player: {self.how}"}
        tags.add("pile taken" if self.result.pile else "pile empty")
        for seat in range(len(self.totals)):
            tags |= self._scored(seat)
        return tuple(sorted(tags))

    def _scored(self, seat: Seat) -> set[str]:
        thief = self.result.thieves[seat]
        own = carried(thief)
        cards = own + (self.result.pile if seat == self.result.last else ())
        tags = set()
        if bonus(thief.colour, cards):
            tags.add("bonus" if value(own) >= THRESHOLD else "bonus by the pile")
        elif favourites(thief.colour, cards):
            tags.add("threshold missed")
        if value(cards) < 0:
            tags.add("turn below zero")
        if any(COLOUR[card] == "K" and not is_open for card, _, is_open in thief.loot):
            tags.add("junk hidden first")  # nothing else lays junk face down (4.2)
        return tags | ({"total below zero"} if self.totals[seat] < 0 else set())


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Everybody has been the parent."""

    totals: tuple[int, ...]

    def tags(self) -> tuple[str, ...]:
        return ("shared win",) if self.totals.count(max(self.totals)) > 1 else ("one winner",)


def events(state: State, move: Move, seat: Seat) -> Sequence[Event]:
    after = apply(state, move, seat)
    happened: list[Event] = [Moved(seat, move), *_act(state, move, seat)]
    if after.past.dealt > state.past.dealt:
        happened.append(TurnBegan(after.past.dealt, after.past.parent, hides=after.now.phase == 0))
    elif len(after.past.results) > len(state.past.results):
        happened += _end(state, after, seat, _home_then(state, move, seat))
    elif after.now.phase > state.now.phase:
        happened.append(walked(state, after.now.home))
    return happened


def _act(state: State, move: Move, seat: Seat) -> list[Event]:
    """What a player's move does by itself."""
    if isinstance(move, Hide):
        duty = any(COLOUR[card] == state.thieves[seat].colour for card in state.hands[seat])
        return [Hid(seat, state.thieves[seat].colour, move.card, duty)]
    if isinstance(move, Steal):
        return [_stole(state, move, seat)]
    return [_came(state, seat)] if isinstance(move, Home) else []


def _stole(state: State, move: Steal, seat: Seat) -> Stole:
    thief, paths = state.thieves[seat].colour, walked(state, state.now.home).paths
    to = next(path.end for path in paths if path.start == seat)
    return Stole(seat, thief, move.card, COLOUR[move.card] != thief, to, any(state.now.home))


def _came(state: State, seat: Seat) -> CameHome:
    hand, (colour, loot) = state.hands[seat], state.thieves[seat]
    shown = tuple(treasure.card for treasure in loot if treasure.open)
    backs = len(loot) - len(shown)
    return CameHome(seat, colour, hand, len(hand), state.now.phase, shown, backs)


def _home_then(state: State, move: Move, seat: Seat) -> tuple[bool, ...]:
    """Who is at home after the move itself, before anybody is forced to go."""
    return tuple(
        rests or (isinstance(move, Home) and other == seat)
        for other, rests in enumerate(state.now.home)
    )


def walked(state: State, home: tuple[bool, ...]) -> Walked:
    """The thieves of `state` walk when those of `home` are at home."""
    out = [seat for seat, rests in enumerate(home) if not rests]
    ends = [*out[1:], out[0]]
    paths = [
        Path(state.thieves[start].colour, start, end) for start, end in zip(out, ends, strict=True)
    ]
    past = any(path.end != (path.start + 1) % len(home) for path in paths)
    return Walked(tuple(paths), past, home[state.past.parent])


def _end(state: State, after: State, seat: Seat, home: tuple[bool, ...]) -> list[Event]:
    """A turn ends at once when one is left, else by a last walk and forced homecomings."""
    result = after.past.results[-1]
    order = in_order(state)
    out = [other for other in order if not home[other]]
    happened: list[Event] = []
    if len(out) > 1:
        how = "forced home"
        happened.append(walked(state, home))
        happened += [_forced(other, result, state.now.phase + 1) for other in out[:-1]]
    else:
        how = "stolen" if order.index(result.last) < order.index(seat) else "nothing"
    happened.append(TurnEnded(after.past.dealt, result, after.past.scores, how))
    if len(after.past.results) == after.setup.players:
        happened.append(MatchEnded(after.past.scores))
    return happened


def _forced(seat: Seat, result: Result, phase: int) -> CameHome:
    return CameHome(seat, result.thieves[seat].colour, (), 0, phase)
