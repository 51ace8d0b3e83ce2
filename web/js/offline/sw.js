// The service worker, after Workbox's own scripts (web/tools/offline.py puts them before this).
// It keeps every file of one build, each checked against its hash, so that no build ever mixes
// with another; pages come from the network when it is quick, so that a visit after a release
// gets the new one. A new build waits until nobody is left on the old one, or is told to come.
const BUILD = "%BUILD%";
const PATIENCE = 2; // seconds a page may take before the kept one is shown

const { precaching, routing, strategies } = workbox;

precaching.precache(self.__WB_MANIFEST);

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
      handlerDidError: async ({ request }) => precaching.matchPrecache(kept(request.url)),
    },
  ],
});

routing.registerRoute(({ request, url }) => request.mode === "navigate" && kept(url), pages);
precaching.addRoute({ directoryIndex: null, cleanURLs: false });
precaching.cleanupOutdatedCaches();

// Files of the old build go when this one takes over, so only the asking page may be open.
const takeOver = async () => {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = open.filter(({ url }) => url.startsWith(self.registration.scope));
  if (ours.length < 2) await self.skipWaiting();
};

self.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0].postMessage(BUILD);
  if (event.data === "take over") event.waitUntil(takeOver());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
