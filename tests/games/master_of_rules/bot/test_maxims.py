"""Rules of thumb are true of the moves they are told of."""

from tefuda.core.notation import parse, words
from tefuda.core.registry import find
from tefuda.core.table import Shown
from tefuda.games.master_of_rules.bot.maxims import (
    _grounds,
    _hoped_most,
    _is_so,
    _opening,
    _stopping,
    _taking,
    _too_high,
    maxim,
)
from tefuda.games.master_of_rules.bot.numbers import FACES, INDEX, LAID, ONLY
from tefuda.games.master_of_rules.bot.playout import Run
from tefuda.games.master_of_rules.bot.thumb import (
    ALL_SERVED,
    BARRED,
    FIFTH,
    FIRST,
    HELPED,
    NOT_TRIO,
    OUTER,
    SERVED,
    SERVED_BESIDE,
    SPARE,
    STOP,
    THIRD,
    THIRD_TO_TAKE,
)
from tests.games.master_of_rules.tables import finish, match_after, seen, three

GAME = find("master_of_rules")
HANDS = ("TRIO ONLY BEST", "TRIO LIMIT LIMIT", "BEST ONLY SUPPORT")
DEAL = (
    "deal B1 B5 R7 Y9 TRIO LIMIT BEST / R1 R2 G3 P4 SUPPORT TRIO LIMIT / Y1 Y2 Y3 P9 ONLY BEST BEST",
    "start 0",
)


def told(lines: tuple[str, ...], *moves: str, seat: int = 0) -> list[str]:
    """What is said of these moves after others; "" for nothing."""
    view = seen(match_after(3, lines), seat)
    each = [maxim(view, words(parse(move, GAME.moves, GAME.deck))) for move in moves]
    return [reason.message.text if reason else "" for reason in each]


def after(row: str, *lines: str) -> tuple[str, ...]:
    return (*DEAL, f"row {row}", *lines)


MIXED = "G1 G6 R8 ONLY SUPPORT TRIO"


def test_a_beginning_follows_none() -> None:
    assert maxim(seen(three(*HANDS)), ("play",)) is None


def test_3_4_a_rule_laid_first_is_the_own() -> None:
    served = SERVED.message.text
    assert told(after(MIXED), "play TRIO", "play LIMIT", "play B1") == ["", served, ""]
    high = "Lay {rule} before another player does: your {cards} may be the highest of a colour."
    assert told(after(MIXED), "play BEST") == [high]
    reason = maxim(seen(match_after(3, after(MIXED))), ("play", "LIMIT"))
    assert reason
    assert reason.message.values == {
        "rule": Shown(("LIMIT",)),
        "cards": Shown(("B1",)),
    }  # the lowest


def test_3_4_one_who_holds_few_free_kinds_lays_one_first() -> None:
    view = seen(match_after(3, after(MIXED)))
    few = view._replace(hand=("B1", "B5", "R7", "Y9", "TRIO", "LIMIT", "LIMIT"))
    reason = maxim(few, ("play", "TRIO"))
    assert reason
    assert reason.message == FIRST.message


def test_3_4_where_any_number_goes_with_the_likeliest_rule_none_is_named() -> None:
    view = seen(match_after(3, after(MIXED)))
    hand = ("B1", "B5", "R7", "Y9", "TRIO", "ONLY", "ONLY")
    run = Run(view, [hand, (), ()])
    (one, follow), *_ = [each for each in _opening(run, 0, run.cards(0)) if each[1]]
    assert one.message.text == ALL_SERVED.message.text
    assert [FACES[card] for card in follow] == ["ONLY"]
    assert one.message.values == {"rule": Shown(("ONLY",))}


