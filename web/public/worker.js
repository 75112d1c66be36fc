// The shell and the rules pages work without a connection; games need one. Only our own files are kept.
const STORE = "grusel-1";
const ROOT = new URL(self.registration.scope).pathname;

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
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(`${ROOT}api/`) && !url.pathname.endsWith(".json")) return; // a static site has files there
  const lasting = /\/(assets|runtime)\//.test(url.pathname) && !url.pathname.endsWith("/list.json");
  event.respondWith(lasting ? fromStore(request) : fromServer(request));
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
  const page = request.mode === "navigate";
  const key = page ? ROOT : request;
  try {
    const response = await fetch(request);
    if (response.ok && (!page || (await isRoot(response.clone())))) await store.put(key, response.clone());
    if (response.ok || !page) return response;
  } catch {
    // No answer: show the kept copy.
  }
  const kept = await store.match(key);
  return (kept && (page ? await atRoot(kept) : kept)) ?? Response.error();
}

// A server sends the same file for every page; those of a static site lie at different depths.
async function isRoot(response) {
  return !(await response.text()).includes('="../');
}

// A static site's page names its files by where they lie from the start page.
async function atRoot(kept) {
  const text = (await kept.text()).replaceAll('="./', `="${ROOT}`);
  return new Response(text, { headers: kept.headers });
}
