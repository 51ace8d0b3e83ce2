"""axe-core's eyes on a page as it is."""

from playwright.sync_api import Page

from tools.setup.paths import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
GRAVE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).flatMap(
    ({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      `${id}: ${target} ${failureSummary.replace(/\\s+/g, " ")}`));
}"""


def look(page: Page) -> None:
    """Complain of what is serious on the page as it is."""
    complaints = page.evaluate(GRAVE)
    assert complaints == [], "\n".join(complaints)
