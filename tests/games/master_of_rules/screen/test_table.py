"""What the table shows and asks."""

from collections.abc import Sequence

import pytest

from tefuda.core.table import Message, Who
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.game import MasterOfRules
from tefuda.games.master_of_rules.rules.state import Round
from tefuda.games.master_of_rules.rules.turns import ROUNDS
from tefuda.games.master_of_rules.screen.names import PHASES
from tefuda.games.master_of_rules.screen.table import lap
from tefuda.games.master_of_rules.screen.tableau import tableau
from tests.games.master_of_rules.tables import (
    FIRST,
    HANDS,
    finish,
    match_after,
    reason,
    seen,
    three,
)


def test_3_5_the_prompt_says_that_all_are_barred() -> None:
    match = three(*HANDS, *FIRST)
    table = match.game.table(seen(match, 1), match.choices(1))
    assert table.prompt
    assert len(table.prompt.hints) == 1
    assert reason(match, 1, "play TRIO")[1] == "3.5"


def test_5_7_whose_support_waits_for_the_own_rule_is_told_where_a_bonus_hangs_on_it() -> None:
    match = three("TRIO ONLY BEST", "SUPPORT TRIO TRIO", "LIMIT LIMIT BEST")
    view, choices = seen(match), match.choices(0)
    now = view.now._replace(rules=("", "SUPPORT", ""))
    won = Round(0, ("R1",) * 3, ("SUPPORT",) * 3, ("R1", "R1"), (False, True, True))
    rich = view._replace(now=now, past=view.past._replace(rounds=(won, won)))
    for told, count in ((rich, 1), (view._replace(now=now), 0), (view, 0)):
        prompt = match.game.table(told, choices).prompt
        assert prompt
        assert [hint.values["who"] for hint in prompt.hints] == [Who(1)] * count


def test_the_lap_of_a_card_and_of_its_refill() -> None:
    match = three(*HANDS, *FIRST, "play R1", "take G1", "play Y1")
    assert lap(seen(match)) == 1
    assert match.turn.phase == "take"


def test_6_5_before_the_last_round_which_has_no_row_one_is_between_two_rounds() -> None:
    table = MasterOfRules().table(seen(finish(match_after(3, ()), 11)), None)
    assert table.phase == PHASES["row"]


def test_6_5_the_last_round_begins_when_the_one_before_has_been_looked_at() -> None:
    view = seen(finish(match_after(3, ()), 11))
    table = MasterOfRules().rested(view, None)
    assert (table.phase, table.scoring) == (PHASES["play"], ())
    judged = seen(finish(match_after(3, ()), 5))
    assert MasterOfRules().rested(judged, None).scoring  # a row is still to be laid


def test_4_2_whoever_has_no_choice_is_told_so() -> None:
    match = three(*HANDS, *FIRST, "play R1", "take G1", "play Y1", "take G2")
    match.chance()
    match.chance()
    match.play_text(0, "play B1")
    prompt = match.game.table(seen(match), match.choices(0)).prompt
    assert prompt
    assert prompt.message.text == "Only {card} is left: take it."


def test_6_5_the_starter_is_that_of_the_round_that_is_shown() -> None:
    for match in (three(*HANDS, *FIRST), finish(match_after(3, ()), 1)):
        view = seen(match)
        panels = MasterOfRules().table(view, None).panels
        starts = [panel.seat for panel in panels if panel.badges]
        assert starts == [tableau(view).order[0]]
    assert starts == [view.past.rounds[-1].start]


def test_6_5_the_last_round_says_that_there_is_no_row() -> None:
    match = finish(match_after(3, ()), 11)
    table = match.game.table(seen(match, match.turn.seats[0]), match.choices(match.turn.seats[0]))
    assert table.prompt
    last = "The last round: no row, nothing is taken."
    assert last in [hint.text for hint in table.prompt.hints]


def test_8_4_in_the_last_round_equals_are_told_what_parts_them() -> None:
    hints = [last_hints(f"last {number}")[1:] for number in range(24)]
    texts = {hint[0].text for hint in hints if hint}
    assert texts >= {
        "Equal points, so more of a rule decides: {counts}.",
        "If points are equal in the end, more TRIO wins, then more ONLY ONE.",
    }
    assert () in hints  # too far apart


def last_hints(seed: str) -> Sequence[Message]:
    match = finish(match_after(3, (), seed), 11)
    seat = match.turn.seats[0]
    prompt = match.game.table(seen(match, seat), match.choices(seat)).prompt
    assert prompt
    return prompt.hints


@pytest.mark.parametrize("players", [3, 4, 5])
def test_6_3_and_6_5_who_begins_a_round_is_asked_at_an_empty_table_of_that_round(
    players: int,
) -> None:
    match, rounds = match_after(players, (), "begins"), ROUNDS[players]
    for number in range(rounds):
        finish(match, number)
        while match.turn.seats == (CHANCE,):
            match.chance()
        seat = match.turn.seats[0]
        table = match.game.table(seen(match, seat), match.choices(seat))
        assert table.facts[0].value == f"{number + 1}/{rounds}"
        assert [panel.seat for panel in table.panels if panel.badges] == [seat]
        laid = [zone for zone in table.centre if zone.name.startswith(("number ", "rule "))]
        assert not any(face.card for zone in laid for face in zone.cards)
        assert table.phase == PHASES["play"]
        assert not table.scoring
        assert len(table.last) == (2 if number else 0)


def test_6_5_until_then_the_judged_round_lies_there_and_no_card_is_counted() -> None:
    table = MasterOfRules().table(seen(finish(match_after(3, ()), 11)), None)
    assert table.facts[0].value == "11/12"
    assert "Card" not in [fact.label.text for fact in table.facts]
    assert table.scoring
