"""Rich positions of a game: moments of one random match that between them show what its table can.

Each phase first and last at a turn of one's own, with nothing and with a card lifted; the table when
most lies there; rounds (tricks, turns) as they are judged; the end, and the dialogs over it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from app.match.head import Head
from app.match.history import History
from app.match.setup import MOST_LETTERS, Setup, from_query
from app.play.session import Session
from app.saves.preferences import Settings
from app.view.scene import Scene
from tefuda.core import registry
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE

SEED = "screens"
ME = 0
LONG = {
    "en": "Wilhelmina Montgomery-Featherstonehaugh",
    "ja": "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に",
}
"""Names as long as they may be."""

assert all(len(name) <= MOST_LETTERS for name in LONG.values())


class Position(NamedTuple):
    """A moment of a match, and what is done to the screen there."""

    name: str
    moves: int  # made before it
    lift: bool = False  # a card is lifted
    paused: bool = False  # a finished round is looked at
    dialog: str = ""


def setup(key: str, players: int = 0, names: str = "") -> Setup:
    """A person against bots; `names` is the language of names as long as may be."""
    number = players or registry.find(key).info.players[-1]
    query = {"players": str(number), "policy": "coach"}
    if names:
        query |= {f"name{seat}": LONG[names] for seat in range(number)}
    return from_query(key, query, SEED)


@cache
def whole(key: str, players: int) -> Match:
    """A match of random moves to its end."""
    match, rng = setup(key, players).match(), Quick(SEED)
    while not match.over:
        seat = match.turn.seats[0]
        _ = match.chance() if seat == CHANCE else match.play(seat, match.choices(seat).sample(rng))
    return match


@cache
def positions(key: str, players: int) -> tuple[Position, ...]:
    """In the order they come."""
    match = whole(key, players)
    mine, judged = _own_turns(match), _judged(match)
    phases: dict[str, list[int]] = {}
    for number in mine:
        phase = match.game.turn(match.steps[number].before).phase
        phases.setdefault(phase, []).append(number)
    chosen = [
        Position(f"{phase} {name}", numbers[place])
        for phase, numbers in phases.items()
        for name, place in (("first", 0), ("late", len(numbers) * 4 // 5))
    ]
    full = max(mine, key=lambda number: _seen(match, number))
    chosen += [Position("full", full), Position("lifted", full, lift=True)]
    chosen += [Position(f"judged {n}", at, paused=True) for n, at in enumerate(judged)]
    end = len(match.steps)
    chosen += [Position("end", end, paused=True), Position("result", end, dialog="result")]
    chosen += [Position("menu", full, dialog="menu"), Position("sheet", end, dialog="sheet")]
    return tuple(sorted(chosen, key=lambda position: position.moves))


def _own_turns(match: Match) -> list[int]:
    """Moves before which the person had to decide."""
    return [number for number, step in enumerate(match.steps) if step.seat == ME]


def _judged(match: Match) -> Sequence[int]:
    """An early and a late moment at which a round has just ended."""
    rounds = [match.game.turn(step.before).round for step in match.steps]
    over = [n for n in range(1, len(rounds)) if rounds[n] != rounds[n - 1]]
    return sorted({over[len(over) // 4], over[-1]}) if over else []


def _seen(match: Match, number: int) -> int:
    """Faces to be seen on the table, a few of each zone."""
    game = match.game
    table = game.table(game.view(match.steps[number].before, ME), None)
    zones = [*table.centre, *(zone for panel in table.panels for zone in panel.zones)]
    return sum(min(8, sum(bool(face.card) for face in zone.cards)) for zone in zones)


def scenes(
    key: str, players: int, settings: Settings, names: str = "", wanted: Sequence[str] = ()
) -> Iterator[tuple[str, Scene]]:
    """What the page shows at each position, or at those wanted, by name."""
    table, again = setup(key, players, names), setup(key, players).match()
    steps = whole(key, players).steps
    for position in positions(key, players):
        if wanted and position.name not in wanted:
            continue
        for step in steps[len(again.steps) : position.moves]:
            _ = again.chance() if step.seat == CHANCE else again.play(step.seat, step.move)
        yield position.name, _scene(Head(SEED, "", "", table), again, position, settings)


def _scene(head: Head, match: Match, position: Position, settings: Settings) -> Scene:
    session = Session(head, History(match), settings, viewer=ME)
    session.course.paused = position.paused
    session.course.offer()
    if position.lift:
        shown = session.scene()
        for card in sorted(shown.open_cards)[:1]:
            session.do(f"card {card}")
    session.screen.dialog = position.dialog
    return session.scene()
