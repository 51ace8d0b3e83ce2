"""What is said of each label, face and number of the table when somebody asks what it is."""

from collections.abc import Mapping

from tefuda.core.kit.meanings import CARD, POINTS, STANDING
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Help, say
from tefuda.games.it_normandy.cards import SUITS

ALL_DONE = Help(
    say(
        "With all common tasks and all of one’s personal tasks done, every trick taken in the round is +1."
    ),
    "6.2",
)
MOST = Help(
    say("Where all common tasks of a suit are done, whoever did more of them gets 2."), "6.4"
)
NONE_SOLVED = Help(say("Whoever did no common task all round gets −2."), "6.6")
COMMON_LEFT = Help(say("If any common task is left, each player gets −2 (not per task)."), "6.8")
PERSONAL_LEFT = Help(
    say("The first personal task left is −4, each more −1: so two are −5, three −6."), "6.9"
)
SURPLUS = Help(say("In the third round each trick of one’s surplus is −1."), "6.11")

GLOSSARY: Mapping[str, Help] = {
    "leads": Help(say("Leads to this trick: plays the first card."), "3.1"),
    "Round": Help(say("Which of the three rounds this is."), "2.1"),
    "Trick": Help(say("A trick: a card of each player. A round has thirteen."), "3.1"),
    "Points for tricks": ALL_DONE,
    "Common tasks left": COMMON_LEFT,
    "Most of a suit": MOST,
    "No common task": NONE_SOLVED,
    "Personal tasks left": PERSONAL_LEFT,
    "Round total": Help(say("All lines of the round added up."), "6.1"),
    "Score": Help(
        say(
            "The score with this round. In the end the score closest to 0 wins; below 0 loses, "
            "and with both below 0 nobody wins."
        ),
        "7.4",
    ),
    "Score so far": Help(say("The real score, of the rounds that are over."), "6.1"),
    "If it ended now": Help(
        say("The score so far and the lines above. Tasks that are left count here as a minus."),
        "6.1",
    ),
    "{n} tasks, only {tricks} tricks": Help(
        say("With fewer tricks than tasks left, not all tasks can be done."), "6.8"
    ),
    **dict.fromkeys(
        ("If all gets done", "Either, all done"),
        Help(
            say(
                "The score by the tricks taken so far, if all common tasks and this player’s own get "
                "done: +1 a trick, +2 for each suit settled so far."
            ),
            "6.2",
        ),
    ),
    "Surplus": SURPLUS,
    "Common tasks": Help(say("Common tasks still to be done, by either player."), "5.1"),
    "Tricks left": Help(say("Tricks that are still to be played in this round."), "3.1"),
    "Trump rank": Help(
        say(
            "The trump rank, of the card turned up: in any suit it beats everything else. Of two, the one in a trump suit wins, otherwise the one led."
        ),
        "2.4",
    ),
    "trump suit": Help(
        say(
            "The suit with the most common tasks beats the suit led. Suits that tie for the most "
            "are all trump: between them the higher rank wins."
        ),
        "2.7",
    ),
    "suit led": Help(
        say(
            "The suit led: it must be followed, and it beats a suit that is no trump. "
            "A dash: nothing is led yet."
        ),
        "4.6",
    ),
    "higher rank": Help(say("In one suit without trump the higher rank takes the trick."), "4.5"),
    "by the die": Help(
        say("How many common tasks of this suit the die gave at the start of the round."), "2.5"
    ),
    **dict.fromkeys(
        ("left", "none left"),
        Help(say("Common tasks of this suit still to be done."), "5.1"),
    ),
    "common done {suit}": Help(say("Common tasks of this suit that this player has done."), "6.4"),
    "personal: {who}": Help(
        say(
            "Personal tasks this player still has to do. Of those left when the round ends the first is −4, each more −1."
        ),
        "6.9",
    ),
    "surplus": Help(
        say(
            "Tricks that did no task. Each becomes a personal task of the next round (the first left undone is −4, each more −1); in the third round it is −1."
        ),
        "7.1",
    ),
    **dict.fromkeys(
        ("sure to stay undone", "sure to stay undone: common and personal"),
        Help(
            say(
                "More tasks are left, common and this player’s own, than tricks: so many will stay undone. Then no trick is +1, and if any common task is left, each player gets −2 (not per task)."
            ),
            "6.8",
        ),
    ),
    "tricks taken": Help(say("Tricks this player has taken in this round."), "5.5"),
    **dict.fromkeys(
        (SUIT_NAMES[suit].text for suit in SUITS),
        Help(
            say(
                "How many personal tasks in this suit this player still has to do. Of all that are left when the round ends the first is −4, each more −1."
            ),
            "6.9",
        ),
    ),
    "Common tasks: {suit}": Help(
        say(
            "The common tasks of this suit. A trick taken with a card of it does one. A flag marks "
            "a trump suit; where two have one, the higher rank wins between them."
        ),
        "5.1",
    ),
    "If it ended now: {who}": Help(
        say("What the round would bring if it ended now, line by line."), "6.1"
    ),
    "Round {n}: {who}": Help(say("What the round brought, line by line."), "6.1"),
    "What a round scores": Help(
        say(
            "What each line is worth. Until round three the coloured part of the line of numbers is good: "
            "2 to 5, with room for a −2 later; 6 to 10 for whoever has a surplus trick of this round, "
            "as its task can take off 4. In the end closest to 0 wins; below 0 loses."
        ),
        "6.1",
    ),
    "Each trick, all tasks done": ALL_DONE,
    "Most of a suit whose tasks are done": MOST,
    "No common task done": NONE_SOLVED,
    "Common tasks left, each player (not per task)": COMMON_LEFT,
    "Personal tasks left: one, two, three": PERSONAL_LEFT,
    "Surplus, each trick": SURPLUS,
    **dict.fromkeys(
        ("Score then: {who}", "Common task", "Personal task"),
        Help(
            say("The score “If it ended now”, once this task is done."),
            "6.1",
        ),
    ),
    "Personal tasks: {who}": Help(
        say("Tasks of this player alone; they came from the surplus of the round before."), "7.1"
    ),
    "Tricks and tasks left": Help(
        say("With fewer tricks than tasks left, not all tasks can be done."), "6.8"
    ),
    "What beats what": Help(
        say("The order in which cards win: trump rank, trump suit, suit led, then the rank."), "4.1"
    ),
    "Won in this round: {who}": Help(say("What this player has won in this round."), "5.5"),
    "Your hand": Help(
        say("Your cards. Whoever follows must play the suit led while there is one in hand."), "3.2"
    ),
    "Cards in hand": Help(say("How many cards this player still holds."), "2.3"),
    CARD: Help(
        say(
            "A suit and a rank. The card that takes a trick does a task of its suit. "
            "In the hand a flag marks the trump suit, a ring the trump rank."
        ),
        "5.2",
    ),
    POINTS: Help(
        say(
            "A player and the points so far. In the end the score closest to 0 wins; below 0 loses."
        ),
        "7.4",
    ),
    STANDING: Help(
        say("Who would take the trick as it lies."),
        "4.1",
    ),
}


def glossary() -> Mapping[str, Help]:
    """By label, face, or key of `core.kit.meanings`."""
    return GLOSSARY
