// Tabs, frames and windows of one origin, as far as they hear of each other. Any of it may be
// missing: without locks `hold` knows nothing, without a channel there are still the events of the
// store, and without these a second that has passed (app/page/tabs.py looks, whatever was heard).
const SECOND = 1000; // milliseconds
const MOMENT = 30; // what comes in so many milliseconds is one thing
const ours = ({ key }) => key === null || key.startsWith("tefuda/");

const opened = () => {
  try {
    return new BroadcastChannel("tefuda");
  } catch {
    return null; // there is none, or not here
  }
};

const channel = opened();
const held = new Map(); // the name of a lock → how to let it go
let lost = () => {};

/** Call when something may have happened elsewhere; `stolen` hears of a lock that was taken away. */
export const hear = (call, stolen) => {
  let due = null;
  const soon = () => (due ??= setTimeout(() => ((due = null), call()), MOMENT));
  lost = stolen;
  if (channel) channel.onmessage = soon;
  addEventListener("storage", (event) => ours(event) && soon());
  addEventListener("pageshow", soon);
  for (const woken of ["visibilitychange", "resume"]) document.addEventListener(woken, soon);
  setInterval(call, SECOND);
};

/** Something has happened here. */
export const tell = () => channel?.postMessage("");

/** Resolves with "mine", with "taken" where another has it and it is not stolen, or "unknown". */
export const hold = (name, steal) =>
  new Promise((answer) => {
    if (held.has(name)) return answer("mine");
    let release = null;
    const keep = (lock) => {
      if (!lock) return answer("taken");
      return new Promise((done) => {
        held.set(name, (release = done));
        answer("mine");
      });
    };
    const ended = () => {
      answer("unknown");
      if (!release || held.get(name) !== release) return;
      held.delete(name);
      lost(name);
    };
    try {
      navigator.locks.request(name, steal ? { steal } : { ifAvailable: true }, keep).catch(ended);
    } catch {
      answer("unknown"); // there are no locks, or not here
    }
  });

/** The names of all locks that anybody holds, as JSON; null where nobody can tell. */
export const locks = async () => {
  try {
    return JSON.stringify((await navigator.locks.query()).held.map(({ name }) => name));
  } catch {
    return "null";
  }
};

export const release = (name) => {
  held.get(name)?.();
  held.delete(name);
};

/** How much room the whole site takes and has, in bytes, and whether it is promised to last; as JSON. */
export const room = async () => {
  const { storage } = navigator; // only where the address is secure
  const [estimate, lasting] = await Promise.all([
    storage?.estimate?.().catch(() => ({})),
    storage?.persisted?.().catch(() => null),
  ]);
  return JSON.stringify({ used: estimate?.usage, most: estimate?.quota, lasting });
};

/** Ask the browser to keep what lies here, unless it has promised that. */
export const persist = async () => {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // it knows nothing of that
  }
};
