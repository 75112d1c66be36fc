// The shell and the rules pages work without a connection; games need one. Only our own files are kept.
const STORE = "grusel-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(url.pathname.startsWith("/assets/") ? fromStore(request) : fromServer(request));
});

// Files under /assets/ carry a fingerprint in their name, so they never change.
async function fromStore(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await store.put(request, response.clone());
  return response;
}

// Pages come from the server while it answers; any page of ours is the same file.
async function fromServer(request) {
  const store = await caches.open(STORE);
  const key = request.mode === "navigate" ? "/" : request;
  try {
    const response = await fetch(request);
    if (response.ok) await store.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await store.match(key);
    if (kept) return kept;
    throw error;
  }
}
