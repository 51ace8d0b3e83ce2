from tools.bench import Measured, table


def test_a_row_shows_median_spread_and_ratio() -> None:
    rows: list[Measured] = [("bare", [1.0, 2.0, 3.0], "ms", ""), ("ours", 4.0, "ms", "bare")]
    assert table(rows) == [
        "  bare           2.0 ms  (1.0 to 3.0)",
        "  ours           4.0 ms  = 2.00 × bare",
    ]