def test_3_4_a_rule_laid_last_of_all_is_in_no_hurry() -> None:
    deal = (
        "deal B1 B2 B3 B4 TRIO ONLY BEST / R1 R2 R3 R4 ONLY LIMIT BEST / Y1 Y2 Y3 Y4 LIMIT LIMIT BEST "
        "/ P1 P2 P3 P4 BEST BEST ONLY"
    )
    row = "row G1 G2 G3 G4 TRIO TRIO SUPPORT SUPPORT"
    others = ("play ONLY", "take TRIO", "play LIMIT", "take TRIO", "play BEST", "take SUPPORT")
    lines = (deal, "start 1", row, *others)
    only = "Only one of your rules is free: lay it, and choose the number when you see more."
    view = seen(match_after(4, lines))
    each = [maxim(view, ("play", card)) for card in ("TRIO", "B1")]
    assert [reason and reason.message.text for reason in each] == [only, None]
    two = view._replace(hand=("B1", "B2", "B3", "B4", "TRIO", "TRIO", "SUPPORT"))
    assert maxim(two, ("play", "TRIO")) is None


def test_7_3_after_all_others_a_dummy_alone_may_still_bar_a_rule() -> None:
    deal = "deal B1 B2 B3 B4 TRIO ONLY BEST / R1 R2 R3 R4 ONLY LIMIT BEST / Y1 Y2 Y3 Y4 LIMIT LIMIT BEST"
    others = ("play ONLY", "take TRIO", "play LIMIT", "take TRIO")
    lines = (deal, "start 1", "row G1 G2 G3 TRIO TRIO SUPPORT", *others)
    barred = "Lay your rule before your number: a dummy may still bar its kind in this round."
    assert told(lines, "play TRIO", "play BEST", "play B1") == [barred, barred, ""]
    view = seen(match_after(3, lines))
    run = Run(view, [view.hand, (), ()])
    run.won[0] = (2, 0, 0, 0, 0)
    follows = [
        (rule, [FACES[card] for card in each]) for rule, each in _opening(run, 0, run.cards(0))
    ]
    assert follows == [(BARRED, ["TRIO"])]


def test_3_5_the_only_free_rule_is_in_no_hurry_for_its_bar_frees_all_three() -> None:
    view = seen(match_after(3, after(MIXED, "play B1", "take G1")), 1)
    run = Run(view, [(), ("R1", "R2", "G3", "P4", "TRIO", "LIMIT", "LIMIT"), ()])
    hurry = [*_opening(run, 1, run.cards(1))]
    assert [rule for rule, follow in hurry if follow]
    run.barred |= 1 << INDEX["LIMIT"]
    run.won[1] = (2, 0, 0, 0, 0)  # a third TRIO would bring a bonus, and may be laid all the same
    assert not [rule for rule, follow in _opening(run, 1, run.cards(1)) if follow]


def test_3_4_of_a_rule_held_twice_one_is_kept_where_none_fits_better() -> None:
    twice = "Lay a rule that you hold twice: the other stays for a later round."
    deal = "deal R9 B1 B2 B3 LIMIT LIMIT ONLY / R8 B4 B5 B6 TRIO TRIO BEST / R7 Y1 Y2 Y3 TRIO BEST BEST"
    lines = (
        deal, "start 0", "row G1 G2 G3 ONLY SUPPORT SUPPORT", "play R9", "take G1", "play R8",
        "take G2", "play R7", "take G3", "dummy P5", "dummy SUPPORT",
    )  # fmt: skip
    assert told(lines, "play LIMIT", "play ONLY") == [twice, ""]


def test_a_rule_that_brings_a_bonus_is_not_held_against_numbers() -> None:
    view = seen(match_after(3, after(MIXED)))
    run = Run(view, [view.hand, (), ()])
    cards = run.cards(0)
    texts = [rule.message.text for rule, follow in _opening(run, 0, cards) if follow]
    assert texts[0] == SERVED.message.text
    for won, of, best in (((2, 2, 2, 2, 2), THIRD, "LIMIT"), ((1, 1, 1, 0, 1), FIFTH, "LIMIT")):
        run.won[0] = won
        (told,) = [rule.message for rule, each in _opening(run, 0, cards) if INDEX[best] in each]
        assert told.text == of.message.text
        assert told.values == {"rule": Shown((best,)), "points": 3}


