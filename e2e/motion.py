"""What moves on a table, and how to disturb it: scripts for the page."""

UNDER_WAY = """() => [document.querySelectorAll("body > .flights *").length,
  document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length]"""

# what is left of motion: copies, animations, inline styles of cards
LEFT = """() => {
  const moved = document.getAnimations().filter((one) => !(one instanceof CSSTransition));
  const marked = document.querySelectorAll("#board .card[style], #board .card[inert]");
  return [document.querySelectorAll(".flights").length, moved.length, marked.length];
}"""

# where every card lies, once nothing moves
LYING = """() => {
  for (const one of document.getAnimations()) one.finish();
  return [...document.querySelectorAll("#board [data-zone] .card")].map((card) => {
    const {x, y, width} = card.getBoundingClientRect();
    const zone = card.closest("[data-zone]").dataset.zone;
    return [zone, card.id, Math.round(x), Math.round(y), Math.round(width)].join(" ");
  });
}"""

# where every card lies, in order, once that has been the same for half a second
AT_REST = f"""async () => {{
  const lying = () => ({LYING})().sort().join("\\n");
  await document.fonts.ready;
  for (let now = lying(), since = performance.now(); performance.now() - since < 500; ) {{
    await new Promise((go) => setTimeout(go, 100));
    const then = now;
    now = lying();
    if (now !== then) since = performance.now();
  }}
  return lying().split("\\n");
}}"""

# what has been animated, by property
ANIMATED = """() => [...new Set(document.getAnimations()
  .filter((one) => !(one instanceof CSSTransition))
  .flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys)))]"""

FRAME = {"offset", "computedOffset", "easing", "composite"}
"""Keys of a keyframe that are no property."""

MAY_MOVE = {"transform", "translate", "scale", "rotate", "opacity"}

# the hand is patched in ever another order, while its cards are still under way, and at last in its
# own; [copies seen]
RESHUFFLED = """async (times) => {
  const address = new URL(document.body.dataset.flights, location).href;
  const {before, after} = await import(address);
  const board = document.getElementById("board"), cards = board.querySelector(".hand .cards");
  let own = [...cards.children], last = own, copies = 0;
  for (let turn = 1; turn <= times; turn++) {
    // a card that is taken out under a finger has no click, whether or not anything moves
    while (window.held) await new Promise((go) => setTimeout(go, 5));
    const lying = [...cards.children]; // the page itself may have put them in order meanwhile
    if (lying.length !== last.length || lying.some((one, place) => one !== last[place])) own = lying;
    last = turn < times ? [...own].sort(() => Math.random() - 0.5) : own;
    before(board, board.innerHTML);
    cards.append(...last);
    after(board);
    copies += document.getAnimations().length;
    await new Promise((go) => setTimeout(go, Math.random() * 60));
  }
  return copies;
}"""

SETTLE = "() => window.dispatchEvent(new Event('resize'))"

# what a finger came down on, and what its click reached, instead of doing it
LISTEN = """() => {
  [window.pressed, window.reached, window.held] = [[], [], false];
  const card = ({target}) => target.closest?.("#board .card")?.id ?? "";
  document.addEventListener("pointerdown", (event) => {
    window.pressed.push(card(event));
    window.held = true;
  }, {capture: true});
  document.addEventListener("click", (event) => {
    window.reached.push(card(event));
    window.held = window.reached.length < window.pressed.length; // a quick one comes after the next finger
    event.stopPropagation();
    event.preventDefault();
  }, {capture: true});
}"""

# the middle of a random card that may be played
SOMEWHERE = """() => {
  const cards = [...document.querySelectorAll("#board .hand .card.open")];
  const {x, y, width, height} = cards[Math.floor(Math.random() * cards.length)].getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
