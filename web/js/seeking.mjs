// Search in a game's rules, on their page and beside the table: what holds every word stays in sight.
const plain = (text) => text.normalize("NFKC").toLowerCase();
const wanted = (text) => plain(text).split(/\s+/).filter(Boolean);

/** Where the words stand in an element, as ranges. */
const ranges = function* (element, words) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.toLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        yield range;
      }
    }
  }
};

const lit = (clauses, words) => {
  if (globalThis.Highlight) CSS.highlights.set("sought", new Highlight(...clauses.flatMap((clause) => [...ranges(clause, words)])));
};

const sought = (field) => {
  const place = field.closest(".rules");
  const words = wanted(field.value);
  const articles = [...place.querySelectorAll("article")].filter((article) => article.getClientRects().length);
  const parts = articles.flatMap((article) => [...article.querySelectorAll("h2, .clause, .text > p, article > p")]);
  const hits = parts.filter((part) => part.matches(".clause") && words.every((word) => plain(part.textContent).includes(word)));
  for (const part of parts) part.hidden = words.length > 0 && !hits.includes(part);
  for (const other of place.querySelectorAll("[data-unsought]")) other.hidden = words.length > 0;
  lit(words.length ? hits : [], words);
  const told = place.querySelector("[data-hits]");
  told.hidden = !words.length;
  told.querySelector("b").textContent = String(hits.length);
  if (!words.length) place.querySelector(".clause.here")?.scrollIntoView({ block: "center" });
  return hits;
};

addEventListener("input", ({ target }) => target.matches?.("[data-seek]") && sought(target));
// Enter leads to the first that was found
addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches?.("[data-seek]")) return;
  const [first] = sought(event.target);
  if (first && event.target.value.trim()) first.focus();
}, { capture: true });
