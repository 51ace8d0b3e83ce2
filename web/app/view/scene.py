"""What the templates get to draw: data made by the page's logic, read by `render.py`.

The documents (`web/pages/index.html`, and `embed.html` with `<html data-frame>`) hold, in <body>:
- `data-worker`, `data-idiomorph`, `data-second`, `data-tabs`, `data-flights` and `data-sounds`: the
  addresses of worker.py, of idiomorph's module, and of four of web/js/;
- `#waiting` and `#finished`: the saved matches, from `render.lobby_matches(summaries, language)`
  and `render.lobby_finished(summaries, language)`; in the lobby also `#import` and `#import-file`, a
  text and a file to be brought in;
- `#board`: the match, from `render.board(scene)`; or what cannot be read, from
  `render.problem(problem, language)`;
- `#live`: the live region, in which `render.sentence(message, scene)` of each news is said;
- `<script type="py">import app.main</script>`, which starts it all.

Which of them is seen says `<html data-view>`, set by js/lobby.js as the address is (the addresses:
`page/route.py`). The page's logic marks the body: `data-ready` once it listens, `data-storage`
"memory" where the browser keeps nothing, `data-unsaved` "yes" while moves are only in this tab.
JavaScript may read of the device's storage, before Python is there: "tefuda/settings" (JSON of
`Settings`), "tefuda/lobby" (the last HTML of `#waiting` and
`#finished`), and whether there is any
"tefuda/match/ID".
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from markupsafe import Markup

from app.bots.beside import Beside
from app.bots.evidence import Evidence
from app.bots.remark import Remark
from app.bots.turning import TurningPoints
from app.lesson.voice import Voice
from app.match.log import LogLine
from app.match.setup import Player
from app.saves.preferences import Settings
from app.saves.safety import Safety
from tefuda.core.cards import Cards
from tefuda.core.table import Arrangement, Message, Reason, ScoreRow, Table, Travel, Who
from tefuda.core.terms import Seat, Words


class Look(NamedTuple):
    """A look back at one point of a finished match, before a move was made.

    Its controls: "first", "earlier", "later", "last", "at N" (before move number N, from 0; a
    slider with `data-slide="at"` says it too),
    "as SEAT" (from that seat, -1 for an onlooker), "explain" (what the mover, or in the
    person's place the strongest player, finds best here), "branch" (play on from here), "turns"
    (find the turning points).
    """

    at: int  # moves made before this point
    moves: int  # of the match
    made: int  # of those before this point, by somebody and not by chance
    all: int  # of the match, made so
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


class Compared(NamedTuple):
    """A seal that was noted earlier beside that of the match."""

    text: str  # as it was typed
    answer: Message
    fits: bool = False


class Counter(NamedTuple):
    """A number of a move that is numbers alone, and the words that make it one less or one more."""

    name: str  # what stands before the number in its word
    value: int
    less: str  # "" where it may not be
    more: str


class Scene(NamedTuple):
    """A match as one seat sees it now, and what it may do.

    A move is built word by word: `draft` holds the words so far (the verb first, once it is
    known), `open_cards` and `open_words` those that may come next. Clickable things carry `data-do`:
    "card CARD" a card of the board (one that may not be chosen too: then the answer says why),
    "lay CARD" one that was dropped on the table, "card CARD N" its copy N where there are several,
    "back CARD" a lifted one (the same as "card CARD" where the draft cannot hold another copy),
    "word WORD" a button, "send" plays a whole draft (so does a second tap on its only card, or on
    the word that is `chosen`),
    "drop" clears it, "next" goes on after a pause, "mute" lets a question that comes often pass for
    this round, "watch" too but for the lifted cards, "ask-again" takes both back; "about WHAT" says
    what something means, by its address (`tefuda.core.kit.meanings.pointed`), which stands in
    `data-about` or, of a place, in `data-zone`; "what" begins and ends that all such is asked by a tap; "open DIALOG" and "close", "arrange N",
    "branch N" a new match from move N of one that is over, "set FIELD VALUE" a field of `Settings`, "tell LETTER" what is asked by key (`told.py`),
    "enlarge" out of a frame, and the names in `actions` ("give-up" asks first, "give-up yes" does
    it). Links are hashes: `#/`, `#/rules/KEY/CLAUSE`.
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
    # copies that were tapped, by number, the last at the end
    touched: tuple[tuple[str, int], ...] = ()
    open_cards: frozenset[str] = frozenset()  # cards that may be tapped now
    open_words: Words = ()  # words that are no cards and may come next, as buttons
    counters: tuple[
        Counter, ...
    ] = ()  # of a move that is numbers alone; then they say `open_words`
    uncounted: int = 0  # how many are still to be counted
    stem: Words = ()  # the words before those: of the draft, all but the chosen one
    chosen: str = ""  # of `open_words` the one that was pressed; pressed again, it plays
    ready: bool = False  # the draft is a whole move
    forced: bool = False  # and the only one there is
    foresight: Message | None = None  # what the lifted card would do; never in a strict match
    trial: Mapping[str, int | str] = {}  # how the game's own pieces would stand then
    filling: Words = ()  # cards that one tap chooses, or of what is lifted a whole move; not in a strict match
    voice: Voice | None = None  # of a lesson; "skip" leaves it for a match
    unknown: bool = False  # the first match of this game: its lesson is offered
    paused: bool = False  # a finished trick (turn, round) waits for a tap
    # the coach's, while paused ("undo" takes the move back), or of the move that is `chosen`
    remark: Remark | None = None
    thinking: tuple[Seat, ...] = ()  # bots at work; empty in a secret window
    log: tuple[LogLine, ...] = ()
    news: tuple[Message, ...] = ()  # what happened since the last drawing, for the live region
    notice: Message | None = None  # an answer to something wrong, or why a card may not be played
    notice_clause: str = ""  # its clause, "" where there is none
    helps: bool = False  # the notice says what something means
    exports: bool = False  # the match as a file is offered with it
    follows: bool = False  # it is played in another tab; "take-over" plays on here
    arrangements: tuple[Arrangement, ...] = ()  # of the hand; none for an onlooker
    arrangement: int = 0  # which of them is on
    # of "undo" "redo" "hint" "faster" "play-out" "give-up" "rematch" "same-deal" "turns" "branch" "lobby"
    actions: tuple[str, ...] = ()
    # "menu" "sheet" "log" "settings" "result" "give-up" "evidence" "share" "seal" "turns" "last",
    # "zone NAME" a pile, "" for none
    dialog: str = ""
    asking: bool = False  # what is tapped says what it is
    asked: str = ""  # by key: a letter of `told.ANSWERS`, to be answered in the live region
    felt: str = ""  # what the hand is to feel, "3 place": the third thing (js/haptics.mjs)
    asks: str = ""  # "mute" or "watch" while a question that comes often is not asked as usual
    watched: Cards = ()  # for which it is asked, where it is "watch"
    travels: tuple[Travel, ...] = ()  # what the last drawing's news set in motion
    hurried: bool = False  # nothing shall travel now
    over: bool = False
    ranks: tuple[int, ...] = ()  # once over
    scores: tuple[int, ...] = ()
    turns: TurningPoints | None = None  # while they are looked for, and then
    evidence: Evidence | None = None  # a hint, or what was thought at a point looked back at
    beside: Beside | None = None  # the lifted move held beside a hint
    ponders: bool = False  # evidence is under way
    held: bool = False  # a move that was made waits for what the coach says
    promised: Message | None = None  # what the one card of a hint would do
    does: Mapping[Words, Message] = MappingProxyType(
        {}
    )  # what the listed moves of several cards would do
    recounted: bool = False  # the table tells a chance of it, which is another count than its deals
    explains_deals: bool = False  # it is the first to speak of deals
    glossed: frozenset[str] = frozenset()  # facts whose meaning an earlier hint has told
    maxim: Reason | None = None  # the rule of thumb that the evidence's move follows
    excepted: Words = ()  # the rival, where a rule of thumb is for that one
    usual: Message | None = None  # that rule
    look: Look | None = None  # a finished match is looked back at
    shared: Shared | None = None  # while the dialog "share" is open
    safety: Safety | None = None  # while the dialog "settings" is open
    unsealed: Unsealed | None = None  # while the dialog "seal" is open and the match is over
    compared: Compared | None = None  # while it is open, once a seal was compared

    @property
    def taught(self) -> bool:
        """Whether a lesson speaks at this table, and has not come to its end."""
        return self.voice is not None and not self.voice.learnt

    @property
    def captions(self) -> tuple[Message, ...]:
        """The news, at the end what another player did, before what followed from it by itself."""
        others = [each for each in self.news if _who(each) not in (None, Who(self.viewer))]
        last = others[-1:]
        return (*(each for each in self.news if each not in last), *last)

    @property
    def own_reason(self) -> Reason | None:
        """How the viewer scored in what was just scored, where one sentence tells it, or tells all."""
        reasons = [reason for row in self.table.scoring for reason in row.reasons]
        own = [each for each in reasons if _who(each.message) == Who(self.viewer)] or reasons
        mine = [each for row in self.table.scoring if self._is_own(row) for each in row.reasons]
        return own[0] if len(mine or own) == 1 else None

    def _is_own(self, row: ScoreRow) -> bool:
        """Whether it tells of nobody but the viewer."""
        return [seat for seat, value in enumerate(row.values) if value is not None] == [self.viewer]


def _who(message: Message) -> object:
    """Of whom a scored message speaks; how many points it says stands round it (`kit.sheet.told`)."""
    what = message.values.get("what")
    return _who(what) if isinstance(what, Message) else message.values.get("who")
