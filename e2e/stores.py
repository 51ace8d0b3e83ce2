"""Stores that answer late, or never, or are refused: scripts to be run before a page's own."""

# The second copy is opened when `window.letOpen()` says so, and not before. To the page it looks
# like the browser's own.
LATE = """(() => {
  const asked = [];
  let may = false;
  window.letOpen = () => { may = true; asked.splice(0).forEach((begin) => begin()); };
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = new Proxy(open, { apply(_, factory, [name, ...more]) {
    if (may || name !== "tefuda-second") return Reflect.apply(open, factory, [name, ...more]);
    const request = {};
    asked.push(() => {
      const real = Reflect.apply(open, factory, [name, ...more]);
      for (const does of ["onsuccess", "onerror", "onupgradeneeded"]) real[does] = request[does];
      for (const tells of ["result", "error"]) Object.defineProperty(request, tells, { get: () => real[tells] });
    });
    return request;
  } });
})()"""

# what is written to the second copy is answered for half a second late
SLOW_DISK = """(() => {
  const { get, set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "oncomplete");
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", { get, set(does) {
    set.call(this, (event) => setTimeout(() => does.call(this, event), this.mode === "readwrite" ? 500 : 0));
  } });
})()"""

NO_INDEXED = """IDBFactory.prototype.open = new Proxy(IDBFactory.prototype.open, {
  apply(open, factory, [name, ...more]) {
    if (name === "tefuda-second") throw new DOMException("refused", "SecurityError");
    return Reflect.apply(open, factory, [name, ...more]);
  },
});"""

NO_LOCAL = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("refused", "SecurityError"); },
})"""

# nothing can be written while `window.refuses` is true
THROWING = """(() => {
  const put = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (window.refuses) throw new DOMException("full", "QuotaExceededError");
    put.call(this, key, text);
  };
})()"""

# all that is left of the store, to the last character
FILL = """() => {
  for (let size = 2 ** 22, number = 0; size >= 1; size = Math.floor(size / 2)) {
    try { for (;;) localStorage.setItem(`filler${number++}`, "x".repeat(size)); } catch { }
  }
}"""
EMPTY = """() => Object.keys(localStorage).filter((key) => key.startsWith("filler"))
  .forEach((key) => localStorage.removeItem(key))"""

CLEAR_LOCAL = "localStorage.clear();"
CLEAR_SECOND = """await new Promise((done) => {
  Object.assign(indexedDB.deleteDatabase("tefuda-second"), { onsuccess: done, onerror: done });
});"""

# the lines of the match that is open, as the second copy has them
SECOND = """() => new Promise((answer) => {
  const opening = indexedDB.open("tefuda-second");
  opening.onsuccess = () => {
    const db = opening.result;
    if (!db.objectStoreNames.contains("lines")) return answer([]);
    const match = location.hash.split("/")[2];
    const all = db.transaction("lines").objectStore("lines").getAll(IDBKeyRange.bound([match], [match, []]));
    all.onsuccess = () => { db.close(); answer(all.result.map((line) => line.trim().slice(9))); };
  };
})"""
