"""A move that is numbers alone, said by counters: so many of each, in any order. Knows no game."""

from collections.abc import Iterator
from typing import Any

from app.view.scene import Counter
from tefuda.core.notation import words
from tefuda.core.terms import Choices, Words


class Counting:
    """The numbers of one verb's moves: `names` stand before them, in the order of its text."""

    def __init__(self, verb: str, names: Words, choices: Choices[Any]) -> None:
        self._verb, self._names = verb, names
        texts = map(words, choices)
        self._wholes = [self._read(text) for text in texts if text[0] == verb]

    def counters(self, said: Words) -> Iterator[Counter]:
        """Where they stand; what has not been said is 0."""
        for name, value in zip(self._names, self._read(said), strict=True):
            less, more = f"{name}{value - 1}", f"{name}{value + 1}"
            yield Counter(
                name,
                value,
                less if value and self.put(said, less) else "",
                more if self.put(said, more) else "",
            )

    def left(self, said: Words) -> int:
        """How many at most are still to be counted."""
        return max(map(sum, self._wholes)) - sum(self._read(said))

    def put(self, said: Words, word: str) -> Words:
        """The text with another number for the one that `word` is about; () where no move has as many."""
        for place, name in enumerate(self._names):
            number = word.removeprefix(name)
            if word.startswith(name) and number.isdecimal():
                values = self._read(said)
                longer = self._say((*values[:place], int(number), *values[place + 1 :]))
                return longer if self.fits(longer) else ()
        return ()

    def fits(self, said: Words) -> bool:
        """Whether some move has at least so many of each."""
        values = self._read(said)
        return any(all(map(int.__le__, values, whole)) for whole in self._wholes)

    def _say(self, values: tuple[int, ...]) -> Words:
        pairs = zip(self._names, values, strict=True)
        return (self._verb, *(f"{name}{value}" for name, value in pairs))

    def _read(self, said: Words) -> tuple[int, ...]:
        numbers = [
            int(word[len(name) :]) for name, word in zip(self._names, said[1:], strict=False)
        ]
        return (*numbers, *(0 for _ in self._names[len(numbers) :]))
