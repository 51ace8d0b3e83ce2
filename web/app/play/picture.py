"""What the screen shows of a session."""

from hashlib import sha256

from app.bots.evidence import Evidence
from app.match.log import Log, LogLine
from app.match.moment import now
from app.play.session import Session
from app.view import advised
from app.view.scene import Scene
from tefuda.core.game import Seat
from tefuda.core.table import Message, Table
from tefuda.core.terms import CHANCE, Seat

RECENT = 12
"""Moves whose lines are given while the log is not open."""


class Picture:
    """Draws one session again and again; keeps what need not be made anew."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._log = Log(session.match, session.viewer)
        self._undoable: tuple[object, bool] = (None, False)

    def scene(self) -> Scene:
        one = self._session
        view = one.game.view(one.match.state, one.viewer)
        evidence = self._hint()
        table = self._advised(one.game.table(view, one.choices()), evidence)
        builder = one.builder()
        over = one.history.over
        arrangements = tuple(one.game.arrangements(view)) if one.viewer >= 0 else ()
        return Scene(
            key=one.head.setup.key,
            match_id=one.head.match_id,
            settings=one.settings,
            table=table,
            viewer=one.viewer,
            players=one.head.setup.players,
            draft=one.draft.words if one.draft.taps else (),
            lifted=builder.lifted(one.draft) if builder else (),
            open_cards=builder.cards(one.draft) if builder else frozenset(),
            open_words=builder.words(one.draft) if builder else (),
            ready=builder is not None and builder.ready(one.draft),
            paused=one.paused,
            thinking=self._thinking(table),
            log=self._lines(),
            news=self._news(),
            notice=one.notice and one.notice.message,
            notice_clause=one.notice.clause if one.notice else "",
            arrangements=arrangements,
            arrangement=one.arrangement if one.arrangement < len(arrangements) else 0,
            actions=self._actions(),
            dialog=one.dialog if exists(one.dialog, table, evidence) else "",
            over=over,
            ranks=one.game.ranks(one.match.state) if one.match.over else (),
            scores=one.game.scores(one.match.state) if over else (),
            policy=one.head.setup.policy,
            commitment=commitment(one.head.setup.seed),
            seed=one.head.setup.seed if over else "",
            evidence=evidence,
            ponders=one.coach.ponders(now(one.match)),
        )

    def _hint(self) -> Evidence | None:
        one = self._session
        return None if one.paused or one.history.over else one.coach.on(now(one.match))

    def _advised(self, table: Table, hint: Evidence | None) -> Table:
        """Nothing is recommended in a strict match; a hint's cards are, and then no others."""
        if hint:
            return advised.leading(advised.mark(table, hint.move))
        strict = self._session.head.setup.policy == "strict"
        return advised.plain(table) if strict else advised.leading(table)

    def _thinking(self, table: Table) -> tuple[Seat, ...]:
        """The bots to act, as far as the table tells who is to act."""
        one = self._session
        if one.paused or one.history.over:
            return ()
        bots = filter(one.head.setup.is_bot, one.match.turn.seats)
        return tuple(seat for seat in bots if table.panels[seat].active)

    def _lines(self) -> tuple[LogLine, ...]:
        steps = len(self._session.match.steps)
        return self._log.lines(0 if self._session.dialog == "log" else max(0, steps - RECENT))

    def _news(self) -> tuple[Message, ...]:
        return tuple(line.message for line in self._log.lines(self._session.told))

    def _actions(self) -> tuple[str, ...]:
        one = self._session
        over = one.history.over
        bots = any(map(one.head.setup.is_bot, one.match.turn.seats))
        offered = {
            "undo": self._may_undo(),
            "hint": one.hints and self._hint() is None,
            "redo": bool(one.history.undone) and not over,
            "faster": bots and not over and not one.faster,
            "give-up": not over and one.viewer >= 0,
            "rematch": over,
            "same-deal": over,
            "lobby": True,
        }
        return tuple(name for name, can in offered.items() if can)

    def _may_undo(self) -> bool:
        """Asked once a move: to know it may take imagining worlds."""
        steps = self._session.match.steps
        last = steps[-1] if steps and not self._session.history.over else None
        if self._undoable[0] is not last:
            self._undoable = (last, last is not None and self._session.undoable() > 0)
        return self._undoable[1]


DIALOGS = ("", "menu", "sheet", "log", "settings", "result", "give-up", "evidence", "share")


def exists(dialog: str, table: Table, evidence: Evidence | None) -> bool:
    """Whether there is such a dialog; "zone NAME" is one for a place that is on the table."""
    kind, _, name = dialog.partition(" ")
    zones = [*table.centre, *(zone for panel in table.panels for zone in panel.zones)]
    if kind == "evidence":
        return evidence is not None
    return dialog in DIALOGS or (kind == "zone" and any(zone.name == name for zone in zones))


def commitment(seed: str) -> str:
    """What is shown of a seed before the match is over: SHA-256 of its text."""
    return sha256(seed.encode()).hexdigest()