def test_a_bonus_that_hardly_comes_is_not_told_of() -> None:
    """Three alike are so far off that a point by another rule is more to hope for."""
    view = seen(match_after(3, after(MIXED)))
    run = Run(view, [view.hand, (), ()])
    plain = [*_opening(run, 0, run.cards(0))]
    run.won[0] = (0, 1, 1, 1, 1)
    assert [*_opening(run, 0, run.cards(0))] == plain


def test_5_7_support_is_laid_early_where_ones_number_can_help_the_neighbour() -> None:
    hand = ("B1", "B5", "R7", "Y9", "TRIO", "SUPPORT", "SUPPORT")
    view = seen(match_after(3, after(MIXED)))
    run = Run(view, [hand, (), ()])
    for lies, helped in (("LIMIT", [[INDEX["SUPPORT"]]]), ("ONLY", [])):
        run.rules[-1] = INDEX[lies]
        told = [follow for rule, follow in _opening(run, 0, run.cards(0)) if rule == HELPED]
        assert told == helped
    run.rules[-1] = INDEX["LIMIT"]
    run.five = sum(LAID[INDEX[card]] for card in ("P9", "P8", "P7"))  # too much by any number
    follows = {rule.message.text: each for rule, each in _opening(run, 0, run.cards(0))}
    assert follows[HELPED.message.text] == []


def test_a_rule_to_lay_is_told_of_with_the_numbers_that_speak_for_it() -> None:
    numbers = [INDEX[card] for card in ("R2", "B8", "G5", "Y9")]
    five = LAID[INDEX["R7"]] + LAID[INDEX["Y4"]]
    told = {
        FACES[rule]: one.message.values["cards"]
        for one, (rule,) in _grounds(five, range(5), numbers)
    }
    assert told == {
        "TRIO": Shown(("R2", "Y9")),
        "ONLY": Shown(("B8", "G5")),
        "BEST": Shown(("B8", "Y9")),
    }
    assert {FACES[rule] for _, (rule,) in _grounds(0, range(5), numbers)} == {"BEST"}


def test_8_2_a_third_is_taken_and_else_the_outer_number() -> None:
    assert told(after("G4 G6 P7 ONLY SUPPORT TRIO", "play B5"), "take P7", "take G6") == [
        OUTER.message.text,
        "",
    ]
    view = seen(match_after(3, after(MIXED, "play TRIO")))
    run = Run(view, [view.hand, (), ()])
    run.won[0] = (2, 0, 0, 0, 2)
    (one, follow), *_ = _taking(run, 0, run.cards(0))
    assert one.message.text == THIRD_TO_TAKE.message.text
    assert [FACES[card] for card in follow] == ["SUPPORT"]  # the third TRIO may be won now


def test_6_6_in_the_last_round_nothing_is_kept_for_later() -> None:
    match = finish(match_after(3, (), "maxims 1"), 11)
    seat = match.turn.seats[0]
    view = seen(match, seat)._replace(hand=("B1", "B2", "B3", "B4", "TRIO", "TRIO", "ONLY"))
    reason = maxim(view, ("play", "TRIO"))
    assert not reason or not reason.message.text.startswith("Lay a rule that you hold twice")


def test_a_rule_is_taken_that_the_hand_lacks() -> None:
    lacks = "Take a kind of rule that your hand lacks: more kinds leave you more to choose from."
    lines = after("G1 G6 R8 ONLY ONLY SUPPORT", "play TRIO")
    assert told(lines, "take ONLY", "take SUPPORT") == ["", ""]
    lines = after("G1 G6 R8 BEST LIMIT SUPPORT", "play TRIO")
    assert told(lines, "take BEST", "take SUPPORT") == ["", lacks]


def test_where_the_hand_lacks_several_kinds_trio_is_left() -> None:
    rather = NOT_TRIO.message.text
    lines = after("G1 G6 R8 ONLY TRIO BEST", "play TRIO")
    assert told(lines, "take ONLY", "take TRIO", "take BEST") == [rather, "", ""]


def test_a_third_of_a_kind_in_hand_is_not_taken_for_its_bonus() -> None:
    view = seen(match_after(3, after("G1 G6 R8 ONLY LIMIT BEST", "play TRIO")))
    run = Run(view, [view.hand, (), ()])
    run.won[0] = (0, 2, 2, 2, 0)
    thirds = [each for rule, each in _taking(run, 0, run.cards(0)) if rule.clause == "8.2"]
    assert thirds == [[INDEX["ONLY"]]]


