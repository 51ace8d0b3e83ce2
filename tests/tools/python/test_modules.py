from tools.python.modules import _spoiled, modules


def test_what_needs_the_browser_stays_out_with_all_that_need_it() -> None:
    imports = {"a": {"json"}, "b": {"js.document"}, "c": {"b"}, "d": {"c", "a"}}
    assert _spoiled(imports) == {"b", "c", "d"}


def test_the_engine_is_in_and_its_command_line_is_not() -> None:
    assert "tefuda.core.registry" in modules()
    assert "tefuda.__main__" not in modules()
