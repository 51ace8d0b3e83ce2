"""Where in the page one is, as the address after its # says.

`#/` is the lobby; `#/match/ID` a saved match, `#/match/ID/review` the same looked back at
(with `?turns=yes` its turning points are looked for at once);
`#/open/TEXT` the match that a link holds. `#/new/KEY?players=4&seat0=you&seat1=LEVEL&…&name0=…
&policy=casual&option.NAME=VALUE&seed=…` makes a match: what is missing is filled in, and where
seats are named and none is "you" it is watched. `#/learn/KEY` begins a
game's lesson, or goes on with it. `#/rules/KEY/CLAUSE` (and `#/setup/KEY`, which
Python takes for the lobby) are shown by js/lobby.js.
"""

from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

MOST_LETTERS = 2_000  # of a link's query
LONGEST = 100_000  # letters of a part; the text of a match has 30,000 at most


class Route(NamedTuple):
    """`place`: "lobby", "new", "open", "match", "learn" or "rules"; an unknown address is the lobby."""

    place: str
    name: str = ""  # the game's key, the match's id, or the text of a match
    clause: str = ""  # of the rules
    query: tuple[tuple[str, str], ...] = ()


def read(address: str) -> Route:
    """The route of "#/match/1a2b" and the like."""
    path, _, query = address.removeprefix("#").partition("?")
    parts = [unquote(part[:LONGEST]) for part in path.strip("/").split("/", 3)]
    place, name, clause = [*parts, "", "", ""][:3]
    if place not in ("new", "open", "match", "rules", "learn") or not name:
        return Route("lobby")
    return Route(place, name, clause, tuple(parse_qsl(query[:MOST_LETTERS])))
