"""Reasons as sentences: both figures, the rival's cards drawn, the way to the clause."""

import re
from collections.abc import Mapping, Sequence
from html import unescape
from typing import Any

import pytest

from app.bots.beside import Beside
from app.bots.decision import Decision, Tale
from app.bots.evidence import Evidence, Ground, Grounds, Opinion, Row, evidence
from app.bots.remark import Remark
from app.bots.spoken import written
from app.match.moment import Foretold
from app.saves.preferences import Settings
from app.view import render
from tefuda.core.advice import Fact
from tefuda.core.registry import find
from tefuda.core.table import Reason, Who, say
from tests.web.view.board import scene

TOOK, LATER = ("took", 0, "deals", 78.0, 12.0), ("rest", 1, "mean", 3.14, 1.0)


def shown(*reasons: tuple[str, int, str, float, float], **more: Any) -> str:
    """The sentences of a hint to play R1Y10 and not B8Y3 (or B7G4)."""
    html = drawn(*reasons, **more)
    told = re.findall(r'<span class="reason">(.*?)</span>\n', html, re.DOTALL)
    return " ".join(bare(sentence) for sentence in told)


def bare(html: str) -> str:
    """What is read of it."""
    text = unescape(re.sub(r"<[^>]*>", " ", html))
    text = " ".join(text.replace("Rule ", "").replace("ルール", "").split())
    return re.sub(r" ([.,])", r"\1", text)


def drawn(
    *reasons: tuple[str, int, str, float, float],
    rival: str = "play B8Y3",
    worths: tuple[float, ...] = (0.4, 0.1),
    language: str = "en",
    deals: int = 100,
    balance: Sequence[tuple[str, int, str, float, float, int]] = (),
    more: Mapping[str, object] = {},
    **there: Any,
) -> str:
    """The board with that hint, the example of its reason and the balance."""
    moves = ("play R1Y10", "play B8Y3", "play B7G4")
    decision: Decision = {
        "move": moves[0],
        "evidence": [(move, 90, worth) for move, worth in zip(moves, worths, strict=False)],
        "iterations": 180,
        "why": {
            "rival": rival,
            "deals": deals if rival else 0,
            "reasons": [*reasons],
            "balance": [*balance],
            **more,  # type: ignore[typeddict-item]
        },
    }
    hint, settings = evidence(decision, "expert"), Settings(language=language)
    return render.board(scene(evidence=hint, settings=settings, **there))


def test_deals_are_counted_and_numbers_meant() -> None:
    assert shown(TOOK, LATER) == (
        "You win this trick in 78 of 100 deals; with ■8 ★3, in only 12. 5.1 "
        "On average Bot 1 gets 3 points from all the tricks left; with ■8 ★3, only 1. 5.2"
    )


def test_a_fact_may_name_what_it_is_about() -> None:
    assert shown(("R7", 0, "deals", 60.0, 25.0)) == (
        "You keep the 7 points of ● red from the others in 60 of 100 deals; with ■8 ★3, in only 25. 5.2"
    )


def test_what_a_fact_means_stands_in_brackets_until_it_was_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    advice: Any = find("hyper_maker").advice
    took = advice.told["took"]._replace(gloss=say("and its points"))
    monkeypatch.setattr(advice, "told", {**advice.told, "took": took})
    sentence = "You win this trick{} in 78 of 100 deals; with ■8 ★3, in only 12. 5.1"
    assert shown(TOOK) == sentence.format(" (and its points)")
    assert shown(TOOK, glossed=frozenset({"took"})) == sentence.format("")


@pytest.mark.parametrize(
    ("best", "rival", "told"),
    [
        (27.0, 1.0, "You win this trick in 11 of 100 deals; with ■8 ★3, in only 1."),
        (249.0, 0.0, "You win this trick in 99 of 100 deals; with ■8 ★3, in none."),
        (250.0, 12.0, "You win this trick in every deal; with ■8 ★3, in only 5 of 100 deals."),
        (1.0, 27.0, "With ■8 ★3, you win this trick in 11 of 100 deals; with ●1 ★10, in only 1."),
        (0.0, 250.0, "With ■8 ★3, you win this trick in every deal; with ●1 ★10, in none."),
    ],
)
def test_of_any_number_of_deals_it_is_so_many_of_100(best: float, rival: float, told: str) -> None:
    assert shown(("took", 0, "deals", best, rival), deals=250) == f"{told} 5.1"


@pytest.mark.parametrize(
    ("best", "rival", "told"),
    [
        (12.0, 0.0, "You win this trick in almost every deal; with ■8 ★3, in hardly any."),
        (
            0.0,
            12.0,
            "With ■8 ★3, you win this trick in almost every deal; with ●1 ★10, in hardly any.",
        ),
    ],
)
def test_of_few_deals_nothing_is_said_for_certain(best: float, rival: float, told: str) -> None:
    assert shown(("took", 0, "deals", best, rival), deals=12) == f"{told} 5.1"


