/** Parts of the page that are loaded when they are needed. */

import { WITHOUT_SERVER } from '@/site/edition';
import { missingParts } from './missing_parts.svelte';

const AGAIN_MS = 10_000;
const ASK_MS = 1000;

/**
 * A part that cannot be had is not there because the server is gone, or because it has another version since this page
 * was opened. Loading the page again gets the part; but only when the server answers, since the rest of the page is of
 * use until then. Where it answers and still has no such part, the page is not loaded again and again.
 */
export function loadPart<T>(loading: Promise<T>): Promise<T> {
  return loading.catch(async (error: unknown) => {
    if (!(await serverAnswers())) {
      missingParts.parts += 1;
      do await new Promise((done) => setTimeout(done, ASK_MS));
      while (!(await serverAnswers()));
    } else if (Date.now() - Number(sessionStorage.getItem('reloaded')) < AGAIN_MS) throw error;
    sessionStorage.setItem('reloaded', String(Date.now()));
    location.reload();
    return new Promise<T>(() => undefined);
  });
}

function serverAnswers(): Promise<boolean> {
  return fetch(WITHOUT_SERVER ? '/python/parts.json' : '/api/version', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
}
