// The examples of a game's rules: drawn cards under the clauses they are of. They come when the rules are
// opened, for their page and for the copy of it beside a table; without them the rules are whole.
const sheets = new Map(); // by address, on their way or here

const read = async (address) => {
  const answer = await fetch(new URL(address, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
};

const sheet = (address) => {
  if (!sheets.has(address)) {
    sheets.set(address, read(address));
    sheets.get(address).catch(() => sheets.delete(address)); // the next time it is asked for again
  }
  return sheets.get(address);
};

/** Into the middle of its place, or to the top where it is too tall for that. */
export const reveal = (clause) => {
  const tall = clause.offsetHeight > (clause.closest(".text") ?? document.documentElement).clientHeight;
  clause.scrollIntoView({ block: tall ? "start" : "center" });
};

/** Lays the examples at an address under the clauses of a place, once. */
export const worked = async (place, address) => {
  const page = await sheet(address);
  const articles = place.querySelectorAll("article:not([data-worked])");
  for (const article of articles) {
    article.dataset.worked = "";
    for (const clause of article.querySelectorAll(".clause")) {
      const number = clause.querySelector(".number").textContent;
      const wanted = `figure[lang="${article.lang}"][data-number="${number}"]`;
      clause.append(...[...page.querySelectorAll(wanted)].map((figure) => document.importNode(figure, true)));
    }
  }
  const seen = articles.length && place.querySelector(".clause.here");
  if (seen) reveal(seen);
};
