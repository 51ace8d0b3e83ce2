"""A game's board to look at: a scene at seat 0's turn, and its HTML as a list of elements."""

from html.parser import HTMLParser

from app.match.setup import Player
from app.saves.preferences import Settings
from app.view.scene import Scene
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, END

VOID = {"input", "br", "img", "hr", "meta", "link", "path", "rect", "circle", "line", "use"}


class Page(HTMLParser):
    """Notes every element, and that each is closed where it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[dict[str, str | None]] = []
        self._open: list[str] = []
        self.feed(html)
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append({"tag": tag, **dict(attrs)})
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append({"tag": tag, **dict(attrs)})

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag

    def all(self, name: str) -> list[str]:
        return [str(element[name]) for element in self.elements if name in element]


def at_my_turn(key: str, moves: int = 12) -> Match:
    """A match of random moves up to a turn of seat 0."""
    match, rng = Match(find(key), find(key).info.players[-1], {}, "render"), Quick("render")
    while not match.over and (len(match.steps) < moves or 0 not in match.turn.seats):
        seat = match.turn.seats[0]
        _ = match.chance() if seat == CHANCE else match.play(seat, match.choices(seat).sample(rng))
    return match


def scene(key: str = "hyper_maker", moves: int = 12, **more: object) -> Scene:
    """Seat 0's screen at its turn, before a card is lifted."""
    match = at_my_turn(key, moves)
    game, choices = match.game, match.choices(0)
    view = game.view(match.state, 0)
    verbs = choices.options(())
    draft = verbs if len(verbs) == 1 else ()
    after = choices.options(draft)
    made = Scene(
        key=key,
        match_id="m1",
        settings=Settings(),
        table=game.table(view, choices),
        viewer=0,
        home=0,
        players=tuple(Player("" if s == 0 else f"Bot {s}", "greedy") for s in range(match.players)),
        draft=draft,
        lifted=(),
        open_cards=frozenset(word for word in after if word in game.deck),
        open_words=tuple(word for word in after if word not in game.deck and word != END),
        ready=END in after,
        paused=False,
        thinking=(),
        log=(),
        news=(),
        notice=None,
        notice_clause="",
        arrangements=tuple(game.arrangements(view)),
        arrangement=0,
        actions=("undo", "give-up", "lobby"),
        dialog="",
        over=False,
        ranks=(),
        scores=game.scores(match.state),
        policy="casual",
        seal="c0ffee" * 10,
        seed="",
    )
    return made._replace(**more)  # type: ignore[arg-type]


def onlooker(key: str, moves: int = 12) -> Scene:
    """The same table for somebody who has no seat at it."""
    match = at_my_turn(key, moves)
    return scene(
        key,
        moves,
        viewer=-1,
        table=match.game.table(match.game.view(match.state, -1), None),
        draft=(),
        open_cards=frozenset(),
        open_words=(),
        ready=False,
        arrangements=(),
    )
