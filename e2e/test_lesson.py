"""A lesson as a newcomer meets it: offered beside the first table, played by names to its end."""

from playwright.sync_api import Locator, Page, expect

from e2e.axe import AXE, look
from e2e.playing import FAST

GAME = "Thieves and Treasures"
TURN = ("Hide", *("Lay",) * 4)
"""What is done in a turn, twice, to where all go home; the others follow their script, or play plainly."""


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def lay(page: Page, how: str) -> None:
    """Lift the first treasure that may be laid, and lay it; go on where the table rests then."""
    hand = page.get_by_role("list", name="Your hand")
    hand.get_by_role("button", disabled=False).first.click()
    button(page, how).click()
    expect(button(page, how)).to_have_count(0)
    rests = button(page, "Go on")
    offer = hand.get_by_role("button", disabled=False)
    expect(rests.or_(offer).first).to_be_visible()
    if rests.count():
        rests.click()
        expect(rests).to_have_count(0)


def test_it_is_offered_once_and_played_to_its_end(page: Page, url: str) -> None:
    page.add_init_script(FAST)
    page.goto(url)
    page.get_by_role("link", name=f"Play {GAME}").click()
    page.get_by_role("link", name="First time? Play the lesson").click()
    said = page.get_by_role("status")
    expect(said.filter(has_text="Thieves walk from house to house")).to_be_visible()
    for how in TURN * 2:
        lay(page, how)
    for learnt in ("then go home with it", "stay out last and take the leftover pile too"):
        expect(page.get_by_role("listitem").filter(has_text=learnt)).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    look(page)
    button(page, "Play a match").click()
    expect(button(page, "Skip lesson")).to_have_count(0)
    expect(page.get_by_role("link", name="First time?")).to_have_count(0)
