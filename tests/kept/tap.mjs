// Taps frames: runs the script of embed.html on each address, with what the browser has stored, and
// prints the addresses they lead to as JSON; "" where one complains.
// node tap.mjs <embed.js>, and on its input {"known": …, "shared": …, "frames": [[address, stored], …]}
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

const script = readFileSync(process.argv[2], "utf8");
const { known, shared, frames } = JSON.parse(readFileSync(0, "utf8"));

const element = () => ({
  dataset: { known, start: "start.mjs", lessons: "" },
  heard: {},
  addEventListener(kind, act) {
    this.heard[kind] = act;
  },
});

const tap = ([address, stored]) => {
  const { href, search, hash } = new URL(address, "https://example.org/tefuda/");
  const elements = {};
  const one = (id) => (elements[id] ??= element());
  const document = {
    body: one("body"),
    documentElement: { dataset: { shared } },
    baseURI: href,
    getElementById: one,
    querySelector: one,
    querySelectorAll: () => [],
  };
  let led = "";
  const location = { href, search, hash, replace: (place) => (led = place) };
  const localStorage = { getItem: (name) => stored[name] ?? null };
  const quiet = { info: () => {} };
  const window = { document, location, localStorage, console: quiet, addEventListener: () => {} };
  runInNewContext(script, { ...window, URL, URLSearchParams, self: { origin: "https://example.org" } });
  elements.play?.heard.click?.();
  return led;
};

console.log(JSON.stringify(frames.map(tap)));
