"""The second copy: what the journal keeps, kept once more where it is on disk at once.

A record is a line of a save by the match's id and the line's number: 0 is the head, then one for
each line of the journal, checked as it is there. `recovery.py` compares the two at the start.
"""

from asyncio import sleep
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

Call = Callable[[], None]
Tell = Callable[[str], None]
Spawn = Callable[[Awaitable[None]], None]


class Record(NamedTuple):
    match_id: str
    number: int
    text: str


class Answer(NamedTuple):
    """What came of a transaction; matches by their ids."""

    taken: tuple[str, ...] = ()  # another page was quicker: of these nothing was written
    lacking: tuple[str, ...] = ()  # the line before the first one given is gone from there


class SecondCopy(Protocol):
    """Whatever is kept is on disk when the answer comes, and in order."""

    def open(self) -> Awaitable[None]:
        """Fails where the browser refuses it; before that nothing else is asked for."""
        ...

    def read(self, match_id: str = "") -> Awaitable[Sequence[Record]]:
        """All that is kept, in any order; or of one match."""
        ...

    def write(self, drops: Sequence[str], records: Sequence[Record]) -> Awaitable[Answer]:
        """Forget matches, then keep records: all of it or nothing, begun in this very call.

        Of a match of which another text stands under one of the numbers, nothing is written.
        """
        ...


