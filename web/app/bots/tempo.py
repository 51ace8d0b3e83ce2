"""Two clocks of a match that must not be one: how long things are shown, how long bots think.

The pace is the player's wish and says how long something seen stands before the next. How long
a bot may think is the same at every pace, and goes on while something is shown. Only where a
bot decides in secret does its time have to fit into what is shown, or a pause would tell.
"""

BEAT = {"slow": 1500, "normal": 800, "fast": 150}
"""Milliseconds from one thing seen to the next, by pace."""

LESSON = 1.5
"""Beats instead of one in a lesson, where nobody takes time to think."""

REST = 4
"""Beats that a finished trick (turn, round) stays where it does not wait for a tap."""

OPENING = 2
"""Beats that a new table stands before anybody acts."""

THINK = 2000
"""Milliseconds after which a decision is cut off. What ends it is its number of playouts, within a
second on a tablet (docs/measurements/levels.md); only a slower machine, or one that is busy, comes
to this.
"""

HURRIED = 400
"""The same once the player has asked for more speed."""

SECRET = 4
"""Decisions that may come in one beat where the table does not tell who is asked."""

GLIMPSE = 150
"""Milliseconds of such a decision at any pace: a pause as short as the quickest beat tells nothing."""

STUDY = 10_000
"""Milliseconds for a hint or a look back, which are thought through as a move is: nobody waits."""


def beat(pace: str, *, faster: bool) -> int:
    return 0 if faster else BEAT[pace]


def budget(pace: str, *, secret: bool, faster: bool) -> int:
    """Milliseconds a bot may think."""
    if not secret:
        return HURRIED if faster else THINK
    return GLIMPSE if faster else max(GLIMPSE, BEAT[pace] // SECRET)
