// A frame before it is tapped: which game its address asks for, whether the address can be used,
// and the tap. It stands in the page right after the pictures, so the first one painted is right.
(() => {
  const body = document.body;
  const { games, letters, levels, policies } = JSON.parse(body.dataset.known);
  const { keys, language: languages, theme: themes } = JSON.parse(document.documentElement.dataset.shared);
  const asked = new URLSearchParams(location.search);
  const key = asked.get("game");
  const position = location.hash.length > 1 ? location.hash : "";
  const of = (selector) => [...document.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);

  // what may stand in the address, and its values; null for a text of some letters
  const most = Math.max(...Object.values(games).flatMap(({ players }) => players));
  const SEATS = Array.from({ length: most }, (_, seat) => `seat${seat}`);
  const known = () => ({
    game: Object.keys(games),
    players: games[key].players,
    level: levels,
    ...Object.fromEntries(SEATS.slice(0, Math.max(...games[key].players)).map((seat) => [seat, ["you", ...levels]])),
    ...Object.fromEntries(Object.entries(games[key].options).map(([name, values]) => [`option.${name}`, values])),
    policy: policies,
    language: ["auto", ...languages],
    theme: themes,
    seed: null,
  });

  const fits = (value, values) => (values ? values.map(String).includes(value) : value.length <= letters);

  // [which sentence, name, value, known] of the first thing that cannot be used
  const fault = () => {
    if (!asked.get("game")) return ["game", "game", "", Object.keys(games)];
    if (!Object.hasOwn(games, key)) return ["value", "game", key, Object.keys(games)];
    const all = known();
    for (const [name, value] of asked) {
      if (!Object.hasOwn(all, name)) return ["name", name, value, Object.keys(all)];
      if (!fits(value, all[name])) return ["value", name, value, all[name] ?? [letters]];
    }
    if (position && !position.startsWith("#/open/")) return ["place", "", position.slice(0, 30), []];
    return null;
  };

  // what an address holds may be long, and hold what cannot be seen or turns what follows it round
  const SHOWN = 40; // letters
  const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
  const shown = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text).replace(UNSEEN, "\ufffd");

  const complain = ([kind, name, value, values]) => {
    const pieces = { name: shown(name), value: shown(value), known: values.join(", ") };
    for (const text of of(`[data-wrong=${kind}] [lang]`)) {
      text.textContent = text.textContent.replace(/\{(name|value|known)\}/g, (_, piece) => pieces[piece]);
    }
    for (const line of of("[data-wrong]")) line.hidden = line.dataset.wrong !== kind;
    byId("wrong").hidden = false;
  };

  // the match this frame began last time, where the browser keeps anything for it
  const memory = `tefuda/frame${location.search}${position}`;
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return undefined; // refused
    }
  };

  const before = () => {
    const id = stored(memory);
    return id && stored(`${keys.match}${id}`) ? `#/match/${id}` : "";
  };

  const remember = () => {
    const [, place, id] = location.hash.split("/");
    if (place !== "match") return;
    try {
      localStorage.setItem(memory, id);
    } catch {
      // for this visit only
    }
  };

  // a level is that of every bot; the seats that are not at this table are passed over
  const place = () => {
    if (position) return position;
    const query = new URLSearchParams(asked);
    for (const name of ["game", "language", "theme", "level"]) query.delete(name);
    if (asked.has("level") && !asked.has("seat0")) query.set("seat0", "you");
    for (const seat of SEATS) if (asked.has("level") && !query.has(seat)) query.set(seat, asked.get("level"));
    return `#/new/${key}?${query}`;
  };

  const when = (state) => {
    for (const text of of("#play [data-when]")) text.hidden = text.dataset.when !== state;
    for (const id of ["play", "learn"]) byId(id).disabled = state === "starting";
  };

  const boxed = (problem) => {
    when("new");
    byId(self.origin === "null" ? "boxed" : "not-started").hidden = false;
    console.info(`Tefuda did not start: ${problem.message}`);
  };

  const begin = (where) => {
    when("starting");
    for (const sheet of of("[data-style]")) sheet.disabled = false; // a link may lead to another game
    location.replace(where);
    import(new URL(body.dataset.start, document.baseURI)).then(({ start }) => start(key)).catch(boxed);
  };

  const play = () => begin(location.hash.startsWith("#/match/") ? location.hash : before() || place());
  const learn = () => begin(`#/learn/${key}`);

  // A sandbox may forbid windows; then there is the address to copy.
  const enlarge = (event) => {
    event.preventDefault();
    const opened = window.open(byId("full").href);
    if (opened) {
      opened.opener = null;
      return;
    }
    byId("forbidden").hidden = false;
    byId("full-address").value = byId("full").href;
    byId("full-address").select();
  };

  // the picture is shown in its looks, or without them where they do not come
  const dress = () => {
    const sheet = document.querySelector(`[data-style="${key}"]`);
    const show = () => { for (const still of of("[data-still]")) still.hidden = false; };
    for (const event of ["load", "error"]) sheet.addEventListener(event, show, { once: true });
    sheet.disabled = false;
  };

  const invite = () => {
    for (const still of of("[data-still]")) if (still.dataset.still !== key) still.remove();
    dress();
    for (const about of of(".about")) about.hidden = about.dataset.game !== key;
    document.querySelector(".invitation").hidden = false;
    when(before() ? "again" : "new");
    byId("lost").hidden = stored(memory) !== undefined;
    const wished = ["language", "theme"].filter((name) => asked.has(name)).map((name) => [name, asked.get(name)]);
    byId("full").href = new URL(`./?${new URLSearchParams(wished)}${place()}`.replace("?#", "#"), location.href);
    byId("play").addEventListener("click", play);
    byId("learn").addEventListener("click", learn);
    byId("learn").hidden = Boolean(position) || !body.dataset.lessons.split(" ").includes(key);
    byId("full").addEventListener("click", enlarge);
    addEventListener("hashchange", remember);
    addEventListener("hashchange", () => location.hash.length < 3 && when(before() ? "again" : "new"));
  };

  const wrong = fault();
  if (wrong) complain(wrong);
  else invite();
})();