class MemoryCopy:
    """A second copy for tests. It is broken while `broken`, and opens once it is not `slow`."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, int], str] = {}
        self.broken = self.slow = False
        self.transactions = 0

    async def open(self) -> None:
        while self.slow:  # noqa: ASYNC110 - for tests
            await sleep(0)

    async def read(self, match_id: str = "") -> Sequence[Record]:
        if self.broken:
            raise OSError
        texts = self.texts.items()
        return [Record(*key, text) for key, text in texts if match_id in ("", key[0])]

    async def write(self, drops: Sequence[str], records: Sequence[Record]) -> Answer:
        if self.broken:
            raise OSError
        kept = {key: text for key, text in self.texts.items() if key[0] not in drops}
        new = {(match_id, number): text for match_id, number, text in records}
        taken = {key[0] for key, text in new.items() if kept.get(key, text) != text}
        joints = {(key[0], key[1] - 1) for key in new if key[1]} - new.keys()
        lacking = {key[0] for key in joints - kept.keys()} - {*drops} - taken
        self.texts = kept | {key: text for key, text in new.items() if key[0] not in taken}
        self.transactions += 1
        return Answer(tuple(taken), tuple(lacking))

    def lines(self, match_id: str) -> list[str]:
        return [self.texts[key] for key in sorted(self.texts) if key[0] == match_id]


class _Batch(NamedTuple):
    """A transaction under way."""

    drops: list[str]
    records: list[Record]
    answer: Awaitable[Answer]


class Mirror:
    """Brings to the second copy what is written, in order, one transaction at a time.

    Where there is no second copy it does nothing. What could not be kept is tried again with the
    next thing, and nobody waits for it. Until it `awaits` no more, what is kept is passed over:
    whoever has opened and read it brings it up to date, and then lets go on who waits (`go_on`).
    """

    def __init__(self, copy: SecondCopy | None, spawn: Spawn = lambda _: None) -> None:
        self._copy, self._spawn = copy, spawn
        self.awaits = False  # it has not answered yet
        self._opened = False  # it has, once
        self.late = False  # and not for so long that nobody waits for it any more
        self.taken: Tell = lambda _: None  # another page has gone on with this match
        self.lacking: Tell = lambda _: None  # earlier lines of this match are gone from there
        self._drops: list[str] = []
        self._gone: set[str] = set()  # forgotten since it was last read
        self._records: list[Record] = []
        self._batch: _Batch | None = None
        self._running = False
        self._waiting: list[Call] = []
        self.failed = False  # the last transaction, or reading

    @property
    def there(self) -> bool:
        return self._copy is not None

    @property
    def busy(self) -> bool:
        """Something is under way that is worth waiting for."""
        return (self.awaits and not self.late) or (self._running and not self.failed)

    @property
    def waited_for(self) -> bool:
        """Somebody waits until all is kept."""
        return bool(self._waiting)

    # what is to be kept

    def keep(self, match_id: str, number: int, text: str) -> None:
        if not self.awaits:
            self._records.append(Record(match_id, number, text))
            self._run()

    def drop(self, match_id: str) -> None:
        self._records = [record for record in self._records if record.match_id != match_id]
        self._drops.append(match_id)
        self._gone.add(match_id)
        self._run()

    def rewrite(self, match_id: str, texts: Sequence[str]) -> None:
        """From the head on."""
        self.drop(match_id)
        for number, text in enumerate(texts):
            self.keep(match_id, number, text)

    def start(self) -> None:
        """Begin at once; without this it begins when the page rests."""
        if self._copy and not (self.awaits or self._batch) and (self._drops or self._records):
            drops, records = self._drops, self._records
            self._drops, self._records = [], []
            self._batch = _Batch(drops, records, self._copy.write(drops, records))

    def then(self, call: Call) -> None:
        """Call when all is kept, or has failed; those that wait are called in order."""
        if self._waiting or self.busy:
            self._waiting.append(call)
        else:
            call()

    def go_on(self) -> None:
        """Call those that wait, unless there is still something to wait for."""
        while self._waiting and not self.busy:
            self._waiting.pop(0)()

    def wait_no_longer(self) -> None:
        """It takes too long to open."""
        self.late = self.awaits
        self.go_on()

    def forgets(self, match_id: str) -> bool:
        """Whether a match is still to be forgotten there."""
        return match_id in self._drops or bool(self._batch and match_id in self._batch.drops)

    async def begin(self) -> Sequence[Record]:
        """Wait until it is open, and read it; whoever asks brings it up to date then.

        Once it was open it is only read: what is kept meanwhile is kept, and nobody waits.
        """
        if self._opened:
            return await self.read()
        self.awaits = True
        if self._copy:
            try:
                await self._copy.open()
            except Exception:  # noqa: BLE001 - whatever a browser throws: the other store serves
                self._copy = None
        records = await self.read()
        self.awaits = self.late = False
        self._opened = True
        if self._drops or self._records:
            self._run()
        return records

    async def read(self, match_id: str = "") -> Sequence[Record]:
        """All that is kept, or of one match; nothing where it cannot be read."""
        if not self._copy:
            return []
        self._gone = {*self._drops, *(self._batch.drops if self._batch else ())}
        try:
            records = await self._copy.read(match_id)
        except Exception:  # noqa: BLE001 - whatever a browser throws: the other store serves
            self.failed = True
            return []
        return [record for record in records if record.match_id not in self._gone]

    # one transaction after the other

    def _run(self) -> None:
        if not self._copy:
            self._drops, self._records = [], []
        elif not (self._running or self.awaits):
            self._running = True
            self._spawn(self._keep_all())

    async def _keep_all(self) -> None:
        self.start()
        while batch := self._batch:
            self._batch = await self._finish(batch)
        self._running = False
        self.go_on()

    async def _finish(self, batch: _Batch) -> "_Batch | None":
        """Wait for a transaction; the next one, if there is something for it."""
        try:
            answer = await batch.answer
        except Exception:  # noqa: BLE001 - whatever a browser throws: the match goes on
            self.failed = True
            left = [record for record in batch.records if record.match_id not in self._drops]
            self._drops, self._records = [*batch.drops, *self._drops], [*left, *self._records]
            return None  # what failed comes first in the next one
        self.failed, self._batch = False, None
        for match_id in answer.taken:
            self._records = [record for record in self._records if record.match_id != match_id]
            self.taken(match_id)
        for match_id in answer.lacking:
            self.lacking(match_id)
        self.start()
        return self._batch
