"""Random numbers that are cheap to start anew, for playouts."""

_MASK = (1 << 64) - 1
_STEP, _ADD = 6364136223846793005, 1442695040888963407


class Stream:
    """Knuth's linear congruential generator (MMIX) on 64 bits, of which the upper 31 are used.

    Starting one costs nothing, so that every move tried in a world can meet the same luck.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = (seed * _STEP + _ADD) * _STEP & _MASK

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1; uneven by less than bound / 2^31."""
        self._state = state = (self._state * _STEP + _ADD) & _MASK
        return (state >> 33) * bound >> 31
