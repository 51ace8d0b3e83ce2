"""Why a card that was tapped may not be chosen: the game's own words, with their clause."""

from typing import Any

from app.play.draft import Builder, Draft
from app.play.screen import Notice
from tefuda.core.cards import Card
from tefuda.core.game import AnyGame
from tefuda.core.notation import from_words
from tefuda.core.table import Reason, Table, say
from tefuda.core.terms import BadText


def refuse(game: AnyGame, view: Any, builder: Builder, draft: Draft, card: Card) -> Notice:
    """The reason on the card, else the reason against the move it would make, else a plain no."""
    table = game.table(view, builder.choices)
    reason = _on_card(table, card) or _against_move(game, view, builder, draft, card)
    if reason:
        return Notice(reason.message, reason.clause)
    return Notice(say("That cannot be chosen now."))


def _on_card(table: Table, card: Card) -> Reason | None:
    zones = [*table.centre, *(zone for panel in table.panels for zone in panel.zones)]
    for zone in [table.hand, *zones] if table.hand else zones:
        for face in zone.cards:
            if face.card == card and face.reason:
                return face.reason
    return None


def _against_move(
    game: AnyGame, view: Any, builder: Builder, draft: Draft, card: Card
) -> Reason | None:
    for words in builder.attempts(draft, card):
        try:
            move = from_words(words, game.moves, game.deck)
        except BadText:
            continue
        if move not in builder.choices:
            return game.why_not(view, move)
    return None
