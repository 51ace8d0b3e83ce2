"""What is agreed before a match: game, options, who sits where, policy, seed."""

import secrets
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from tefuda.ai.levels import LEVELS, PLAYERS
from tefuda.core import record
from tefuda.core.foreign import check_letters, check_line, quoted, whole
from tefuda.core.match import Match, check_options
from tefuda.core.registry import find
from tefuda.core.seal import is_salt
from tefuda.core.terms import BadText, Info, Seat, Value

YOU = "you"
COACH = "coach"
MATCH = "match"
POLICIES = ("casual", "strict", COACH)
MOST_LETTERS = 40  # of a name
LONGEST_SEED = 500  # letters; one that is typed is shorter, but a record comes from anywhere
LONGEST_ORIGIN = 100  # letters of an origin's name
MOST_MOVES = 1_000_000  # that an origin may tell
USUAL_LEVEL = LEVELS[1]
STRONGEST_LEVEL = LEVELS[-1]
STRONGER = dict(pairwise(LEVELS))
SEVERAL = "only one seat can be yours, for this page cannot hand the device round yet"
BOT_NAMES = ("Aoi", "Botan", "Chidori", "Daichi", "Emi")


class Player(NamedTuple):
    """Who sits where."""

    name: str
    level: str  # "" for a person, else the bot's level


class Origin(NamedTuple):
    """What a match was begun for. Kinds of later versions are kept as they are."""

    kind: str = MATCH  # "match" "lesson" "day" "puzzle" "position"
    name: str = ""  # of the lesson, the day or the puzzle; the id of the match that is taken up
    moves: int = 0  # at its beginning that stood before it was begun


class Setup(NamedTuple):
    """A table to be. `seats` are "you" for a person, or a bot's level."""

    key: str
    options: Mapping[str, Value]
    seats: tuple[str, ...]
    names: tuple[str, ...]  # "" where nobody gave one
    policy: str
    seed: str
    salt: str = ""  # 128 random bits as hex, for the seal; "" in format 1, which has none
    origin: Origin = Origin()

    @property
    def people(self) -> tuple[Seat, ...]:
        """Where persons sit; nowhere where bots are watched."""
        return tuple(seat for seat, level in enumerate(self.seats) if level == YOU)

    def is_person(self, seat: Seat) -> bool:
        return seat in self.people

    def is_bot(self, seat: Seat) -> bool:
        """Neither a person's seat nor nature's."""
        return seat >= 0 and not self.is_person(seat)

    @property
    def players(self) -> tuple[Player, ...]:
        pairs = zip(self.names, self.seats, strict=True)
        return tuple(Player(name, "" if level == YOU else level) for name, level in pairs)

    def match(self) -> Match:
        """The match before nature's first move."""
        return Match(find(self.key), len(self.seats), self.options, self.seed, self.salt)

    @property
    def seal(self) -> str:
        """The promise of its deal, 64 hexadecimal digits; "" where there is no salt."""
        return str(record.promised(self.match()).get("seal", ""))

    def salted(self) -> "Setup":
        """The same table with a seal of its own."""
        return self._replace(salt=secrets.token_hex(16))

    def dealt(self, seed: str) -> "Setup":
        """The same table with another deal; it is nobody's puzzle any more."""
        return self._replace(seed=seed, origin=Origin()).salted()

    def harder(self) -> "Setup":
        """The same table, each bot one level stronger, as far as there are any."""
        seats = (STRONGER.get(level, level) for level in self.seats)
        return self._replace(seats=tuple(seats))

    def again(self) -> "Setup":
        """The same table with the same deal, from its beginning."""
        return self._replace(origin=Origin() if self.origin.moves else self.origin).salted()

    def taken_up(self, match_id: str, moves: int) -> "Setup":
        """The same table with so many moves of a match made; with hints, for much is known of it."""
        origin = Origin("position", match_id, moves)
        return self._replace(policy="coach", origin=origin).salted()


def usual_players(info: Info) -> int:
    """How many sit at a table where nobody says: four, or as near to it as may be."""
    return min(info.players, key=lambda number: abs(number - 4))


def from_query(key: str, query: Mapping[str, str], seed: str) -> Setup:
    """The setup of a link `#/new/KEY?…`; `BadText` says what does not fit."""
    players = _number(query.get("players", str(usual_players(find(key).info))))
    named = [query.get(f"seat{seat}", "") for seat in range(players)]
    seats = tuple(level or _default_level(seat, any(named)) for seat, level in enumerate(named))
    given = {name[7:]: text for name, text in query.items() if name.startswith("option.")}
    if named.count(YOU) > 1:
        raise BadText(SEVERAL)
    setup = checked(
        Setup(
            key=key,
            options=_options(key, players, given),
            seats=seats,
            names=tuple(query.get(f"name{n}") or default_name(seats, n) for n in range(players)),
            policy=query.get("policy", POLICIES[0]),
            seed=query.get("seed", seed),
        )
    )
    return admitted(setup)


