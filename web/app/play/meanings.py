"""What something on the table means, said when it is asked: what anybody may know of it."""

from app.play.refusal import reason_on
from app.play.screen import Notice
from tefuda.core.game import AnyGame
from tefuda.core.kit.meanings import of_card, pointed
from tefuda.core.table import Help, Table, say

CARD, LABEL = "card:", "label:"


def told(game: AnyGame, table: Table, what: str) -> Notice | None:
    """Of what lies at an address (`core.kit.meanings`), and of a rule that lies there how it stands;
    of a label that lies nowhere by its English text.
    """
    card = what.removeprefix(CARD)
    if what.startswith(CARD):
        return _of_card(game, table, card) if card in game.deck else None
    if what.startswith(LABEL):
        return meaning(game.glossary().get(what.removeprefix(LABEL)))
    help_ = dict(pointed(game, table)).get(what)
    stands = next((zone.reason for zone in table.centre if zone.name == what), None)
    if help_ and stands:
        text = say("{meaning} {stands}", meaning=help_.message, stands=stands.message)
        return Notice(text, help_.clause, helps=True)
    return meaning(help_)


def _of_card(game: AnyGame, table: Table, card: str) -> Notice:
    """What a face does; in the hand what its note means, where the game says so; else why it may not be played."""
    help_, hand = of_card(game, card), table.hand.cards if table.hand else ()
    notes = (face.note.text for face in hand if face.card == card and face.note)
    more = game.glossary().get(next(notes, "")) or reason_on(table, card)
    if not more:
        return Notice(help_.message, help_.clause, helps=True)
    text = say("{meaning} {stands}", meaning=help_.message, stands=more.message)
    return Notice(text, help_.clause, helps=True)


def meaning(help_: Help | None) -> Notice | None:
    return Notice(help_.message, help_.clause, helps=True) if help_ else None
