"""What something means is said when it is tapped, to whoever sits or looks on."""

from app.play.screen import Notice
from tests.web.hall import Hall

GAME = "master_of_rules"


def tapped(hall: Hall, what: str) -> str | None:
    """What is then said, as a text with places."""
    hall.settle()
    hall.do(what)
    said = hall.session.screen.notice
    return said and said.message.text


def with_rule(policy: str) -> tuple[Hall, str]:
    """A table on which a rule lies, and its place."""
    hall = Hall(GAME, policy=policy)
    for _ in range(40):
        table = hall.settle().table
        for zone in table.centre:
            if zone.reason and zone.help:
                return hall, zone.name
        hall.play(1)
    raise AssertionError("no rule was ever played")


def test_a_rule_that_lies_says_what_it_asks_and_how_it_stands() -> None:
    for policy in ("strict", "casual"):
        hall, name = with_rule(policy)
        assert tapped(hall, f"about {name}") == "{meaning} {stands}"
        assert hall.session.screen.notice
        assert hall.session.screen.notice.clause


def test_a_kind_says_what_it_asks_and_whether_it_is_free() -> None:
    said = tapped(Hall(GAME), "about kinds/3")
    assert said == "{meaning} {stands}"


def test_a_card_that_may_not_be_taken_says_why() -> None:
    hall = Hall(GAME)
    while not hall.settle().table.prompt or hall.session.course.match.turn.phase == "play":
        hall.act()
    faces = next(zone for zone in hall.settle().table.centre if zone.name == "row").cards
    shut = next(face.card for face in faces if face.reason)
    assert tapped(hall, f"about card:{shut}") == "{meaning} {stands}"


def test_what_means_nothing_is_passed_over() -> None:
    for what in ("nowhere", "kinds/9", "kinds/x", "card:R0", "card:", "badge:0/7", ""):
        assert tapped(Hall(GAME), f"about {what}") is None


def test_whatever_lies_there_says_what_it_is() -> None:
    for what in ("row", "number 0", "judging/0", "fact:0", "player:2", "standing:", "card:R7"):
        assert tapped(Hall(GAME), f"about {what}")


def test_asking_lasts_until_it_is_ended() -> None:
    hall = Hall(GAME)
    hall.settle()
    hall.do("what")
    hall.do("about row")
    assert hall.session.scene().asking
    hall.do("what")
    assert not hall.session.scene().asking


def test_asking_ends_with_what_is_done_at_the_table() -> None:
    hall = Hall(GAME)
    shown = hall.settle()
    hall.do("what")
    hall.do(f"card {min(shown.open_cards)}")
    assert not hall.session.scene().asking
    assert hall.session.scene().lifted


def test_in_a_strict_match_a_lifted_rule_says_what_it_asks() -> None:
    hall = Hall(GAME, policy="strict")
    shown = hall.settle()
    rules = [card for card in shown.open_cards if hall.session.match.game.meaning(card)]
    hall.do(f"card {min(rules)}")
    help_ = hall.session.match.game.meaning(min(rules))
    assert help_
    assert hall.session.scene().foresight == help_.message
    numbers = shown.open_cards - {*rules}
    hall.do(f"card {min(numbers)}")
    assert hall.session.scene().foresight is None


def test_out_of_turn_a_rule_in_hand_says_what_it_asks() -> None:
    hall = Hall(GAME)
    hall.settle()
    game, course = hall.session.match.game, hall.session.course
    while course.choices() is not None:
        hall.act()
        hall.left = [effect for effect in hall.left if not course.choices()]
    hall.do("card TRIO")
    told = game.meaning("TRIO")
    assert told
    assert hall.session.screen.notice == Notice(told.message, "5.3", helps=True)
    hall.do("card R7")
    assert hall.session.screen.notice is None


def test_a_way_to_lay_the_hand_out_and_what_a_group_waits_for_say_what_they_are() -> None:
    hall = Hall("world_management")
    for label in ("Sage: 9 × 3 + 1", "By kind", "{cards} wait for {faces}; left"):
        assert tapped(hall, f"about label:{label}")
    assert tapped(hall, "about label:nothing of the kind") is None
