"""Fitting by least squares, a row at a time."""

from collections.abc import Sequence


class Fit:
    """Weights of a few columns that come nearest to what was observed."""

    def __init__(self, columns: int) -> None:
        self._products = [[0.0] * (columns + 1) for _ in range(columns)]
        self._observed = 0.0
        self.rows = 0

    def add(self, row: Sequence[float], observed: float) -> None:
        whole = (*row, observed)
        self._observed += observed * observed
        self.rows += 1
        for mine, products in zip(row, self._products, strict=True):
            if mine:
                for place, other in enumerate(whole):
                    products[place] += mine * other

    def weights(self) -> list[float]:
        """By Gauss and Jordan; no column may be a sum of others."""
        rows = [list(products) for products in self._products]
        for place in range(len(rows)):
            rows[place:] = sorted(rows[place:], key=lambda row: -abs(row[place]))
            pivot = [value / rows[place][place] for value in rows[place]]
            for other, row in enumerate(rows):
                factor = row[place]
                rows[other] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
            rows[place] = pivot
        return [row[-1] for row in rows]

    def left(self) -> float:
        """The squares that no weights explain."""
        explained = zip(self.weights(), self._products, strict=True)
        return self._observed - sum(weight * products[-1] for weight, products in explained)

    def explained(self) -> float:
        """Of all squares."""
        return 1 - self.left() / self._observed
