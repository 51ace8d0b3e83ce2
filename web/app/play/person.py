"""A person at a table: the move that is being said, tap by tap."""

from collections.abc import Callable
from typing import Any

from app.play.draft import Builder, Draft, Tap
from app.play.refusal import refuse
from app.play.screen import Screen
from tefuda.core.cards import Cards
from tefuda.core.foreign import whole
from tefuda.core.game import AnyGame
from tefuda.core.notation import counters, from_words, takes_cards, verb
from tefuda.core.terms import Choices, Words

FIRST = "first"
"""Behind a card that was tapped where it can only be the first of a move."""

MOST_COPIES = 99
"""Equal cards in sight."""


class Person:
    """Makes a draft of taps, and a move of a draft."""

    def __init__(self, game: AnyGame, screen: Screen) -> None:
        self._game, self._screen = game, screen
        self._plain = {verb(move) for move in game.moves if not takes_cards(move)}
        self._counts = {verb(move): names for move in game.moves if (names := counters(move))}
        self.draft = Draft()
        # copies that were tapped, the last at the end
        self.touched: tuple[tuple[str, int], ...] = ()

    def builder(self, choices: Choices[Any]) -> Builder:
        """What makes a move of these choices."""
        one_tap = self._screen.settings.one_tap
        return Builder(choices, self._game.deck, self._plain, self._counts, one_tap=one_tap)

    def fill(self, cards: Cards, choices: Choices[Any]) -> None:
        """A draft of these cards, chosen one after the other."""
        builder = self.builder(choices)
        draft: Draft | None = builder.base
        for card in cards:
            tap = builder.card(draft, card) if draft else None
            draft = tap and tap.draft
        self.draft, self.touched = draft or self.draft, ()

    def say(self, move: Words, choices: Choices[Any]) -> None:
        """A draft of this whole move, said by one tap."""
        builder = self.builder(choices)
        assert builder.reachable(move), move
        self.draft, self.touched = Draft(move, len(builder.lifted(Draft(move)))), ()

    def lift(self, rest: str, choices: Choices[Any]) -> None:
        """A card was tapped before it could be played: it is chosen, and never played by that."""
        card, _, copy = rest.partition(" ")
        tap = self.builder(choices).card(self.draft, card) if card in self._game.deck else None
        if tap and not self.draft.taps:
            self._touch("card", card, copy)
            self.draft = tap.draft

    def offer(self, choices: Choices[Any] | None) -> None:
        """The match went on: a draft is kept as long as it can become a move."""
        if choices is None:
            self.draft = Draft()
            return
        builder = self.builder(choices)
        if not (self.draft.taps and builder.reachable(self.draft.words)):
            self.draft = builder.base

    def forget(self) -> None:
        self.draft = Draft()

    def chosen(self, choices: Choices[Any]) -> object | None:
        """The move that pressing a word once more would make."""
        if not self.builder(choices).chosen(self.draft):
            return None
        move: object = from_words(self.draft.words, self._game.moves, self._game.deck)
        return move

    def whole(self, choices: Choices[Any]) -> object | None:
        """The move that the draft says, if it says a whole one."""
        if not (self.draft.taps and self.builder(choices).ready(self.draft)):
            return None
        move: object = from_words(self.draft.words, self._game.moves, self._game.deck)
        return move

    def do(self, what: str, rest: str, choices: Choices[Any], view: Any) -> object | None:
        """One of `TAPS`; the move that is played by it, if any is."""
        builder = self.builder(choices)
        rest, _, copy = rest.partition(" ")
        tap = (Person.first if copy == FIRST else TAPS[what])(self, builder, rest, view)
        if tap:
            self._touch(what, rest, copy)
            self.draft = tap.draft
            return self._said(builder) if tap.send else None
        if what in ("card", "lay") and rest in self._game.deck:
            self._screen.feel("refuse")
            self._screen.notice = refuse(self._game, view, builder, self.draft, rest)
        return None

    def _touch(self, what: str, card: str, copy: str) -> None:
        """Of equal cards the tapped one rises, and the tapped one sinks."""
        number = whole(copy, MOST_COPIES)
        if number is not None:
            others = tuple(each for each in self.touched if each != (card, number))
            self.touched = (*others, (card, number)) if what in ("card", "lay") else others

    def card(self, builder: Builder, card: str, view: Any) -> Tap | None:
        """Where a move's first card lies in rows of its own none of the hand takes its place."""
        if card not in self._game.deck:
            return None
        joins = builder.card(self.draft, card, anew=False)
        return joins or (None if self._has_rows(builder, view) else builder.card(self.draft, card))

    def _has_rows(self, builder: Builder, view: Any) -> bool:
        centre = self._game.table(view, builder.choices).centre
        return any(FIRST in zone.marks for zone in centre)

    def first(self, builder: Builder, card: str, _: Any) -> Tap | None:
        return builder.first(self.draft, card) if card in self._game.deck else None

    def lay(self, builder: Builder, card: str, _: Any) -> Tap | None:
        return builder.lay(self.draft, card) if card in self._game.deck else None

    def back(self, builder: Builder, card: str, _: Any) -> Tap | None:
        lifted = card in builder.lifted(self.draft)
        return builder.again(self.draft, card) if lifted else None

    def word(self, builder: Builder, word: str, view: Any) -> Tap | None:
        """What only lets an occasion pass decides nothing, and is played at once."""
        prompt = self._game.table(view, builder.choices).prompt
        occasion = prompt and prompt.occasion
        passes = bool(occasion and occasion.decline == word)
        return builder.word(self.draft, word, at_once=passes)

    def send(self, _: Builder, __: str, ___: Any) -> Tap | None:
        return Tap(self.draft, send=True)

    def _said(self, builder: Builder) -> object | None:
        """The move that the draft says; None where it is not whole."""
        if not builder.ready(self.draft):
            return None
        move: object = from_words(self.draft.words, self._game.moves, self._game.deck)
        assert move in builder.choices, move
        return move


TAPS: dict[str, Callable[[Person, Builder, str, Any], Tap | None]] = {
    "card": Person.card,
    "lay": Person.lay,
    "back": Person.back,
    "word": Person.word,
    "send": Person.send,
}
