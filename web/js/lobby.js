// The lobby without Python: which view the hash asks for, language, theme, the set-up forms, and
// the list of waiting matches as the page's Python last wrote it. Loaded in <head>, so that the
// first paint is right; everything that needs the body waits for it.
(() => {
  const root = document.documentElement;
  const { keys: KEYS, language: LANGUAGES, theme: THEMES } = JSON.parse(root.dataset.shared);

  const LONG = 10_000; // letters that no settings have

  // In another site's frame storage may be refused: then nothing is kept.
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const settings = () => {
    const text = stored(KEYS.settings) ?? "";
    try {
      const data = text.length < LONG ? JSON.parse(text) : null;
      return data instanceof Object && !Array.isArray(data) ? data : {};
    } catch {
      return {};
    }
  };

  // ?language=ja&theme=dark goes before what is kept, until something else is chosen
  const asked = (name, known) => {
    const wish = new URLSearchParams(location.search).get(name);
    return known.includes(wish) ? wish : undefined;
  };

  const overrule = (change) => {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(change)) {
      if (query.has(name) && query.get(name) !== value) query.delete(name);
    }
    const rest = String(query) && `?${query}`;
    if (rest !== location.search) history.replaceState(null, "", location.pathname + rest + location.hash);
  };

  const keep = (change) => {
    overrule(change);
    try {
      localStorage.setItem(KEYS.settings, JSON.stringify({ ...settings(), ...change }));
    } catch {
      // for this visit only
    }
    dispatchEvent(new CustomEvent("tefuda:settings", { detail: change }));
  };

  const ofBrowser = () =>
    navigator.languages?.map((tag) => tag.slice(0, 2)).find((code) => LANGUAGES.includes(code));

  const speak = (language) => {
    root.lang = LANGUAGES.includes(language) ? language : "en";
    for (const element of document.querySelectorAll(`[data-${root.lang}]`)) {
      const words = element.dataset[root.lang];
      if (element.dataset.attribute) element.setAttribute(element.dataset.attribute, words);
      else element.textContent = words;
    }
    for (const button of document.querySelectorAll("[data-lobby^='language']")) {
      button.setAttribute("aria-pressed", String(button.dataset.lobby.endsWith(root.lang)));
    }
  };

  const paint = (theme) => {
    root.dataset.theme = THEMES.includes(theme) ? theme : "auto";
  };

  speak(asked("language", LANGUAGES) ?? settings().language ?? ofBrowser());
  paint(asked("theme", THEMES) ?? settings().theme);

  const decoded = (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part; // "%" and the like
    }
  };

  // "#/rules/KEY/CLAUSE" → ["rules", "KEY", "CLAUSE"]
  const place = () => location.hash.replace(/^#\/?/, "").split("?")[0].split("/", 3).map(decoded);

  const VIEWS = {
    __proto__: null,
    ...{ "": "home", setup: "setup", rules: "rules", new: "match", open: "match", match: "match" },
  };

  // a table hides the lobby before it is laid out; the other views are found when they are there
  if (VIEWS[place()[0]] === "match") root.dataset.view = "match";

  const show = () => {
    const [name, key, clause] = place();
    const section = document.getElementById(`${name}-${key}`);
    const wanted = VIEWS[name] ?? "home";
    const view = ["setup", "rules"].includes(wanted) && !section ? "home" : wanted;
    for (const other of document.querySelectorAll(".view.setup, .view.rules")) other.hidden = other !== section;
    root.dataset.view = view;
    speak(root.lang); // it may have been changed at the table
    if (view === "rules" && clause) {
      point(document.getElementById(`rule-${key}-${clause}-${root.lang}`));
    } else if (view !== "match") scrollTo(0, 0);
  };

  const point = (clause) => {
    for (const before of document.querySelectorAll(".clause.here")) before.classList.remove("here");
    clause?.classList.add("here");
    clause?.scrollIntoView({ block: "center" });
    clause?.focus({ preventScroll: true });
  };

  const arrange = (form) => {
    const players = Number(new FormData(form).get("players"));
    for (const seat of form.querySelectorAll(".seat")) fit(seat, Number(seat.dataset.least) <= players);
    for (const set of form.querySelectorAll("[data-players]")) {
      fit(set, set.dataset.players.split(" ").includes(String(players)));
    }
  };

  const fit = (part, wanted) => {
    part.hidden = !wanted;
    for (const field of part.querySelectorAll("input, select")) field.disabled = !wanted;
  };

  // one seat at most is "you": taking another gives the first one back to a bot
  const sit = (select) => {
    if (select.value !== "you") return;
    for (const other of select.form.querySelectorAll(".seat select")) {
      if (other !== select && other.value === "you") other.value = other.options[other.options.length - 1].value;
    }
  };

  const deal = (form) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (value.trim()) query.set(name.split("@")[0], value.trim());
    }
    location.hash = `#/new/${form.dataset.game}?${query}`;
  };

  const ACTS = {
    __proto__: null,
    language: (code) => {
      keep({ language: code });
      speak(code);
    },
    theme: () => {
      const next = THEMES[(THEMES.indexOf(root.dataset.theme) + 1) % THEMES.length];
      keep({ theme: next });
      paint(next);
    },
    back: () => (history.length > 1 ? history.back() : (location.hash = "#/")),
  };

  const clicked = (event) => {
    const button = event.target.closest("[data-lobby]");
    if (!button) return;
    const [name, value] = button.dataset.lobby.split(" ");
    ACTS[name]?.(value);
  };

  // The list as the page's Python drew it (templates/matches.html, problem.html). It waits in a store
  // that anything may have changed: where a word of it is strange, none of it is shown, and Python
  // will draw it.
  const words = (text) => new Set(text.split(" "));
  const TAGS = words("a b button details h3 li p section small span summary textarea time ul");
  const CLASSES = words("broken button buttons in-bin main match matches not-in-frame problem quiet small what");
  const ANY = words("aria-label data-do data-id data-when datetime hidden readonly rows");
  const FITS = {
    __proto__: null,
    class: (value) => value.split(" ").every((name) => !name || CLASSES.has(name)),
    href: (value) => value.startsWith("#/"),
    id: (value) => value.startsWith("problem-"),
    "data-copy": (value) => value.startsWith("problem-"),
    role: (value) => ["alert", "status"].includes(value),
    type: (value) => value === "button",
  };
  const isOurs = ({ localName, attributes }) =>
    TAGS.has(localName) && [...attributes].every(({ name, value }) => ANY.has(name) || FITS[name]?.(value));

  const drawnBefore = () => {
    const { body } = new DOMParser().parseFromString(stored(KEYS.lobby) ?? "", "text/html");
    return [...body.querySelectorAll("*")].every(isOurs) ? [...body.childNodes] : [];
  };

  const ready = () => {
    speak(root.lang);
    const list = document.getElementById("waiting");
    if (list && !list.innerHTML.trim()) list.replaceChildren(...drawnBefore());
    for (const form of document.querySelectorAll("form[data-game]")) {
      arrange(form);
      form.addEventListener("change", (event) => {
        if (event.target.matches("select")) sit(event.target);
        arrange(form);
      });
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        deal(form);
      });
    }
    document.addEventListener("click", clicked);
    document.getElementById("start-again")?.addEventListener("click", () => location.reload());
    show();
  };

  // A script that did not come is said here: this may be all there is.
  let lost = false;
  const sayLost = () => {
    const place = document.getElementById("not-started");
    if (lost && place) place.hidden = false;
  };
  const failed = ({ target }) => {
    if (!target.matches?.("script")) return;
    lost = true;
    sayLost();
  };
  addEventListener("error", failed, true);
  addEventListener("DOMContentLoaded", sayLost);

  addEventListener("hashchange", show);
  // the page's Python has read or changed the settings
  addEventListener("tefuda:dress", ({ detail }) => {
    overrule(detail);
    speak(detail.language);
    paint(detail.theme);
  });
  addEventListener("DOMContentLoaded", ready);
})();