def test_means_that_differ_are_seen_to_differ() -> None:
    assert shown(("rest", 1, "mean", 0.88, 0.93)) == (
        "With ■8 ★3, on average Bot 1 gets 0.93 points from all the tricks left; with ●1 ★10, 0.88. 5.2"
    )


@pytest.mark.parametrize(
    ("best", "rival", "told"),
    [
        (6.4, 2.6, "6 points from all the tricks left; with ■8 ★3, only 3."),
        (6.4, 0.6, "6.4 points from all the tricks left; with ■8 ★3, only 0.6."),
        (6.4, 5.6, "6.4 points from all the tricks left; with ■8 ★3, 5.6."),
        (6.4, 0.0, "6 points from all the tricks left; with ■8 ★3, none."),
        (6.4, -2.6, "6 points from all the tricks left; with ■8 ★3, −3."),
    ],
)
def test_means_far_apart_are_whole_numbers(best: float, rival: float, told: str) -> None:
    assert shown(("rest", 0, "mean", best, rival)) == f"On average you get {told} 5.2"


@pytest.mark.parametrize(
    ("best", "rival", "told"),
    [
        (4.0, 0.0, "You get 4 points from this trick; with ■8 ★3, none."),
        (1.0, 5.0, "With ■8 ★3, you get 5 points from this trick; with ●1 ★10, only 1."),
        (0.98, 0.8, "You get 1.0 points from this trick; with ■8 ★3, 0.8."),
    ],
)
def test_what_is_the_same_in_all_deals_is_no_average(best: float, rival: float, told: str) -> None:
    assert shown(("points", 0, "sure", best, rival)) == f"{told} 5.2"


def test_in_japanese() -> None:
    assert "あなたがこのトリックを取るのは100回中78回、" in shown(TOOK, language="ja")


def test_what_the_move_costs_stands_beside_its_reason() -> None:
    took = ("took", 1, "deals", 90.0, 20.0)
    rows = [(*TOOK, 1), (*took, -1)]
    told = shown(TOOK, LATER, balance=rows, more={"price": took})
    assert "in only 12. 5.1 That outweighs what it costs: Bot 1 wins this trick in 90 of" in told
    assert "outweighs" not in shown(TOOK, LATER, balance=rows)
    assert "tricks left" not in told  # two sentences have room


def test_the_reason_is_told_before_what_it_comes_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    advice: Any = find("hyper_maker").advice
    monkeypatch.delitem(advice.senses, "took")  # neither good nor bad by itself
    third = ("took", 2, "deals", 78.0, 12.0)  # whose tricks are no way to what another gets
    assert "wins" not in shown(LATER, third, balance=[(*LATER, 1), (*third, 0)])
    told = shown(LATER, TOOK, balance=[(*LATER, 1), (*TOOK, 0)])
    assert told.startswith("On average Bot 1 gets 3 points") and "You win this trick" in told
    points = ("rest", 0, "mean", 4.0, 1.0)
    assert shown(LATER, points, balance=[(*LATER, 1), (*points, 1)]).startswith("On average Bot 1")


def test_no_single_reason_is_said_so() -> None:
    assert "Over many deals better than ■8 ★3 ; no single thing decides it." in shown()
    little = shown(worths=(0.4, 0.3))
    assert "Over many deals a little better than ■8 ★3 ; no single thing decides it." in little


def test_of_several_things_the_first_two_that_speak_for_the_move_are_told() -> None:
    told = shown(balance=[(*TOOK, -1), (*LATER, 1), ("rest", 0, "mean", 2.0, 1.0, 1)])
    assert told.startswith("Several things add up. One: on average Bot 1 gets 3 points")
    assert "Also: on average you get 2 points" in told
    little = shown(balance=[(*LATER, 1)], worths=(0.4, 0.3))
    assert little.startswith(
        "Over the match a little better. One reason: on average Bot 1 gets 3 points"
    )


def test_averages_that_hardly_differ_are_told_where_there_is_nothing_else() -> None:
    slight = ("rest", 0, "mean", 2.6, 2.0, 1)
    alone = shown(balance=[slight])
    assert alone.startswith("Several things add up. One: on average you get 2.6 points")
    assert "you get 2.6" not in shown(balance=[slight, (*LATER, 1)])


def test_where_nothing_speaks_for_the_move_it_is_told_what_differs() -> None:
    assert "What differs: you win this trick in 78 of 100 deals;" in shown(balance=[(*TOOK, 0)])
    assert "this trick" not in shown(balance=[(*TOOK, -1)])


def rows(*balance: tuple[str, int, str, float, float, int]) -> list[str]:
    """What the balance of a hint says, row by row; the first names the moves."""
    html = drawn(TOOK, balance=balance, dialog="evidence")
    return [bare(row) for row in re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)]


