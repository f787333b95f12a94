/** Parts of the page that are loaded when they are needed. */

const AGAIN_MS = 10_000;

/**
 * A part that cannot be had is not there because the server is gone, or because it has another version since this page
 * was opened. Loading the page again shows either; but not again and again.
 */
export function part<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error: unknown) => {
    if (Date.now() - Number(sessionStorage.getItem('reloaded')) < AGAIN_MS) throw error;
    sessionStorage.setItem('reloaded', String(Date.now()));
    location.reload();
    return new Promise<T>(() => undefined);
  });
}
