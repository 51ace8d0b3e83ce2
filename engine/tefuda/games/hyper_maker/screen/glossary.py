"""What is said of each label, face and number of the table when somebody asks what it is."""

from collections.abc import Mapping

from tefuda.core.kit.meanings import CARD, POINTS, STANDING
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Help, say
from tefuda.games.hyper_maker.screen.unseen import HELP as UNSEEN

GLOSSARY: Mapping[str, Help] = {
    "led": Help(say("Played the first card of this trick."), "3.2"),
    "to play": Help(say("Plays the next card."), "3.2"),
    "winner": Help(
        say("Has the most points at the end; with equally many, players share the win."), "7.1"
    ),
    "Game": Help(say("Which game of the match this is."), "7.3"),
    "Trick": Help(
        say("A trick is one card from each player. There is one for each card you were dealt."),
        "7.1",
    ),
    "nobody": Help(say("A trick that nobody won; it brought no points."), "5.7"),
    "Points by trick:": Help(
        say(
            "One box for each trick: the first letter of the winner’s name, and the points. Yours are dark."
        ),
        "5.2",
    ),
    "now": Help(say("The trick that is being played."), "7.1"),
    "to come": Help(say("A trick that is still to come."), "7.1"),
    "{who}": Help(say("A trick that is over: who won it, and the points."), "5.2"),
    **dict.fromkeys(
        ("any:", "{number} or higher:", "only 10:"),
        Help(
            say(
                "If this suit counts, its highest card wins, but only with this number or a higher "
                "one. Beside it: the points for winning."
            ),
            "5.4",
        ),
    ),
    **dict.fromkeys(
        (name.text for name in SUIT_NAMES.values()),
        Help(
            say(
                "How many played cards have this suit, a dot for each. Of the master’s two suits the "
                "one on more cards counts; the master itself is not counted."
            ),
            "4.1",
        ),
    ),
    "Suit that counts": Help(
        say(
            "The scales show which of the master’s two suits counts now: the lower side, with the "
            "diamond."
        ),
        "4.1",
    ),
    "Your hand": Help(
        say("Your cards. While you can, you must play one with a suit of the master’s."), "3.4"
    ),
    "Cards in hand": Help(say("How many cards this player still holds."), "2.1"),
    "Tricks won": Help(say("The tricks this player won. Only their points count."), "5.8"),
    "Master card": Help(
        say(
            "The master card: one of its two suits will count. The highest card in it wins, if it "
            "reaches the master’s number, and scores the master’s other number."
        ),
        "5.2",
    ),
    "Unseen cards, by their larger number": UNSEEN,
    "Master pile": Help(say("The master cards to come, face down: one for each trick."), "2.1"),
    CARD: Help(
        say(
            "A card has two suits. You may play it to a master with either of them. Its two "
            "numbers make 11. The larger one tells how strong it is: 6 and 5 is weakest."
        ),
        "1.2",
    ),
    POINTS: Help(say("A player and the points so far. The most points win at the end."), "7.1"),
    STANDING: Help(
        say("Who would win if the trick ended now. Cards still to come can change that."), "5.1"
    ),
}


def glossary() -> Mapping[str, Help]:
    """By label, face, or key of `core.kit.meanings`."""
    return GLOSSARY
