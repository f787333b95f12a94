/** Texts by key in IndexedDB. Python passes and receives JSON, which needs no proxies. */

const NAME = 'bigboard';
const STORE = 'kept';

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
  });
}

export class Storage {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Storage> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new Storage(await finished(request));
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  }

  get = async (key: string): Promise<string> =>
    JSON.stringify((await finished(this.store('readonly').get(key))) ?? null);

  /** All changes of one call, or none. */
  put = (json: string): Promise<void> => {
    const store = this.store('readwrite');
    const changes = Object.entries(JSON.parse(json) as Record<string, string | null>);
    for (const [key, text] of changes)
      if (text === null) store.delete(key);
      else store.put(text, key);
    return new Promise((done, fail) => {
      store.transaction.oncomplete = () => done();
      store.transaction.onabort = () => fail(store.transaction.error ?? new Error('IndexedDB'));
    });
  };

  scan = async (prefix: string): Promise<string> => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const store = this.store('readonly');
    const [keys, texts] = await Promise.all([
      finished(store.getAllKeys(range)),
      finished(store.getAll(range) as IDBRequest<string[]>),
    ]);
    return JSON.stringify(keys.map((key, at) => [key, texts[at]]));
  };
}
