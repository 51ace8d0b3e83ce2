// A game's rules beside its table: opened at a clause by any link to one, closed to the same place.
// They are the page's own (pages/_rules.html), a frame fetches them from it; nothing is navigated.
import "%SEEKING%";
import { reveal, worked } from "%WORKED%";

export { worked };

const WIDE = 700; // pixels: from here on it stands at a side, below it is a sheet
const LEAST = 200; // pixels it wants above the prompt
const HALF = 0.5;

const aside = document.getElementById("aside");
const body = aside.querySelector(".text");
const root = document.documentElement;
let from = null; // the link it was opened by
let here = null; // {key, clause}

/** The page of a game's rules; a frame brings it from the lobby's. */
export const rules = async (key) => {
  const known = document.getElementById(`rules-${key}`);
  if (known) return known;
  const answer = await fetch("./index.html");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const section = document.adoptNode(page.getElementById(`rules-${key}`));
  document.querySelector(".lobby").append(section);
  return section;
};

// the menu makes way for what was chosen in it
const MENU = "#dialog > .choices";
const under = () => {
  const dialog = document.getElementById("dialog");
  return dialog?.querySelector(MENU) ? null : dialog;
};

/** Where it hides the least: not on its link, and above the prompt. */
const place = () => {
  const link = from?.isConnected ? from.getBoundingClientRect() : { left: 0, right: 0, top: 0 };
  const dialog = under();
  const prompt = document.getElementById("prompt")?.getBoundingClientRect().top ?? innerHeight;
  const beside = innerWidth >= WIDE;
  const leftmost = !dialog && link.top < prompt && link.left + link.right > innerWidth;
  const above = dialog ? link.top > innerHeight * HALF : true;
  aside.dataset.side = beside ? (leftmost ? "left" : "right") : above ? "top" : "bottom";
  const whole = beside ? innerHeight : innerHeight * HALF;
  aside.style.setProperty("--tall", `${dialog || prompt < LEAST ? whole : Math.min(prompt, innerHeight)}px`);
  root.dataset.aside = aside.dataset.side;
};

const point = (clause) => {
  for (const before of body.querySelectorAll(".here")) before.classList.remove("here");
  const wanted = clause && body.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
  wanted?.classList.add("here");
  if (wanted) reveal(wanted);
  (wanted ?? aside).focus({ preventScroll: true });
  if (!wanted) body.scrollTop = 0;
};

const fill = (section, { key, clause }) => {
  const article = section.querySelector(`article[lang="${root.lang}"]`).cloneNode(true);
  const title = article.querySelector("h1");
  aside.querySelector("h2").textContent = title.textContent;
  title.remove();
  for (const part of article.querySelectorAll("[id]")) {
    part.dataset.clause = part.id.split("-")[2] ?? "";
    part.removeAttribute("id");
  }
  for (const page of article.querySelectorAll("a[href$='.html']")) page.target = "_blank"; // the table stays
  body.replaceChildren(article);
  const field = aside.querySelector("[data-seek]");
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  aside.dataset.key = key;
  point(clause);
  worked(body, section.dataset.worked).catch(() => {}); // the clauses alone, then
};

const heard = (is) => document.getElementById("dialog")?.setAttribute("aria-modal", String(!is));

const show = async () => {
  const wanted = here;
  const lost = aside.querySelector("[data-lost]");
  aside.hidden = false;
  heard(true);
  place();
  aside.focus({ preventScroll: true });
  try {
    const section = await rules(wanted.key);
    lost.hidden = true;
    if (here === wanted) fill(section, wanted);
  } catch {
    lost.hidden = false;
    body.replaceChildren();
  }
};

/** At the clause that a link names. */
export const open = (link) => {
  const [, , key, clause] = link.hash.split("/").map(decodeURIComponent);
  const menu = link.closest(MENU);
  if (menu) document.getElementById("close").click();
  if (!aside.contains(link)) from = menu ? document.getElementById("menu-button") : link;
  const same = !aside.hidden && here?.key === key && body.querySelector(`article[lang="${root.lang}"]`);
  here = { key, clause };
  mark();
  if (!same) return show();
  place();
  return point(clause);
};

// Back closes it: an entry of history stands for it while it is open, and goes when it is closed
// otherwise. A frame shares its history with somebody's page, and leaves it alone.
const framed = "frame" in root.dataset;
const marked = () => !framed && Boolean(history.state?.aside);
const mark = () => framed || marked() || history.pushState({ aside: true }, "");
let leaving = false;

const close = () => {
  if (!marked()) return away();
  if (!leaving) history.back();
  leaving = true;
};

const away = () => {
  leaving = false;
  if (aside.hidden) return;
  const inside = aside.contains(document.activeElement);
  aside.hidden = true;
  delete root.dataset.aside;
  heard(false);
  if (!inside) return;
  const again = from?.isConnected ? from : document.querySelector(`#board a[href="${CSS.escape(from?.hash ?? "")}"]`);
  (again ?? document.getElementById("dialog") ?? document.getElementById("prompt"))?.focus();
};

aside.addEventListener("keydown", (event) => event.key !== "Escape" && event.stopPropagation());
aside.querySelector("[data-close]").addEventListener("click", close);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || aside.hidden) return;
  event.stopImmediatePropagation();
  close();
}, { capture: true });
addEventListener("hashchange", away);
addEventListener("popstate", () => marked() || away());
addEventListener("resize", () => !aside.hidden && place());
addEventListener("tefuda:dress", () => !aside.hidden && here && body.querySelector("article")?.lang !== root.lang && show());
