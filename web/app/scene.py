"""What the templates get to draw a match: data made by `session.py`, read by `render.py`."""

from typing import NamedTuple

from tefuda.core.cards import Cards
from tefuda.core.game import Seat, Words
from tefuda.core.table import Arrangement, Message, Table


class Player(NamedTuple):
    """Who sits where."""

    name: str
    level: str  # "" for a person, else the bot's level


class Line(NamedTuple):
    """One line of the log, oldest first; `step` is the move's number in the match."""

    step: int
    message: Message


class Settings(NamedTuple):
    """What the player chose; kept on the device, apart from matches."""

    language: str = "en"  # "en" "ja"
    theme: str = "auto"  # "auto" "light" "dark"
    one_tap: bool = False  # a tap plays at once instead of lifting first
    pace: str = "normal"  # "slow" "normal" "fast": the pause after a bot's move
    wait: bool = True  # a finished trick, turn or round waits for a tap
    text_size: int = 100  # percent


class Scene(NamedTuple):
    """A match as one seat sees it now, and what it may do.

    A move is built word by word: `draft` holds the words so far (the verb first, once it is
    known), `open` the words that may come next. Clickable things carry `data-do`:
    "card CARD" a card of the board (one that may not be chosen too: then the answer says why),
    "word WORD" a button, "send" plays a whole draft, "drop" clears it, "next" goes on after a
    pause, "open DIALOG" and "close", "arrange N", "set FIELD VALUE" a field of `Settings`, and
    the names in `actions`. Links are hashes: `#/`, `#/rules/KEY/CLAUSE`.
    """

    key: str  # the game
    match_id: str
    settings: Settings
    table: Table
    viewer: Seat  # -1 for an onlooker
    players: tuple[Player, ...]
    draft: Words
    lifted: Cards  # the cards of the draft
    open_cards: frozenset[str]  # cards that may be tapped now
    open_words: Words  # words that are no cards and may come next, as buttons
    ready: bool  # the draft is a whole move
    paused: bool  # a finished trick (turn, round) waits for a tap
    thinking: tuple[Seat, ...]  # bots at work; empty in a secret window
    log: tuple[Line, ...]
    news: tuple[Message, ...]  # what happened since the last drawing, for the live region
    notice: Message | None  # an answer to something wrong, or why a card may not be played
    notice_clause: str  # its clause, "" where there is none
    arrangements: tuple[Arrangement, ...]  # of the hand; none for an onlooker
    arrangement: int  # which of them is on
    actions: tuple[str, ...]  # of "undo" "redo" "give-up" "rematch" "same-deal" "lobby" "faster"
    dialog: str  # "" "menu" "sheet" "log" "settings" "result" "give-up", "zone NAME" a pile
    over: bool
    ranks: tuple[int, ...]  # once over
    scores: tuple[int, ...]
    policy: str  # "strict" "casual" "coach"
    commitment: str  # hash of the deal, shown from the start
    seed: str  # shown once over, else ""
