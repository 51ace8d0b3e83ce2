"""The address and the frame of a set-up, to be copied from the lobby."""

from playwright.sync_api import Page, expect

from tefuda.core.registry import keys

GAME = keys()[0]
GRANT = ["clipboard-read", "clipboard-write"]


def test_a_snippet_is_copied(page: Page, url: str) -> None:
    page.context.grant_permissions(GRANT)
    page.goto(f"{url}#/setup/{GAME}")
    page.locator("form:visible details.give summary").click()
    page.locator(f"[data-copy=snippet-{GAME}]").click()
    expect(page.locator("form:visible [data-when=copied]")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == page.locator(f"#snippet-{GAME}").input_value()


FORBID = """navigator.clipboard.writeText = async () => { throw new Error("refused"); };
document.execCommand = () => false;"""


def test_where_copying_is_refused_the_text_is_selected(page: Page, url: str) -> None:
    page.add_init_script(FORBID)
    page.goto(f"{url}#/setup/{GAME}")
    page.locator("form:visible details.give summary").click()
    page.locator(f"[data-copy=snippet-{GAME}]").click()
    expect(page.locator("form:visible [data-when=refused]")).to_be_visible()
    assert page.evaluate(SELECTED) == page.locator(f"#snippet-{GAME}").input_value()


SELECTED = "() => String(getSelection())"
