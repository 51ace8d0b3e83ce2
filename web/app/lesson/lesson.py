"""A lesson as its file says it: a deal, the others' moves, and words in several languages.

The file is seeds/KEY/lesson.toml; the build puts it beside the page as lessons/KEY.json.
"""

import zlib
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from app.match.setup import POLICIES, USUAL_LEVEL, YOU, Origin, Setup, checked, default_name
from tefuda.core.foreign import quoted, read_json
from tefuda.core.notation import parse, verb
from tefuda.core.registry import find
from tefuda.core.seal import canonical
from tefuda.core.terms import BadText, Value

FORMAT = 1
LESSON = "lesson"
SENTENCES = ("free", "done")

Words = Mapping[str, str]
"""One sentence or several, by language."""

Patterns = tuple[str, ...]

Span = tuple[int, int]
"""From the first number to the second; a file may write one number for both."""

NEXT_ROUND = "--"
"""A line of a script after which a seat's moves are those of the next round."""


class Fit(NamedTuple):
    """When words fit. Patterns are those of `fnmatch`; what may be left out asks nothing.

    Of an answer: `move`, and what it has brought. Of a step: `asks`, `round` and `may`.
    Of both: what has happened since the person's last move, as `facts.facts` writes it.
    """

    move: Patterns = ()  # of the move's text; one of them
    mine: Span | None = None  # points it has brought the person
    others: Span | None = None  # the most it has brought somebody else
    further: Span | None = None  # so many more cards are missing, in the lesson's layout
    asks: tuple[str, ...] = ()  # phases of a turn; one of them
    round: Span | None = None  # of a turn; a step is gone once it is past
    may: tuple[str, ...] = ()  # how moves begin that are legal; all of them
    happened: Patterns = ()  # all of them
    never: Patterns = ()  # none of them


ALWAYS = Fit()


class Answer(NamedTuple):
    """What is said of a move, where it fits."""

    words: Words
    fit: Fit = ALWAYS


class Step(NamedTuple):
    """One idea: the words before a move, what lights, and what is said of the move."""

    say: Words
    todo: Words  # what is to be done now, in one short sentence
    lights: tuple[str, ...]  # cards, zones by name, words of a move, labels of facts, "fill"
    answers: tuple[Answer, ...]  # the last one fits always
    fit: Fit = ALWAYS  # until it fits it waits, and later ones may go before
    idea: str = ""  # of several steps with the same idea only the first that fits is said
    aids: bool = False  # from here on the table has its aids; before such a step it has none
    leads: bool = False  # what one tap fills in, or a plain player would do, lights too
    again: bool = False  # said wherever nothing before it fits, until its round is past


class Beyond(NamedTuple):
    """What the last page leads on to, where the lesson did not go."""

    clause: str
    words: Words


class Lesson(NamedTuple):
    """One game's lesson; the person sits at seat 0."""

    key: str
    mark: str  # eight digits that stand for the whole file
    players: int
    options: Mapping[str, Value]
    seed: str
    script: tuple[tuple[str, ...], ...]  # the moves of the seats from 1 on, in order, `NEXT_ROUND`
    steps: tuple[Step, ...]
    stretch: int  # moves without words, after the steps
    sentences: Mapping[str, Words]  # of `SENTENCES`
    learnt: tuple[Words, ...]  # what one can do now
    layout: int = 0  # the number of the hand's arrangement, where nobody has chosen one
    avoids: Patterns = ()  # moves that the others make only where their script says so
    later: tuple[str, ...] = ()  # zones, facts, "fill": they come with the step that lights them
    match: str = ""  # the seed of the match that is offered after it; "" for any
    beyond: Beyond | None = None

    @property
    def setup(self) -> Setup:
        """The table of the lesson."""
        seats = (YOU, *(USUAL_LEVEL,) * (self.players - 1))
        names = tuple(default_name(seats, seat) for seat in range(self.players))
        origin = Origin(LESSON, f"{self.key} {self.mark}")
        return checked(
            Setup(self.key, self.options, seats, names, POLICIES[0], self.seed, "", origin)
        )

    def is_of(self, setup: Setup) -> bool:
        """Whether a match was begun with just this text."""
        return setup.origin == self.setup.origin


