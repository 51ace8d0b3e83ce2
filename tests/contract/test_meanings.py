"""What is this? Everything on a table has a sentence, and a clause that the rules have."""

from collections.abc import Iterator, Mapping
from functools import cache

from tefuda.core import kit, registry
from tefuda.core.kit.meanings import CARD, POINTS, STANDING, pointed
from tefuda.core.match import Match
from tefuda.core.table import Help, Message
from tefuda.core.terms import CHANCE
from tests.contract.test_screen import catalogue, pieces
from tests.seeds import clauses, matches

STEP = 9
"""Every so many moves of a recorded match the table is looked at."""


def positions(key: str) -> Iterator[Match]:
    """Of one recorded match a size, from deal to end, with what seldom happens."""
    firsts = [recorded for place, recorded in matches(key) if place.endswith(":1")]
    for recorded in firsts:
        match = Match(
            registry.find(key), recorded["players"], recorded["options"], recorded["seed"]
        )
        for number, (seat, line) in enumerate(recorded["moves"]):
            match.play_text(seat, line)
            if number % STEP == 0 or match.over:
                yield match


@cache
def helps(key: str) -> Mapping[str, Help]:
    """Address → what is said there last."""
    game = registry.find(key)
    said: dict[str, Help] = {}
    for match in positions(key):
        for seat in (CHANCE, 0):
            acts = seat in match.turn.seats and seat != CHANCE
            choices = match.choices(seat) if acts else None
            said |= dict(pointed(game, game.table(game.view(match.state, seat), choices)))
    return said


def test_everything_has_a_sentence_and_its_clause(key: str) -> None:
    own = registry.find(key).glossary()
    said = helps(key)
    assert all(help_.message.text for help_ in said.values())
    unsaid = {what: help_ for what, help_ in said.items() if help_.clause not in clauses(key)}
    assert not own or not unsaid


def test_what_is_said_is_in_the_catalogue(key: str) -> None:
    locales = [registry.folder(key) / "locale", kit.WORDS]
    known = {entry.id for locale in locales for entry in catalogue(locale)}
    texts = {
        piece.text
        for help_ in (*helps(key).values(), *registry.find(key).glossary().values())
        for piece in pieces(help_.message)
        if isinstance(piece, Message)
    }
    assert texts <= known


def test_a_glossary_names_the_general_things(key: str) -> None:
    """Who would win, where a table of the game says it."""
    own = registry.find(key).glossary()
    general = {CARD, POINTS, *({STANDING} if "standing:" in helps(key) else ())}
    assert not own or general <= own.keys()


def test_a_prompt_has_a_clause(key: str) -> None:
    game = registry.find(key)
    asked = {
        table.prompt.clause
        for match in positions(key)
        for seat in match.turn.seats
        if seat != CHANCE
        if (table := game.table(game.view(match.state, seat), match.choices(seat))).prompt
    }
    assert asked <= clauses(key) | ({""} if not game.glossary() else set())
