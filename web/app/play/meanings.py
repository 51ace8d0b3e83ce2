"""What something on the table means, said when it is asked: what anybody may know of it."""

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
        return meaning(of_card(game, card)) if card in game.deck else None
    if what.startswith(LABEL):
        return meaning(game.glossary().get(what.removeprefix(LABEL)))
    help_ = dict(pointed(game, table)).get(what)
    stands = next((zone.reason for zone in table.centre if zone.name == what), None)
    if help_ and stands:
        text = say("{meaning} {stands}", meaning=help_.message, stands=stands.message)
        return Notice(text, help_.clause, helps=True)
    return meaning(help_)


def meaning(help_: Help | None) -> Notice | None:
    return Notice(help_.message, help_.clause, helps=True) if help_ else None
