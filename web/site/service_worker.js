// The service worker of the edition without a server: every file is kept, so that it works without a network.
// `make site` writes the version and the list of files.
const VERSION = 'VERSION';
const FILES = ['FILES'];
const KEPT = `bigboard-${VERSION}`;
// Only a worker that runs Python may compile WebAssembly; the page itself may not.
const COMMON =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
  "media-src 'self' data:; manifest-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";
const PAGE_POLICY = `${COMMON}; script-src 'self'`;
const WORKER_POLICY = `${COMMON}; script-src 'self' 'wasm-unsafe-eval'`;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});
addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('bigboard-') && name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'GET' && url.origin === location.origin) event.respondWith(answer(request, url));
});

async function answer(request, url) {
  const cache = await caches.open(KEPT);
  const page = request.mode === 'navigate';
  const found = await cache.match(page ? '/' : url.pathname);
  if (!found) return fetch(request);
  if (page) return withPolicy(found, PAGE_POLICY);
  return request.destination === 'worker' ? withPolicy(found, WORKER_POLICY) : found;
}

function withPolicy(found, policy) {
  const headers = new Headers(found.headers);
  headers.set('Content-Security-Policy', policy);
  return new Response(found.body, { status: found.status, headers });
}
