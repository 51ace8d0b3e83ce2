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

  const written = (key) => {
    const text = stored(key) ?? "";
    try {
      const data = text.length < LONG ? JSON.parse(text) : null;
      return data instanceof Object && !Array.isArray(data) ? data : {};
    } catch {
      return {};
    }
  };

  const settings = () => written(KEYS.settings);

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
    ...{ "": "home", setup: "setup", rules: "rules", new: "match", open: "match", match: "match", learn: "match" },
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
    if (view === "rules") aside().then(({ worked }) => worked(section, section.dataset.worked)).catch(() => {});
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

  // a named set of rules presses its options, and is pressed while they are as it says
  const option = (form, name, value) =>
    [...form.querySelectorAll("input[type=radio]")].find((field) => !field.disabled && bare(field.name) === `option.${name}` && field.value === value);

  const mark = (form) => {
    for (const button of form.querySelectorAll("[data-set]")) {
      const fits = [...new URLSearchParams(button.dataset.set)].every(([name, value]) => option(form, name, value)?.checked);
      button.setAttribute("aria-pressed", String(fits));
    }
  };

  const choose = (button) => {
    for (const [name, value] of new URLSearchParams(button.dataset.set)) {
      const field = option(button.form, name, value);
      if (field) field.checked = true;
    }
    mark(button.form);
  };

  const bare = (name) => name.split("@")[0];

  // what a form asks for, as route.py reads it
  const query = (form) => {
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (value.trim()) asked.set(bare(name), value.trim());
    }
    return asked;
  };

  const deal = (form) => {
    const { game } = form.dataset;
    const asked = query(form);
    location.hash = `#/new/${game}?${asked}`;
    asked.delete("seed");
    try {
      localStorage.setItem(KEYS.tables, JSON.stringify({ ...written(KEYS.tables), [game]: String(asked) }));
    } catch {
      // for this visit only
    }
    offer(form);
  };

  // What the form was last sent with; what it does not know any more is at its default.
  const remember = (form) => {
    const before = new URLSearchParams(String(written(KEYS.tables)[form.dataset.game] ?? ""));
    const fields = () => [...form.elements].filter(({ name, disabled }) => !disabled && before.has(bare(name ?? "")));
    const fill = (field) => {
      const value = before.get(bare(field.name));
      if (field.type === "radio") field.checked ||= field.value === value;
      else if (field.type !== "select-one") field.value = value.slice(0, field.maxLength);
      else if ([...field.options].some((option) => option.value === value)) field.value = value;
    };
    fields().filter(({ name }) => name === "players").forEach(fill);
    arrange(form);
    fields().forEach(fill);
    form.querySelectorAll(".seat select").forEach(sit);
  };

  // one tap in the lobby: as the form stands, with a deal of its own
  const offer = (form) => {
    const { game } = form.dataset;
    const asked = query(form);
    asked.delete("seed");
    document.querySelector(`[data-play="${game}"]`)?.setAttribute("href", `#/new/${game}?${asked}`);
  };

  // A game's rules beside its table, and a search in them: scripts that come when they are wanted.
  const aside = () => import(new URL(document.body.dataset.aside, document.baseURI));

  const consult = (event) => {
    const link = event.target.closest("#board a[href^='#/rules/'], #aside a[href^='#/rules/']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    aside().then(
      ({ open }) => open(link),
      () => (location.hash = link.hash),
    );
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
    const set = event.target.closest("[data-set]");
    if (set) choose(set);
    root.dataset.keyed = String(event.detail === 0); // a key's click; Python asks when it comes
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
  const CLASSES = words("broken button buttons cloth in-bin main match matches more not-in-frame over problem quiet small what yours");
  const ANY = words("aria-label data-do data-id data-when datetime hidden readonly rows");
  const FITS = {
    __proto__: null,
    class: (value) => value.split(" ").every((name) => !name || CLASSES.has(name) || /^game-[a-z_]+$/.test(name)),
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
    const lists = ["waiting", "finished"].map((id) => document.getElementById(id));
    if (lists.every((list) => list && !list.innerHTML.trim())) {
      const nodes = drawnBefore();
      const isOver = ({ classList }) => classList?.contains("over");
      lists[0].replaceChildren(...nodes.filter((node) => !isOver(node)));
      lists[1].replaceChildren(...nodes.filter(isOver));
    }
    for (const form of document.querySelectorAll("form[data-game]")) {
      remember(form);
      arrange(form);
      offer(form);
      mark(form);
      form.addEventListener("change", (event) => {
        if (event.target.matches("select")) sit(event.target);
        arrange(form);
        mark(form);
      });
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        deal(form);
      });
    }
    document.addEventListener("click", clicked);
    document.addEventListener("click", consult);
    addEventListener("focusin", ({ target }) => target.matches?.("[data-seek]") && aside().catch(() => {}));
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
