"""How a match goes on: what stops it until the person has looked."""

from tests.web.hall import Hall


def halted(seed: str) -> Hall | None:
    """A match of Master of Rules in which a bot has shown its rules in the middle of a round."""
    hall = Hall("master_of_rules", seed=seed, players="3")
    while not hall.session.match.over:
        scene = hall.settle()
        if scene.paused and not scene.table.scoring:
            return hall
        hall.act()
    return None


def test_what_explains_a_move_is_looked_at_until_one_goes_on() -> None:
    hall = next(hall for number in range(30) if (hall := halted(f"halts {number}")))
    scene = hall.session.scene()
    told = "{who} had only rules that lie there already, showed {cards}, and may lay one again."
    assert scene.log[-1].message.text == told
    assert not scene.open_cards
    hall.do("next")
    assert not hall.session.course.paused
