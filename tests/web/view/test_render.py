"""Scenes to HTML: what may be clicked, what a screen reader hears, in which language."""

import re

import pytest

from app.lesson.voice import Voice
from app.match.setup import Player
from app.saves.preferences import CHOICES, Settings
from app.saves.summary import Problem, Summary
from app.view import render
from app.view.desk import Desk
from app.view.words import Speaker
from tefuda.core.registry import find
from tefuda.core.table import CardFace, Reason, ScoreRow, Who, Zone, say
from tests.web.view.board import Page, scene


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_game_can_be_drawn(key: str, language: str) -> None:
    page = Page(render.board(scene(key, settings=Settings(language=language))))
    ids = page.all("id")
    assert len(ids) == len(set(ids))


def test_what_may_be_chosen_can_be_clicked(key: str) -> None:
    shown = scene(key)
    done = set(Page(render.board(shown)).all("data-do"))
    assert done >= {f"card {card}" for card in shown.open_cards}
    assert done >= {f"word {word}" for word in shown.open_words}


def test_clickable_things_are_buttons_or_links() -> None:
    assert {
        element["tag"] for element in Page(render.board(scene())).elements if "data-do" in element
    } == {"button"}


def test_a_lifted_card_is_played_by_a_second_tap() -> None:
    shown = scene()
    card = min(shown.open_cards)
    lifted = shown._replace(draft=("play", card), lifted=(card,), ready=True)
    senders = [e for e in Page(render.board(lifted)).elements if e.get("data-do") == "send"]
    assert [e.get("aria-pressed") for e in senders if e["id"] != "send"] == ["true"]
    assert f"pick-{card}" not in Page(render.board(lifted)).all("id")


def test_one_of_several_lifted_cards_is_taken_back() -> None:
    shown = scene()
    lifted = shown._replace(lifted=tuple(sorted(shown.open_cards)[:2]))
    done = Page(render.board(lifted)).all("data-do")
    assert sum(said.startswith("back ") for said in done) == 2


def test_a_card_that_may_not_be_played_says_why() -> None:
    hand = Zone("hand", "hand", say("Hand"), (CardFace("R1B10"),))
    shown = scene(open_cards=frozenset(), arrangements=())
    shown = shown._replace(table=shown.table._replace(hand=hand))
    elements = Page(render.board(shown)).elements
    card = next(element for element in elements if element.get("id") == "card-R1B10-1")
    assert card["data-do"] == "card R1B10"
    assert card["aria-disabled"] == "true"


def test_a_zone_that_is_marked_is_where_cards_are_picked() -> None:
    shown = scene(open_cards=frozenset({"R1B10"}), arrangements=())
    hand = Zone("hand", "hand", say("Hand"), (CardFace("R1B10"),))
    row = Zone("row", "row", say("Row"), (CardFace("R1B10"),), marks=("choose",))
    shown = shown._replace(table=shown.table._replace(hand=hand, centre=(row,)))
    words = Speaker("en", shown.key, ("",) * 5)
    desk = Desk(shown, words, render.faces(shown.key, "en"))
    assert [desk.shapes(zone)[0].open for zone in (row, hand)] == [True, False]


def test_a_card_out_of_sight_can_still_be_chosen() -> None:
    page = Page(render.board(scene(open_cards=frozenset(find("hyper_maker").deck))))
    assert {f"card {card}" for card in find("hyper_maker").deck} <= set(page.all("data-do"))


DIALOGS = ["menu", "sheet", "log", "settings", "give-up", "seal"]


@pytest.mark.parametrize("dialog", DIALOGS)
def test_a_dialog_lies_over_an_inert_board(dialog: str) -> None:
    page = Page(render.board(scene(dialog=dialog)))
    assert [element["tag"] for element in page.elements if "inert" in element] == ["div"]
    assert "close" in page.all("data-do")


def test_only_what_there_is_can_be_set() -> None:
    page = Page(render.board(scene(dialog="settings")))
    for said in page.all("data-do"):
        verb, *rest = said.split()
        if verb == "set":
            field, value = rest
            assert value in map(str, CHOICES[field])


def test_a_pile_can_be_looked_through() -> None:
    pile = Zone("gone", "pile", say("Gone"), (CardFace("R1B10"), CardFace("R1B10"), CardFace("")))
    shown = scene(dialog="zone gone")
    html = render.board(shown._replace(table=shown.table._replace(centre=(pile,))))
    assert "×2" in html


