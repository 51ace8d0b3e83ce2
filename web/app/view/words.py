"""Messages in words: the catalogues of the page and of a game, names, and cards in sentences."""

import gettext
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

from markupsafe import Markup, escape

from tefuda.core import kit, registry
from tefuda.core.cards import Cards
from tefuda.core.table import Message, Piece, Prompt, Shown, Who, say
from tefuda.core.terms import Seat, Words

LANGUAGES = {"en": "English", "ja": "日本語"}
"""Each in its own words."""

PAGE = Path(__file__).resolve().parents[2] / "locale"

ACTIONS = {
    "undo": say("Undo"),
    "redo": say("Redo"),
    "faster": say("Skip to my turn"),
    "play-out": say("Play it out for me"),
    "hint": say("Hint"),
    "turns": say("Turning points"),
    "branch": say("Play on from here"),
    "give-up": say("Give up"),
    "rematch": say("Rematch"),
    "harder": say("Stronger opponents"),
    "same-deal": say("The same deal again"),
    "lobby": say("To the lobby"),
}


Text = TypeVar("Text", bound=str)

ONE_OF_MANY = re.compile(
    r"(?<![.,\d])(1 (?:common |different |imagined |personal |surplus )?)"
    r"(card|deal|decision|group|line|match|move|number|point|rule|task|time|treasure|trial|trick)(?:es|s)\b"
)
"""A lone 1 and its noun, which English texts give in the plural: "1 points", "1 matches"."""


def counted(text: Text) -> Text:
    """The text with the noun after a lone 1 in the singular; Japanese has no such nouns."""
    return type(text)(ONE_OF_MANY.sub(r"\1\2", text))


SUITS = {"●": "R", "■": "B", "▲": "G", "★": "Y", "◆": "P"}
SIGN = re.compile(r"(<span [^>]*suit-.*?</span>|<[^>]*>)|([●■▲★◆])")
"""What has its colour already, or is no text; and a bare sign of a suit."""


def tinted(text: Text) -> Text:
    """The same with each bare sign of a suit marked as that suit's."""

    def one(found: re.Match[str]) -> str:
        sign = found[2]
        return f'<i class="sign suit-{SUITS[sign]}">{sign}</i>' if sign else found[1]

    return type(text)(SIGN.sub(one, text))


@cache
def catalogue(language: str, key: str = "") -> gettext.NullTranslations:
    """A game's words, behind them the kit's and the page's; "" is the page alone."""
    folders = [registry.folder(key) / "locale", kit.WORDS, PAGE] if key else [PAGE]
    words, *behind = (
        gettext.translation("messages", folder, [language], fallback=True) for folder in folders
    )
    for more in behind:
        words.add_fallback(more)
    return words


