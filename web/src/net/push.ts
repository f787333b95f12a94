/** Web Push: a message from the server while no page is open. */

import { Refused } from './api';
import type { NewDevice } from './types';

const WORKER = '/push-worker.js';
const SCOPE = '/push/'; // no page is there, so the worker for lost connections keeps the pages

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address at which this browser gets messages, if it does. */
export const pushAddress = async () => (canPush() ? ((await subscription())?.endpoint ?? null) : null);

/** Subscribe this browser at its push service; a refusal says that it is not possible. */
export async function subscribe(key: string): Promise<NewDevice> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const coming = registration.installing ?? registration.waiting;
    if (!registration.active && coming)
      await new Promise<void>((done) =>
        coming.addEventListener('statechange', () => coming.state === 'activated' && done()),
      );
    const made = (
      await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON();
    return { endpoint: made.endpoint ?? '', p256dh: made.keys?.p256dh ?? '', auth: made.keys?.auth ?? '' };
  } catch {
    throw new Refused({ code: 'bad_reminder', reason: 'push' });
  }
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