@pytest.mark.parametrize(
    ("ranks", "headline"),
    [
        ((1, 2, 3, 4), "You win"),
        ((1, 1, 3, 4), "You share the victory"),
        ((2, 1, 1, 4), "The winner is Bot 1 and Bot 2"),
        ((2, 2, 2, 2), "Nobody wins"),
    ],
)
def test_the_result_names_the_winner(ranks: tuple[int, ...], headline: str) -> None:
    words = Speaker("en", names=("", "Bot 1", "Bot 2", "Bot 3"), viewer=0)
    assert words.result(ranks) == headline


@pytest.mark.parametrize(
    ("ranks", "headline"),
    [
        ((1, 2, 3), "You win with 9, ahead of Bot 1 with 7"),
        ((1, 2, 2), "You win with 9, ahead of Bot 1 and Bot 2 with 7"),
        ((2, 1, 3), "Bot 1 wins with 7; you are second with 9"),
        ((1, 1, 3), "You share the victory"),
        ((), "The match was given up"),
    ],
)
def test_the_result_says_by_what_one_won(ranks: tuple[int, ...], headline: str) -> None:
    """The scores do not say it: the nearest above zero may win."""
    words = Speaker("en", names=("", "Bot 1", "Bot 2"), viewer=0)
    assert words.result(ranks, (9, 7, 1)) == headline


def test_a_result_below_zero_has_a_minus_sign() -> None:
    words = Speaker("en", names=("", "Bot 1"), viewer=0)
    assert words.result((1, 2), (0, -6)) == "You win with 0, ahead of Bot 1 with −6"


def test_a_result_has_one_button_to_go_on_with() -> None:
    actions = ("rematch", "same-deal", "lobby")
    shown = scene(dialog="result", over=True, ranks=(2, 1, 3, 4, 5), actions=actions)
    dialog = render.board(shown).split('id="dialog"')[1]
    assert re.findall(r'class="main"[^>]* data-do="([^"]+)"', dialog) == ["rematch"]
    assert f"#/match/{shown.match_id}/review?turns=yes" in dialog


def test_the_result_is_shown() -> None:
    shown = scene(dialog="result", over=True, ranks=(2, 1, 3, 4, 5), seed="s1")
    html = render.board(shown)
    assert html.index("Bot 1</span>", html.index("ranking")) < html.index(
        "Bot 2</span>", html.index("ranking")
    )
    assert "s1" in html


def test_who_gave_no_name_is_you_on_their_own_screen_alone() -> None:
    mine, yours = (Speaker("en", names=("", "", "Aoi"), viewer=seat) for seat in (0, 1))
    assert [mine.name(seat) for seat in range(3)] == ["You", "Player 2", "Aoi"]
    assert [yours.name(seat) for seat in range(3)] == ["Player 1", "You", "Aoi"]


def test_a_person_is_you_and_the_first_letter_a_capital() -> None:
    words = Speaker("en", names=("", "Aoi"), viewer=0)
    assert words(say("{who} played.", who=Who(0))) == "You played."
    assert words(say("Thanks, {who}.", who=Who(0))) == "Thanks, you."
    assert words(say("Done. {next}", next=say("{who} lead.", who=Who(0)))) == "Done. You lead."
    assert words(say("{who} played.", who=Who(1))) == "Aoi played."


def test_names_cannot_bring_markup() -> None:
    words = Speaker("en", names=("<b>", "x"), viewer=1)
    assert words(say("{who} played.", who=Who(0))) == "&lt;b&gt; played."
    players = (Player("<script>", ""), *scene().players[1:])
    assert "<script>" not in render.board(scene(players=players))


def test_a_sentence_for_the_live_region_is_plain() -> None:
    shown = scene()
    said = render.sentence(say("{who} moved.", who=Who(0)), shown)
    assert said == "You moved."


def test_the_lobby_lists_matches_and_what_is_broken() -> None:
    players = (Player("", ""), Player("Aoi", "greedy"))
    waiting = Summary(
        "m1", "hyper_maker", players, "casual", "2026-11-21T04:00:00Z", 7, False, (3, 4), False
    )
    broken = Problem("m2", say("Broken."), "<text>", mendable=True, in_bin=False)
    page = Page(
        render.lobby_matches([waiting, waiting._replace(match_id="m3", in_bin=True), broken], "en")
    )
    assert "#/match/m1" in page.all("href")
    assert page.all("data-copy") == ["problem-m2"]
    assert {"delete m1", "export m1", "restore m3", "mend m2"} <= set(page.all("data-do"))


