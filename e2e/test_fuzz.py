"""The lobby's script on stores that are strange: it runs through, and draws nothing of theirs."""

import json
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.watch import Watch
from tests.fuzz import corpus, mutation
from tests.kept.test_kept import LIST
from tools.setup.paths import WEB

NUMBER = 1_000
SCRIPT = (WEB / "js" / "lobby.js").read_text("utf-8")

# The script in this document, with another store; what it draws when the document is there.
RUN = """([script, stores]) => {
  const run = new Function("localStorage", "addEventListener", script);
  const list = document.getElementById("waiting");
  const foreign = "planted, [planted], img, script, iframe, form, style, link, [style], [onerror]";
  return stores.map((store) => {
    const heard = [];
    const storage = { getItem: (key) => store[key] ?? null, setItem: () => {} };
    list.replaceChildren();
    try {
      run(storage, (kind, call) => kind === "DOMContentLoaded" && heard.push(call));
      for (const call of heard) call();
    } catch (problem) {
      return String(problem);
    }
    const far = [...list.querySelectorAll("[href]")].filter((a) => !a.getAttribute("href").startsWith("#/"));
    if (far.length || list.querySelector(foreign)) return list.innerHTML;
    return list.childElementCount ? "drawn" : "";
  });
}"""


@pytest.fixture
def lobby(page: Page, url: str) -> Page:
    page.goto(url)
    return page


def store(rng: Random) -> dict[str, str]:
    """A list as a device kept it, and settings, each made strange."""
    lists = corpus.lists()
    kept, settings = rng.choice(lists), rng.choice(corpus.settings())
    html = kept if rng.random() < 0.1 else mutation.text(rng, kept, lists)
    if rng.random() < 0.5:
        settings = mutation.written(rng, mutation.value(rng, json.loads(settings)))
    return {LIST: html, "tefuda/settings": mutation.text(rng, settings, ())}


def test_nothing_of_a_strange_list_is_drawn(lobby: Page, watch: Watch) -> None:
    stores = [store(Random(f"list {number}")) for number in range(NUMBER)]
    clean = json.loads(json.dumps(stores).encode(errors="replace"))
    answers = lobby.evaluate(RUN, [SCRIPT, clean])
    assert {answer for answer in answers if answer not in ("", "drawn")} == set()
    assert answers.count("drawn") > NUMBER // 20
    assert answers.count("") > NUMBER // 4
    watch.expect("inline event handler")  # Chromium tells that it would have run none
