"""Why a card that was tapped may not be chosen: the game's own words, with their clause.

Where there are none, what may be chosen is said instead.
"""

from typing import Any

from app.play.draft import Builder, Draft
from app.play.screen import Notice
from tefuda.core.cards import Card
from tefuda.core.game import AnyGame
from tefuda.core.notation import from_words
from tefuda.core.table import Message, Reason, Shown, Table, say
from tefuda.core.terms import BadText

NO = say("That cannot be chosen now.")
BESIDE = "{card} makes no legal move beside {cards}. “Choose again” leads back to the start."
FEW = 5
"""Cards that a sentence may name."""


def refuse(game: AnyGame, view: Any, builder: Builder, draft: Draft, card: Card) -> Notice:
    """The reason on the card, else the reason against the move it would make, else what is asked."""
    table = game.table(view, builder.choices)
    reason = reason_on(table, card) or _against_move(game, view, builder, draft, card)
    if reason:
        return Notice(reason.message, reason.clause)
    return Notice(_instead(table, builder, draft, card))


def _instead(table: Table, builder: Builder, draft: Draft, card: Card) -> Message:
    """What may be chosen, where that is soon said; else what it does not go with."""
    if not draft.taps:
        asked = table.prompt and table.prompt.message
        return say("Not that card. {asked}", asked=asked) if asked else NO
    cards = builder.next(draft)
    if cards and len(cards) <= FEW:
        return say("Not that card. Now you may choose: {cards}", cards=Shown(cards))
    lifted = builder.lifted(draft)
    if lifted:
        return say(BESIDE, card=Shown((card,)), cards=Shown(lifted))
    return say("Not that card now. “Choose again” leads back to the start.")


def reason_on(table: Table, card: Card) -> Reason | None:
    """Why a card that lies in sight may not be chosen, where that is written on it."""
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
