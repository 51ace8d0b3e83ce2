// In a frame of another site Chromium refuses all storage, and PyScript, which keeps caches in
// IndexedDB on the page and in every worker, would die at its start. There it gets one that
// lives in memory. Import this before PyScript; it is ready when it has been evaluated.
const refused = () =>
  new Promise((answer) => {
    try {
      const request = indexedDB.open("tefuda-probe");
      request.onerror = (event) => {
        event.preventDefault();
        answer(true);
      };
      request.onsuccess = () => {
        request.result.close();
        answer(false);
      };
    } catch {
      answer(true);
    }
  });

// PyScript makes a channel, whether it needs one or not; where there is none, nobody hears this one.
globalThis.BroadcastChannel ??= class extends EventTarget {
  postMessage() {}
  close() {}
};

if (await refused()) await import("%FAKE_INDEXEDDB%");
