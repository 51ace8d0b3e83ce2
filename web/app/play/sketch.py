"""What every screen of a match shows alike; whoever draws one fills in what is its own."""

from typing import Any

from app.bots.evidence import Evidence
from app.match.head import Head
from app.match.moment import maxim
from app.play.screen import Screen
from app.view import advised, aids
from app.view.scene import Look, Scene
from tefuda.core.game import AnyGame
from tefuda.core.registry import find
from tefuda.core.table import Reason, Table
from tefuda.core.terms import Seat

DIALOGS = ("", "menu", "sheet", "log", "settings", "result", "give-up", "share", "seal")


def sketch(
    head: Head,
    home: Seat,
    view: Any,
    table: Table,
    screen: Screen,
    evidence: Evidence | None = None,
    look: Look | None = None,
) -> Scene:
    """A seat's table on the screen of `home`, made from its `view`; what a person does is left out."""
    setup, notice = head.setup, screen.notice
    exists = _exists(screen.dialog, table, evidence, look)
    exists &= screen.dialog != "seal" or bool(setup.salt)
    game = find(setup.key)
    arrangements = aids.ways(game.arrangements(view), setup.policy) if view.seat >= 0 else ()
    return Scene(
        key=setup.key,
        match_id=head.match_id,
        settings=screen.settings,
        table=table,
        viewer=view.seat,
        home=home,
        players=setup.players,
        policy=setup.policy,
        seal=head.setup.seal,
        notice=notice and notice.message,
        notice_clause=notice.clause if notice else "",
        exports=notice is not None and notice.export,
        helps=notice is not None and notice.helps,
        arrangements=arrangements,
        arrangement=screen.arrangement if screen.arrangement < len(arrangements) else 0,
        dialog=screen.dialog if exists else "",
        asking=screen.asking,
        asked=screen.asked,
        felt=screen.felt,
        evidence=evidence,
        maxim=_rule(game, view, evidence),
        **_excepted(game, view, evidence),
        look=look,
    )


def helping(table: Table, policy: str) -> Table:
    """The table with what helps under this policy: a strict match has neither aid nor advice."""
    return advised.plain(aids.without(table)) if policy == "strict" else table


def _rule(game: AnyGame, view: Any, evidence: Evidence | None) -> Reason | None:
    """The rule of thumb that a hint follows; not where a fact is the reason and its rival follows it too."""
    rule = evidence and maxim(game, view, evidence.move)
    why = evidence and evidence.why
    if not (rule and why) or why.even or not why.grounds:
        return rule
    return None if rule == maxim(game, view, why.rival) else rule


def _excepted(game: AnyGame, view: Any, evidence: Evidence | None) -> dict[str, Any]:
    """The rival of a hint and its rule of thumb, where none is for the hint, but a reason is."""
    why = evidence and evidence.why
    if not (evidence and why and why.grounds) or why.even or maxim(game, view, evidence.move):
        return {}
    rule = maxim(game, view, why.rival)
    return {"excepted": why.rival, "usual": rule.message} if rule else {}


def _exists(dialog: str, table: Table, evidence: Evidence | None, look: Look | None) -> bool:
    """Whether there is such a dialog; "zone NAME" is one for a place that is on the table."""
    kind, _, name = dialog.partition(" ")
    if kind == "evidence":
        return evidence is not None
    if dialog == "last":
        return bool(table.last)
    if dialog == "turns":
        return look is not None and look.turns is not None
    zones = [*table.centre, *(zone for panel in table.panels for zone in panel.zones)]
    return dialog in DIALOGS or (kind == "zone" and any(zone.name == name for zone in zones))
