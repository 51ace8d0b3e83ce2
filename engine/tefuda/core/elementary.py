"""exp, log and powers that come out the same on every machine.

Sums, products, quotients and square roots are rounded alike everywhere (IEEE 754). What a system's
library makes of exp, log and pow differs in the last bit, and since Python 3.12 `sum` adds floats
in another way than before. Bots whose thoughts are to be made again elsewhere reckon with these,
and add with `math.fsum`.
"""

from itertools import accumulate, repeat
from math import frexp
from operator import mul, truediv

E = 2.718281828459045
FURTHEST = 40
"""Beyond this on either side exp is as if it were here: 1 + exp(40) is exp(40)."""

_WHOLE = [
    *reversed([*accumulate(repeat(E, FURTHEST), truediv, initial=1.0)][1:]),
    *accumulate(repeat(E, FURTHEST), mul, initial=1.0),
]
"""exp of -40 to 40."""

_A, _B, _C, _D, _F, _G, _H, _I = (1 / n for n in (2, 6, 24, 120, 720, 5040, 40320, 362880))

_LOG_OF_2 = 0.6931471805599453
_ODD = tuple(1 / number for number in range(27, 0, -2))


def exp(x: float) -> float:
    """e to the power of x, to ten digits."""
    x = min(max(x, -FURTHEST), FURTHEST)
    whole = round(x)
    r = x - whole
    series = _D + r * (_F + r * (_G + r * (_H + r * _I)))
    return _WHOLE[whole + FURTHEST] * (1 + r * (1 + r * (_A + r * (_B + r * (_C + r * series)))))


def log(x: float) -> float:
    """The natural logarithm of x > 0, to twelve digits: 2 artanh((m - 1) / (m + 1)), m near 1."""
    part, twos = frexp(x)
    z = (part - 1) / (part + 1)
    square, series = z * z, 0.0
    for odd in _ODD:
        series = series * square + odd
    return twos * _LOG_OF_2 + 2 * z * series


def power(base: float, exponent: float) -> float:
    """`base` >= 0 to the power of `exponent` >= 0; a whole power is a product."""
    if exponent == int(exponent):
        product = 1.0
        for _ in range(int(exponent)):
            product *= base
        return product
    return exp(exponent * log(base)) if base else 0.0