def _default_level(seat: Seat, named: bool) -> str:
    """Nobody named: you sit at seat 0. Else an unnamed seat is a bot's."""
    return YOU if seat == 0 and not named else USUAL_LEVEL


def default_name(seats: tuple[str, ...], seat: Seat) -> str:
    """You need none; bots have theirs in seat order."""
    bots = [other for other, level in enumerate(seats) if level != YOU]
    return BOT_NAMES[bots.index(seat)] if seat in bots else ""


def _options(key: str, players: int, given: Mapping[str, str]) -> dict[str, Value]:
    """Options from texts: the value that is written so."""
    values: dict[str, Value] = dict(given)
    for option in find(key).info.options:
        for value in option.values(players):
            if given.get(option.name) == str(value):
                values[option.name] = value
    return check_options(find(key), players, values)


def _number(text: str) -> int:
    number = whole(text, 99)
    if number is None:
        raise BadText(f"{quoted(text)} is no number of players")
    return number


def checked(setup: Setup) -> Setup:
    """The same setup with every option, or `BadText` with what does not fit."""
    options = check_options(find(setup.key), len(setup.seats), setup.options)
    for level in setup.seats:
        if level not in (YOU, *PLAYERS):
            raise BadText(f"no level {quoted(level)}; there are {', '.join(LEVELS)}")
    if setup.policy not in POLICIES:
        raise BadText(f"no policy {quoted(setup.policy)}; there are {', '.join(POLICIES)}")
    if len(setup.names) != len(setup.seats):
        raise BadText("there is not one name a seat")
    _check_texts(setup)
    return setup._replace(options=options)


def _check_texts(setup: Setup) -> None:
    if any(len(name) > MOST_LETTERS for name in setup.names):
        raise BadText(f"a name has at most {MOST_LETTERS} letters")
    if len(setup.seed) > LONGEST_SEED:
        raise BadText(f"a seed has at most {LONGEST_SEED} letters")
    if len(setup.origin.kind) > MOST_LETTERS or len(setup.origin.name) > LONGEST_ORIGIN:
        raise BadText(f"the name of an origin has at most {LONGEST_ORIGIN} letters")
    for what, text in _texts(setup):
        check_letters(text, what)


def admitted(setup: Setup) -> Setup:
    """One that comes from elsewhere; `BadText` where a name or the seed is no line of text.

    What is kept here may be older than this, and is played all the same.
    """
    for what, text in _texts(setup):
        check_line(text, what)
    return setup


def _texts(setup: Setup) -> list[tuple[str, str]]:
    origin = (setup.origin.kind, setup.origin.name)
    return [
        *(("a name", name) for name in setup.names),
        ("a seed", setup.seed),
        *(("an origin", text) for text in origin),
    ]


KINDS: tuple[tuple[str, type], ...] = (
    ("game", str),
    ("options", dict),
    ("seats", list),
    ("names", list),
    ("policy", str),
    ("seed", str),
)


def to_json(setup: Setup) -> dict[str, Any]:
    """The setup as `from_json` reads it; one without a salt as format 1 wrote it."""
    values = (setup.key, dict(setup.options), list(setup.seats), list(setup.names))
    pairs = zip(KINDS, (*values, setup.policy, setup.seed), strict=True)
    data = {name: value for (name, _), value in pairs}
    more = {"salt": setup.salt, "origin": _origin_to_json(setup.origin)}
    return {**data, **{name: value for name, value in more.items() if value}}


def _origin_to_json(origin: Origin) -> dict[str, str | int]:
    """What is not as usual of it."""
    usual = Origin()._asdict()
    return {name: value for name, value in origin._asdict().items() if value != usual[name]}


def from_json(data: Mapping[str, Any]) -> Setup:
    """The setup that `to_json` wrote; `BadText` where it is none.

    A level that is no more is the strongest there is: no match is lost because bots change.
    """
    for name, kind in KINDS:
        if type(data.get(name)) is not kind:
            raise BadText(f"{name!r} is missing or not of the right kind")
    lists = [data["seats"], data["names"]]
    if not all(type(text) is str for texts in lists for text in texts):
        raise BadText("seats and names are texts")
    seats, names = map(tuple, lists)
    seats = tuple(seat if seat in (YOU, *PLAYERS) else STRONGEST_LEVEL for seat in seats)
    setup = Setup(data["game"], data["options"], seats, names, data["policy"], data["seed"])
    salt, origin = data.get("salt", ""), _origin_from_json(data.get("origin", {}))
    return checked(setup._replace(salt=_salt(salt), origin=origin))


def _salt(text: object) -> str:
    if text != "" and not is_salt(text):
        raise BadText("a salt is 32 hexadecimal digits")
    return str(text)


def _origin_from_json(data: object) -> Origin:
    if not isinstance(data, dict):
        raise BadText("an origin is a JSON object")
    given = {name: data[name] for name in Origin._fields if name in data}
    origin = Origin(**given)
    kinds = tuple(map(type, origin))
    if kinds != (str, str, int) or not 0 <= origin.moves <= MOST_MOVES:
        raise BadText("an origin is a kind, a name and a number of moves")
    return origin
