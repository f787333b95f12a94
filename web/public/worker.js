// Shows a page of our own where the server cannot be reached. Games are never kept: they live on the server.
const KEPT = 'bigboard-offline-1';
const PAGE = '/offline.html';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, '/icon.svg'])));
  self.skipWaiting();
});
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate' && !path.startsWith('/api/'))
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
});
