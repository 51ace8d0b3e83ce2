"""What is said of each label, face and number of the table when somebody asks what it is."""

from collections.abc import Mapping

from tefuda.core.cards import Card
from tefuda.core.kit.meanings import CARD, POINTS
from tefuda.core.table import Help, say

GLOSSARY: Mapping[str, Help] = {
    "at home": Help(
        say("Has gone home: the thief there and its treasures are this player’s."), "4.4"
    ),
    "last player": Help(
        say(
            "The only one not at home: the round is over, and the leftover pile goes to this player."
        ),
        "6.4",
    ),
    "acts last": Help(
        say(
            "Acts last in this phase, in which hands run out. The thieves walk once more, and all go"
            " home with what came, in order from the start player: whoever then is still out is the"
            " last player, this one, and takes the leftover pile."
        ),
        "4.9",
    ),
    **dict.fromkeys(
        ("home first", "home second", "home third"),
        Help(
            say(
                "When this player chose to go home in the round. Who is left over is the last player."
            ),
            "4.4",
        ),
    ),
    "{n} behind": Help(say("How many points you have less than who is ahead."), "8.3"),
    "{n} more than the leader wins": Help(
        say(
            "To win alone you need so many points more in this last round than who is ahead, and nobody"
            " else may pass you."
        ),
        "8.3",
    ),
    "At home with the {thief}": Help(say("What you have, and what is still open."), "4.4"),
    "at home you score {points}": Help(
        say("The fewest and the most points of your thief, bonus included. Nobody can change it."),
        "7.1",
    ),
    "still out: {order}": Help(
        say("Who still lays cards or goes home. The round ends when one of them is left."), "6.1"
    ),
    "the last one takes the pile: {n} cards, yours make {sum}": Help(
        say("The hands of those at home. Whoever is out last adds all of them, yours too."), "6.4"
    ),
    "{n} ahead": Help(say("How many points this player has more than anybody else."), "8.3"),
    "tied lead": Help(say("Nobody has more points, and somebody else has as many."), "8.3"),
    "starts": Help(
        say(
            "The start player: acts first in every phase, then the others clockwise. Drawn by lot for"
            " the first round, then the next on the left."
        ),
        "4.1",
    ),
    "Not in play: {colour}": Help(
        say(
            "With three players this thief and its treasures are left out. Of the 16 others 15 are dealt:"
            " one lies aside, unseen. Four play with all."
        ),
        "1.3",
    ),
    **dict.fromkeys(
        ("Phase", "Phase {n} of {total}"),
        Help(
            say(
                "In a phase everybody lays a card on their thief or goes home; then the thieves walk."
                " A round has no more phases than these."
            ),
            "4.1",
        ),
    ),
    "Round {n} of {total}": Help(
        say(
            "A round is a whole deal: it ends when all but one are home. Everybody is the start player"
            " once; then the highest total wins."
        ),
        "8.3",
    ),
    "Home now with the {thief}": Help(say("What going home now would bring."), "4.4"),
    "home now scores {points}": Help(
        say(
            "The fewest and the most points that going home now would bring, by what lies face down."
            " From a sum of 5 on each card of the thief’s colour adds 1: that is counted in."
        ),
        "7.2",
    ),
    "stay: surely {colour} next, {points}": Help(
        say(
            "If you lay a card, this thief comes to you: its player has acted and stays. The points are"
            " what it then may bring, bonus included."
        ),
        "5.1",
    ),
    "stay: next {colour}, now {points}, unless {who} goes home with it": Help(
        say(
            "If you lay a card, this thief comes to you, unless its player, who acts after you, goes home"
            " with it: then another comes. The points are what it would bring as it stands, bonus"
            " included."
        ),
        "5.1",
    ),
    "the pile then holds {n} cards": Help(
        say("All cards of your hand go to the leftover pile. The last player adds it."), "4.5"
    ),
    "home: you score {mine}, last player {who} {points}": Help(
        say(
            "If you go home now: the fewest and the most points of your thief. The other is the last"
            " player, the only one out, or with all hands empty the one who acts last, and scores the"
            " thief then there with the leftover pile, your hand in it. Bonuses are counted in."
        ),
        "6.4",
    ),
    "stay: {points} with the pile of {n} if {who} goes home, else {colour} comes": Help(
        say(
            "If you lay a card and the other then goes home, you are the last player: the fewest and the"
            " most points, with any bonus and the leftover pile, the other’s hand in it. Cards still in"
            " your hand count for nothing. If the other lays a card too, the thieves walk, and the one named comes to you."
        ),
        "6.4",
    ),
    "lay it: you score {points} as last player": Help(
        say(
            "The fewest and the most points if you lay your last card: the thieves walk once more,"
            " the others go home, and you are the last player, with the leftover pile and any bonus."
        ),
        "6.4",
    ),
    "the thieves you meet if all stay: {order}": Help(
        say(
            "Which thieves come to you, phase after phase, while nobody goes home. Once hands are empty"
            " they walk once more: you go home with the last."
        ),
        "5.1",
    ),
    "scores {points}: backs are {cards}": Help(
        say(
            "Certain to you: no other card is left for what others laid face down there. Each colour"
            " has one each of 1 to 4. From a sum of 5 on the bonus is counted in."
        ),
        "4.10",
    ),
    "face-up sum": Help(
        say("The sum of the face-up treasures alone."),
        "7.2",
    ),
    "hidden first": Help(
        say(
            "The first card, hidden before the thieves walked: of this thief’s colour, unless its"
            " owner held none; then it may be any card, even junk. Once its owner has laid another card"
            " of that colour, this one is of it for certain."
        ),
        "3.2",
    ),
    "striped back": Help(
        say("Laid face down later: for certain a card of this thief’s own colour, 1 to 4."), "4.2"
    ),
    "own card face down": Help(
        say(
            "You laid this card face down: only you see it, the others see its back. It counts for"
            " whoever goes home with this thief."
        ),
        "4.2",
    ),
    "points of this round": Help(say("What this thief brought in the round."), "7.1"),
    "goes to {who}": Help(
        say(
            "When all have acted this thief walks on to this player, or past that house if this player"
            " goes home first."
        ),
        "5.1",
    ),
    **dict.fromkeys(
        ("■ blue thief", "▲ green thief", "● red thief", "★ yellow thief"),
        Help(say("A thief with its treasures. It belongs to whoever goes home with it."), "1.1"),
    ),
    "Leftover pile for {who}": Help(
        say(
            "The hands of those who went home. The last player adds all of them: they count"
            " towards the 5, and those of the thief’s colour for the bonus."
        ),
        "6.4",
    ),
    "worth": Help(
        say("What the leftover pile adds for the last player; junk counts against it."), "6.4"
    ),
    "Your hand": Help(
        say(
            "Your treasures. You lay one on the thief before you, or go home and give up all of them."
        ),
        "4.1",
    ),
    "Cards in hand": Help(say("How many treasures this player still holds."), "2.3"),
    **dict.fromkeys(
        ("K-2", "K-3", "K-4"),
        Help(
            say(
                "Junk: minus for whoever goes home with its thief. There are four: −2, −3, −3 and −4."
            ),
            "1.2",
        ),
    ),
    CARD: Help(
        say(
            "A treasure: it counts for whoever goes home with its thief. A thief’s own colour lies face"
            " down, every other colour face up. Each colour has one each of 1 to 4. Framed at the"
            " round’s end, it earns 1 more as bonus."
        ),
        "4.2",
    ),
    POINTS: Help(
        say(
            "A player and the points so far. The highest total after all rounds wins; who has as much"
            " shares the victory."
        ),
        "8.3",
    ),
}


_HOME = Help(
    say(
        "The round is then over for you: you score this thief’s cards. Your hand goes to the leftover"
        " pile, which the last player takes."
    ),
    "4.4",
)


def meaning(card: Card) -> Help | None:
    """Of going home, while its button is pressed; of a card the glossary tells."""
    return _HOME if card == "home" else None


def glossary() -> Mapping[str, Help]:
    """By label, face, or key of `core.kit.meanings`."""
    return GLOSSARY
