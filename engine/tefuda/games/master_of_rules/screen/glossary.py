"""What is said of each label, face and number of the table when somebody asks what it is."""

from collections.abc import Mapping

from tefuda.core.kit.meanings import CARD, POINTS, STANDING
from tefuda.core.table import Help, say
from tefuda.games.master_of_rules.screen.names import COLOUR_NAMES, NUMBER_NAMES

GLOSSARY: Mapping[str, Help] = {
    "starts": Help(say("Starts this round."), "6.3"),
    "In turn:": Help(
        say(
            "This player's place in the order of play this round. The arrows lead to the next: to "
            "the left; after the last player on the left comes the last one on the right."
        ),
        "3.1",
    ),
    "+{points}": Help(
        say(
            "On top: the points it would bring if you played it now. They are certain: with +0 it "
            "would be missed."
        ),
        "8.1",
    ),
    "+{points} {n}%": Help(
        say(
            "On top: the points it would bring if it is met, and how often it is, of all ways "
            "the unseen numbers may fall. While you owe a number: with your best one. The % takes "
            "what comes as drawn by chance. In the deals of a hint the others choose what they lay, "
            "and may spoil it: so the figures differ, and the % is not shown beside a hint."
        ),
        "8.1",
    ),
    "?": Help(say("On top “?”: what it would bring cannot be told yet."), "5.1"),
    "Card": Help(say("Which of the two cards of a round is being played."), "3.1"),
    **dict.fromkeys(
        ("Round {n}", "Round"),
        Help(
            say("A round: everybody plays a number and a rule, then the rules are judged."), "3.1"
        ),
    ),
    "All five rules": Help(
        say("How many of the five rules this player has won. One of each brings 2 points more."),
        "8.3",
    ),
    **dict.fromkeys(
        ("Number deck", "Rule deck", "Decks"),
        Help(say("Cards that are still to come, face down."), "2.1"),
    ),
    **dict.fromkeys(
        (name.text for name in NUMBER_NAMES.values()),
        Help(say("How often this number lies on the table. Three alike make a TRIO."), "5.3"),
    ),
    "sum": Help(say("The five numbers added up. Up to 23, LIMIT 23 is met."), "5.5"),
    "{rule}": Help(
        say(
            "How many of this rule the player has won: each is a point, and three bring 2 more. "
            "Framed in red: one more brings a bonus of 2."
        ),
        "8.2",
    ),
    **dict.fromkeys(
        (name.text for name in COLOUR_NAMES.values()),
        Help(
            say(
                "How many numbers have this colour. Three make a TRIO; the BEST is sought "
                "where most are, and in each colour where several have as many."
            ),
            "5.6",
        ),
    ),
    "As the cards lie": Help(
        say(
            "The sum of the numbers on the table. The yellow line is 23: beyond it LIMIT 23 is "
            "missed."
        ),
        "5.5",
    ),
    "Kinds of rules in this round": Help(
        say("Which rules may still be played in this round: none that another player has played."),
        "3.4",
    ),
    "Rules won": Help(say("Rules this player has met. Each is a point."), "8.1"),
    "Your hand": Help(say("Your numbers and rules. In each round you play one of each."), "3.7"),
    "Number discards": Help(
        say(
            "Numbers of rounds that are over. When the deck is empty, they are shuffled and become it."
        ),
        "5.2",
    ),
    "Shown cards in hand": Help(
        say(
            "◉ So many cards of this hand everybody has seen: taken from the row, or shown. "
            "Tap it to see them."
        ),
        "3.6",
    ),
    "For refilling": Help(
        say(
            "The row: after playing you take a card of the same kind from here. It is refilled only "
            "for the next round."
        ),
        "4.1",
    ),
    "Cards in hand": Help(say("How many cards this player holds."), "4.3"),
    "Dummies": Help(
        say(
            "Dummies stand in for players that are missing. They choose nothing: their cards come "
            "from the top of the decks. Their numbers count. A rule of theirs scores nothing, but "
            "nobody may lay it after that in this round; who laid its kind before is not touched. Of two "
            "dummies the second lays no rule: nobody lays one after it."
        ),
        "7.3",
    ),
    "The five numbers": Help(
        say("The numbers of the round before. They belonged to everybody."), "5.2"
    ),
    "The rules played": Help(say("The rules of the round before."), "5.1"),
    "{who}: the number": Help(
        say("The number this player lays. It belongs to everybody: all rules are judged by it."),
        "7.6",
    ),
    "{who}: the rule": Help(
        say("The rule this player lays. It is judged when all cards lie."), "5.1"
    ),
    CARD: Help(
        say("A number from 1 to 9 in one of five colours. On the table it belongs to everybody."),
        "1.1",
    ),
    POINTS: Help(
        say(
            "A player and the points so far. The most points win at the end; among equals more "
            "TRIO, then more ONLY ONE, BEST of the BEST, LIMIT 23, SUPPORT RIGHT. Say, with 4 points "
            "each, who won 2 TRIO is ahead of who won 1."
        ),
        "8.4",
    ),
    STANDING: Help(say("Whose rules would be met as the cards lie."), "5.1"),
}


def glossary() -> Mapping[str, Help]:
    """By label, face, or key of `core.kit.meanings`."""
    return GLOSSARY
