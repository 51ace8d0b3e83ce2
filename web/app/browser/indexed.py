"""The second copy of what is kept, behind js/second.mjs."""

import json
from collections.abc import Awaitable, Sequence
from typing import Any

from app.saves.second import Answer, Record


class IndexedCopy:
    """js/second.mjs: texts go in and out, so that no proxy has to be given back."""

    def __init__(self, module: Any) -> None:
        self._module = module

    async def open(self) -> None:
        await self._module.opened()

    async def read(self, match_id: str = "") -> Sequence[Record]:
        kinds = {(str, int, str)}
        lines = json.loads(str(await self._module.read(match_id)))
        return [Record(*line) for line in lines if tuple(map(type, line)) in kinds]

    def write(self, drops: Sequence[str], records: Sequence[Record]) -> Awaitable[Answer]:
        return _answer(self._module.write(json.dumps({"drops": drops, "lines": records})))


async def _answer(promise: Any) -> Answer:
    data = json.loads(str(await promise))
    return Answer(tuple(data["taken"]), tuple(data["lacking"]))
