"""What two moves do, where no reason parts them."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from app.match.moment import Foretold
from app.view.desk import Desk
from tefuda.core.table import say


def deeds(moves: Sequence[Foretold], desk: Desk) -> Iterator[Markup]:
    """What the better of two moves and the one made would do as things stood, where no reason parts them."""
    texts = (say("The better move: {sentence}"), say("Yours: {sentence}"))
    for text, move in zip(texts, moves, strict=False):
        if move.does:
            yield desk.words(text._replace(values={"sentence": move.does}))
