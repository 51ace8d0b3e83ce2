"""The file that keeps results, a line of JSON each, so that a measurement can be continued."""

import json
import sys
from pathlib import Path

from tefuda.ai import arena
from tefuda.ai.arena import Plan, Result
from tefuda.core.foreign import read_json


class Results:
    """Whatever was played so far; without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        """`OSError` if nothing can be written there. A line that was cut off is ended."""
        self.path = path
        if path is not None:
            whole = not path.exists() or path.read_bytes()[-1:] in (b"", b"\n")
            self._write("" if whole else "\n")

    def _write(self, text: str) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(text)

    def add(self, plan: Plan, result: Result) -> None:
        """Kept at once, for a measurement may be stopped at any time."""
        self._write(json.dumps(arena.write(plan, result)) + "\n")

    def done(self, plan: Plan) -> list[Result]:
        """The results of a plan's matches, each once."""
        if self.path is None:
            return []
        lines = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        read = [self._read(plan, place, line) for place, line in enumerate(lines, 1) if line]
        by_job = {(result.deal, result.turn): result for result in read if result}
        return [by_job[job] for job in plan.jobs() if job in by_job]

    def _read(self, plan: Plan, place: int, line: str) -> Result | None:
        """A line that is no result is passed over and named: that match is played again."""
        try:
            return arena.read(plan, read_json(line))
        except (ValueError, KeyError, TypeError):
            sys.stderr.write(f"{self.path}, line {place}: not a result, passed over\n")
            return None
