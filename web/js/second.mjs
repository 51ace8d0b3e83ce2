// The second copy of every match, in IndexedDB, a record for each line of a save: localStorage
// reaches the disk seconds late, this is there when `write` resolves, whatever is killed then
// (docs/measurements/kills.md). Where the browser refuses IndexedDB, or only our stand-in for it
// is there, `open` rejects.
const LINES = "lines";
const PATIENCE = 3000; // milliseconds until a connection that does not answer counts as lost
const FINAL = ["ConstraintError", "QuotaExceededError", "DataError", "NotSupportedError"];
let opening = null; // the promise of a connection
let db = null; // the connection while it lives
let frame = null; // a frame of our own that lends its IndexedDB
const unanswered = new Set(); // how to give up what the connection has not answered

const forget = () => {
  db = opening = null;
  for (const giveUp of unanswered) giveUp();
  unanswered.clear();
};

const patiently = (begin) =>
  new Promise((answer, refuse) => {
    const giveUp = () => refuse(new DOMException("no answer", "TimeoutError"));
    // after work of Python's that takes long, an answer may stand in line behind the first timer
    let timer = setTimeout(() => (timer = setTimeout(giveUp, 100)), PATIENCE);
    const done = (then) => (value) => {
      unanswered.delete(giveUp);
      clearTimeout(timer);
      then(value);
    };
    unanswered.add(giveUp);
    begin(done(answer), done(refuse)); // what was given up settles nothing any more
  });

const isNative = (method) => /\[native code\]/.test(Function.prototype.toString.call(method));

const connect = (factory) =>
  patiently((answer, refuse) => {
    if (!isNative(factory.open)) throw new DOMException("only our stand-in", "NotSupportedError");
    const request = factory.open("tefuda-second", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(LINES);
    request.onerror = (event) => {
      event.preventDefault(); // Firefox would report it as uncaught
      refuse(request.error);
    };
    request.onsuccess = () => {
      const mine = (db = request.result);
      const lost = () => {
        mine.close();
        if (db === mine) forget();
      };
      mine.onclose = mine.onversionchange = lost; // its process died; a newer page waits for us
      answer();
    };
  });

// When WebKit's network process dies (iPads do that to pages put aside), what was asked for is never
// answered, and page and workers get no other connection; but a new frame of the page does.
const elsewhere = (problem) => {
  if (!["UnknownError", "TimeoutError"].includes(problem.name)) throw problem;
  frame?.remove();
  frame = Object.assign(document.createElement("iframe"), { hidden: true });
  document.documentElement.append(frame); // where nothing is ever drawn anew
  return connect(frame.contentWindow.indexedDB);
};

/** Resolves when lines can be kept; calls itself when the connection was lost. */
export const open = () =>
  (opening ??= connect(indexedDB)
    .catch(elsewhere)
    .catch((problem) => {
      forget();
      throw problem;
    }));

/** The same, however long it takes: refused is only what the browser does not want. */
export const opened = () =>
  open().catch((problem) => {
    if (problem.name !== "TimeoutError") throw problem;
    return opened();
  });

// One transaction; resolves once all is on disk, with what was asked for. It begins in this very
// task, and `commit` ends it without the page, so it goes through even if Python holds the thread.
const transact = (mode, work) =>
  patiently((answer, refuse) => {
    let why = null;
    const transaction = db.transaction(LINES, mode, { durability: "strict" });
    const requests = work(transaction.objectStore(LINES));
    for (const request of requests) request.onerror = () => (why ??= request.error);
    transaction.oncomplete = () => answer(requests.map((request) => request.result));
    transaction.onabort = () => refuse(why ?? transaction.error ?? new DOMException("", "AbortError"));
    if (mode === "readwrite") transaction.commit?.();
  });

const within = (mode, work) => {
  const again = () => open().then(() => transact(mode, work));
  const used = db;
  if (!used) return again();
  return transact(mode, work).catch((problem) => {
    if (FINAL.includes(problem.name)) throw problem;
    if (db === used) forget();
    return again(); // once more, with a new connection
  });
};

const all = (match) => IDBKeyRange.bound([match], [match, []]); // [] sorts after numbers

/** Whether there are any matches. */
export const filled = () => within("readonly", (lines) => [lines.count()]).then(([count]) => count > 0);

/** Every line there is, or those of one match, as JSON: [match, number, text] each. */
export const read = (match) => {
  const range = match ? all(match) : undefined;
  return within("readonly", (lines) => [lines.getAllKeys(range), lines.getAll(range)]).then(([keys, texts]) =>
    JSON.stringify(keys.map(([id, number], place) => [id, number, texts[place]])),
  );
};

/**
 * Resolves once all is on disk. Of matches that are dropped nothing stays but the lines given; a
 * number is written once. As JSON: `taken`, the matches of which another text stands under a number
 * (another page was quicker), nothing of theirs is written; `lacking`, those whose line before the
 * first one given is gone (somebody has cleared the store).
 */
export const write = (json) => {
  const { drops, lines } = JSON.parse(json);
  const firsts = new Map([...lines].reverse().map(([match, number]) => [match, number]));
  for (const match of drops) firsts.delete(match);
  const joints = [...firsts].filter(([, number]) => number > 0);
  const put = (those) => (store) => [
    ...joints.map(([match, number]) => store.getKey([match, number - 1])),
    ...drops.map((match) => store.delete(all(match))),
    ...those.map(([match, number, text]) => store.add(text, [match, number])),
  ];
  const told = (results, taken) => {
    const lacking = joints.map(([match]) => match).filter((match, place) => !results[place] && !taken.has(match));
    return JSON.stringify({ taken: [...taken], lacking });
  };
  const once = (those, taken) => within("readwrite", put(those)).then((results) => told(results, taken));
  return once(lines, new Set()).catch(async (problem) => {
    if (problem.name !== "ConstraintError") throw problem;
    const get = (store) => lines.map(([match, number]) => store.get([match, number]));
    const there = await within("readonly", get); // perhaps an answer was lost, or another page wrote it
    const other = lines.filter(([match, , text], place) => !drops.includes(match) && (there[place] ?? text) !== text);
    const taken = new Set(other.map(([match]) => match));
    const isNew = ([match], place) => !taken.has(match) && (drops.includes(match) || there[place] === undefined);
    return once(lines.filter(isNew), taken);
  });
};
