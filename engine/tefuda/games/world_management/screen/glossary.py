"""What is said of each label, face and number of the table when somebody asks what it is."""

from collections.abc import Mapping

from tefuda.core.cards import Card
from tefuda.core.kit.meanings import CARD, POINTS, STANDING
from tefuda.core.table import Help, Shown, say
from tefuda.games.world_management.cards.faces import COPIES, DIRECTIONS, JOB_FIELD, NATURALS, WILD

EACH = COPIES[NATURALS[0]]
"""How many there are of each number card, and of each job card."""

THE_DECK = {"each": EACH, "ways": COPIES[DIRECTIONS[0]], "wilds": COPIES[WILD]}

LEADER = Help(
    say(
        "Leader: two groups of 9 cards and two of 5. 12 points where large groups are worth "
        "more (9 cards 4 points, 5 cards 2), else 4. The number: how many cards you lack."
    ),
    "2.1",
)
COMMANDER = Help(
    say(
        "Commander: five groups of 5 cards and one of 3. 11 points where large groups are "
        "worth more (5 cards 2 points, 3 cards 1), else 6. You may summon a group of 5 at once, with four of your cards; it rules "
        "out Sage. The number: how many cards you lack."
    ),
    "2.1",
)
SAGE = Help(
    say(
        "Sage: nine groups of 3 cards and a single card, 9 points. "
        "The number: how many cards you lack."
    ),
    "2.1",
)

OUT = Help(
    say(
        "Not in this hand any more: what lies open stays as it is, and this form has no place for "
        "it. Sage takes groups of 3 cards, Commander groups of 5 and one of 3, Leader of 9 and 5."
    ),
    "5.8",
)
"""A form that open groups rule out."""

