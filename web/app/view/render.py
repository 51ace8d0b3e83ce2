"""Scenes to HTML. No rules here, and nothing of the browser: Jinja2, catalogues, faces."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from app.saves.backup import damage_told
from app.saves.merging import Plan
from app.saves.preferences import LABELS
from app.saves.summary import Problem, Summary
from app.view import templates
from app.view.desk import Desk
from app.view.faces import Faces
from app.view.scene import Scene
from app.view.words import LANGUAGES, Speaker
from tefuda.core import registry
from tefuda.core.slices import Progress
from tefuda.core.table import Message

ENVIRONMENT = templates.Environment()


@cache
def faces(key: str, language: str) -> Faces:
    return Faces(ENVIRONMENT, key, language)


def board(scene: Scene) -> str:
    """The whole board, to be patched into the page."""
    words = _words(scene)
    return _render(
        "board.html",
        words,
        scene=scene,
        table=scene.table,
        desk=Desk(scene, words, faces(scene.key, scene.settings.language)),
        info=registry.find(scene.key).info,
        layout=ENVIRONMENT.table(scene.key),
        languages=LANGUAGES,
    )


def sentence(message: Message, scene: Scene) -> str:
    """A message as plain text, for the live region."""
    return _words(scene).plain(message)


def lobby_matches(
    matches: Sequence[Summary | Problem],
    language: str,
    told: Message | None = None,
    plan: Plan | None = None,
) -> str:
    """The list of saved matches; those in the bin last, where they can be had back.

    Above it what a file of everything would bring, and a sentence.
    """
    rows, words = [_row(match, language) for match in matches], Speaker(language)
    damage = damage_told(plan.contents) if plan else None
    labels = [words(LABELS[field]) for field in plan.settings] if plan else []
    return _render(
        "matches.html", words, rows=rows, told=told, plan=plan, damage=damage, labels=labels
    )


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
    return Speaker(language, scene.key, names, scene.home, faces(scene.key, language).short)


def _render(template: str, words: Speaker, **values: Any) -> str:
    page = ENVIRONMENT.get_template(template)
    return page.render(_=words.gettext, say=words, plain=words.plain, words=words, **values)


def warm() -> None:
    """Read every template; for the build, which keeps what was compiled, and the memory."""
    for name in templates.names():
        ENVIRONMENT.get_template(name)
