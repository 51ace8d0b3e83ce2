from tools.testing import sizes


def function_of(lines: int) -> str:
    return "def f():\n" + "    pass\n" * (lines - 1)


def test_a_function_of_forty_lines_passes() -> None:
    assert list(sizes.long_functions("x.py", function_of(40))) == []


def test_a_longer_function_is_named_with_its_place() -> None:
    (complaint,) = sizes.long_functions("x.py", "\n" + function_of(41))
    assert complaint.startswith("x.py:2: f has 41 lines")


def test_async_and_inner_functions_count() -> None:
    inner = "class C:\n    async def g(self):\n" + "        pass\n" * 40
    assert len(list(sizes.long_functions("x.py", inner))) == 1


def test_a_file_of_401_lines_is_too_long() -> None:
    assert list(sizes.long_file("x.py", "\n" * 400)) == []
    assert len(list(sizes.long_file("x.py", "\n" * 401))) == 1


def test_a_second_rule_of_css_has_a_line_of_its_own() -> None:
    good = "a { b: c; }\n@media (d) { e { f: g; } } /* } h */\n@keyframes i { from { j: k; } to { j: l; } }\n"
    assert list(sizes.crowded_lines("x.css", good)) == []
    (complaint,) = sizes.crowded_lines("x.css", good + "m { n: o; } p { q: r; }\n")
    assert complaint.startswith("x.css:4: ")