def test_low_and_high_numbers_are_taken() -> None:
    low, high = (
        "Take a 1, 2 or 3: it keeps the sum low for {rule}.",
        "Take an 8 or 9 for {rule}: at most one number of its colour is higher.",
    )
    lines = after(MIXED, "play B5")
    assert told(lines, "take G1", "take R8", "take G6") == [low, high, ""]


def laid(*rules_and_rest: str) -> tuple[str, ...]:
    """Seat 0 has laid a rule; the others a number each."""
    rule, row = rules_and_rest
    return after(
        row, f"play {rule}", f"take {row.split()[3]}", "play R2", f"take {row.split()[0]}",
        "play Y2", f"take {row.split()[1]}", "dummy R9", "dummy SUPPORT",
    )  # fmt: skip


def test_a_number_goes_with_the_rule_that_lies() -> None:
    for rule, good, bad, text in (
        (
            "TRIO",
            "play R7",
            "play B1",
            "For {rule}, add to what lies most often: three alike meet it.",
        ),
        (
            "LIMIT",
            "play B1",
            "play Y9",
            "For {rule}, lay your lowest number: the sum keeps the most room below 23.",
        ),
    ):
        assert told(laid(rule, MIXED), good, bad) == [text, ""]


def test_5_3_what_adds_to_nothing_that_lies_most_often_is_not_said_to() -> None:
    text = "For {rule}, add to what lies most often: three alike meet it."
    lines = laid("TRIO", MIXED)  # red 2, yellow 2 and red 9 lie
    assert told(lines, "play R7", "play Y9", "play B5") == [text, "", ""]


def test_5_4_a_colour_that_lies_is_not_said_to_be_nobodys() -> None:
    view = seen(match_after(3, laid("TRIO", MIXED)))
    run = Run(view, [view.hand, (), ()])
    cards = dict.fromkeys(run.cards(0), 0.0)
    alone = [FACES[card] for card in cards if _is_so(run, ONLY, card, cards)]
    assert alone == ["B1", "B5"]


def test_5_6_the_highest_of_the_commonest_colour() -> None:
    lines = after(
        MIXED, "play BEST", "take ONLY", "play R2", "take G1", "play Y2", "take G6",
        "dummy P8", "dummy SUPPORT",
    )  # fmt: skip
    text = (
        "For {rule}, lay the highest of the commonest colour: "
        "of your numbers, this one is the hardest to beat."
    )
    assert told(lines, "play Y9", "play B1") == [text, ""]


def test_1_3_of_numbers_that_serve_alike_one_spoils_a_bonus() -> None:
    lines = after(
        MIXED, "play TRIO", "take ONLY", "play LIMIT", "take SUPPORT", "play Y2", "take G6",
        "dummy R9", "dummy SUPPORT",
    )  # fmt: skip
    view = seen(match_after(3, lines))
    run = Run(view, [view.hand, (), ()])
    numbers = [card for card in run.cards(0) if FACES[card] in ("B1", "B5", "Y9")]
    assert not [*_stopping(run, 0, numbers)]  # it is a point like any other
    run.won[1] = (0, 0, 0, 2, 0)
    ((one, follow),) = _stopping(run, 0, numbers)
    assert one.message.text == STOP.message.text
    assert one.message.values == {"rule": Shown(("LIMIT",)), "points": 3}
    assert [FACES[card] for card in follow] == ["Y9"]
    assert not [*_stopping(run, 0, numbers[:1])]