def test_the_balance_has_what_speaks_for_and_what_against() -> None:
    assert rows((*TOOK, 1), (*LATER, -1), ("rest", 0, "mean", -1.2, -3.0, 0)) == [
        "Play 1 10 Play 8 3",
        "This trick goes to you 5.1 78/100 ✓ 12/100",
        "Points of all the tricks left for Bot 1 5.2 3.1 1.0 ✓",
        "Points of all the tricks left for you 5.2 −1.2 −3.0",
    ]


def test_where_nothing_differs_there_is_no_balance() -> None:
    assert rows() == []


@pytest.mark.parametrize(("worths", "said"), [((0.4, 0.37), True), ((0.4, 0.34), False)])
def test_a_move_that_is_about_as_good_is_named(worths: tuple[float, ...], said: bool) -> None:
    told = shown(TOOK, worths=(*worths, 0.1), rival="play B7G4")
    assert ("About as good: ■8 ★3." in told) == said


EVEN: Mapping[str, object] = {"even": True}


def test_it_hardly_matters() -> None:
    flat = "It hardly matters which of these 2 moves you make."
    assert shown(rival="", worths=(0.4, 0.39)) == flat
    assert shown(worths=(0.4, 0.39), more=EVEN, balance=[(*TOOK, -1)]) == flat


def test_where_it_hardly_matters_it_is_told_what_differs_all_the_same() -> None:
    rows = [("rest", 0, "mean", 2.0, 1.0, 0), (*TOOK, 1)]
    told = shown(worths=(0.4, 0.39), more=EVEN, balance=rows)
    assert told == (
        "All in all it hardly matters which of these 2 moves you make. "
        "What differs: you win this trick in 78 of 100 deals; with ■8 ★3, in only 12. 5.1"
    )


def test_of_even_moves_that_which_follows_a_rule_of_thumb_is_taken_for_it() -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")
    told = shown(worths=(0.4, 0.39), more=EVEN, balance=[(*TOOK, 1)], maxim=rule)
    assert told.startswith("You win this trick in 78 of 100 deals; with ■8 ★3, in only 12.")
    assert told.endswith("One small step: over the whole match it changes little. 5.1")
    told = shown(worths=(0.4, 0.39), more=EVEN, balance=[(*TOOK, -1)], maxim=rule)
    assert told.endswith("A good habit; here other moves do about as well.")


def test_of_even_moves_both_sides_of_the_scale_are_told() -> None:
    rows = [(*TOOK, 1), ("strong", 0, "mean", 1.0, 2.0, -1)]
    assert shown(balance=rows, worths=(0.4, 0.39), more=EVEN).endswith(
        "What differs: you win this trick in 78 of 100 deals; with ■8 ★3, in only 12. "
        "On the other side: with ■8 ★3, on average you keep 2 of your cards with a 9 or 10, "
        "the surest winners, for later; with ●1 ★10, only 1. 5.1"
    )


def test_what_was_not_counted_is_not_played_on() -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")
    rest = ("rest", 0, "deals", 78.0, 12.0, 1)  # told as an average, which hardly matters
    even: Any = {"worths": (0.4, 0.39), "more": EVEN, "maxim": rule, "recounted": True}
    assert "When played on: You win" in shown(balance=[(*TOOK, 1)], **even)
    assert "played on" not in shown(balance=[rest], **even)


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (
            ("took", 1, "deals", 97.0, 93.0),
            "Bot 1 wins this trick in 97 of 100 deals; with ■8 ★3, about",
        ),
        (
            ("took", 1, "deals", 93.0, 93.0),
            "Bot 1 wins this trick in 93 of 100 deals; with ■8 ★3, just",
        ),
        (
            ("took", 1, "deals", 100.0, 100.0),
            "Bot 1 wins this trick in every deal; with ■8 ★3, just",
        ),
    ],
)
def test_where_it_hardly_matters_it_is_told_what_comes_of_both(
    fact: tuple[str, int, str, float, float], told: str
) -> None:
    said = shown(worths=(0.4, 0.39), more={**EVEN, "either": fact})
    assert said.startswith(f"It hardly matters here: {told}")


@pytest.mark.parametrize("how", ["mean", "sure"])
def test_where_it_hardly_matters_amounts_are_left_out(how: str) -> None:
    fact = ("points", 0, how, 2.0, 2.0)
    said = shown(worths=(0.4, 0.39), more={**EVEN, "either": fact})
    assert said == "It hardly matters which of these 2 moves you make."


def test_nor_is_an_average_a_small_difference() -> None:
    mean = ("points", 0, "mean", 2.13, 1.2)
    said = shown(worths=(0.4, 0.39), more=EVEN, balance=[(*mean, 1)])
    assert said == "It hardly matters which of these 2 moves you make."


