from tefuda.core.slices import Progress, Slices, at_once


def test_all_of_it_at_once() -> None:
    seen = []

    def work() -> Slices[str]:
        for number in range(3):
            seen.append(number)
            yield Progress(number, 3)
        return "done"

    assert at_once(work()) == "done"
    assert seen == [0, 1, 2]
