"""A game's moves as a fixed set of whole numbers: one for every word of its move texts.

A move is said word by word. A word without an alternative is no decision and says itself,
so a card played is one action while five discards are five. `END` is an action too: it is
said where a move is whole but might go on.
"""

from bisect import insort
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from tefuda.core.choices import Pick
from tefuda.core.game import AnyGame
from tefuda.core.notation import parse, vocabulary, words
from tefuda.core.registry import find
from tefuda.core.terms import END, Choices, Words

Action = int
Spelling = tuple[Action, ...]

REMEMBERED = 1 << 16
"""Move objects whose spelling is kept, at the most."""


class Said(NamedTuple):
    """A move that has been said to its end."""

    move: Any


class Walk(Protocol):
    """A decision half said; it is a value and never changes."""

    @property
    def legal(self) -> list[Action]:
        """The words that may come next, as numbers in ascending order; never empty."""
        ...

    @property
    def place(self) -> int:
        """Which word of the move's text comes next, counted from 0."""
        ...

    def say(self, action: Action) -> "Walk | Said":
        """The decision after one of them."""
        ...


class Listed:
    """A decision between a few moves whose spellings are at hand: they are only compared."""

    __slots__ = ("_column", "_moves", "_spellings", "legal", "place")

    def __init__(self, moves: Sequence[Any], spellings: list[Spelling]) -> None:
        self._moves, self._spellings = moves, spellings
        number = len(spellings)
        for place, column in enumerate(zip(*spellings, strict=False)):
            if column.count(column[0]) != number:
                self.place, self._column, self.legal = place, column, sorted(set(column))
                return
        # no alternative at all: its last word stands for the whole move
        self.place = len(spellings[0]) - 2
        self._column = (spellings[0][-2],)
        self.legal = [spellings[0][-2]]

    def say(self, action: Action) -> "Listed | Said":
        column, moves = self._column, self._moves
        if column.count(action) == 1:
            return Said(moves[column.index(action)])
        left = [place for place, number in enumerate(column) if number == action]
        return Listed([moves[place] for place in left], [self._spellings[place] for place in left])


class Single:
    """A decision between moves of one verb that differ in a single word."""

    __slots__ = ("_column", "_moves", "legal", "place")

    def __init__(self, moves: Sequence[Any], column: Spelling) -> None:
        self._moves, self._column = moves, column
        self.place, self.legal = 1, sorted(column)

    def say(self, action: Action) -> Said:
        return Said(self._moves[self._column.index(action)])


class Spelt:
    """A decision among too many moves to list: `Choices.options` is asked word by word."""

    __slots__ = ("actions", "choices", "legal", "prefix")

    def __init__(
        self, actions: "Actions", choices: Choices[Any], prefix: Words, able: Words
    ) -> None:
        self.actions, self.choices, self.prefix = actions, choices, prefix
        self.legal: list[Action] = []
        for word in able:
            insort(self.legal, actions.numbers[word])

    @property
    def place(self) -> int:
        return len(self.prefix)

    def say(self, action: Action) -> "Spelt | Said":
        prefix = self.prefix
        able: Words = (self.actions.words[action],)
        while len(able) == 1:
            if able[0] == END:
                return Said(self.actions.read(prefix))
            prefix += able
            able = self.choices.options(prefix)
        return Spelt(self.actions, self.choices, prefix, able)


class Actions:
    """The numbers of one game's words. The same at every size of table."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.words: Words = (END, *vocabulary(game.moves, game.deck, max(game.info.players)))
        self.numbers = {word: number for number, word in enumerate(self.words)}
        # by identity, which is quicker than any hash; `_kept` keeps the identities alive
        self._spellings: dict[int, Spelling] = {}
        self._kept: list[Any] = []
        # of moves with one word after the verb that word, by type and identity
        self._single: dict[type, dict[int, Action]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self.words)

    def start(self, choices: Choices[Any]) -> Walk:
        """A decision of which nothing has been said."""
        if not isinstance(choices, Pick):
            return self._spelt(choices)
        moves = choices.moves
        try:
            single = self._single[type(moves[0])]
            return Single(moves, tuple(map(single.__getitem__, map(id, moves))))
        except KeyError:
            return Listed(moves, [self.spell(move) for move in moves])

    def _spelt(self, choices: Choices[Any]) -> Spelt:
        prefix: Words = ()
        able = choices.options(prefix)
        while len(able) == 1 and (after := choices.options(prefix + able)) != (END,):
            prefix, able = prefix + able, after
        return Spelt(self, choices, prefix, able)

    def spell(self, move: Any) -> Spelling:
        """A move's words and the end, as numbers."""
        if len(self._kept) >= REMEMBERED:
            self._kept, self._spellings = [], {}
            self._single.clear()
        if id(move) not in self._spellings:
            self._kept.append(move)
            spelling = tuple([self.numbers[word] for word in (*words(move), END)])
            self._spellings[id(move)] = spelling
            if len(spelling) == 3:
                self._single[type(move)][id(move)] = spelling[1]
        return self._spellings[id(move)]

    def read(self, said: Words) -> Any:
        """The move that these words make."""
        return parse(" ".join(said), self.game.moves, self.game.deck)


@cache
def actions_of(key: str) -> Actions:
    """The numbers of a game's words, made once."""
    return Actions(find(key))