def test_5_5_of_numbers_that_serve_alike_one_spoils_what_another_is_known_to_hold() -> None:
    lines = after(
        MIXED, "play TRIO", "take ONLY", "play G3", "take G6", "play P9", "take G1",
        "dummy R9", "dummy SUPPORT",
    )  # fmt: skip
    view = seen(match_after(3, lines))
    numbers = [INDEX[card] for card in ("B1", "Y9")]
    unknown = Run(view, [view.hand, (), ()])
    assert _too_high(unknown, 0, numbers) == []
    run = Run(view, [view.hand, ("LIMIT",), ()])
    assert [FACES[card] for card in _too_high(run, 0, numbers)] == ["Y9"]  # 21 lie: 30, and more
    assert _too_high(run, 0, numbers[1:]) == []
    run.barred |= 1 << INDEX["LIMIT"]
    assert _too_high(run, 0, numbers) == []


def test_a_bonus_is_told_of_where_it_clearly_promises_most() -> None:
    won = (0, 0, 2, 0, 0)  # two BEST, by place
    best, limit = INDEX["BEST"], INDEX["LIMIT"]
    assert _hoped_most(won, {best: 0.5, limit: 0.9}) == [best]
    assert _hoped_most(won, {best: 0.4, limit: 0.9}) == []
    assert _hoped_most((0, 0, 2, 2, 0), {best: 0.5, limit: 0.7}) == [best, limit]
    assert _hoped_most(won, {best: 0.0, limit: 0.0}) == []


def test_5_7_the_likeliest_is_said_to_be_so_besides_support() -> None:
    view = seen(match_after(3, after(MIXED)))
    for hand, served in (("TRIO LIMIT BEST", SERVED), ("SUPPORT LIMIT BEST", SERVED_BESIDE)):
        run = Run(view, [("B1", "B5", "R7", "Y9", *hand.split()), (), ()])
        texts = {rule.message.text for rule, _ in _opening(run, 0, run.cards(0))}
        assert {SERVED.message.text, SERVED_BESIDE.message.text} & texts == {served.message.text}


def test_a_rule_goes_with_the_number_that_lies() -> None:
    lines = after(
        MIXED, "play Y9", "take G1", "play R2", "take G6", "play Y2", "take R8",
        "dummy R9", "dummy SUPPORT",
    )  # fmt: skip
    likely = "Lay the rule that fits the numbers best: it is the likeliest to score."
    assert told(lines, "play BEST", "play LIMIT") == [likely, ""]


def test_5_6_a_lead_is_not_certain_while_three_numbers_may_come() -> None:
    deal = (
        "deal R9 B2 B3 B4 BEST TRIO ONLY / R1 R2 R3 R4 TRIO TRIO TRIO / Y1 Y2 Y3 Y4 ONLY ONLY ONLY "
        "/ P1 P2 P3 P4 LIMIT LIMIT LIMIT / G1 G2 G3 G4 SUPPORT SUPPORT TRIO"
    )
    lines = (
        deal, "start 0", "row B5 B6 B7 B8 B9 BEST BEST BEST BEST SUPPORT",
        "play R9", "take B5", "play R1", "take B6", "play ONLY", "take BEST", "play LIMIT",
        "take BEST", "play SUPPORT", "take BEST",
    )  # fmt: skip
    reason = maxim(seen(match_after(5, lines)), ("play", "BEST"))
    assert reason
    assert reason.message.text.startswith("Lay the rule that fits the numbers best: ")


def followed(players: int, seed: str) -> set[str]:
    """The rules of thumb that legal moves of a match follow."""
    match, found = finish(match_after(players, (), seed), 8), set[str]()
    for step in match.steps:
        view = GAME.view(step.before, step.seat)
        each = GAME.choices(step.before, step.seat) if step.seat >= 0 else ()
        reasons = [maxim(view, words(move)) for move in each]
        found |= {reason.message.text for reason in reasons if reason}
    return found


def test_all_are_met_in_matches() -> None:
    texts = set[str]().union(*(followed(3 + number % 3, f"maxims {number}") for number in range(9)))
    assert THIRD.message.text in texts
    assert THIRD_TO_TAKE.message.text in texts
    assert (
        "If your numbers serve you alike, spoil others: a rule they miss is no point for them."
        in texts
    )
    assert SPARE.message.text in texts
    assert FIFTH.message.text in texts
    # too rare in random play: one of the numbers that serve alike spoils a bonus
    assert STOP.message.text not in texts
    assert len(texts) == 28