def test_few_matches_wait_in_sight_and_the_others_are_folded() -> None:
    row = Summary("", "hyper_maker", (), "casual", "2026-11-21T04:00:00Z", 7, False, (), False)
    rows = [row._replace(match_id=f"m{number}") for number in range(4)]
    rows += [row._replace(match_id=name, in_bin=True) for name in ("old", "new")]
    html = render.lobby_matches(rows, "en", thrown={"new"})
    seen, folded = html.split('<details class="more"><summary>3 more')
    assert re.findall(r'data-id="(\w+)"', seen) == ["m0", "m1", "new"]
    assert re.findall(r'data-id="(\w+)"', folded) == ["m2", "m3", "old"]
    assert seen.count("button main") == 1, "one match is the one to go on with"


def test_finished_matches_are_looked_back_at_and_not_gone_on_with() -> None:
    row = Summary("m1", "hyper_maker", (), "casual", "2026-11-21T04:00:00Z", 7, True, (), False)
    html = render.lobby_finished([row], "en")
    assert "#/match/m1/review" in Page(html).all("href")
    assert "Go on" not in html


def test_giving_up_is_not_what_a_hand_falls_on() -> None:
    html = render.board(scene(dialog="give-up"))
    (main,) = re.findall(r'<button[^>]*class="main"[^>]*>([^<]+)', html.split('id="dialog"')[1])
    assert main == "Play on"


def test_a_problem_keeps_the_text() -> None:
    broken = Problem("m2", say("Broken."), "<text>", mendable=False, in_bin=True)
    html = render.problem(broken, "ja")
    assert "&lt;text&gt;" in html
    assert "restore m2" in html


def test_a_message_speaks_japanese() -> None:
    html = render.board(scene(settings=Settings(language="ja")))
    assert re.search("マスターカード", html)


def scored(*seats: int, voice: Voice | None = None) -> str:
    """What is asked after a round in which something is said of each of these seats."""
    reasons = tuple(Reason(say("{who} scored.", who=Who(seat)), "5.2") for seat in seats)
    shown = scene()
    table = shown.table._replace(prompt=None, scoring=(ScoreRow(say("x"), (), reasons),))
    board = render.board(shown._replace(table=table, paused=True, voice=voice))
    return board[board.index('id="prompt"') :]


def test_what_was_scored_is_said_of_the_viewer_where_one_sentence_tells_it() -> None:
    assert "You scored." in scored(1, 0, 2)
    assert 'id="scored"' not in scored(1, 2)
    assert "Bot 1 scored." in scored(1)
    assert 'id="scored"' not in scored(0, 0)


def test_the_answer_stays_where_the_only_move_lies_lifted() -> None:
    answer = Voice({"en": "Well lost.", "ja": "うまい負け方です。"})
    shown = scene(voice=answer, lifted=("R1Y10",), forced=True)
    assert "Well lost." in render.board(shown)
    assert "Well lost." not in render.board(shown._replace(forced=False))


def test_what_a_lesson_answers_is_not_said_again_in_the_usual_words() -> None:
    answer = Voice({"en": "Well lost.", "ja": "うまい負け方です。"})
    assert "Well lost." in scored(1, voice=answer)
    assert 'id="scored"' not in scored(1, voice=answer)


def test_whose_card_is_best_is_ahead_until_the_trick_is_over() -> None:
    shown = scene()
    over = shown.table._replace(scoring=(ScoreRow(say("x"), (), (Reason(say("y"), "5.2"),)),))
    seal = re.compile(r'class="seal[^>]*>([^<]+)')
    assert seal.findall(render.board(shown)) in (["Ahead"], ["Nobody yet"])
    (ended,) = seal.findall(render.board(shown._replace(table=over)))
    assert ended in ("Wins", "No winner")


def test_only_who_did_not_win_hears_that_luck_decided() -> None:
    words = Speaker("en", names=("", "Bot 1"), viewer=0)
    assert words.faultless(9, (1, 2)) == "None of your 9 decisions cost much."
    assert words.faultless(9, (2, 1)).endswith("the cards decided, and what others did.")
