import pytest

from tools.setup import commands


def test_what_follows_test_is_pytests() -> None:
    options, rest = commands.read(["test", "tests/core", "-k", "shuffle", "-x"])
    assert (options.command, rest) == ("test", ["tests/core", "-k", "shuffle", "-x"])


@pytest.mark.parametrize("argv", [[], ["bild"], ["build", "--fast"], ["serve", "--port", "x"]])
def test_a_wrong_command_line_ends_with_2(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        commands.read(argv)
    assert ended.value.code == 2
    assert "build.py" in capsys.readouterr().err


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        commands.read([name, "--help"])
    assert ended.value.code == 0
    assert len(capsys.readouterr().out.splitlines()) > 3
