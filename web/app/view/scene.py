"""What the templates get to draw: data made by the page's logic, read by `render.py`.

The documents (`web/pages/index.html`, and `embed.html` with `<html data-frame>`) hold, in <body>:
- `data-worker`, `data-idiomorph`, `data-second` and `data-tabs`: the addresses of worker.py, of
  idiomorph's module, and of two of web/js/;
- `#waiting`: the saved matches, from `render.lobby_matches(summaries, language)`; in the lobby
  also `#import` and `#import-file`, a text and a file to be brought in;
- `#board`: the match, from `render.board(scene)`; or what cannot be read, from
  `render.problem(problem, language)`;
- `#live`: the live region, in which `render.sentence(message, scene)` of each news is said;
- `<script type="py">import app.main</script>`, which starts it all.

Which of them is seen says `<html data-view>`, set by js/lobby.js as the address is (the addresses:
`page/route.py`). The page's logic marks the body: `data-ready` once it listens, `data-storage`
"memory" where the browser keeps nothing, `data-unsaved` "yes" while moves are only in this tab.
JavaScript may read of the device's storage, before Python is there: "tefuda/settings" (JSON of
`Settings`), "tefuda/lobby" (the last HTML of `#waiting`), and whether there is any
"tefuda/match/ID".
"""

from typing import NamedTuple

from markupsafe import Markup

from app.bots.evidence import Evidence
from app.bots.turning import TurningPoints
from app.match.log import LogLine
from app.match.setup import Player
from app.saves.preferences import Settings
from app.saves.safety import Safety
from tefuda.core.cards import Cards
from tefuda.core.table import Arrangement, Message, Table
from tefuda.core.terms import Seat, Words


class Look(NamedTuple):
    """A look back at one point of a finished match, before a move was made.

    Its controls: "first", "earlier", "later", "last", "at N" (before move number N, from 0),
    "as SEAT" (from that seat, -1 for an onlooker), "explain" (what the mover, or in the
    person's place the strongest player, finds best here), "branch" (play on from here), "turns"
    (find the turning points).
    """

    at: int  # moves made before this point
    moves: int  # of the match
    mover: Seat  # who moves next; -1 at the end
    move: Words  # how, where the viewer is the mover
    playouts: int | None  # that a bot had thought it over; None where that was not kept
    happened: tuple[Message, ...]  # what the viewer heard of that move
    explains: bool  # "explain" is offered
    branches: bool  # "branch" is offered
    turns: TurningPoints | None  # once they were asked for


class Shared(NamedTuple):
    """What the dialog "share" offers; made by `share/sharing.py` while it is open."""

    link: str  # "" where the match is too long for one
    code: Markup | None  # the link as SVG; None where a camera could not read it
    snippet: str  # HTML of a frame that begins here; "" where there is no link
    blocked: bool = False  # a window was asked for and refused


class Unsealed(NamedTuple):
    """What the dialog "seal" shows of a match that is over; made by `share/dealing.py`.

    Its controls: "check" deals again and compares, "record ID" gives the record as a file.
    """

    text: str  # what was sealed
    salt: str
    verdict: Message | None  # once it was checked
    fits: bool = False


class Scene(NamedTuple):
    """A match as one seat sees it now, and what it may do.

    A move is built word by word: `draft` holds the words so far (the verb first, once it is
    known), `open_cards` and `open_words` those that may come next. Clickable things carry `data-do`:
    "card CARD" a card of the board (one that may not be chosen too: then the answer says why),
    "back CARD" a lifted one (the same as "card CARD" where the draft cannot hold another copy),
    "word WORD" a button, "send" plays a whole draft (so does a second tap on its only card),
    "drop" clears it, "next" goes on after a pause, "mute" lets a question that comes often pass for
    this round, "watch" too but for the lifted cards; "open DIALOG" and "close", "arrange N",
    "set FIELD VALUE" a field of `Settings`, "enlarge" out of a frame, and the names in `actions`
    ("give-up" asks first, "give-up yes" does it). Links are hashes: `#/`, `#/rules/KEY/CLAUSE`.
    """

    key: str  # the game
    match_id: str
    settings: Settings
    table: Table
    viewer: Seat  # -1 for an onlooker
    home: Seat  # whose screen it is, -1 for an onlooker's
    players: tuple[Player, ...]
    policy: str  # "strict" "casual" "coach"
    seal: str  # of the deal, shown from the start; "" where there is none
    seed: str = ""  # shown once over
    draft: Words = ()
    lifted: Cards = ()  # the cards of the draft
    open_cards: frozenset[str] = frozenset()  # cards that may be tapped now
    open_words: Words = ()  # words that are no cards and may come next, as buttons
    ready: bool = False  # the draft is a whole move
    paused: bool = False  # a finished trick (turn, round) waits for a tap
    thinking: tuple[Seat, ...] = ()  # bots at work; empty in a secret window
    log: tuple[LogLine, ...] = ()
    news: tuple[Message, ...] = ()  # what happened since the last drawing, for the live region
    notice: Message | None = None  # an answer to something wrong, or why a card may not be played
    notice_clause: str = ""  # its clause, "" where there is none
    exports: bool = False  # the match as a file is offered with it
    follows: bool = False  # it is played in another tab; "take-over" plays on here
    arrangements: tuple[Arrangement, ...] = ()  # of the hand; none for an onlooker
    arrangement: int = 0  # which of them is on
    # of "undo" "redo" "hint" "faster" "give-up" "rematch" "same-deal" "turns" "branch" "lobby"
    actions: tuple[str, ...] = ()
    # "menu" "sheet" "log" "settings" "result" "give-up" "evidence" "share" "seal" "turns", "zone
    # NAME" a pile, "" for none
    dialog: str = ""
    over: bool = False
    ranks: tuple[int, ...] = ()  # once over
    scores: tuple[int, ...] = ()
    evidence: Evidence | None = None  # a hint, or what was thought at a point looked back at
    ponders: bool = False  # evidence is under way
    look: Look | None = None  # a finished match is looked back at
    shared: Shared | None = None  # while the dialog "share" is open
    safety: Safety | None = None  # while the dialog "settings" is open
    unsealed: Unsealed | None = None  # while the dialog "seal" is open and the match is over