GLOSSARY: Mapping[str, Help] = {
    "dealer": Help(say("The dealer draws first. A dealer who declares stays the dealer."), "8.1"),
    "Dealer changes": Help(
        say("How often the dealership has moved. The match ends when everybody has dealt."), "9.3"
    ),
    "Turn": Help(
        say(
            "Which turn of this hand it is, and how many it may have. If nobody declares by the "
            "last, nobody gets points, and the next hand is dealt."
        ),
        "4.3",
    ),
    **dict.fromkeys(("Leader: 9 + 9 + 5 + 5", "Leader"), LEADER),
    **dict.fromkeys(("Commander: 5 × 5 + 3", "Commander"), COMMANDER),
    **dict.fromkeys(("Sage: 9 × 3 + 1", "Sage"), SAGE),
    "{form}: needs {n}\u00a0dora": Help(
        say(
            "This form’s groups alone bring too few points to declare: dora must bring the rest. "
            "Sage’s single card may be one. To summon a dora, keep two cards that it makes a group "
            "with. The other number: how many cards you lack."
        ),
        "6.6",
    ),
    **dict.fromkeys(("Leader: impossible", "Commander: impossible", "Sage: impossible"), OUT),
    "{cards} wait for {faces}; left": Help(
        say(
            "Waits for one of these cards to make a group. The number: how many of them "
            "may still come, from the stock, a hand or the discards."
        ),
        "2.2",
    ),
    "{card} awaited, left": Help(
        say("A card you wait for, and how many of it may still come."), "2.2"
    ),
    "{card}": Help(say("How many of this card lie in the discards."), "5.1"),
    "{n} of {size} cards": Help(
        say(
            "The start of a group you still need, and how many cards it takes. A dashed place "
            "shows which cards make it whole, and how many of them may still come."
        ),
        "2.1",
    ),
    **dict.fromkeys(
        ("extra pair", "extra: {n} fit"),
        Help(
            say(
                "A pair: two cards that a third makes a group (5 and 7 too: 6 fits). You have more of "
                "them than groups to fill. Discard the pair that fewest cards fit; keep others, for any "
                "may get its third card first."
            ),
            "2.6",
        ),
    ),
    "not needed": Help(
        say("All your groups are whole and only points are lacking; these take no dora."), "6.6"
    ),
    "for dora": Help(
        say(
            "All your groups are whole and only points are lacking. With a wild this card could "
            "summon a dora, and all would stay whole: keep it."
        ),
        "6.6",
    ),
    "{n} dora fit": Help(
        say(
            "All your groups are whole and only points are lacking. A dora fits these two: "
            "the number says how many may still come."
        ),
        "6.6",
    ),
    "pair with dora": Help(
        say(
            "Two cards that lack a third, more than you have groups to fill. Keep the dora: it is "
            "worth a point, in a group or not."
        ),
        "7.2",
    ),
    "dora": Help(say("A dora in no group. Keep it: it is worth a point all the same."), "7.2"),
    "alone": Help(say("In no group and no pair: discard these first."), "2.6"),
    "no group": Help(
        say("In no group of this form: discard these first if you aim for it."), "2.6"
    ),
    "free": Help(
        say(
            "A wild that no group needs now. Keep it, for it fits any group, and others may summon "
            "it; discard it only if your hand is complete and you declare at once."
        ),
        "5.13",
    ),
    "plus 1": Help(
        say(
            "The single card beside the groups. Any card will do; a dora counts its point here, too."
        ),
        "2.6",
    ),
    "same": Help(say("A whole group: three equal cards."), "2.2"),
    "run": Help(say("A whole group: three in a row of one attribute, or of one job."), "2.2"),
    "common": Help(
        say("A whole group: one number in three attributes, or one place in three jobs."), "2.2"
    ),
    "{kind}: {size}": Help(
        say("A whole group of 5 or 9 cards. The number: how many cards it has."), "2.1"
    ),
    "By kind": Help(say("Your hand in the order of attributes, directions and jobs."), "1.1"),
    "By number and place": Help(say("Your hand with equal numbers and places together."), "1.1"),
    "Forms": Help(say("What a hand may be made of, and its points without dora."), "7.1"),
    "Cards away": Help(
        say("How many cards your hand is away from being complete, form by form."), "2.1"
    ),
    **dict.fromkeys(
        ("Waiting for", "{n} cards fit, such as"),
        Help(
            say(
                "What one more card would make a group. Other cards may fit an extra pair, or replace a "
                "wild, which then fits a pair."
            ),
            "2.2",
        ),
    ),
    "World map of the discards": Help(
        say(
            "Every card at its place, with how many of it were discarded. After a discard "
            "a row offers those that make a group with your hand."
        ),
        "5.1",
    ),
    "Open group {n}": Help(
        say(
            "A group made by a summons. It lies open and stays together. “Add to an open "
            "group” takes a discard into it: only for Commander and Leader, whose groups have 5 or 9."
        ),
        "5.8",
    ),
    **dict.fromkeys(
        ("open", "near! open", "Groups open"),
        Help(
            say(
                "How many whole groups of this player lie open, of how many the hand needs: nine of 3 cards "
                "(Sage), six where one has 5 (Commander), four where one has 9 (Leader). What is still "
                "in the hand nobody sees."
            ),
            "5.6",
        ),
    ),
    "fits no form": Help(
        say("What lies open here fits no form: this hand can no longer be complete."), "5.12"
    ),
    "Your hand": Help(
        say("Your cards. Twenty-eight of them in groups make a complete hand."), "2.1"
    ),
    "Discards on offer": Help(
        say(
            "What was discarded in this hand and nobody has summoned. The deck has {each} of each number and job card, "
            "{ways} of each direction, and {wilds} wilds.",
            **THE_DECK,
        ),
        "1.1",
    ),
    "Discarded": Help(
        say(
            "What this player has discarded. All others may summon it; in later turns this player too."
        ),
        "5.4",
    ),
    "Dora": Help(
        say(
            "The card after the one turned over: after 9 comes 1, after north comes east. "
            "Each in a declared hand is a point more, in a group or as the single card. "
            "A wild is never dora."
        ),
        "7.2",
    ),
    "Dora: {n} copies left": Help(
        say(
            "The card after the one turned over: after 9 comes 1, after north comes east. "
            "Each in a declared hand is a point more, in a group or as the single card. "
            "A wild is never dora. "
            "The number: how many may still come, from the stock, a hand or the discards."
        ),
        "7.2",
    ),
    "May be summoned": Help(
        say(
            "After each discard every other player may take one card, whoever draws next first; "
            "then that player draws. What was discarded in this hand stays on offer, your own too. "
            "A red frame: it brings you nearer; of several take any, rather one without a wild. Grey: "
            "it does not."
        ),
        "5.4",
    ),
    "Cards in hand": Help(say("How many cards this player holds."), "3.3"),
    "Stock": Help(
        say(
            "Cards that are still to be drawn. The deck has {each} of each number and job card, "
            "{ways} of each direction, and {wilds} wilds.",
            **THE_DECK,
        ),
        "4.2",
    ),
    **dict.fromkeys(
        DIRECTIONS,
        Help(
            say(
                "A direction card. It makes groups of equal cards only; there are {n} of it.",
                n=COPIES[DIRECTIONS[0]],
            ),
            "2.4",
        ),
    ),
    **dict.fromkeys(
        (face for row in JOB_FIELD for face in row),
        Help(
            say(
                "A job in one of five places: a run goes up its places, a common group has "
                "different jobs in one place. There are {n} of each.",
                n=EACH,
            ),
            "2.4",
        ),
    ),
    "wild": Help(
        say(
            "A wild: it stands for any other card you need. There are {n}, and {each} of each number "
            "and job card.",
            n=COPIES[WILD],
            each=EACH,
        ),
        "1.4",
    ),
    CARD: Help(
        say(
            "An attribute and a number: it goes with equal cards, with its neighbours, or "
            "with its number in other attributes. There are {n} of each.",
            n=EACH,
        ),
        "2.2",
    ),
    POINTS: Help(say("A player and the points so far. The highest total wins at the end."), "9.1"),
    STANDING: Help(
        say(
            "Your whole groups, the points of the complete hand, and the match. "
            "A dora is worth 1 point more; it lies beside the card turned over."
        ),
        "7.2",
    ),
    "No dora: a wild was turned": Help(
        say(
            "A wild was turned over, so no card of this hand is worth a point more. Nine groups bring 9 "
            "points: where 10 are asked for, aim at Commander or Leader."
        ),
        "3.4",
    ),
}


def meaning(card: Card) -> Help | None:
    """Of a face, its name first."""
    help_ = GLOSSARY.get(card, GLOSSARY[CARD])
    text = say("{card}. {meaning}", card=Shown((card,)), meaning=help_.message)
    return help_._replace(message=text) if card else None


def glossary() -> Mapping[str, Help]:
    """By label, face, or key of `core.kit.meanings`."""
    return GLOSSARY