def test_how_many_moves_are_as_good_is_said() -> None:
    told = shown(TOOK, worths=(0.4, 0.4, 0.39), rival="play R2Y9")
    assert "About as good: ■8 ★3, and 1 more." in told


def test_a_weaker_player_that_errs_has_no_reason() -> None:
    assert shown(TOOK, worths=(0.1, 0.4)) == ""


def example(
    *reasons: tuple[str, int, str, float, float], winners: tuple[int, int] = (0, 1)
) -> list[str]:
    """What stands below each move, of a deal that Bot 1 takes from the rival."""
    took = [[written(say("{who} won.", who=Who(seat)))] for seat in winners]
    tale: Tale = {"fact": reasons[0][:2], "best": took[0], "rival": took[1], "figures": (4.0, 0.0)}
    html = drawn(*reasons, more={"tale": tale}, dialog="evidence")
    return [bare(part) for part in re.findall(r"<section><h4>(.*?)</section>", html, re.DOTALL)]


def test_an_example_stands_side_by_side_with_its_rival() -> None:
    assert example(TOOK) == ["●1 ★10 You won.", "■8 ★3 Bot 1 won."]


def test_of_two_that_were_heard_alike_it_is_said_where_it_happened() -> None:
    assert example(TOOK, winners=(1, 1)) == [
        "●1 ★10 Bot 1 won. You win this trick.",
        "■8 ★3 Bot 1 won.",
    ]


def test_an_example_of_a_number_ends_with_it() -> None:
    first, second = example(("points", 0, "mean", 3.1, 1.0))
    assert first.endswith("You won. You get 4 points from this trick.")
    assert second.endswith("You get 0 points from this trick.")


def test_the_moves_below_a_long_list_are_named_by_their_cards() -> None:
    cards = ("R1Y10", "B8Y3", "B7G4", "R2Y9", "R3Y8", "R4Y7", "R5Y6", "R6Y5")
    moves = [*[(f"play {card}", 90, 0.4) for card in cards], ("pass", 90, 0.0)]
    told = evidence({"move": "play R1Y10", "evidence": moves, "iterations": 9}, "adviser")
    html = render.board(scene(evidence=told, dialog="evidence"))
    rest = re.search(r'<p class="rest">(.*?)</p>', html, re.DOTALL)
    assert rest
    assert bare(rest[1]).startswith("The others, from the best down:")
    assert re.findall('aria-label="([^"]*)"', rest[1]) == ["red 5 yellow 6", "red 6 yellow 5"]
    assert "ass" in bare(rest[1])  # a move without a card is said


def test_of_a_worse_move_without_a_reason_it_is_told_what_both_do() -> None:
    does = say("{who} would win.", who=Who(1))
    did = (Foretold(("play", "R1Y10"), does), Foretold(("play", "B8Y3"), None))
    made = Remark(("play", "R1Y10"), 25, None, None, did)
    html = render.board(scene(remark=made))
    assert "The better move: Bot 1 would win." in bare(html)
    reasoned = evidence({"move": "play R1Y10", "evidence": [], "iterations": 9}, "")
    why = Grounds(("play", "B8Y3"), 100, (Ground(Fact("took", 0), "deals", 78.0, 12.0),))
    opinions = (Opinion(("play", "R1Y10"), 60, 9), Opinion(("play", "B8Y3"), 40, 9))
    known = made._replace(why=reasoned._replace(why=why, opinions=opinions))
    assert "Bot 1 would win" not in bare(render.board(scene(remark=known)))


def test_of_a_worse_move_the_better_ones_rule_of_thumb_is_told_first() -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")
    better = Foretold(("play", "R1Y10"), say("{who} would win.", who=Who(1)), rule)
    did = (better, Foretold(("play", "B8Y3"), None))
    html = bare(render.board(scene(remark=Remark(("play", "R1Y10"), 25, None, None, did))))
    assert html.index("Win with the lowest card.") < html.index("Bot 1 would win.")


@pytest.mark.parametrize(
    ("chance", "said"), [("Chance: {n}%.", True), ("It takes the trick.", False)]
)
def test_beside_a_chance_it_is_said_that_deals_were_played_on(chance: str, said: bool) -> None:
    move = ("play", "R1Y10")
    row = Row(Ground(Fact("took", 0), "deals", 78.0, 12.0), 1)
    why = Grounds(("play", "B8Y3"), 100, (row.ground,), balance=(row,))
    known = Evidence(move, (Opinion(move, 60, 9), Opinion(("play", "B8Y3"), 40, 9)), "", 9, why)
    inner = say("{first} {second}", first=say("So."), second=say(chance, n=9))
    html = render.board(scene(foresight=inner, beside=Beside(move, move, known)))
    assert ("When played on:" in html) == said
