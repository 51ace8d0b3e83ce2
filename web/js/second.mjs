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

/** Every line there is, as JSON: [match, number, text] each. */
export const read = () =>
  within("readonly", (lines) => [lines.getAllKeys(), lines.getAll()]).then(([keys, texts]) =>
    JSON.stringify(keys.map(([match, number], place) => [match, number, texts[place]])),
  );

/**
 * Resolves once all is on disk. Of matches that are dropped nothing stays but the lines given; a
 * number is written once, and another text under it is refused.
 */
export const write = (json) => {
  const { drops, lines } = JSON.parse(json);
  const put = (those) => (store) => [
    ...drops.map((match) => store.delete(all(match))),
    ...those.map(([match, number, text]) => store.add(text, [match, number])),
  ];
  return within("readwrite", put(lines)).catch(async (problem) => {
    if (problem.name !== "ConstraintError") throw problem;
    const get = (store) => lines.map(([match, number]) => store.get([match, number]));
    const there = await within("readonly", get); // perhaps an answer was lost, or another page wrote it
    if (lines.some(([, , text], place) => (there[place] ?? text) !== text)) throw problem;
    return within("readwrite", put(lines.filter((_, place) => there[place] === undefined)));
  });
};
