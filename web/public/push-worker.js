// Shows a notification when the server says that it is your turn, also while no page is open. Its scope holds no page, so
// that another service worker can look after the pages.
addEventListener('push', (event) => {
  const { title, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { tag, icon: '/icon-192.png', data: { url } }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const open = async () => {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((one) => new URL(one.url).pathname === url);
    await (there ? there.focus() : clients.openWindow(url));
  };
  event.waitUntil(open());
});
