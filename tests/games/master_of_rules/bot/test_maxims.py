"""Rules of thumb are true of the moves they are told of."""

from tefuda.core.notation import parse, words
from tefuda.core.registry import find
from tefuda.games.master_of_rules.bot.maxims import maxim
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
    first = "Lay your rule first: nobody else can lay it then."
    assert told(after(MIXED), "play TRIO", "play B1") == [first, ""]


def test_3_4_of_a_rule_held_twice_one_is_kept() -> None:
    lines = after(MIXED, "play B1", "take G1", "play G3", "take G6")
    twice = "A rule you hold twice: lay one, keep the other."
    first = "Lay your rule first: nobody else can lay it then."
    assert told(lines, "play BEST", "play ONLY", seat=2) == [twice, first]


def test_a_rule_is_taken_that_the_hand_lacks() -> None:
    lacks = "Take a kind of rule that your hand lacks."
    lines = after("G1 G6 R8 BEST SUPPORT TRIO", "play TRIO")
    assert told(lines, "take BEST", "take SUPPORT") == ["", ""]
    lines = after("G1 G6 R8 BEST LIMIT SUPPORT", "play TRIO")
    assert told(lines, "take BEST", "take SUPPORT") == ["", lacks]


def test_low_and_high_numbers_are_taken() -> None:
    low, high = "Take a 1, 2 or 3: it suits {rule}.", "Take an 8 or 9: hard to beat for {rule}."
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
        ("TRIO", "play R7", "play B1", "For {rule}: add to what lies most often."),
        ("LIMIT", "play B1", "play Y9", "For {rule}: lay your lowest number."),
    ):
        assert told(laid(rule, MIXED), good, bad) == [text, ""]


def test_5_6_the_highest_of_the_commonest_colour() -> None:
    lines = after(
        MIXED, "play BEST", "take ONLY", "play R2", "take G1", "play Y2", "take G6",
        "dummy P8", "dummy SUPPORT",
    )  # fmt: skip
    text = "For {rule}: the highest of the commonest colour."
    assert told(lines, "play Y9", "play B1") == [text, ""]


def test_a_rule_goes_with_the_number_that_lies() -> None:
    lines = after(
        MIXED, "play Y9", "take G1", "play R2", "take G6", "play Y2", "take R8",
        "dummy R9", "dummy SUPPORT",
    )  # fmt: skip
    likely = "Your number lies: lay the rule it fits best."
    assert told(lines, "play BEST", "play LIMIT") == [likely, ""]


def followed(players: int, seed: str) -> set[str]:
    """The rules of thumb that legal moves of a match follow."""
    match, found = finish(match_after(players, (), seed), 6), set[str]()
    for step in match.steps:
        view = GAME.view(step.before, step.seat)
        each = GAME.choices(step.before, step.seat) if step.seat >= 0 else ()
        reasons = [maxim(view, words(move)) for move in each]
        found |= {reason.message.text for reason in reasons if reason}
    return found


def test_all_are_met_in_matches() -> None:
    texts = set[str]().union(*(followed(3 + number % 3, f"maxims {number}") for number in range(9)))
    assert "A rule that brings a bonus: lay it before others do." in texts
    assert "Numbers that serve you alike: lay what spoils others most." in texts
    assert len(texts) == 15
