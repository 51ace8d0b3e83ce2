"""A summons is called out on the table, large, as long as it is the last that happened."""

import pytest

from app.view import render
from tefuda.core.table import Message, Shown, Who, say
from tefuda.games.world_management.cards.faces import FACES
from tests.web.view.board import scene

CALL = say(
    "{who} summoned {card} to {cards} and discarded {discard}.",
    who=Who(1),
    card=Shown(("fire1",)),
    cards=Shown(("fire2", "fire3")),
    discard=Shown(("wind9",)),
)
JOINS = say(
    "{who} added {card} to an open group and discarded {discard}.",
    who=Who(1),
    card=Shown(("fire1",)),
    discard=Shown(("wind9",)),
)


def board(*news: Message, asked: bool = False) -> str:
    shown = scene("world_management", 40)
    table = shown.table if asked else shown.table._replace(prompt=None)
    return str(render.board(shown._replace(news=news, table=table)))


@pytest.mark.parametrize(("call", "cards"), [(CALL, 3), (JOINS, 1)])
def test_a_summons_is_called_out_with_its_cards(call: Message, cards: int) -> None:
    html = board(say("something"), call)
    told = html[html.index('class="callout"') :].partition("</div>")[0]
    assert "Summons!" in told
    assert "Bot 1" in told
    assert told.count("<svg") == cards


def test_it_passes_where_one_is_asked() -> None:
    assert 'class="callout passing"' in board(CALL, asked=True)
    assert "passing" not in board(CALL)


def test_only_a_summons_is_called_out() -> None:
    later = say("{who} drew.", who=Who(2))
    assert "callout" not in board(say("something")) + board() + board(CALL, later)


def test_every_face_has_its_cell_whatever_lies_there() -> None:
    html = board(say("something"))
    field = html[html.index('class="field attributes"') : html.index('class="legend"')]
    assert field.count('<i class="cell') == len(FACES)
