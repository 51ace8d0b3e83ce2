"""Scenes to HTML. No rules here, and nothing of the browser: Jinja2, catalogues, faces."""

from collections.abc import Container, Sequence
from functools import cache
from typing import Any

from app.saves.backup import damage_told
from app.saves.merging import Plan
from app.saves.preferences import LABELS
from app.saves.summary import Problem, Summary
from app.view import decisive, motion, outlook, templates
from app.view.chances import guesses
from app.view.deeds import deeds
from app.view.desk import Desk
from app.view.faces import Faces
from app.view.reasons import balance, example, exception, leans, parted, reasons
from app.view.scene import Scene
from app.view.told import Teller
from app.view.words import LANGUAGES, Speaker
from tefuda.core import registry
from tefuda.core.slices import Progress
from tefuda.core.table import Message

ENVIRONMENT = templates.Environment()
MOST_SEEN = 2
"""Matches that wait in the lobby without being unfolded."""


@cache
def faces(key: str, language: str) -> Faces:
    return Faces(ENVIRONMENT, key, language)


def board(scene: Scene) -> str:
    """The whole board, to be patched into the page."""
    words, scene = _words(scene), scene._replace(news=scene.captions)
    return _render(
        "board.html",
        words,
        scene=scene,
        table=scene.table,
        desk=Desk(scene, words, faces(scene.key, scene.settings.language)),
        info=registry.find(scene.key).info,
        motion=motion.score(scene),
        decisive=decisive.step(scene),
        why=reasons,
        example=example,
        deeds=deeds,
        exception=exception,
        guesses=guesses,
        balance_of=balance,
        leans=leans,
        parted=parted,
        outlook=outlook,
        layout=ENVIRONMENT.table(scene.key),
        languages=LANGUAGES,
    )


def sentence(message: Message, scene: Scene) -> str:
    """A message as plain text, for the live region."""
    return _words(scene).plain(message)


def teller(scene: Scene) -> Teller:
    """Who says the scene in sentences, for the live region."""
    return Teller(scene, _words(scene), faces(scene.key, scene.settings.language))


def lobby_matches(
    matches: Sequence[Summary | Problem],
    language: str,
    told: Message | None = None,
    plan: Plan | None = None,
    thrown: Container[str] = (),
) -> str:
    """The list of saved matches that wait: the `MOST_SEEN` last played and those just `thrown` into
    the bin in sight, the others folded; and what cannot be read.

    Above it what a file of everything would bring, and a sentence.
    """
    words = Speaker(language)
    summaries = [match for match in matches if isinstance(match, Summary)]
    first = sorted(summaries, key=lambda match: match.in_bin)[:MOST_SEEN]
    just = [match for match in summaries if match.in_bin and match.match_id in thrown]
    seen = {match.match_id for match in (*first, *just)}
    folded = [_row(match, language) for match in summaries if match.match_id not in seen]
    rows = [
        _row(match, language)
        for match in matches
        if isinstance(match, Problem) or match.match_id in seen
    ]
    damage = damage_told(plan.contents) if plan else None
    labels = [words(LABELS[field]) for field in plan.settings] if plan else []
    return _render(
        "matches.html",
        words,
        rows=rows,
        folded=folded,
        told=told,
        plan=plan,
        damage=damage,
        labels=labels,
    )


def lobby_finished(matches: Sequence[Summary], language: str) -> str:
    """The list of those that are over."""
    rows = [_row(match, language) for match in matches]
    return _render("finished.html", Speaker(language), rows=rows)


def problem(damage: Problem, language: str) -> str:
    """What is wrong with a save, and its text to copy out."""
    return _render("problem.html", Speaker(language), problem=damage)


def opening(progress: Progress, language: str) -> str:
    """How far a match is that takes long to open."""
    return _render("opening.html", Speaker(language), progress=progress)


def carrying(progress: Progress, language: str) -> str:
    """How far a file of everything is written or read."""
    return _render("carrying.html", Speaker(language), progress=progress)


def _row(match: Summary | Problem, language: str) -> dict[str, object]:
    """A summary with the title of its game, or a problem."""
    if isinstance(match, Problem):
        return {"problem": match, "match": None}
    names = tuple(player.name for player in match.players)
    people = [seat for seat, player in enumerate(match.players) if not player.level]
    words = Speaker(language, match.key, names, next(iter(people), -1))
    return {
        "problem": None,
        "match": match,
        "words": words,
        "title": words(registry.find(match.key).info.title),
    }


def _words(scene: Scene) -> Speaker:
    language = scene.settings.language
    names = tuple(player.name for player in scene.players)
    return Speaker(language, scene.key, names, scene.home, faces(scene.key, language).told)


def _render(template: str, words: Speaker, **values: Any) -> str:
    page = ENVIRONMENT.get_template(template)
    return page.render(_=words.gettext, say=words, plain=words.plain, words=words, **values)


def warm() -> None:
    """Read every template; for the build, which keeps what was compiled, and the memory."""
    for name in templates.names():
        ENVIRONMENT.get_template(name)
