"""What the worker says comes out as it went in."""

import json

from app.bots.spoken import message, written
from tefuda.core.table import Shown, Who, say


def test_a_message_comes_back_with_all_that_stands_in_it() -> None:
    inner = say("{n} points", n=4)
    told = say("{who} played {card}: {what}.", who=Who(2), card=Shown(("R1", "K-3")), what=inner)
    assert message(json.loads(json.dumps(written(told)))) == told


def test_a_text_stays_a_text() -> None:
    assert message(written(say("{name} is here", name="who"))).values == {"name": "who"}