def read(text: str, key: str) -> Lesson:
    """The lesson of a game; `BadText` where the file is damaged, or of another build."""
    data = read_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("key") != key:
        raise BadText("it is not a lesson of this game that this build can read")
    mark = data.pop("mark", "")
    if mark != marked(data):
        raise BadText("its checksum does not fit")
    lesson = _lesson(data, mark)
    game, deck = find(key), find(key).deck
    for line in (line for lines in lesson.script for line in lines):
        if line != NEXT_ROUND:
            parse(line, game.moves, deck)
    _check_verbs(lesson, {verb(move) for move in game.moves})
    if type(lesson.layout) is not int or lesson.layout < 0:
        raise BadText("a hand's layout is the number of an arrangement")
    if type(lesson.match) is not str:
        raise BadText("the match that follows is named by its seed, a text")
    return lesson


def _check_verbs(lesson: Lesson, verbs: Collection[str]) -> None:
    """`BadText` where words wait for a move that the game does not have."""
    fits = [step.fit for step in lesson.steps]
    fits += [answer.fit for step in lesson.steps for answer in step.answers]
    lines = [line for fit in fits for line in (*fit.move, *fit.may)]
    for line in (*lines, *lesson.avoids):
        if line.split(" ")[0] not in verbs:
            raise BadText(f"it waits for {quoted(line)}, which is no move of this game")


def marked(data: Mapping[str, Any]) -> str:
    """Eight digits for a lesson's data; the build writes them into its file."""
    return f"{zlib.crc32(canonical(data).encode()):08x}"


def _lesson(data: Mapping[str, Any], mark: str) -> Lesson:
    try:
        lesson = Lesson(
            key=data["key"],
            mark=mark,
            players=data["players"],
            options=data["options"],
            seed=data["seed"],
            script=tuple(map(tuple, data["script"])),
            steps=tuple(map(_step, data["steps"])),
            stretch=data["stretch"],
            sentences={name: data[name] for name in SENTENCES},
            learnt=tuple(data["learnt"]),
            layout=data.get("layout", 0),
            avoids=tuple(data.get("avoids", ())),
            later=tuple(data.get("later", ())),
            match=data.get("match", ""),
            beyond=Beyond(**data["beyond"]) if "beyond" in data else None,
        )
        assert lesson.setup
    except (KeyError, TypeError, AttributeError) as error:
        raise BadText("something is missing in it") from error
    return lesson


def _step(data: Mapping[str, Any]) -> Step:
    answers = tuple(
        Answer(answer["words"], _fit(answer, ANSWER_KEYS)) for answer in data["answers"]
    )
    if not answers or answers[-1].fit != ALWAYS:
        raise BadText("the last answer of a step fits always")
    fit = _fit(data, STEP_KEYS)
    lights, idea = tuple(data.get("lights", ())), data.get("idea", "")
    flags = (data.get(name, False) is True for name in ("aids", "leads", "again"))
    return Step(data["say"], data["todo"], lights, answers, fit, idea, *flags)


ANSWER_KEYS = ("words", "move", "mine", "others", "further", "happened", "never")
STEP_KEYS = (
    "say",
    "todo",
    "lights",
    "answers",
    "idea",
    "aids",
    "leads",
    "again",
    "asks",
    "round",
    "may",
    "happened",
    "never",
)
NUMBERS = ("mine", "others", "further", "round")


def _fit(data: Mapping[str, Any], able: Collection[str]) -> Fit:
    """The conditions that stand beside words."""
    for name in data:
        if name not in able:
            raise BadText(f"nothing is called {quoted(name)} there")
    given = {name: data[name] for name in Fit._fields if name in data}
    return Fit(
        **{name: (_span if name in NUMBERS else tuple)(value) for name, value in given.items()}
    )


def _span(value: int | list[int]) -> Span:
    numbers = [value, value] if isinstance(value, int) else value
    if [type(number) for number in numbers] != [int, int]:
        raise BadText("a span is one number, or two")
    low, high = numbers
    return low, high