class Speaker:
    """Speaks to one viewer, in one language, about one game."""

    def __init__(
        self,
        language: str,
        key: str = "",
        names: tuple[str, ...] = (),
        viewer: Seat = -1,
        short: Callable[[str], Markup] = escape,
    ) -> None:
        """`short` writes a card inside a sentence."""
        self.language, self._names, self._viewer, self._short = language, names, viewer, short
        self._catalogue = catalogue(language, key)

    def gettext(self, text: str) -> str:
        return self._catalogue.gettext(text) if text else ""

    def __call__(self, message: Message) -> Markup:
        """A message as HTML, its first letter a capital."""
        return _sentence(self._write(message))

    def inside(self, message: Message) -> Markup:
        """The same within a sentence."""
        return tinted(counted(self._write(message)))

    def plain(self, message: Message) -> str:
        """The same as text, for attributes."""
        return _bare(self(message))

    def taught(self, sentence: Mapping[str, str]) -> Markup:
        """What a lesson says; its words come with it, by language."""
        return tinted(escape(sentence.get(self.language) or sentence["en"]))

    def name(self, seat: Seat) -> str:
        """A player's own name; who gave none is "You" on their own screen, a number on others'."""
        if self._names[seat]:
            return self._names[seat]
        if seat == self._viewer:
            return self.gettext("You")
        return self.gettext("Player {number}").format(number=seat + 1)

    def action(self, name: str) -> str:
        """What a button of `Scene.actions` says."""
        return self.gettext(ACTIONS[name].text)

    def button(self, prompt: Prompt | None, draft: Words, word: str) -> Markup:
        """What the next word of a move is called: with the word before it, alone, or as it is."""
        named = prompt.words if prompt else {}
        pair = f"{draft[-1]} {word}" if draft else word
        message = named.get(pair) or named.get(word)
        return self(message) if message else escape(word)

    def result(self, ranks: tuple[int, ...], scores: tuple[int, ...] = ()) -> str:
        """Who won, and by what; without ranks the match was given up."""
        if not ranks:
            return self.gettext("The match was given up")
        first = [self.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
        if not first:
            return self.gettext("Nobody wins")
        if scores and not first[1:]:
            return self._margin(ranks, scores)
        if self._viewer >= 0 and ranks[self._viewer] == 1:
            return self.gettext("You share the victory" if first[1:] else "You win")
        joined = self.gettext(" and ").join(first)
        return self.gettext("The winner is {name}").format(name=joined)

    def faultless(self, decisions: int, ranks: tuple[int, ...]) -> str:
        """None of the viewer's decisions cost much; who did not win hears what decided then."""
        won = self._viewer >= 0 and bool(ranks) and ranks[self._viewer] == 1
        told = (
            self.gettext("None of your {all} decisions cost much.")
            if won
            else self.gettext(
                "None of your {all} decisions cost much: the cards decided, and what others did."
            )
        )
        return told.format(all=decisions)

    def _margin(self, ranks: tuple[int, ...], scores: tuple[int, ...]) -> str:
        """One winner's score and that of whoever comes next."""
        winner, second, *_ = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        next_ = [self._who(seat) for seat, rank in enumerate(ranks) if rank == ranks[second]]
        if winner == self._viewer:
            text = self.gettext("You win with {score}, ahead of {next} with {behind}")
        elif second == self._viewer:
            text = self.gettext("{name} wins with {score}; you are second with {behind}")
        else:
            text = self.gettext("{name} wins with {score}, ahead of {next} with {behind}")
        name, score, behind = self.name(winner), *map(figure, (scores[winner], scores[second]))
        return text.format(
            name=name, score=score, next=self.gettext(" and ").join(next_), behind=behind
        )

    def _write(self, message: Message) -> Markup:
        return escape(self.gettext(message.text)).format(**self._pieces(message.values))

    def _pieces(self, values: Mapping[str, Piece]) -> dict[str, Markup]:
        return {key: self._piece(value) for key, value in values.items()}

    def _piece(self, value: Piece) -> Markup:
        if isinstance(value, Message):
            return self._write(value)
        if isinstance(value, Who):
            return escape(self._who(value.seat))
        if isinstance(value, Shown):
            return self._cards(value.cards)
        return escape(value)

    def _who(self, seat: Seat) -> str:
        return self.gettext("you") if seat == self._viewer else self.name(seat)

    def _cards(self, cards: Cards) -> Markup:
        return Markup(" ").join(self._short(card) for card in cards)


def figure(value: object) -> str:
    """A number with a minus sign, U+2212, as cards have it; it may stand in words."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", str(value))


BEGINS = re.compile(r"(?<=[.!?] )you\b")


# most of a board says what it said a moment ago
@lru_cache(2_000)
def _sentence(text: Markup) -> Markup:
    return tinted(_capital(counted(text)))


@lru_cache(2_000)
def _bare(text: Markup) -> str:
    return text.striptags()


def _capital(text: Markup) -> Markup:
    """Its first letter and each "you" that begins a sentence with a capital; a tag that comes first stays."""
    first = escape(text[:1].upper()) + text[1:]
    return Markup(BEGINS.sub("You", first))  # noqa: S704 - escaped above
