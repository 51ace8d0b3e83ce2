"""What is wrong with a page as it stands, measured: text, targets, edges, what covers what."""

from playwright.sync_api import Page

LEAST_TEXT = 12
LEAST_TARGET = 44

# what lies in view; a dialog and a score sheet are scrolled, and `slack` is what rounding may cost
MEASURE = """([leastText, leastTarget, large]) => {
  const slack = 1.5, wrong = [];
  const told = (each) => {
    const inside = each.closest("[data-zone]")?.dataset.zone;
    const name = each.id ? "#" + each.id : each.tagName.toLowerCase()
      + [...each.classList].map((one) => "." + one).join("");
    return (inside ? `[${inside}] ` : "") + name + ` "${each.textContent.trim().slice(0, 24)}"`;
  };
  const say = (what, each, more = "") => wrong.push(`${what}: ${told(each)} ${more}`.trim());
  const front = document.getElementById("dialog") ?? document.getElementById("table");
  const seen = (each) => each.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !each.closest(".unseen") && getComputedStyle(each).clipPath !== "inset(50%)"
    && ![...up(each)].some((over) => getComputedStyle(over).clipPath === "inset(50%)");
  function* up(each) { for (let at = each.parentElement; at; at = at.parentElement) yield at; }
  const box = (each) => each.getBoundingClientRect();

  // text
  const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (texts.nextNode()) {
    const each = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || each.closest("svg, [aria-hidden=true]") || !seen(each)) continue;
    if (parseFloat(getComputedStyle(each).fontSize) < leastText - .01) small.add(each);
  }
  for (const each of small) say("text below 12 px", each, getComputedStyle(each).fontSize);

  // what stands on a table lies in it, names of forty letters apart: nobody scrolls one
  const named = [...front.querySelectorAll(".panel .name")].some((each) => each.textContent.trim().length > 14);
  const plan = large || named ? null : front.querySelector(".plan");
  const within = plan && document.createTreeWalker(plan, NodeFilter.SHOW_TEXT);
  while (within?.nextNode()) {
    const each = within.currentNode.parentElement, range = document.createRange();
    if (!within.currentNode.data.trim() || each.closest("svg, [aria-hidden=true], .card, .scroll") || !seen(each)) continue;
    range.selectNodeContents(within.currentNode);
    const over = range.getBoundingClientRect().bottom - box(plan).bottom;
    if (over > 3) say("below the table", each, `${Math.round(over)} px`);
  }

  // what may be acted on
  const acts = [...front.querySelectorAll("button, a, summary, input, select, [data-do]")].filter(seen);
  const scrolls = (each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowY)
    && each.scrollHeight > each.clientHeight + slack;
  for (const each of acts) {
    const scroller = [...up(each)].find(scrolls);
    if (scroller?.id === "dialog") each.scrollIntoView({block: "nearest"});
    const {left, top, right, bottom, width, height} = each.getClientRects()[0];
    const inText = each.matches("p a, li a, dd a, small a") && !each.matches(".button, .icon");
    if (!inText && (width < leastTarget - slack || height < leastTarget - slack))
      say("small target", each, `${Math.round(width)} x ${Math.round(height)}`);
    if (each.closest(".scroll") && inText) continue;
    if (left < -slack || right > innerWidth + slack) { say("out of sight", each, `${left} ${right}`); continue; }
    if (scroller && scroller.id !== "dialog" && (large || scroller.matches(".scroll"))) continue;
    if (top < -slack || bottom > innerHeight + slack) { say("out of sight", each, `to ${Math.round(bottom)}`); continue; }
    const spots = [.5, .25, .75].flatMap((x) => [.5, .25, .75].map((y) => [left + x * width, top + y * height]));
    const mine = spots.filter(([x, y]) => each.contains(document.elementFromPoint(x, y)));
    if (mine.length < 3) say("covered", each, `${mine.length} of 9 spots`);
  }

  // cards in play: whole, and in view
  for (const each of front.id === "table" ? front.querySelectorAll(".card:not(.tiny, .mini)") : []) {
    if (!seen(each) || each.closest(".prompt, .fan, .ghost, .masters, [aria-hidden=true]")) continue;
    const mine = box(each);
    for (const over of large ? [] : up(each)) {
      if (over === document.documentElement) break;
      if (getComputedStyle(over).overflowX === "visible") continue;
      const room = box(over);
      if (mine.left < room.left - slack || mine.right > room.right + slack
        || mine.top < room.top - slack || mine.bottom > room.bottom + slack) {
        say("clipped card", each, "by " + told(over)); break;
      }
    }
    if (mine.left < -slack || mine.right > innerWidth + slack || (!large && mine.bottom > innerHeight + slack))
      say("card out of sight", each);
  }

  // players' boxes beside one another
  const boxes = large || named ? [] : [...front.querySelectorAll(".panel")].filter(seen);
  for (const each of boxes) for (const other of boxes) {
    const [one, two] = [box(each), box(other)];
    const low = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    if (each !== other && one.top <= two.top && low > slack && wide > slack) say("box over box", other, `${Math.round(low)} px`);
  }

  // titles, and sideways
  for (const each of front.querySelectorAll("h1, h2, h3, .name, .whose, .zone-name, th, button, .button, .fact")) {
    if (!seen(each) || each.matches(".card")) continue;
    // a name of forty letters is whole in the sheet and the result
    if (front.id === "table" && each.matches(".name, .whose") && each.textContent.trim().length > 14) continue;
    if (each.scrollWidth > each.clientWidth + slack && each.clientWidth && getComputedStyle(each).display !== "inline")
      say("cut", each, `${each.scrollWidth} in ${each.clientWidth}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  for (const each of front.querySelectorAll("*"))
    if (["auto", "scroll"].includes(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + slack
      && !each.matches(".scroll")) say("scrolls sideways", each, `${each.scrollWidth} in ${each.clientWidth}`);
  if (front.scrollWidth > front.clientWidth + slack) say("scrolls sideways", front);

  // the question stays in view, and with it its buttons
  const prompt = front.querySelector("#prompt");
  if (prompt && (box(prompt).top < -slack || box(prompt).bottom > innerHeight + slack))
    say("the prompt is out of sight", prompt, `${Math.round(box(prompt).top)} to ${Math.round(box(prompt).bottom)}`);
  return wrong;
}"""


def wrong(page: Page, *, large: bool = False) -> list[str]:
    """Complaints, each with what it is about; with `large` text a table may scroll down."""
    complaints: list[str] = page.evaluate(MEASURE, [LEAST_TEXT, LEAST_TARGET, large])
    return complaints
