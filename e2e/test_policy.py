"""Every page of the site carries the same strict policy, before anything it could bind."""

import re

import pytest

from tools.site.pages import CONTENT_SECURITY_POLICY
from tools.site.serve import Server

FOREIGN = re.compile(r"""\b(?:src|href|action)=["']?(?:https?:)?//(?!www\.w3\.org/)""")
INLINE = re.compile(
    r"<script(?![^>]*\b(?:src=|type=\"py\"))[^>]*>|\son\w+=|<style\b", re.IGNORECASE
)


@pytest.fixture
def pages(server: Server) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in server.folder.rglob("*.html")}


def test_each_page_has_the_policy_first(pages: dict[str, str]) -> None:
    assert pages
    for name, html in pages.items():
        policy = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', html)
        assert policy, name
        assert policy[1].replace("&#39;", "'") == CONTENT_SECURITY_POLICY, name
        assert not re.search(r"<(?:script|link|style|img|iframe)\b", html[: policy.start()]), name


def test_no_page_names_another_host_or_runs_script_of_its_own(pages: dict[str, str]) -> None:
    for name, html in pages.items():
        assert not INLINE.search(html), name
        links = [tag[0] for tag in re.finditer(r"<[^>]+>", html) if FOREIGN.search(tag[0])]
        assert [tag for tag in links if not tag.startswith("<a ")] == [], name


def test_the_policy_allows_nothing_but_what_pyscript_needs() -> None:
    allowed = {rule.split()[0]: rule.split()[1:] for rule in CONTENT_SECURITY_POLICY.split("; ")}
    assert allowed["default-src"] == ["'none'"]
    beyond = {(name, source) for name, ones in allowed.items() for source in ones} - {
        (name, source) for name in allowed for source in ("'self'", "'none'")
    }
    assert beyond == {
        ("script-src", "'unsafe-eval'"),  # PyScript calls Function
        ("script-src", "'wasm-unsafe-eval'"),
        ("worker-src", "blob:"),
        ("style-src-attr", "'unsafe-inline'"),
        ("img-src", "data:"),
        ("img-src", "blob:"),
    }
