// The service worker, after Workbox's own scripts (web/tools/site/offline.py puts them before this).
// It keeps every file of one build, each checked against its hash, so that no build ever mixes
// with another; pages come from the network when it is quick, so that a visit after a release
// gets the new one. A new build waits until nobody is left on the old one, or is told to come.
const BUILD = "%BUILD%";
const PATIENCE = 2; // seconds a page may take before the kept one is shown

const { core, precaching, routing, strategies } = workbox;

// The snapshot is kept unpacked: unpacking it would delay every start by a quarter of a second.
const unpacked = ({ body }) =>
  new Response(body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/octet-stream" },
  });
precaching.addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status >= 400) return null;
      return request.url.endsWith(".snapshot") ? unpacked(response) : response;
    },
  },
]);

const ALL = self.__WB_MANIFEST;
precaching.precache(ALL);

const kept = (url) => {
  const address = new URL(url);
  const path = address.pathname.endsWith("/") ? `${address.pathname}index.html` : address.pathname;
  return precaching.getCacheKeyForURL(path) && path;
};

const pages = new strategies.NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 400) throw new Error(`HTTP ${response.status}`);
        return response;
      },
      handlerDidError: async ({ request }) =>
        (await precaching.matchPrecache(kept(request.url))) ?? sorry(),
    },
  ],
});

routing.registerRoute(({ request, url }) => request.mode === "navigate" && kept(url), pages);
precaching.addRoute({ directoryIndex: null, cleanURLs: false });
precaching.cleanupOutdatedCaches();

// Browsers may throw away what was kept and leave this service worker.
const SORRY = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tefuda 手札</title><h1>Tefuda 手札</h1>
<p>No network, and this browser has thrown away the games that were kept for offline use.
What you played is not lost. <a href="">Try again</a> when there is a network.</p>
<p lang="ja">ネットワークがなく、オフライン用に保存されていたゲームはこのブラウザによって消去されました。
これまでの対戦は失われていません。ネットワークにつながったら<a href="">もう一度お試しください</a>。</p>`;

const sorry = () =>
  new Response(SORRY, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'",
    },
  });

// Whether everything is kept; what is not is fetched again first.
const mended = async (event) => {
  const cache = await caches.open(core.cacheNames.precache);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  try {
    for (const { url, integrity } of ALL) {
      if (here.has(precaching.getCacheKeyForURL(url))) continue;
      await precaching.createHandlerBoundToURL(url)({ event, params: { integrity } });
    }
    return true;
  } catch {
    return false; // no network, or there a newer build
  }
};

// Files of the old build go when this one takes over, so only the asking page may be open.
const takeOver = async () => {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = open.filter(({ url }) => url.startsWith(self.registration.scope));
  if (ours.length < 2) await self.skipWaiting();
};

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data === "build") port?.postMessage(BUILD);
  if (event.data === "mend") event.waitUntil(mended(event).then((whole) => port?.postMessage(whole)));
  if (event.data === "take over") event.waitUntil(takeOver());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
