"""Drive the browsers Playwright cannot: WebKitGTK by its driver, Firefox by its Marionette.

WebKitGTK is the nearest thing to an iPad that Linux has. Every Firefox listens to Marionette, the
protocol geckodriver speaks to it, so none of geckodriver is needed: `Marionette` gives selenium's
commands to the browser itself.
"""

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver

from tools.setup import apt
from tools.setup.missing import Missing

PATIENCE = 60  # seconds for a browser to come up
FIREFOXES = ("firefox", "firefox-esr")
ENGLISH = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8"}

# a profile that does nothing of its own accord, and lets us look at localhost in peace
PREFERENCES = {
    "marionette.port": 0,
    "intl.accept_languages": "en",
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.startup.max_resumed_crashes": -1,
}


def install() -> None:
    """What can be had of them; what cannot is said by `webkit` and `firefox`."""
    if not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        apt.install("webkit2gtk-driver", "xvfb")
    if not find_firefox():
        apt.install("firefox-esr")


def find_firefox() -> str | None:
    return next((path for name in FIREFOXES if (path := shutil.which(name))), None)


@contextmanager
def webkit() -> Iterator[WebDriver]:
    """MiniBrowser, which needs a screen; `Missing` where it cannot be had."""
    for program in ("WebKitWebDriver", "Xvfb"):
        if not shutil.which(program):
            raise Missing(f"WebKitGTK: no {program} (Debian: apt install webkit2gtk-driver xvfb).")
    with screen() as display:
        service = webdriver.WebKitGTKService(env={**os.environ, **ENGLISH, "DISPLAY": display})
        try:
            driver = webdriver.WebKitGTK(service=service)
        except WebDriverException as problem:
            raise Missing(f"WebKitGTK: it does not come up: {problem.msg}.") from problem
        try:
            yield driver
        finally:
            driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    """The name of a display that nobody sees."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as said:
                yield f":{said.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def firefox() -> Iterator[WebDriver]:
    """Firefox without a window; `Missing` where there is none."""
    program = find_firefox()
    if not program:
        raise Missing("Firefox: not found (Debian: apt install firefox-esr).")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        command = [program, "--marionette", "--headless", "--no-remote", "--profile", folder]
        env = {**os.environ, **ENGLISH, "HOME": folder}
        with subprocess.Popen(
            command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as browser:
            try:
                with closing(Marionette(profile)) as wire:
                    yield WebDriver(wire, options=webdriver.FirefoxOptions())
            finally:
                browser.terminate()


class Marionette(RemoteConnection):
    """Selenium's commands for the browser itself: a length, ":", and JSON, either way."""

    def __init__(self, profile: Path) -> None:
        super().__init__(client_config=ClientConfig("marionette:"))
        port = eventually(lambda: int((profile / "MarionetteActivePort").read_text()))
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._file = self._socket.makefile("rwb")
        self._number = 0
        self._read()  # it says what it is

    def execute(self, command: str, params: dict[str, Any]) -> dict[str, Any]:
        params = {key: value for key, value in params.items() if key != "sessionId"}
        if command == Command.NEW_SESSION:
            params = {}
        self._number += 1
        self._send([0, self._number, NAMES[command], params])
        _, _, error, answer = self._read()
        if error:
            return {"status": 500, "value": error}
        return answer if isinstance(answer, dict) and "value" in answer else {"value": answer}

    def close(self) -> None:
        self._file.close()
        self._socket.close()

    def _send(self, message: object) -> None:
        text = json.dumps(message).encode()
        self._file.write(b"%d:%s" % (len(text), text))
        self._file.flush()

    def _read(self) -> Any:
        digits = b"".join(iter(lambda: self._file.read(1), b":"))
        return json.loads(self._file.read(int(digits)))


NAMES = {
    Command.NEW_SESSION: "WebDriver:NewSession",
    Command.GET: "WebDriver:Navigate",
    Command.REFRESH: "WebDriver:Refresh",
    Command.FIND_ELEMENTS: "WebDriver:FindElements",
    Command.CLICK_ELEMENT: "WebDriver:ElementClick",
    Command.W3C_EXECUTE_SCRIPT: "WebDriver:ExecuteScript",
    Command.QUIT: "WebDriver:DeleteSession",
}


def eventually(ask: Callable[[], int]) -> int:
    """What it answers once it can."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError, ValueError):
            return ask()
        time.sleep(0.1)
    raise Missing("Firefox: it does not answer.")
