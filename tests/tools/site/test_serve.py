import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.site.serve import Server


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "index.html").write_text("lobby")
    (tmp_path / "runtime.mjs").write_text("export {}")
    with Server(tmp_path, "deep/down") as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def test_the_site_stands_under_its_sub_path(site: Server) -> None:
    with urllib.request.urlopen(site.address) as answer:
        assert answer.read() == b"lobby"


def test_modules_are_served_as_javascript(site: Server) -> None:
    with urllib.request.urlopen(f"{site.address}runtime.mjs") as answer:
        assert answer.headers["Content-Type"] == "text/javascript"


def test_nothing_stands_beside_the_sub_path(site: Server) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404") as caught:
        urllib.request.urlopen(f"http://localhost:{site.server_address[1]}/")
    caught.value.close()
