"""The workflow that publishes asks for nothing that is not there."""

import re

from tools.python import archives
from tools.setup.commands import COMMANDS
from tools.setup.paths import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "site.yml").read_text("utf-8")


def test_it_runs_commands_of_build_py_in_order() -> None:
    asked = re.findall(r"python3 build\.py (\w+)", WORKFLOW)
    assert asked == ["check", "test", "build"]
    assert set(asked) <= set(COMMANDS)


def test_the_wheel_it_releases_is_where_the_build_leaves_it() -> None:
    (place,) = re.findall(r"cp (\S+\.whl) \.", WORKFLOW)
    assert archives.wheel() in ROOT.glob(place)


def test_it_uses_the_oldest_python_that_is_supported() -> None:
    (wanted,) = re.findall(r'python-version: "([\d.]+)"', WORKFLOW)
    assert f'requires-python = ">={wanted}"' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_only_pages_and_release_may_write() -> None:
    jobs = re.split(r"\n  (?=\w+:\n)", WORKFLOW.partition("\njobs:")[2])
    assert [job.split(":")[0].strip() for job in jobs if ": write" in job] == ["pages", "release"]
