"""Proposals: the summons that leave less missing, and discards that leave much to hope for."""

from itertools import combinations

from tefuda.core.cards import Cards, without
from tefuda.core.chance import Quick
from tefuda.core.notation import text
from tefuda.games.world_management import GAME
from tefuda.games.world_management.bot.advice import WorldManagementAdvice
from tefuda.games.world_management.bot.keeping import advances, discards, spared, summons, weakest
from tefuda.games.world_management.cards.deck import NONE, plus
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.rules import turns
from tefuda.games.world_management.rules.state import State, View
from tefuda.games.world_management.solver.distance import shortfall
from tests.games.world_management.tables import DONE, FAR, NEAR, WHOLE_FAR, cards, seen, table

THREES = (3,) * 9 + (1,)


def nearer_by_trying(hand: Cards, pile: Cards) -> set[tuple[str, Cards]]:
    """Every group of three with a card of the pile, put to the exact distance."""
    now = shortfall(hand, THREES)
    return {
        (card, pair)
        for card in pile
        for pair in combinations(hand, 2)
        if is_group((card, *pair)) and shortfall(without(hand, *pair), THREES[1:]) < now
    }


def test_advances_are_all_summons_that_leave_less_missing() -> None:
    pile = cards("fire2 ice4 dark9 wild east knight-lower")
    hand = cards(WHOLE_FAR)
    able = advances(hand, THREES, plus(NONE, pile))
    taken = {(advance.card, advance.cards) for advance in able}
    assert taken == nearer_by_trying(hand, pile) != set()
    assert [advance.missing for advance in able] == sorted(advance.missing for advance in able)


def test_larger_groups_are_advances_where_the_form_has_them() -> None:
    hand = cards("fire1..8 wind1..9 ice2..5 east*5 dark1 dark9")
    able = advances(hand, (9, 9, 5, 5), plus(NONE, cards("fire9 ice6")))
    assert {len(advance.cards) for advance in able} == {8, 4}


def test_a_complete_hand_needs_no_advance() -> None:
    assert advances(cards(DONE), THREES, plus(NONE, cards("dark4"))) == ()


def proposed(state: State) -> list[str]:
    seat = turns.turn(state).seats[0]
    moves = GAME.advice.propose(seen(state, seat), turns.choices(state, seat), Quick(0))
    return [text(move) for move in moves]


def test_a_hand_is_laid_out_anew_for_a_summon() -> None:
    """Of two pairs the layout goes for one; the third card of either brings the hand nearer."""
    hand = DONE.replace("dark4*3", "dark4*2 steel7").replace("north", "ice7")
    summoned = []
    for card in ("dark4", "light7"):
        state = table([FAR, hand, FAR], card)
        view, choices = seen(state, 1), turns.choices(state, 1)
        seen_at_once = WorldManagementAdvice.obvious(view, choices, Quick(0))
        considered = GAME.advice.propose(view, choices, Quick(0))
        summoned.append((len(seen_at_once) > 1, len(considered) > 1))
    assert sorted(summoned) == [(False, True), (True, True)]


def view_of(hand: str, pile: str = "", **more: object) -> View:
    return seen(table([hand, FAR, FAR], pile, phase="discard", asked=-1, **more), 0)  # type: ignore[arg-type]


def test_what_lies_in_the_pile_is_waited_for() -> None:
    """Of three pairs the two are kept whose third card lies there."""
    hand = f"{NEAR} ice1*2 steel6*2 light3"
    first = next(discards(view_of(hand, "ice1 steel6")))
    assert first.cards == cards("dark4*2 ice8 light3 north")


def test_discards_are_different_and_of_loose_cards_alone() -> None:
    hand = f"{DONE} light1 light4 merchant-upper ice9 grass6"
    moves = list(discards(view_of(hand)))
    assert len(set(moves)) == len(moves) == 6
    assert all(not {"east", "dark4", "fire1"} & set(move.cards) for move in moves)


def test_the_dora_is_the_single_card_that_is_kept() -> None:
    hand = f"{DONE} light1 light4 merchant-upper ice9 grass6"
    first = next(discards(view_of(hand, turned="ice8")))
    assert "ice9" not in first.cards


def test_no_discards_of_loose_cards_on_the_way_to_another_form() -> None:
    state = table(
        ["fire1 fire5 fire9 wind3 ice2 ice8 dark1 dark9 water4 light6"] * 3,
        exposed={0: ["east*9", "west*9"]},
        phase="discard",
        asked=-1,
    )
    assert list(discards(seen(state, 0))) == []
    assert proposed(state)


def test_a_summon_that_leads_to_another_form_is_not_ranked() -> None:
    hand = cards("wind1..8 ice2..5 east*5 dark1 dark9")
    exposed = {1: ["fire1..9"]}
    state = table([FAR, " ".join(hand), FAR], "wind9", exposed=exposed)
    view = seen(state, 1)
    able = advances(view.hand, (9, 5, 5), view.now.pile)
    assert able
    assert list(summons(view, able)) == []
    assert any(line.startswith("summon wind9") for line in proposed(state))


def test_where_dora_cards_are_wanted_no_group_is_hurried() -> None:
    hand = DONE.replace("dark4*3", "dark4 dark5 ice8")
    quick, slow = (
        proposed(table([FAR, hand, FAR], "dark6 wild", options={"minimum": minimum}))
        for minimum in (0, 12)
    )
    assert set(slow) < set(quick)


def test_what_is_spared_helps_least_and_is_of_no_group() -> None:
    """Two 1s wait for many cards, two dark4 for few."""
    gone = spared(view_of(f"{NEAR} fire6 wind1 ice1 steel2 light5"))
    assert len(gone) == 5
    assert not {"wind1", "ice1", "east", "fire1"} & {*gone}
    assert "dark4" in gone


def test_the_dora_is_spared_last() -> None:
    extra = "light1 light4 merchant-upper"
    view = view_of(f"{DONE} {extra} ice9*2", turned="ice8")
    assert spared(view) == cards(f"{extra} ice9 north")


def test_nothing_is_spared_on_the_way_to_another_form() -> None:
    hand = "fire1 fire5 fire9 wind3 ice2 ice8 dark1 dark9 water4 light6"
    assert spared(view_of(hand, exposed={0: ["east*9", "west*9"]})) == ()


def test_of_what_stands_alone_a_direction_goes_first() -> None:
    hand = NEAR.replace("ice8", "thunder9 water5")
    assert weakest(view_of(hand), cards(hand), (), 1) == ("north",)
