"""Cards as drawn: each game's `faces/`, or the card's text where a game has none.

card.html draws a card in SVG, short.html writes it inside a sentence, name.html says it; where a
sentence has room for more, sentence.html writes that.
All get `card`, and `_` for the words of the game's catalogue, and may use the kit (templates/kit/).
"""

from functools import cache

import jinja2
from markupsafe import Markup, escape

from app.view.words import catalogue


class Faces:
    """Draws the cards of one game in one language; a face is drawn once."""

    def __init__(self, environment: jinja2.Environment, key: str, language: str) -> None:
        self._environment, self._key = environment, key
        self._words = catalogue(language, key)

    def _render(self, file: str, card: str) -> Markup | None:
        try:
            template = self._environment.get_template(f"games/{self._key}/faces/{file}")
        except jinja2.TemplateNotFound:
            return None
        drawn = template.render(card=card, _=self._words.gettext)
        return Markup(drawn.strip())  # noqa: S704 - a template escapes what it prints

    @cache  # noqa: B019 - there are a few of these, and they live as long as the page
    def draw(self, card: str) -> Markup:
        return self._render("card.html", card) or self._plain(card)

    def _plain(self, card: str) -> Markup:
        template = self._environment.get_template("plain_card.html")
        return Markup(template.render(card=card))  # noqa: S704 - as above

    @cache  # noqa: B019
    def short(self, card: str) -> Markup:
        return self._render("short.html", card) or escape(card)

    @cache  # noqa: B019
    def told(self, card: str) -> Markup:
        """A card inside a sentence, in so many words that a beginner knows it."""
        said = self._render("sentence.html", card)
        return Markup(" ".join(said.split())) if said else self.short(card)  # noqa: S704 - as above

    @cache  # noqa: B019
    def name(self, card: str) -> str:
        said = self._render("name.html", card) or self.short(card)
        return " ".join(said.striptags().split())
