"""What a screen is told: every message translated, every card shown once, every reason has a clause."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tefuda.core import kit, registry
from tefuda.core.table import Message, Reason
from tests.contract.tables import Set, screens, walk
from tests.seeds import clauses


def pieces(value: Any) -> Iterator[Any]:
    """Every message and reason inside a value, however deep."""
    if isinstance(value, Message | Reason):
        yield value
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple):
        for part in value:
            yield from pieces(part)


def catalogue(locale: Path) -> Catalog:
    path = locale / "ja" / "LC_MESSAGES" / "messages.po"
    with path.open("rb") as file:
        return read_po(file)


def spoken(one: Set) -> Iterator[Message | None]:
    """Every message about an event that a seat hears along a random walk."""
    game, last = one.game, None
    for match in walk(one, "spoken", 60):
        if last is not None:
            step = match.steps[-1]
            for event in game.events(step.before, step.move, step.seat):
                for seat in range(-1, one.players):
                    heard = game.hears(event, seat)
                    if heard is not None:
                        yield game.say(heard, seat)
        last = match


def test_every_message_has_its_values(size: Set) -> None:
    for source in (*screens(size), *spoken(size)):
        for piece in pieces(source):
            if isinstance(piece, Message):
                piece.text.format(**dict.fromkeys(piece.values, ""))


def test_every_message_is_translated(key: str) -> None:
    own = catalogue(registry.folder(key) / "locale")
    empty = [entry.id for entry in own if entry.id and (not entry.string or entry.fuzzy)]
    assert not empty


def test_every_message_is_in_the_catalogue(size: Set) -> None:
    catalogues = [registry.folder(size.key) / "locale", kit.WORDS]
    known = {entry.id for locale in catalogues for entry in catalogue(locale)}
    sources = (*screens(size), *spoken(size), tuple(size.game.info))
    missing = {
        piece.text
        for source in sources
        for piece in pieces(source)
        if isinstance(piece, Message) and piece.text and piece.text not in known
    }
    assert not missing


def test_every_reason_names_a_clause(size: Set) -> None:
    for table in screens(size):
        for piece in pieces(table):
            if isinstance(piece, Reason):
                assert piece.clause in clauses(size.key)


def test_a_refused_card_says_why(size: Set) -> None:
    """A move met earlier that may not be made now has a reason with a clause."""
    game = size.game
    for match in walk(size, "why", 60):
        for seat in match.turn.seats:
            for step in match.steps[-8:]:
                if seat >= 0 and step.seat >= 0 and step.move not in match.choices(seat):
                    reason = game.why_not(game.view(match.state, seat), step.move)
                    assert reason.clause in clauses(size.key)
                    assert reason.message.text


def test_zones_have_names_of_their_own(size: Set) -> None:
    for table in screens(size):
        zones = [*table.centre, *(zone for panel in table.panels for zone in panel.zones)]
        names = [zone.name for zone in zones]
        assert len(names) == len(set(names))
        assert len(table.panels) == size.players


def test_a_hand_can_be_arranged(size: Set) -> None:
    for match in walk(size, "arrange", 40):
        for seat in range(size.players):
            view = size.game.view(match.state, seat)
            table = size.game.table(view, None)
            hand = sorted(face.card for face in table.hand.cards) if table.hand else []
            for way in size.game.arrangements(view):
                assert sorted(card for _, group in way.groups for card in group) == hand


def test_nobody_else_learns_that_a_pass_was_made(size: Set) -> None:
    """A move of which nothing is heard changes nothing in the words of others."""
    game = size.game
    for match in walk(size, "pass", 60):
        for step in match.steps[-1:]:
            events = game.events(step.before, step.move, step.seat)
            for seat in range(-1, size.players):
                if all(game.hears(event, seat) is None for event in events):
                    assert game.view(step.before, seat) == game.view(match.state, seat)
