"""What is said where a card that was tapped may not be chosen, and the game has no reason."""

from tefuda.core.terms import Words
from tests.web.hall import Hall


def in_a_window() -> tuple[Hall, Words]:
    """A summons is asked; what may be taken."""
    hall = Hall("world_management")
    while True:
        scene = hall.settle()
        if scene.table.prompt and scene.table.prompt.occasion:
            return hall, scene.table.prompt.occasion.offered
        hall.play(1)


def told(hall: Hall) -> str:
    notice = hall.session.screen.notice
    return notice.message.text if notice else ""


def test_what_is_asked_is_said_before_anything_is_chosen() -> None:
    hall, offered = in_a_window()
    hand = hall.settle().table.hand
    assert hand
    hall.do(f"card {next(face.card for face in hand.cards if face.card not in offered)}")
    assert told(hall) == "Not that card. {asked}"


def test_the_few_cards_that_fit_are_named() -> None:
    hall, offered = in_a_window()
    said = set()
    for card in offered:
        hall.do(f"card {card}")
        hand = hall.settle().table.hand
        assert hand
        able = hall.settle().open_cards
        hall.do(f"card {next(face.card for face in hand.cards if face.card not in able)}")
        said.add(told(hall))
        hall.do("drop")
    assert "Not that card. Now you may choose: {cards}" in said
    assert said <= {
        "Not that card. Now you may choose: {cards}",
        "{card} makes no legal move beside {cards}. “Choose again” leads back to the start.",
    }


def test_a_card_of_the_row_is_always_the_one_to_take() -> None:
    hall, offered = in_a_window()
    for card in (offered[0], offered[-1]):
        hall.do(f"card {card} first")
        assert hall.settle().lifted == (card,)
    hall.do("fill")
    hall.do(f"card {offered[0]} first")
    assert hall.settle().lifted == (offered[0],)
    hall.do(f"card {offered[0]} first")
    hall.do("card nothing first")
    assert hall.settle().lifted == ()


def test_none_of_the_hand_takes_its_place() -> None:
    hall, offered = in_a_window()
    first, *others = offered
    said = set()
    for other in others:
        hall.do(f"card {first} first")
        hall.do(f"card {other}")
        assert hall.settle().lifted[0] == first
        said.add(told(hall))
        hall.do("drop")
    assert said - {""}
