// Has js/share.js write the frame of a set-up that is made of plain objects; prints what it wrote.
// node frame.mjs <share.js> <JSON: address, game, title, fields, pattern>
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const [script, given] = process.argv.slice(2);
const { address, game, title, fields, pattern } = JSON.parse(given);

const field = { dataset: { pattern } };
const form = {
  dataset: { game },
  querySelector: (selector) => (selector.startsWith("textarea") ? field : { textContent: title }),
  addEventListener: () => {},
};
field.form = form;
const details = { querySelector: () => field, addEventListener: (_, opened) => opened() };
const page = createContext({
  FormData: class {
    *[Symbol.iterator]() {
      yield* fields;
    }
  },
  URL,
  URLSearchParams,
  addEventListener: (_, loaded) => loaded(),
  document: {
    addEventListener: () => {},
    documentElement: { lang: "en" },
    querySelectorAll: () => [details],
  },
  location: { href: address },
});
runInContext(readFileSync(script, "utf8"), page);
process.stdout.write(field.value);
