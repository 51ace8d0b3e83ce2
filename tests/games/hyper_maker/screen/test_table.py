"""What the table of Hyper Maker says, clause by clause."""

from tefuda.core.cards import Cards
from tefuda.core.game import Moved
from tefuda.core.table import Message, Who
from tefuda.games.hyper_maker import GAME
from tefuda.games.hyper_maker.rules.events import Dealt, GameEnded, TrickEnded
from tefuda.games.hyper_maker.rules.state import Lead, Master, Play, Setup, Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen import table as present


def view(
    hand: Cards = (),
    *,
    master: str = "",
    plays: Cards = (),
    tricks: tuple[Trick, ...] = (),
    games: int = 1,
) -> View:
    """Seat 0 of three, who leads."""
    setup = Setup(3, stays=True, games=games)
    sizes = (len(hand), len(hand), len(hand))
    scores = tuple(sum(t.points for t in tricks if t.winner == s) for s in range(3))
    return View(setup, 1, 0, hand, sizes, 10, master, 0, 0, plays, scores, tricks)


def text(message: Message | None) -> str:
    assert message
    return message.text


def test_the_half_that_counts_is_marked() -> None:
    running = view(("R1B10",), master="R5B6", plays=("B9G2", "B2Y9"))
    zones = {zone.name: zone for zone in present.table(running, None).centre}
    assert [face.marks for face in zones["trick"].cards] == [
        ("first", "winning"),
        ("first",),
        ("empty",),
    ]
    assert zones["master"].cards[0].marks == ("second",)
    assert [gauge.value for gauge in zones["follow"].gauges] == [0, 2, 5]


def test_a_master_that_wins_is_marked() -> None:
    over = end_trick(3, 0, "R9Y2", ("R3B8", "R8G3", "G1Y10"))
    zones = {
        zone.name: zone for zone in present.table(view(("R1B10",), tricks=(over,)), None).centre
    }
    assert zones["master"].cards[0].marks == ("first", "winning")
    assert text(zones["master"].cards[0].note) == "wins: nobody scores"


def test_before_the_first_trick_only_the_pile_lies_there() -> None:
    table = present.table(view(("R1B10",)), None)
    assert [zone.name for zone in table.centre] == ["stock"]
    assert text(table.phase) == "Between two tricks"


def test_a_card_that_does_not_follow_says_why() -> None:
    now = view(("R5B6", "G4Y7"), master="R3B8")
    follows, stranger = present.table(now, GAME.choices(GAME.imagine(now, LOW), 0)).hand.cards  # type: ignore[union-attr]
    assert follows.reason is None
    assert stranger.reason and stranger.reason.clause == "3.4"


class _Low:
    def below(self, _: int) -> int:
        return 0


LOW = _Low()


def test_the_prompt_names_what_must_be_played() -> None:
    def prompt(now: View) -> str:
        asked = present.table(now, GAME.choices(GAME.imagine(now, LOW), 0)).prompt
        return text(asked.message) if asked else ""

    assert prompt(view(("R5B6",), master="R3B8")).startswith("You lead")
    assert prompt(view(("G4Y7",), master="R3B8")).startswith("You have neither")
    later = view(("R5B6",), master="R3B8", plays=("R1B10",))._replace(leader=2)
    assert prompt(later).startswith("Play a card")


def test_out_of_turn_nothing_may_be_played() -> None:
    assert present.why_not(view(("R5B6",)), Play("R5B6")).clause == "3.2"


def reason(master: str, *plays: str) -> tuple[str, str]:
    row = present.table(view(tricks=(end_trick(3, 0, master, plays),)), None).sheet[0]
    return row.reasons[0].clause, text(row.reasons[0].message)


def test_every_trick_is_explained_by_its_clause() -> None:
    assert reason("R5B6", "R9Y2", "R3G8", "B4Y7")[0] == "5.2"
    assert reason("R9Y2", "R3B8", "R8G3", "G1Y10")[0] == "5.4"
    assert reason("R8B3", "R8G3", "R8Y3", "R2G9")[0] == "5.5"
    assert reason("R5B6", "G1Y10", "G2Y9", "G3Y8")[0] == "5.6"


def test_the_last_phase_and_the_rows_of_a_match_of_games() -> None:
    trick = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    assert text(present.table(view(tricks=(trick,)), None).phase) == "The match is over"
    table = present.table(view(tricks=(trick,), games=2), None)
    assert text(table.sheet[0].label) == "Game {game}, trick {trick}"
    assert [text(fact.label) for fact in table.facts] == ["Trick", "Game"]


def test_what_happens_is_said() -> None:
    trick = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    said = [
        present.say_event(event, 1)
        for event in (
            Dealt(("R1B10",), 15),
            Moved(-1, Lead(2)),
            Moved(-1, Master("R5B6")),
            Moved(0, Play("R9Y2")),
            TrickEnded(trick),
            GameEnded(1, (6, 0, 0)),
        )
    ]
    assert [text(message).split()[0] for message in said] == [
        "Each",
        "First",
        "The",
        "{who}",
        "Follow",
        "Game",
    ]
    assert said[1] and said[1].values == {"who": Who(2)}


def test_a_hand_is_laid_out_in_six_ways() -> None:
    ways = present.arrangements(view(("R5B6", "R2G9", "G4Y7"), master="R3B8"))
    assert [[cards for _, cards in way.groups] for way in ways[:3]] == [
        [("R5B6",), ("R2G9",), ("G4Y7",)],
        [("R5B6",), ("R2G9",), ("G4Y7",)],
        [("R5B6", "R2G9"), ("G4Y7",)],
    ]
    assert len(ways) == 6
