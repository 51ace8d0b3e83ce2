"""Two clocks of a match that must not be one: how long things are shown, how long bots think.

The pace is the player's wish and says how long something seen stands before the next. How long
a bot may think is the same at every pace, and goes on while something is shown. Only where a
bot decides in secret does its time have to fit into what is shown, or a pause would tell.
"""

BEAT = {"slow": 1500, "normal": 800, "fast": 150}
"""Milliseconds from one thing seen to the next, by pace."""

REST = 4
"""Beats that a finished trick (turn, round) stays where it does not wait for a tap."""

THINK = 850
"""Milliseconds a decision may take; asking and answering come on top, a second in all."""

HURRIED = 100
"""The same once the player has asked for more speed."""

SECRET = 4
"""Decisions that may come in one beat where the table does not tell who is asked."""

STUDY = 2500
"""Milliseconds for a hint or a look back: nobody waits for a move."""


def beat(pace: str, *, faster: bool) -> int:
    return 0 if faster else BEAT[pace]


def budget(pace: str, *, secret: bool, faster: bool) -> int:
    """Milliseconds a bot may think."""
    most = HURRIED if faster else THINK
    return min(most, BEAT[pace]) // SECRET if secret else most


GLANCE = 400
"""Milliseconds for one of many decisions that are looked back at in a row."""
